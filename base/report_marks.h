/*
 * report_marks.h - the first and the last line of a report that the library writes to a file
 * and `colltune summary` reads.
 */
#ifndef CT_BASE_REPORT_MARKS_H
#define CT_BASE_REPORT_MARKS_H

#define CT_REPORT_FORMAT "2"
#define CT_REPORT_BEGINNING "# colltune report "
#define CT_REPORT_HEAD CT_REPORT_BEGINNING CT_REPORT_FORMAT
#define CT_REPORT_END "# end of the report"

#endif
