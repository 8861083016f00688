# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# A package with two modules, of which one imports the other against the rules.
broken_shop() {
    mkdir -p shop/Sources/Card shop/Sources/Deposit
    printf '// swift-tools-version: 6.2\nimport PackageDescription\n%s\n' \
        'let package = Package(name: "Shop", targets: [.target(name: "Card"), .target(name: "Deposit")])' \
        >shop/Package.swift
    echo "import Deposit" >shop/Sources/Card/Card.swift
    echo "let one = 1" >shop/Sources/Deposit/Deposit.swift
    cat >shop/.archlint.json5 <<'END'
{
  version: 1,
  groups: [{ name: "feature", modules: { kinds: "library" } }],
  rules: [{ name: "apart", kind: "independence", of: "feature", reason: "Each is built alone" }],
}
END
}

# The release build takes minutes, so that only a long run makes it. Others archive the archlint of the run.
test_a_released_archlint_needs_nothing_but_itself() {
    local archive
    if [ "${MODULARBANK_LONG:-}" = 1 ]; then unset ARCHLINT_EXECUTABLE; else find_archlint; fi
    run "$root/Scripts/release" --output out --version snapshot archlint
    expect status "$status" 0
    archive=$(basename "$output" .tar.gz)
    expect "what is built" "$(ls out)" $'SHA256SUMS\n'"$archive.tar.gz"
    (cd out && sha256sum --check --quiet SHA256SUMS)
    expect_contains "its name" "$archive" archlint-snapshot-
    tar -xzf "out/$archive.tar.gz"
    expect "its files" "$(ls "$archive" | tr '\n' ' ')" \
        "Hooks LICENSE README.md archlint archlint.schema.json "
    if [ "$(uname -s)" = Linux ] && [ "${MODULARBANK_LONG:-}" = 1 ]; then
        expect "its libraries" "$(LC_ALL=C ldd "$archive/archlint" 2>&1 | tr -d '\t')" \
            "not a dynamic executable"
    fi
    run "$root/Scripts/release" --output other --version 99.0.0 archlint
    expect "status of another version" "$status" 1
    expect_contains errors "$errors" "archlint says that it is version "
    expect "what is built of another version" "$(ls other)" ""
    broken_shop
    run env -i "$archive/archlint" --quiet shop
    expect "status of broken rules" "$status" 1
    expect_contains output "$output" "Card (feature) imports Deposit (feature)"
}

test_archlint_is_built_without_libraries_of_the_machine() {
    unset ARCHLINT_EXECUTABLE
    [ "$(uname -s)" = Linux ] || return 0
    mkdir -p bin Scripts/ArchitectureLint/Sources
    cp -R "$root/Scripts/lib" "$root/Scripts/lint" Scripts/
    touch Scripts/ArchitectureLint/Package.swift
    # shellcheck disable=SC2016 # for the script that is written
    printf '#!/bin/sh\necho "$@" >>"%s/calls"\nmkdir -p "$5/release"\ntouch "$5/release/archlint"\n' "$PWD" >bin/swift
    chmod +x bin/swift
    PATH=$PWD/bin:$PATH run Scripts/lint --version
    expect_contains "how it is built: $errors" "$(cat calls)" \
        "--configuration release --product archlint --static-swift-stdlib -Xswiftc -static-executable"
}

# A release build of the bank takes minutes.
test_a_released_bank_keeps_a_book_and_names_the_build_for_postgresql() {
    [ "${MODULARBANK_LONG:-}" = 1 ] || return 0
    local bank
    run "$root/Scripts/release" --output out --version snapshot bank
    expect "status: $errors" "$status" 0
    mkdir local
    tar -xzf "$output" --strip-components 1 -C local
    bank=local/bin/bank
    BANK_EXECUTABLE=$bank "$root/Scripts/install" prefix
    expect "what differs from what is installed" "$(diff -r local prefix | LC_ALL=C sort)" \
        "Only in local/share: doc"$'\n'"Only in prefix/share: modularbank"
    bash -n "local/share/bash-completion/completions/bank"
    expect_contains "its pages" "$(ls local/share/man/man1)" bank-account-deposit.1
    mkdir home
    run env -i HOME="$PWD/home" "$bank" tour --fast
    expect "tour: $errors" "$status" 0
    [ "$(uname -s)" = Linux ] || return 0
    expect "its libraries" "$(LC_ALL=C ldd "$bank" 2>&1 | tr -d '\t')" "not a dynamic executable"
    run env -i HOME="$PWD/home" "$bank" --store postgres://localhost/bank account list
    expect "status with PostgreSQL" "$status" 66
    expect_contains errors "$errors" "This program is linked statically and cannot use PostgreSQL;"
    expect_contains errors "$errors" "'Scripts/bank'"
}

