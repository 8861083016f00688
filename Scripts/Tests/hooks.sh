# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

hooks="$root/Scripts/ArchitectureLint/Hooks"

# A repository with the hook, the archlint of this one, and two features that know nothing of each
# other.
shop() {
    local name
    git init -q -b main .
    git config user.name A
    git config user.email a@example.org
    git config commit.gpgsign false
    git config core.hooksPath .git/hooks
    cp "$hooks/pre-commit" .git/hooks/pre-commit
    printf '%s\n' .output .errors .step >.git/info/exclude
    for name in Card Deposit; do
        mkdir -p "$name/Sources/$name"
        printf '// swift-tools-version: 6.2\nimport PackageDescription\n%s\n' \
            "let package = Package(name: \"$name\", targets: [.target(name: \"$name\")])" \
            >"$name/Package.swift"
        echo "let one = 1" >"$name/Sources/$name/$name.swift"
    done
    cat >.archlint.json5 <<'END'
{
  version: 1,
  groups: [{ name: "feature", modules: { kinds: "library" } }],
  rules: [{ name: "apart", kind: "independence", of: "feature", reason: "Each is built alone" }],
}
END
}

# Puts the archlint of this repository on the path.
with_archlint() {
    find_archlint
    PATH="$(dirname "$ARCHLINT_EXECUTABLE"):$PATH"
}

# Puts an archlint on the path that prints its arguments and exits with the given code.
with_stub() {
    mkdir -p .git/stub
    # shellcheck disable=SC2016 # for the script that is written
    printf '#!/bin/sh\necho "asked: $*"\ntest -e "$1/.archlint.json5" || exit 66\nexit %s\n' "$1" \
        >.git/stub/archlint
    chmod +x .git/stub/archlint
    PATH="$PWD/.git/stub:$PATH"
}

broken=$'let one = 1\nimport Deposit'

test_the_hook_refuses_what_breaks_the_rules_and_says_how_to_commit_all_the_same() {
    shop
    with_archlint
    git add .
    run git commit -q -m "Sound"
    expect "errors of what is sound" "$errors" ""
    expect "status of what is sound" "$status" 0
    echo "$broken" >Card/Sources/Card/Card.swift
    run git commit -q -a -m "Broken"
    expect status "$status" 1
    expect_contains errors "$errors" "Card/Sources/Card/Card.swift"
    expect_contains errors "$errors" "Card (feature) imports Deposit (feature)"
    expect_contains errors "$errors" "pre-commit: what is staged breaks the rules above.
pre-commit: Nothing is committed. To commit all the same: git commit --no-verify"
    expect commits "$(git rev-list --count HEAD)" 1
    git commit -q -a --no-verify -m "Broken"
    expect "commits without the hook" "$(git rev-list --count HEAD)" 2
}

test_the_hook_looks_at_a_commit_of_one_file_that_archlint_reads() {
    shop
    with_stub 1
    for file in .archlint-baseline.json .archlint-edges.json project.pbxproj App.xcconfig; do
        git add .
        git commit -q --no-verify -m "All"
        echo "{}" >"$file"
        git add .
        run .git/hooks/pre-commit
        expect "status of $file" "$status" 1
    done
}

test_the_hook_ends_as_archlint_does() {
    shop
    with_stub 65
    git add .
    run .git/hooks/pre-commit
    expect status "$status" 65
    expect_contains errors "$errors" \
        "pre-commit: archlint could not examine what is staged (exit code 65)."
}

test_the_hook_examines_what_is_staged_and_not_what_lies_around() {
    shop
    with_archlint
    git add .
    git commit -q -m "Sound"

    echo "let two = 2" >>Deposit/Sources/Deposit/Deposit.swift
    git add .
    echo "$broken" >Card/Sources/Card/Card.swift
    echo "$broken" >Card/Sources/Card/New.swift
    run git commit -q -m "Broken only where nothing is staged"
    expect "errors of what is sound" "$errors" ""
    expect "status of what is sound" "$status" 0

    git add Card/Sources/Card/Card.swift
    git show HEAD:Card/Sources/Card/Card.swift >Card/Sources/Card/Card.swift
    rm Card/Sources/Card/New.swift
    run git commit -q -m "Broken, and mended where nothing is staged"
    expect "status of what is broken" "$status" 1
    expect_contains errors "$errors" "Card/Sources/Card/Card.swift"
    expect "what is left behind" "$(ls -d .git/archlint* 2>/dev/null)" ""
    expect "what is staged" "$(git diff --cached --name-only)" Card/Sources/Card/Card.swift
}

