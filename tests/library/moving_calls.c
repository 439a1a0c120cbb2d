/*
 * moving_calls FOLDER - an application that takes its locale from the environment, and another
 * folder after it has called MPI_Init.
 */
#include <locale.h>
#include <mpi.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    const double in = 0.5;
    double sum;
    int bytes[2] = {1, 1}, places[2] = {0, 1};
    char send[2] = "a", recv[2], text[16];
    int mistakes = 0;

    if (setlocale(LC_ALL, "") == NULL || localeconv()->decimal_point[0] != ',')
        return 2;
    MPI_Init(&argc, &argv);
    if (argc < 2 || chdir(argv[1]) != 0)
        return 3;
    for (int i = 0; i < 20; i++) {
        MPI_Allreduce(&in, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        MPI_Alltoallv(send, bytes, places, MPI_CHAR, recv, bytes, places, MPI_CHAR, MPI_COMM_WORLD);
        mistakes += sum != 1;
    }
    MPI_Finalize();
    snprintf(text, sizeof text, "%g", in); /* its own numbers have commas */
    mistakes += strcmp(text, "0,5") != 0;
    return mistakes != 0;
}
