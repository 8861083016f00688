# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

test_a_wrong_command_line_is_reported_before_anything_is_built() {
    run "$root/Scripts/simulate" --nonsense
    expect status "$status" 64
    expect_contains errors "$errors" "there is no option '--nonsense'"
    expect_contains errors "$errors" "See 'Scripts/simulate --help'."

    run "$root/Scripts/simulate" 7
    expect status "$status" 64
    expect_contains errors "$errors" "'7' is not expected"

    run "$root/Scripts/simulate" --seed
    expect status "$status" 64
    expect_contains errors "$errors" "--seed needs a number"

    run "$root/Scripts/simulate" --store mysql
    expect status "$status" 64
    expect_contains errors "$errors" "--store is 'sqlite' or 'postgresql', not 'mysql'"

    run "$root/Scripts/simulate" --steps many
    expect status "$status" 64
    expect_contains errors "$errors" "--steps is a number from 1 on, not 'many'"

    run "$root/Scripts/simulate" --steps 0
    expect status "$status" 64
    expect_contains errors "$errors" "--steps is a number from 1 on, not '0'"

    run "$root/Scripts/simulate" --seed 99999999999999999999
    expect status "$status" 64
    expect_contains errors "$errors" "--seed is a number from 0 to 18446744073709551615"
}
