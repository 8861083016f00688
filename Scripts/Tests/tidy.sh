# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# A repository with the feature Card, as it has to be.
feature() {
    local source=Packages/Card/Sources/Card
    git init -q .
    mkdir -p $source/{Domain,Services,Commands,Screens/CardList}
    echo '/// The feature.' >$source/CardModule.swift
    echo 'struct Luhn {}' >$source/Domain/Luhn.swift
    echo 'struct IssueCard {}' >$source/Services/IssueCard.swift
    echo 'enum IssueCommand {}' >$source/Commands/IssueCommand.swift
    echo 'enum CardListRouter {}' >$source/Screens/CardList/CardListRouter.swift
}

tidy() {
    run "$root/Scripts/lib/tidy" --root "$PWD" "$@"
}

test_tidy_accepts_the_folders_of_a_feature() {
    feature
    tidy folders
    expect findings "$output" ""
}

test_tidy_reports_a_file_in_the_wrong_folder_or_of_the_wrong_name() {
    feature
    local source=Packages/Card/Sources/Card file
    for file in Luhn.swift Helpers/Luhn.swift Services/Card+Issue.swift Commands/Issue.swift \
        Screens/CardList.swift Screens/CardList/Router.swift; do
        mkdir -p "$(dirname "$source/$file")"
        echo 'struct Wrong {}' >"$source/$file"
        tidy folders
        expect_contains "findings for $file" "$output" "$source/$file: "
        rm "$source/$file"
    done
}

test_tidy_reports_long_files_and_functions() {
    feature
    local source=Packages/Card/Sources/Card
    seq -f '// %g' 301 >$source/Domain/Long.swift
    { echo 'func long() {' && seq -f '    _ = %g' 60 && echo '}'; } >$source/Domain/Function.swift
    tidy size
    expect_contains file "$output" "$source/Domain/Long.swift: 301 lines; at most 300"
    expect_contains function "$output" "$source/Domain/Function.swift:1: 'long' has 62 lines"
}

test_tidy_reports_public_symbols_without_a_doc_comment() {
    git init -q .
    local source=Packages/RIBs/Sources/RIBs
    mkdir -p $source
    cat >$source/A.swift <<'END'
/// A protocol.
public protocol A {
    func required()
}

/// A type.
public struct B {
    /// A documented property.
    public let c = 0
    public func d(
        e: Int
    ) {
        let local = 0
    }
    let hidden = 0
}

extension B {
    public init(_ e: Int) { c = e + 1 }
    public var description: String { "" }
    public init(c: Int) {
        self.c = c
    }
}

/// An enumeration.
public enum F {
    case g
}
END
    run "$root/Scripts/lib/tidy" --root "$PWD" documents
    expect findings "$(sed -n 's/.*A.swift:\([0-9]*\): .*/\1/p' <<<"$output" | tr '\n' ' ')" "3 10 19 28 "
}

test_tidy_reports_a_second_source_that_chooses_the_amount_of_generated_work() {
    git init -q .
    local own=Scripts/lib tests=Packages/RIBs/Tests/RIBsTests
    mkdir -p $own $tests
    echo 'let isLong = getenv("MODULARBANK_LONG") != nil' | tee $own/GeneratedWork.swift >$tests/Long.swift
    echo 'let isShort = environment["MODULARBANK_SHORT"] == "1"' >$tests/Short.swift
    echo '// MODULARBANK_LONG=1 swift test' >$tests/Command.swift
    ln -s ../../../../$own/GeneratedWork.swift $tests/GeneratedWork.swift
    tidy budget
    expect findings "$output" "\
$tests/Long.swift:1: 'MODULARBANK_LONG' is read; take the amount from $own/GeneratedWork.swift (rule budget)
$tests/Short.swift:1: 'MODULARBANK_SHORT' is read; take the amount from $own/GeneratedWork.swift (rule budget)"
}
