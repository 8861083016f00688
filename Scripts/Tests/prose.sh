# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

fixtures="$root/Scripts/Tests/Fixtures/prose"

# Runs the checker on one fixture, and expects these findings: line and rule, one a line.
expect_findings() {
    run "$root/Scripts/lib/prose" "$fixtures/$1"
    expect "findings in $1" \
        "$(sed -E 's/.*[.](swift|md):([0-9]+): .*\(rule ([0-9])\)$/\2 \3/' <<<"$output")" "$2"
    expect "status for $1" "$status" 1
}

test_prose_reports_each_rule_with_its_place() {
    expect_findings rule1.swift $'1 1\n4 1\n7 1'
    expect_findings rule2.swift '1 2'
    expect_findings rule3.swift $'1 3\n1 3\n4 3\n4 3'
    expect_findings rule3.md $'3 3\n3 3'
    expect_findings rule5.swift '1 5'
    expect_findings rule6.swift $'2 6\n2 6\n4 6'
    expect_findings rule7.swift $'1 7\n1 7\n1 7'
    expect_findings rule8.swift $'1 8\n2 8'
}

test_prose_accepts_plain_words() {
    run "$root/Scripts/lib/prose" "$fixtures/good.swift"
    expect findings "$output" ""
    expect status "$status" 0
}
