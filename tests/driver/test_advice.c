/*
 * test_advice.c - each reason of the library has advice of its own.
 */
#include "driver/rollout/advice.h"
#include "library/call/reason.h"

#include <criterion/criterion.h>
#include <string.h>

Test(advice, is_there_for_every_reason_of_the_library)
{
    const char *unknown = ct_advice_for("no reason").text;

    cr_expect(!ct_advice_for("no reason").can_gain);
    for (int i = 0; i < CT_REASONS; i++) {
        const char *reason = ct_reason_text((enum ct_reason)i);

        if (reason[0] != '\0')
            cr_expect_str_neq(ct_advice_for(reason).text, unknown, "%s", reason);
    }
}

Test(advice, is_to_tune_where_tuning_helps)
{
    cr_expect(ct_advice_for("collective not tuned").can_gain);
    cr_expect(ct_advice_for("MPI library differs").can_gain);
    cr_expect(!ct_advice_for("the tuned choice").can_gain);
    cr_expect(!ct_advice_for("operation does not commute").can_gain);
}
