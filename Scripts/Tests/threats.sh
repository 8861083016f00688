# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# A repository with a threat model of one row, whose last cell is given, and two tests.
threat_model() {
    git init -q .
    mkdir -p .github Packages/Card/Tests/CardTests Scripts/Tests
    {
        echo '| Attacker | Asset | Control | Test |'
        echo '|---|---|---|---|'
        echo "| a thief | a card | the lock | $1 |"
    } >.github/SECURITY.md
    echo '@Test("refuses a \"lost\" card")' >Packages/Card/Tests/CardTests/CardTests.swift
    printf 'test_lock() {\n}\n' >Scripts/Tests/lock.sh
    run "$root/Scripts/lib/threats" --root "$PWD"
}

test_threats_accepts_tests_in_swift_and_in_scripts() {
    threat_model '`refuses a "lost" card`<br>`test_lock`'
    expect findings "$output" ""
    expect status "$status" 0
}

test_threats_reports_a_test_that_does_not_exist() {
    threat_model '`test_lock`<br>`refuses a card`'
    expect findings "$output" ".github/SECURITY.md:3: there is no test 'refuses a card'"
    expect status "$status" 1
}

test_threats_reports_a_row_without_a_test() {
    threat_model 'planned'
    expect findings "$output" ".github/SECURITY.md:3: the control 'the lock' names no test"
    expect status "$status" 1
}

test_threats_reports_an_incomplete_row_and_a_missing_table() {
    threat_model '`test_lock` | more'
    expect_contains row "$output" ".github/SECURITY.md:3: a row has 4 cells with text"
    echo 'No table' >.github/SECURITY.md
    run "$root/Scripts/lib/threats" --root "$PWD"
    expect_contains table "$output" "there is no table with the columns"
}

test_threats_reports_a_test_that_is_commented_out_or_disabled() {
    threat_model '`refuses a "lost" card`<br>`test_lock`'
    cards=Packages/Card/Tests/CardTests/CardTests.swift
    for text in '// @Test("refuses a \"lost\" card")' '/* @Test("refuses a \"lost\" card") */' \
        '@Test("refuses a \"lost\" card", .disabled("slow")) func lost() {}'; do
        printf '%s\n@Test("another")\n' "$text" >"$cards"
        run "$root/Scripts/lib/threats" --root "$PWD"
        expect findings "$output" \
            ".github/SECURITY.md:3: there is no test 'refuses a \"lost\" card'"
    done
    echo '@Test("another", .disabled("slow"))
    func another() {}
    @Test("refuses a \"lost\" card") func lost() {}' >"$cards"
    echo '#test_lock() {' >Scripts/Tests/lock.sh
    run "$root/Scripts/lib/threats" --root "$PWD"
    expect findings "$output" ".github/SECURITY.md:3: there is no test 'test_lock'"
}
