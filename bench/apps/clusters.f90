! clusters.f90 - k-means clustering: a program in Fortran whose images add up with co_sum.
!
! Each image has POINTS points in DIMENSIONS dimensions, drawn round CLUSTERS centres
! that image 1 draws and tells to all (co_broadcast). Each of STEPS steps gives every
! point to its nearest centre and moves the centres to the mean of their points: one
! sum of all coordinates, and one of the counts, over all images (co_sum).
! Method: Lloyd, Least squares quantization in PCM, 1982.
program clusters
  use iso_fortran_env, only: real64, int64
  implicit none
  integer, parameter :: points = 2000, dimensions = 64, groups = 32, steps = 30
  real(real64) :: centres(dimensions, groups), sums(dimensions, groups), point(dimensions, points)
  real(real64) :: counts(groups), spread, away, nearest
  integer :: step, i, k, own
  integer(int64) :: state

  state = this_image()
  if (this_image() == 1) call draw(centres, size(centres), 1.0_real64)
  call co_broadcast(centres, 1)
  call draw(point, size(point), 0.2_real64)
  do i = 1, points
    point(:, i) = point(:, i) + centres(:, mod(i, groups) + 1)
  end do
  centres = 0.9_real64 * centres
  do step = 1, steps
    sums = 0
    counts = 0
    spread = 0
    do i = 1, points
      nearest = huge(nearest)
      own = 1
      do k = 1, groups
        away = sum((point(:, i) - centres(:, k))**2)
        if (away < nearest) then
          nearest = away
          own = k
        end if
      end do
      sums(:, own) = sums(:, own) + point(:, i)
      counts(own) = counts(own) + 1
      spread = spread + nearest
    end do
    call co_sum(sums)
    call co_sum(counts)
    call co_sum(spread)
    do k = 1, groups
      if (counts(k) > 0) centres(:, k) = sums(:, k) / counts(k)
    end do
  end do
  if (this_image() == 1) print '(a, i0, a, f0.6)', 'clusters: ', num_images(), &
    ' images, squared distances ', spread

contains

  subroutine draw(values, n, most)
    integer, intent(in) :: n
    real(real64), intent(out) :: values(n)
    real(real64), intent(in) :: most
    integer :: j

    do j = 1, n
      state = mod(state * 48271_int64, 2147483647_int64)
      values(j) = most * (2 * real(state, real64) / 2147483647 - 1)
    end do
  end subroutine
end program
