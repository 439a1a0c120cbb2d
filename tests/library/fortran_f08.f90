! fortran_f08 - MPI_ALLTOALL, MPI_ALLGATHER in place and MPI_ALLREDUCE by
! `use mpi_f08`, results checked.
program fortran_f08
  use mpi_f08
  implicit none
  integer :: ierr, rank, nranks, i, total
  integer :: send(8), recv(8)

  call MPI_INIT(ierr)
  call MPI_COMM_RANK(MPI_COMM_WORLD, rank, ierr)
  call MPI_COMM_SIZE(MPI_COMM_WORLD, nranks, ierr)
  do i = 1, nranks
    send(i) = 100 * rank + i
  end do
  call MPI_ALLTOALL(send, 1, MPI_INTEGER, recv, 1, MPI_INTEGER, &
                    MPI_COMM_WORLD, ierr)
  do i = 1, nranks
    if (recv(i) /= 100 * (i - 1) + rank + 1) stop 1
  end do
  recv(rank + 1) = 7 * rank
  call MPI_ALLGATHER(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, recv, 1, &
                     MPI_INTEGER, MPI_COMM_WORLD, ierr)
  do i = 1, nranks
    if (recv(i) /= 7 * (i - 1)) stop 2
  end do
  call MPI_ALLREDUCE(rank, total, 1, MPI_INTEGER, MPI_SUM, &
                     MPI_COMM_WORLD, ierr)
  if (total /= nranks * (nranks - 1) / 2) stop 3
  call MPI_FINALIZE(ierr)
end program