test_the_hook_examines_the_files_that_are_named_for_a_commit() {
    shop
    with_archlint
    git add .
    git commit -q -m "Sound"
    echo "$broken" >Card/Sources/Card/Card.swift
    git add .
    echo "let two = 2" >>Deposit/Sources/Deposit/Deposit.swift
    run git commit -q -m "Another file" -- Deposit/Sources/Deposit/Deposit.swift
    expect "errors of another file" "$errors" ""
    expect "status of another file" "$status" 0
    run git commit -q -m "The broken one" -- Card/Sources/Card/Card.swift
    expect "status of the broken one" "$status" 1
}

test_the_hook_asks_only_about_swift_links_and_rules() {
    shop
    with_stub 0
    git add .
    git commit -q -m "Sound"
    with_stub 9
    echo hello >README.md
    git add .
    git commit -q -m "Nothing of Swift"
    echo "// more" >>.archlint.json5
    git add .
    run .git/hooks/pre-commit
    expect "status of rules" "$status" 9
    expect_contains errors "$errors" "asked: $(pwd -P)"
    git reset -q --hard
    ln -s ../../../Deposit/Sources/Deposit Card/Sources/Card/Linked
    git add .
    run .git/hooks/pre-commit
    expect "status of a link" "$status" 9
    git reset -q --hard
    git rm -q Card/Sources/Card/Card.swift
    run .git/hooks/pre-commit
    expect "status of a source that is gone" "$status" 9
}

test_the_hook_asks_about_a_module_map_that_is_changed() {
    shop
    with_stub 9
    mkdir -p Card/Sources/CardCore/include
    echo "module CardCore {}" >Card/Sources/CardCore/include/module.modulemap
    git add .
    git commit -q --no-verify -m "All"
    echo "module Deposit {}" >Card/Sources/CardCore/include/module.modulemap
    git add .
    run .git/hooks/pre-commit
    expect status "$status" 9
}

test_the_hook_asks_when_a_package_gets_or_loses_a_file_in_any_language() {
    shop
    with_stub 9
    mkdir -p Card/Sources/CardCore "odd \"name"
    touch Card/Sources/CardCore/core.c "odd \"name/Package.swift" "odd \"name/a.c" elsewhere.c
    git add .
    git commit -q --no-verify -m "All"
    git rm -q elsewhere.c
    echo "{}" >Card/Package.resolved
    echo "int one;" >Card/Sources/CardCore/core.c
    git add .
    run .git/hooks/pre-commit
    expect "status of what archlint does not read" "$status" 0
    git rm -q --cached Card/Sources/CardCore/core.c
    run .git/hooks/pre-commit
    expect "status of a source that is gone" "$status" 9
    git reset -q --hard
    git mv Card/Sources/CardCore/core.c Card/Sources/CardCore/core.h
    run .git/hooks/pre-commit
    expect "status of a source that is called otherwise" "$status" 9
    git reset -q --hard
    git rm -q "odd \"name/a.c"
    run .git/hooks/pre-commit
    expect "status of a source below an odd name" "$status" 9
}

test_the_hook_examines_a_copy_when_git_ignores_sources_that_lie_around() {
    shop
    with_stub 9
    printf '%s\n' "Generated/" ".build/" >.gitignore
    git add .
    mkdir -p Card/.build
    echo "$broken" >Card/.build/Old.swift
    run .git/hooks/pre-commit
    expect_contains "what is asked with nothing around" "$errors" "asked: $(pwd -P)
pre-commit: archlint could not"
    mkdir -p Card/Sources/Card/Generated
    echo "hello" >Card/Sources/Card/Generated/Notes.txt
    run .git/hooks/pre-commit
    expect_contains "what is asked with notes around" "$errors" "asked: $(pwd -P)
pre-commit: archlint could not"
    echo "$broken" >Card/Sources/Card/Generated/New.swift
    run .git/hooks/pre-commit
    expect_contains "what is asked with sources around" "$errors" \
        "asked: $(pwd -P)/.git/archlint-staged"
    mv Card/Sources/Card/Generated/New.swift Card/Sources/Card/Generated/module.modulemap
    run .git/hooks/pre-commit
    expect_contains "what is asked with a module map around" "$errors" \
        "asked: $(pwd -P)/.git/archlint-staged"
}

