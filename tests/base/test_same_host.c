/*
 * test_same_host.c - names of hosts with and without their domains.
 */
#include "base/same_host.h"

#include <criterion/criterion.h>

Test(same_host, is_one_with_and_without_its_domain)
{
    cr_expect(ct_host_is_same("n0", "n0"));
    cr_expect(ct_host_is_same("n0", "n0.cluster.example"));
    cr_expect(ct_host_is_same("n0.cluster.example", "n0"));
    cr_expect(ct_host_is_same("n0.cluster.example", "n0.cluster.example"));
}

Test(same_host, is_another_with_another_domain_or_name)
{
    cr_expect_not(ct_host_is_same("n0.a.example", "n0.b.example"));
    cr_expect_not(ct_host_is_same("n0", "n00"));
    cr_expect_not(ct_host_is_same("n0", "n1.cluster.example"));
}

Test(same_host, has_no_domain_if_it_is_an_address)
{
    cr_expect_not(ct_host_is_same("10.0.0.1", "10.0.0.2"));
    cr_expect_not(ct_host_is_same("10", "10.0.0.2"));
    cr_expect_not(ct_host_is_same("::ffff:10.0.0.1", "::ffff:10"));
}
