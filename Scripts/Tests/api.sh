# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# A copy of the scripts and of the manifest of RIBs, which has one type in each library, with a tag.
tagged_copy() {
    git init -q .
    mkdir -p Packages/RIBs/{Sources/RIBs,Sources/RIBsTesting,Tests/RIBsTests,Tests/RIBsTestingTests} Scripts
    cp -R "$root/Scripts/api" "$root/Scripts/lib" Scripts/
    cp "$root/Packages/RIBs/Package.swift" Packages/RIBs
    local folder
    for folder in Packages/RIBs/*/*; do
        echo 'public struct Tree { public init() {} }' >"$folder/Tree.swift"
    done
    git add --all
    git -c user.name=A -c user.email=a@example.org commit -qm "Begin"
    git tag v1.0.0
}

test_a_removed_symbol_breaks_and_a_new_one_does_not() {
    tagged_copy
    local file=Packages/RIBs/Sources/RIBs/More.swift
    echo 'public struct More { public init() {} }' >$file
    run Scripts/api RIBs
    expect "status with a new symbol: $errors" "$status" 0
    expect output "$output" "RIBs: nothing breaks since v1.0.0"
    git add --all
    git -c user.name=A -c user.email=a@example.org commit -qm "Add one"
    git tag v1.1.0
    echo 'public struct More { public init(number: Int) {} }' >$file
    run Scripts/api
    expect "status with a changed symbol: $errors" "$status" 1
    expect_contains output "$output" "RIBs: this breaks code that was written for v1.1.0:"
    expect_contains output "$output" "More.init()"
}

test_a_comparison_needs_a_revision_that_git_knows() {
    tagged_copy
    git tag -d v1.0.0 >/dev/null
    run Scripts/api RIBs
    expect status "$status" 69
    expect_contains errors "$errors" "there is no tag to compare with; name a revision: --since REVISION"
    run Scripts/api --since v9 RIBs
    expect status "$status" 64
    expect_contains errors "$errors" "git knows no revision 'v9'"
    run Scripts/api Card
    expect status "$status" 64
    expect_contains errors "$errors" "there is no kit 'Card'; there are: DependencyContainer, RIBs"
}
