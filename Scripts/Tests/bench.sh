# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

test_a_wrong_command_line_is_told_before_anything_is_measured() {
    run "$root/Scripts/bench" --nonsense
    expect status "$status" 64
    expect_contains errors "$errors" "See 'Scripts/bench --help'."

    run "$root/Scripts/bench" DependencyContainr
    expect status "$status" 64
    expect_contains errors "$errors" "there are no benchmarks of 'DependencyContainr'; there are"
    expect_contains errors "$errors" " DependencyContainer"

    run "$root/Scripts/bench" --only
    expect status "$status" 64
    expect_contains errors "$errors" "--only needs a value"

    run "$root/Scripts/bench" --rounds none
    expect status "$status" 64
    expect_contains errors "$errors" "--rounds is a number from 1 to 1000, not 'none'"

    run "$root/Scripts/bench" --compare none.json
    expect status "$status" 66
    expect_contains errors "$errors" "none.json cannot be read; write it with --json"

    echo '{"version": 1}' >other.json
    run "$root/Scripts/bench" --compare other.json
    expect status "$status" 65
    expect_contains errors "$errors" "other.json is no answer of --json"
}

# The command of Scripts/Benchmarking/README.md, in one round.
bench() {
    (cd "$root" && Scripts/bench --only shared DependencyContainer --rounds 1 "$@")
}

test_new_names_suffice_for_any_number_of_rounds() {
    run "$root/Scripts/bench" --only register-cold --rounds 20 --no-instructions DependencyContainer
    expect_contains "status without instructions" " 1 69 " " $status "
    expect_contains output "$output" "[register-cold]"
}

test_it_measures_answers_in_json_and_compares() {
    # Whether goals hold is for a quiet machine to say: 0, 1 and 69 are all answers.
    run bench --json
    expect_contains "status of --json" " 0 1 69 " " $status "
    expect "the rows" "$(grep -o '"name" : .*' <<<"$output")" '"name" : "shared",
"name" : "shared-strings",'
    expect_contains output "$output" '"figure" : "time"'
    echo "$output" >before.json

    run bench --compare "$PWD/before.json" --no-instructions
    # A goal in instructions is not held without them.
    expect_contains "status without instructions" " 1 69 " " $status "
    expect_contains output "$output" "not counted: --no-instructions"
    expect_contains output "$output" "not measured"
    expect_contains output "$output" "Beside the earlier run:"
    expect_contains output "$output" "shared-strings, time"

    run "$root/Scripts/bench" --only no-such-row DependencyContainer
    expect status "$status" 64
    expect_contains errors "$errors" "no benchmark is called like 'no-such-row'; there are shared,"
}

test_without_valgrind_it_says_so() {
    mkdir bin
    printf '#!/bin/sh\nexit 127\n' >bin/valgrind
    chmod +x bin/valgrind
    PATH=$PWD/bin:$PATH run "$root/Scripts/bench" --rounds 1 --only shared DependencyContainer
    expect_contains "status" " 1 69 " " $status "
    expect_contains output "$output" "not counted: valgrind is not installed"
}

test_an_answer_that_cannot_be_written_is_no_success() {
    [ -e /dev/full ] || return 0
    # shellcheck disable=SC2016 # for the inner shell
    run bash -c '"$0" --rounds 1 --no-instructions --only shared-strings DependencyContainer >/dev/full' \
        "$root/Scripts/bench"
    expect status "$status" 74
    expect_contains errors "$errors" "the answer could not be written: No space left on device"
}