test_the_hook_copies_submodules_as_the_commit_would_have_them() {
    shop
    with_archlint
    export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=protocol.file.allow GIT_CONFIG_VALUE_0=always
    mv Deposit .git/deposit
    git -C .git/deposit init -q
    git -C .git/deposit add .
    git -C .git/deposit -c user.name=A -c user.email=a@example.org commit -q -m "Deposit"
    git submodule --quiet add "$PWD/.git/deposit" "Parts/The Deposit"
    git add .
    run git commit -q -m "Sound"
    expect "errors of what is sound" "$errors" ""
    git -C "Parts/The Deposit" config user.name A
    git -C "Parts/The Deposit" config user.email a@example.org

    # Found only where both packages are.
    echo "$broken" >Card/Sources/Card/Card.swift
    git add .
    echo hello >lying-around.txt
    run git commit -q -m "Broken"
    expect status "$status" 1
    expect_contains errors "$errors" "Card (feature) imports Deposit (feature)"
    git reset -q --hard

    echo "import Card" >>"Parts/The Deposit/Sources/Deposit/Deposit.swift"
    git -C "Parts/The Deposit" commit -q -a -m "Broken"
    echo "let two = 2" >>Card/Sources/Card/Card.swift
    git add Card
    run git commit -q -m "Sound without the new submodule"
    expect "errors without the new submodule" "$errors" ""
    git add .
    run git commit -q -m "Broken by the submodule alone"
    expect "status of the new submodule" "$status" 1
    expect_contains errors "$errors" "Deposit (feature) imports Card (feature)"
    expect "what is left behind" "$(ls -d .git/archlint* 2>/dev/null)" ""
}

test_the_hook_examines_each_folder_with_rules() {
    shop
    mkdir -p Shop Fixtures
    mv Card Deposit .archlint.json5 Shop/
    echo broken >Fixtures/.archlint.json5
    with_stub 0
    git add .
    run .git/hooks/pre-commit
    expect "status of rules in a folder" "$status" 0
    with_stub 1
    run .git/hooks/pre-commit
    expect "what is said of rules in a folder" "$errors" "pre-commit: in Shop:
asked: $(pwd -P)/Shop
pre-commit: what is staged breaks the rules above.
pre-commit: Nothing is committed. To commit all the same: git commit --no-verify"
    cp -R Shop "+Other shop"
    cp Shop/.archlint.json5 .
    git add .
    run .git/hooks/pre-commit
    expect "who is asked" "$(printf '%s\n' "$errors" | grep asked)" "asked: $(pwd -P)/+Other shop
asked: $(pwd -P)
asked: $(pwd -P)/Shop"
}

test_the_hook_builds_the_archlint_that_the_repository_has() {
    shop
    mkdir -p tools/archlint stub
    touch tools/archlint/archlint.schema.json tools/archlint/Package.swift
    cat >stub/swift <<'END'
#!/bin/sh
echo "$*" >>"$OLDPWD/built"
[ -z "${GIT_INDEX_FILE:-}" ] || exit 1
while [ "$1" != --scratch-path ]; do shift; done
mkdir -p "$2/release"
printf '#!/bin/sh\necho built\nexit 1\n' >"$2/release/archlint"
chmod +x "$2/release/archlint"
END
    chmod +x stub/swift
    sed -i.bak "s|\$OLDPWD|$PWD|" stub/swift
    git add .
    PATH="$PWD/stub:/usr/bin:/bin"
    run git commit -q -m "One"
    expect status "$status" 1
    expect_contains errors "$errors" "pre-commit: building archlint, which takes a while"
    expect_contains errors "$errors" built
    expect "what swift was asked" "$(cat built)" "build --package-path tools/archlint \
--scratch-path $(pwd -P)/.git/archlint/build --configuration release --product archlint"

    printf '#!/bin/sh\necho no such thing\nexit 1\n' >stub/swift
    run .git/hooks/pre-commit
    expect "status when it does not build" "$status" 70
    expect_contains errors "$errors" "no such thing
pre-commit: archlint does not build"
}

test_the_hook_builds_the_archlint_that_it_belongs_to() {
    shop
    mkdir -p kit/Hooks stub
    touch kit/archlint.schema.json kit/Package.swift
    cp "$hooks/pre-commit" kit/Hooks
    printf '%s\n' kit stub >>.git/info/exclude
    printf '#!/bin/sh\necho "asked: $*"\nexit 1\n' >stub/swift
    chmod +x stub/swift
    git add .
    PATH="$PWD/stub:/usr/bin:/bin"
    run kit/Hooks/pre-commit
    expect status "$status" 70
    expect_contains errors "$errors" "asked: build --package-path kit/Hooks/.. "
}

test_the_pre_commit_framework_finds_a_hook_that_refuses_broken_rules() {
    local entry=Scripts/ArchitectureLint/Hooks/pre-commit
    if reads_yaml; then
        entry=$(python3 - "$root/.pre-commit-hooks.yaml" <<'END'
import sys
import yaml

(hook,) = yaml.safe_load(open(sys.argv[1]))
assert hook["id"] == "archlint" and hook["name"] and hook["description"]
assert hook["language"] == "script"
# The hook examines all packages, whichever files are staged.
assert hook["always_run"] is True and hook["pass_filenames"] is False
assert hook["require_serial"] is True and hook["stages"] == ["pre-commit"]
print(hook["entry"])
END
)
    fi
    expect_contains "the file" "$(cat "$root/.pre-commit-hooks.yaml")" "entry: $entry"
    shop
    with_archlint
    git add .
    run "$root/$entry"
    expect "status of what is sound" "$status" 0
    echo "$broken" >Card/Sources/Card/Card.swift
    git add .
    run "$root/$entry"
    expect "status of what is broken" "$status" 1
    expect_contains errors "$errors" "Card (feature) imports Deposit (feature)"
}