test_an_archive_of_the_bank_is_unpacked_into_a_prefix() {
    mkdir -p bin Scripts App home/.local
    cp -R "$root/Scripts/lib" "$root/Scripts/release" Scripts/
    touch App/README.md LICENSE
    # The build of the bank takes minutes.
    cat >bin/swift <<'END_OF_SWIFT'
#!/bin/sh
mkdir -p "$5/release"
cat >"$5/release/bank" <<'END_OF_PROGRAM'
#!/bin/sh
case $1 in
    --version) echo "bank 1.0.0" ;;
    manual) echo page >"$3/bank.1" ;;
    completions) echo "$2" ;;
esac
END_OF_PROGRAM
chmod +x "$5/release/bank"
END_OF_SWIFT
    # shellcheck disable=SC2016 # for the script that is written
    printf '#!/bin/sh\nexec cp "$1" "$3"\n' >bin/strip
    chmod +x bin/*
    PATH=$PWD/bin:$PATH run Scripts/release --version 1.0.0 --output out bank
    expect "status: $errors" "$status" 0
    (export HOME=$PWD/home && cd out && eval "$(sed -n 's/^#   \(tar -xzf bank-.*\)/\1/p' ../Scripts/release)")
    expect "the program" "$(PATH=$PWD/home/.local/bin:$PATH bank --version)" "bank 1.0.0"
    expect "what is unpacked" "$(cd home/.local && find . -type f | LC_ALL=C sort)" "./bin/bank
./share/bash-completion/completions/bank
./share/doc/bank/LICENSE
./share/doc/bank/README.md
./share/fish/vendor_completions.d/bank.fish
./share/man/man1/bank.1
./share/zsh/site-functions/_bank"
}

test_a_wrong_use_of_release_builds_nothing() {
    local words
    while IFS='|' read -r words message; do
        # shellcheck disable=SC2086 # several words
        run "$root/Scripts/release" --output out $words
        expect "status of '$words'" "$status" 64
        expect_contains "errors of '$words'" "$errors" "$message"
    done <<'END'
archlnt|there is no 'archlnt'; there are: archlint, bank, kits, DependencyContainer, RIBs
--versoin 1|there is no option '--versoin'
--version|'--version' needs a value
--version 1/2|'1/2' cannot be part of a file's name
--version 1.0 RIBs|SwiftPM takes kits of a version such as 1.0.0, not '1.0'; name it: --version VERSION
--version 01.0.0 RIBs|SwiftPM takes kits of a version such as 1.0.0, not '01.0.0'; name it: --version VERSION
--version 1.0.0-rc.1 kits|SwiftPM takes kits of a version such as 1.0.0, not '1.0.0-rc.1'; name it: --version VERSION
END
    test ! -e out
}

# Prints the versions of a kit, the newest first: versions REPOSITORY
versions() {
    git -C "$1" log --format=%s HEAD | tr '\n' ' '
}

test_a_release_of_a_kit_continues_its_repository_and_changes_no_version() {
    local first
    run "$root/Scripts/release" --version 1.0.0 --output out RIBs
    expect "status: $errors" "$status" 0
    expect output "$output" "$PWD/out/RIBs.git"
    expect "what is written" "$(ls out)" RIBs.git
    first=$(git -C out/RIBs.git rev-parse HEAD)
    expect "its files" "$(git -C out/RIBs.git ls-tree --name-only 1.0.0 | tr '\n' ' ')" \
        "LICENSE ORIGIN Package.swift README.md Sources Tests "

    git clone --quiet --bare out/RIBs.git next/RIBs.git
    run "$root/Scripts/release" --version 1.1.0 --output next RIBs
    expect "status of the next version: $errors" "$status" 0
    expect "its versions" "$(versions next/RIBs.git)" "RIBs 1.1.0 RIBs 1.0.0 "
    expect "the first version" "$(git -C next/RIBs.git rev-parse 1.0.0 1.1.0~1)" "$first"$'\n'"$first"

    rm -rf out
    "$root/Scripts/release" --version 1.0.0 --output out RIBs
    "$root/Scripts/release" --version 1.0.0 --output out RIBs
    expect "the same version again" "$(git -C out/RIBs.git rev-parse HEAD)" "$first"
    git -C next/RIBs.git tag --force 1.0.0 1.1.0 >/dev/null
    run "$root/Scripts/release" --version 1.0.0 --output next RIBs
    expect "status of other files" "$status" 1
    expect_contains errors "$errors" "RIBs.git' has a version 1.0.0 with other files; choose a new version"
}

test_a_version_of_a_kit_is_written_whole_or_not_at_all() {
    "$root/Scripts/release" --version 1.0.0 --output out RIBs
    touch out/RIBs.git/refs/tags/1.1.0.lock
    run "$root/Scripts/release" --version 1.1.0 --output out RIBs
    expect_contains errors "$errors" 1.1.0.lock
    expect "versions of a run that failed" "$status $(versions out/RIBs.git)" "128 RIBs 1.0.0 "
    rm out/RIBs.git/refs/tags/1.1.0.lock
    "$root/Scripts/release" --version 1.1.0 --output out RIBs
    expect "its versions" "$(versions out/RIBs.git)" "RIBs 1.1.0 RIBs 1.0.0 "
    mkdir -p file folder/RIBs.git && touch file/RIBs.git
    for place in file folder; do
        run "$root/Scripts/release" --version 1.0.0 --output $place RIBs
        expect "status of a $place" "$status" 1
        expect_contains "errors of a $place" "$errors" "Scripts/release: '$PWD/$place/RIBs.git' is not a repository of git; \
move it away, or choose another folder"
    done
}

test_a_kit_with_changes_that_are_not_committed_is_said() {
    mkdir -p Scripts Packages
    cp -R "$root/Scripts/lib" "$root/Scripts/release" Scripts/
    cp -R "$root/Packages/RIBs" Packages/
    cp "$root"/{LICENSE,.gitignore} .
    git init -q .
    commit_all
    run Scripts/release --version 1.0.0 --output out RIBs
    expect "status, and what is said of a commit" "$status $errors" "0 "
    echo "// mine" >>Packages/RIBs/Package.swift
    run Scripts/release --version 1.1.0 --output out RIBs
    expect "status, and what is said of a change" "$status $errors" \
        "0 these kits have changes that are not committed; commit them before you publish one"
    expect_contains ORIGIN "$(git -C out/RIBs.git show 1.1.0:ORIGIN)" -dirty
}

# Archives a program as a release of archlint for a machine: write_archive MACHINE
write_archive() {
    mkdir -p "out/archlint-1.0.0-$1"
    printf '#!/bin/sh\necho %s\n' "$1" >"out/archlint-1.0.0-$1/archlint"
    chmod +x "out/archlint-1.0.0-$1/archlint"
    tar -czf "out/archlint-1.0.0-$1.tar.gz" -C out "archlint-1.0.0-$1"
}

test_the_command_of_swiftpm_has_the_program_of_each_machine() {
    run "$root/Scripts/release" --version 1.0.0 --output out kits
    expect "status without a program" "$status" 69
    expect_contains errors "$errors" "there is no archive of archlint 1.0.0 in '$PWD/out'; \
first: Scripts/release --version 1.0.0 --output '$PWD/out' archlint"
    write_archive linux-x86_64
    write_archive macos-arm64
    run "$root/Scripts/release" --version 1.0.0 --output out kits
    expect "status: $errors" "$status" 0
    expect "the kits" "$(cd out && echo *.git)" "DependencyContainer.git RIBs.git archlint.git"
    git clone --quiet out/archlint.git archlint
    cat >programs.py <<'END'
import json, subprocess

info = json.load(open("archlint/archlint.artifactbundle/info.json"))
archlint = info["artifacts"]["archlint"]
print(info["schemaVersion"], archlint["type"], archlint["version"])
for each in archlint["variants"]:
    program = f"archlint/archlint.artifactbundle/{each['path']}"
    print(*each["supportedTriples"], subprocess.check_output([program], text=True).strip())
END
    expect "the programs" "$(python3 programs.py)" "1.0 executable 1.0.0
x86_64-unknown-linux-gnu linux-x86_64
arm64-apple-macosx macos-arm64"
    write_archive rc.1-linux-x86_64
    run "$root/Scripts/release" --version 1.0.0 --output out kits
    expect "status of another machine" "$status" 1
    expect_contains errors "$errors" "SwiftPM has no name for the machine of \
'$PWD/out/archlint-1.0.0-rc.1-linux-x86_64.tar.gz'; move this archive away"
}

# Runs the commands of the job that publishes, as on a new machine that has the archives, until one fails: publish
publish() {
    rm -rf kits release
    mkdir release
    cp out/*.tar.gz release
    awk '/^  [a-z]+:$/ { isJob = $1 == "publish:" } !/^          / { isRun = 0 } isJob && isRun
        /^        run: [|]$/ { isRun = 1 }' "$root/.github/workflows/release.yml" >steps
    bash -e steps
}

test_the_workflow_publishes_the_kits_before_the_release_and_can_be_run_again() {
    local kit
    write_archive linux-x86_64
    mkdir bin Scripts
    printf '#!/bin/sh\nexec "%s" "$@"\n' "$root/Scripts/release" >Scripts/release
    printf '#!/bin/sh\necho "$@" >>"%s/calls"\nexec "%s" "$@"\n' "$PWD" "$(command -v git)" >bin/git
    printf '#!/bin/sh\nprintf "%%s\\n" "$@" | LC_ALL=C sort >released\n' >bin/gh
    for kit in DependencyContainer RIBs archlint; do git init --quiet --bare "remote/$kit.git"; done
    printf '#!/bin/sh\nexit 1\n' >remote/archlint.git/hooks/pre-receive
    chmod +x bin/* Scripts/release remote/archlint.git/hooks/pre-receive
    export PATH=$PWD/bin:$PATH GITHUB_REPOSITORY=me/bank GITHUB_REPOSITORY_OWNER=me GITHUB_REF_NAME=v1.0.0
    export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0="url.file://$PWD/remote/.insteadOf" GIT_CONFIG_VALUE_0=https://github.com/me/
    KITS_HELPER=$(sed -n "s/^ *KITS_HELPER: '\(.*\)'/\1/p" "$root/.github/workflows/release.yml")
    export KITS_HELPER KITS_TOKEN=secret
    run publish
    expect "status without one of the kits" "$status" 1
    test ! -e released
    rm remote/archlint.git/hooks/pre-receive
    run publish
    expect "status: $errors" "$status" 0
    expect "what is released" "$(tr '\n' ' ' <released)" \
        "--repo --verify-tag create me/bank release release/SHA256SUMS release/archlint-1.0.0-linux-x86_64.tar.gz v1.0.0 "
    for kit in DependencyContainer RIBs archlint; do
        expect "versions of $kit" "$(versions "remote/$kit.git") $(git -C "remote/$kit.git" tag)" "$kit 1.0.0  1.0.0"
    done
    expect "where the token is" "$(grep -rl secret calls kits release || true)" ""
    expect_contains "what git gets" \
        "$(printf 'protocol=https\nhost=github.com\n' | git -c credential.helper="$KITS_HELPER" credential fill)" \
        "username=x-access-token"$'\n'"password=secret"
}

test_the_workflow_of_a_release_is_for_versions_and_only_publishing_writes() {
    local tag pattern workflow=$root/.github/workflows/release.yml
    pattern=$(sed -n 's/^ *tags: \["\(.*\)"\]$/\1/p' "$workflow")
    for tag in v1.0.0 v10.20.30 v1.0.0-rc.1 v1.0 version; do
        if [[ $tag =~ ^${pattern//./[.]}$ ]]; then echo "$tag"; fi
    done >tags
    expect "tags that are released" "$(tr '\n' ' ' <tags)" "v1.0.0 v10.20.30 "
    expect "jobs that write" "$(awk '/^  [a-z]+:$/ { job = $1 } /contents: write/ { print job }' "$workflow")" publish:
    expect "where the token is" "$(grep 'secrets[.]' "$workflow")" "$(cat <<'END'
      HAS_KITS: ${{ secrets.KITS_TOKEN != '' }}
          KITS_TOKEN: ${{ secrets.KITS_TOKEN }}
          KITS_TOKEN: ${{ secrets.KITS_TOKEN }}
END
    )"
}
