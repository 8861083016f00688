# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

fuzz=$root/Scripts/ArchitectureLint/fuzz

# A toolchain whose compiler makes this of whatever it is given: toolchain_makes PROGRAM. It says
# that it has libFuzzer only where there is a program.
toolchain_makes() {
    mkdir -p toolchain/bin toolchain/lib
    printf '%s\n' "$1" >toolchain/program
    [ -z "$1" ] || touch toolchain/lib/libclang_rt.fuzzer-x86_64.a
    cat >toolchain/bin/swiftc <<END
#!/bin/sh
while [ "\$1" != -o ]; do shift; done
cp "$PWD/toolchain/program" "\$2" && chmod +x "\$2"
END
    chmod +x toolchain/bin/swiftc
    PATH=$PWD/toolchain/bin:$PATH
}

test_fuzz_tells_its_purpose_and_refuses_what_it_does_not_know() {
    run "$fuzz" --help
    expect status "$status" 0
    expect_contains output "$output" "USAGE: Scripts/ArchitectureLint/fuzz"
    run "$fuzz" --seconds 0
    expect status "$status" 64
    run "$fuzz" import
    expect status "$status" 64
    expect_contains errors "$errors" "there is nothing called 'import' to be fuzzed"
}

test_fuzz_tries_each_reader_by_its_name_and_with_its_own_seeds() {
    # shellcheck disable=SC2016 # for the program that is written
    toolchain_makes '#!/bin/sh
for seeds; do :; done
ls -A "$seeds" | grep -q . || exit 1
echo "stat::number_of_executed_units: 7"
echo "$0 $*" >>asked'
    run "$fuzz" --runs 7
    expect status "$status" 0
    expect output "$(sort <<<"$output")" "imports: 7 texts, 0 a second, and everything held
manifests: 7 texts, 0 a second, and everything held
rules: 7 texts, 0 a second, and everything held"
    expect asked "$(grep -c -- '/fuzz-[a-z]* -runs=7 ' asked)" 3
    rm asked
    run "$fuzz" --seconds 2 rules
    expect "asked for one" "$(grep -c -- '/fuzz-rules -max_total_time=2 ' asked)" 1
}

test_fuzz_fails_when_one_reader_breaks_and_keeps_the_program_that_shows_it() {
    # shellcheck disable=SC2016 # for the program that is written
    toolchain_makes '#!/bin/sh
case $0 in *-rules) echo "it broke" && exit 77 ;; esac'
    run "$fuzz"
    expect status "$status" 1
    expect_contains errors "$errors" "it broke"
    expect_contains errors "$errors" "fuzz: rules broke; the program that shows it is ./fuzz-rules"
    expect_contains output "$output" "manifests: "
    [ -x fuzz-rules ] || expect "the program" "gone" "there"
}

# What Scripts/test makes of it.
verdict() {
    cat >verdict.py <<END
import sys
sys.path.insert(0, "$root/Scripts/lib")
from testrun import *
command = "cd '$PWD' && exec '$fuzz' --runs 1"
run = Run([Job("before", ["true"]), Job("fuzz", ["bash", "-c", command], judge=judge_fuzz)])
run.run_all()
sys.exit(run.print_table())
END
    run python3 verdict.py
}

test_a_toolchain_without_libfuzzer_is_told_and_does_not_fail() {
    toolchain_makes ''
    verdict
    expect status "$status" 0
    expect_contains output "$output" "fuzz: skipped (fuzz: this toolchain has no libFuzzer)"
    expect "last line" "$(tail -n 1 <<<"$output")" "1 passed, 0 failed"
}

test_what_breaks_under_fuzzing_fails_the_tests() {
    toolchain_makes '#!/bin/sh
exit 77'
    verdict
    expect status "$status" 1
    expect_contains errors "$errors" "fuzz: imports broke"
    expect "last line" "$(tail -n 1 <<<"$output")" "1 passed, 1 failed"
}