test_the_hook_refuses_when_there_is_no_archlint() {
    shop
    git add .
    PATH=/usr/bin:/bin
    run .git/hooks/pre-commit
    expect status "$status" 69
    expect_contains errors "$errors" "pre-commit: there is no archlint, neither on the path"
}

# Succeeds if Python can read YAML here.
reads_yaml() {
    python3 -c 'import yaml' 2>/dev/null
}

test_the_step_is_yaml_whose_steps_are_what_github_expects() {
    if ! reads_yaml; then
        expect "lines with tabs" "$(grep -c $'\t' "$hooks/github-step.yml" || true)" 0
        expect_contains "the kind of it" "$(cat "$hooks/github-step.yml")" "using: composite"
        return
    fi
    python3 - "$hooks/github-step.yml" <<'END'
import sys
import yaml

action = yaml.safe_load(open(sys.argv[1]))
assert action["name"] and action["description"]
assert action["runs"]["using"] == "composite"
for name, step in action["inputs"].items():
    assert step["description"] and step["default"], name
for step in action["runs"]["steps"]:
    assert step["name"], step
    assert ("run" in step) != ("uses" in step), step
    assert ("shell" in step) == ("run" in step), step
    assert "${{" not in step.get("run", ""), step  # An input in a script is a way in.
END
}

# Carries out what a step of the file runs: run_step NAME
run_step() {
    python3 - "$hooks/github-step.yml" "$1" >.step <<'END'
import sys
import yaml

steps = yaml.safe_load(open(sys.argv[1]))["runs"]["steps"]
print(next(step["run"] for step in steps if step["name"] == sys.argv[2]))
END
    run bash --noprofile --norc -e -o pipefail .step
}

test_the_step_fails_when_archlint_does_and_leaves_the_findings_behind() {
    reads_yaml || return 0
    shop
    find_archlint
    mkdir .archlint
    cp "$ARCHLINT_EXECUTABLE" .archlint
    run_step "Check the packages"
    expect "status of what is sound" "$status" 0
    echo "$broken" >Card/Sources/Card/Card.swift
    run_step "Check the packages"
    expect "status of what is broken" "$status" 1
    expect_contains output "$output" "::error file=Card/Sources/Card/Card.swift,line=2"
    expect_contains findings "$(cat archlint.sarif)" '"2.1.0"'
    echo "let one = 1" >Card/Sources/Card/Card.swift
    printf '// swift-tools-version: 6.2\nlet package = nothing\n' >Deposit/Package.swift
    run_step "Check the packages"
    expect "status of what cannot be read" "$status" 65
    export GITHUB_OUTPUT=outputs
    run_step "Identify the toolchain"
    expect_contains toolchain "$(cat outputs)" "sum="
}

# Puts a gh on the path that records its words in `asked` and answers a list with the file `ids`.
with_gh() {
    mkdir -p stub
    cat >stub/gh <<'END'
#!/bin/sh
echo "$*" >>asked
case $* in *--jq*) cat ids ;; esac
END
    chmod +x stub/gh
    PATH="$PWD/stub:$PATH"
}

test_the_step_comments_what_a_pull_request_changes_and_updates_its_comment() {
    reads_yaml || return 0
    shop
    git add .
    git commit -q --no-verify -m "Sound"
    mkdir .archlint
    printf '#!/bin/sh\necho "**Architecture:** $*"\n' >.archlint/archlint
    chmod +x .archlint/archlint
    with_gh
    export BASE GITHUB_STEP_SUMMARY=summary
    export COMMENTS=repos/a/shop/issues/7/comments COMMENT=repos/a/shop/issues/comments
    BASE=$(git rev-parse HEAD)

    run_step "Describe the change of the architecture"
    expect "status of the description" "$status" 0
    expect summary "$(cat summary)" "**Architecture:** diff $BASE --format markdown"

    : >ids
    run_step "Comment on the pull request"
    expect "status of the comment" "$status" 0
    expect comment "$(cat .archlint/comment.md)" "<!-- archlint -->
$(cat summary)"
    expect "the new comment" "$(tail -n 1 asked)" \
        "api --silent --method POST $COMMENTS -F body=@.archlint/comment.md"

    printf '%s\n' 41 42 >ids
    run_step "Comment on the pull request"
    expect "the comment that is there" "$(tail -n 1 asked)" \
        "api --silent --method PATCH $COMMENT/41 -F body=@.archlint/comment.md"

    printf '#!/bin/sh\nexit 66\n' >.archlint/archlint
    run_step "Describe the change of the architecture"
    expect "status without a description" "$status" 66
}
