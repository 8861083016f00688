# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# Runs the check in a repository with two tests, and a threat model of one row whose last cell is given.
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
    check_claims
}

check_claims() { run "$root/Scripts/lib/claims" --root "$PWD"; }

# Runs it with a README, the rows of its claims, and lines below 'No claims'.
readme() {
    echo "$1" >README.md
    printf '| Claim | Test |\n|---|---|\n%s\n\n## No claims\n%s\n' "$2" "${3-}" >.github/CLAIMS.md
    threat_model '`test_lock`'
}

test_claims_accepts_tests_in_swift_and_in_scripts() {
    threat_model '`refuses a "lost" card`<br>`test_lock`'
    expect findings "$output" ""
    expect status "$status" 0
}

test_claims_reports_a_test_that_does_not_exist() {
    threat_model '`test_lock`<br>`refuses a card`'
    expect findings "$output" ".github/SECURITY.md:3: there is no test 'refuses a card'"
    expect status "$status" 1
}

test_claims_reports_a_row_without_a_test() {
    threat_model 'planned'
    expect findings "$output" ".github/SECURITY.md:3: 'the lock' names no test"
    expect status "$status" 1
}

test_claims_reports_an_incomplete_row_and_a_missing_table() {
    threat_model '`test_lock` | more'
    expect_contains row "$output" ".github/SECURITY.md:3: a row has 4 cells with text"
    echo 'No table' >.github/SECURITY.md
    check_claims
    expect_contains table "$output" ".github/SECURITY.md:1: there is no table whose last column is 'Test'"
}

test_claims_reports_a_test_that_is_commented_out_or_disabled() {
    threat_model '`refuses a "lost" card`<br>`test_lock`'
    cards=Packages/Card/Tests/CardTests/CardTests.swift
    for text in '// @Test("refuses a \"lost\" card")' '/* @Test("refuses a \"lost\" card") */' \
        '@Test("refuses a \"lost\" card", .disabled("slow")) func lost() {}'; do
        printf '%s\n@Test("another")\n' "$text" >"$cards"
        check_claims
        expect findings "$output" \
            ".github/SECURITY.md:3: there is no test 'refuses a \"lost\" card'"
    done
    echo '@Test("another", .disabled("slow"))
    func another() {}
    @Test("refuses a \"lost\" card") func lost() {}' >"$cards"
    echo '#test_lock() {' >Scripts/Tests/lock.sh
    check_claims
    expect findings "$output" ".github/SECURITY.md:3: there is no test 'test_lock'"
}

test_claims_accepts_a_readme_whose_sentences_are_quoted_or_no_claims() {
    mkdir -p .github
    readme '# A bank. It flies.

**Yes.** Who keeps **money**? The
[vault](vault.md) keeps it. `It` has `two` locks: one is red.

[vault]: vault.md

```
It sings.
```

| It | dances. |
* Call us.' '| The vault keeps it. | `test_lock` |
| It has two locks: | `test_lock` |
| one is red. | `Scripts/lint` |' '* Yes.
* Call us.'
    expect findings "$output" ""
    expect status "$status" 0
}

test_claims_reports_a_sentence_without_a_row() {
    mkdir -p .github
    readme 'The vault keeps money. `It` also
[sings](a.md), and it flies.' '| keeps money | `test_lock` |'
    expect findings "$output" "README.md:1: 'It also sings, and it flies.' has no row in .github/CLAIMS.md"
    expect status "$status" 1
}

test_claims_reports_a_row_that_the_readme_does_not_have() {
    mkdir -p .github
    readme 'The vault keeps money.' '| The vault keeps money. | `test_lock` |
| The vault sings. | `test_lock` |' '* Call us.'
    expect findings "$output" ".github/CLAIMS.md:4: README.md does not say 'The vault sings.'
.github/CLAIMS.md:7: README.md does not say 'Call us.'"
}

test_claims_reports_a_decision_that_no_test_keeps() {
    mkdir -p .github/decisions
    printf '# Locks\n\n**Decided.** Red.\n' >.github/decisions/0001-locks.md
    printf '# Keys\n\n**Reversed, these fail.** `test_lock`,\nand `test_key`.\n\nSee `more`.\n' \
        >.github/decisions/0002-keys.md
    threat_model '`test_lock`'
    expect findings "$output" ".github/decisions/0001-locks.md:4: no paragraph '**Reversed, these fail.**' names a test
.github/decisions/0002-keys.md:3: there is no test 'test_key'"
}
