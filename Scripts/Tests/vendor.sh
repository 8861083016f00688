# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# Checks a vendored kit as far as that needs no compiler. Its manifest is derived from the kit's own: SwiftPM
# finds every target, and archlint a declared dependency for every import. Its sources are those of the kit,
# which the run compiles, and its page builds the library. A long run also builds the tests:
# expect_complete KIT FOLDER
expect_complete() {
    local file
    swift package --package-path "$2" describe --type json >described
    expect "the test targets of $1" "$(grep -c '"type" : "test"' described)" "$(ls "$2/Tests" | wc -l | tr -d ' ')"
    for file in $(cd "$2" && find Sources Tests -name '*.swift'); do
        cmp "$2/$file" "$root/Packages/$1/$file"
    done
    find_archlint
    "$ARCHLINT_EXECUTABLE" init "$2" >/dev/null
    expect_contains "the rules of $1" "$("$ARCHLINT_EXECUTABLE" --complete "$2")" "The rules hold."
    sed -i.old -e 's/dependencies: \["'"$1"'"\]/dependencies: []/' -e '/^ *"'"$1"'",*$/d' "$2/Package.swift"
    run "$ARCHLINT_EXECUTABLE" --complete "$2"
    expect "the status of $1 without a dependency" "$status" 1
    mv "$2/Package.swift.old" "$2/Package.swift"
    rm "$2/.archlint.json5"
    [ "${MODULARBANK_LONG:-}" = 1 ] || return 0
    swift test --package-path "$2"
}

test_container_is_a_package_with_its_tests() {
    "$root/Scripts/vendor" DependencyContainer Kit/DependencyContainer
    expect_complete DependencyContainer Kit/DependencyContainer
    expect "its targets" "$(echo Kit/DependencyContainer/*/*)" "$(
        cd "$root/Packages/DependencyContainer" || exit
        echo Sources/DependencyContainer{,Graph,Testing} Tests/DependencyContainer{Documentation,}Tests \
            | sed 's|[^ ]*/|Kit/DependencyContainer/&|g'
    )"
    expect "interfaces in its README and manifest" \
        "$(cat Kit/DependencyContainer/{README.md,Package.swift} | grep -c Interface || true)" 0
    expect "packages that it depends on" \
        "$(grep -c 'package(' Kit/DependencyContainer/Package.swift || true)" 0
    cmp "$root/LICENSE" Kit/DependencyContainer/LICENSE
}

# Prints the targets of a package that another one has, too: shared_targets PACKAGE OTHER
shared_targets() {
    local package
    for package; do swift package --package-path "$package" dump-package >"$(basename "$package").json"; done
    python3 - "$(basename "$1").json" "$(basename "$2").json" <<'END'
import json, sys

here, there = ({target["name"]: target for target in json.load(open(file))["targets"]} for file in sys.argv[1:])
print(json.dumps([here[name] for name in sorted(here) if name in there], indent=1, sort_keys=True))
END
}

test_the_committed_manifest_of_the_container_has_the_targets_of_the_package() {
    local ours=$root/Packages/DependencyContainer
    "$root/Scripts/vendor" DependencyContainer Kit
    expect "the targets of the kit" "$(shared_targets Kit "$ours")" "$(shared_targets "$ours" Kit)"
    expect "their number" "$(shared_targets Kit "$ours" | grep -c '^  "name"')" 5
    expect "all targets of the kit" "$(grep -cE '^        [.]t.*arget[(]$' Kit/Package.swift)" 5
}

# Compiles the targets of a page that was followed. Each target is one file, because the compiler forgets the
# isolation of an id in a module of several: compile FOLDER "TARGETS" OPTION…
compile() {
    local folder=$1 targets=$2 target name
    shift 2
    rm -rf modules sources
    mkdir modules
    for target in $targets; do
        name=Module
        [ ! -e "$folder/Sources/$target/main.swift" ] || name=main
        mkdir -p "sources/$target"
        cat "$folder"/*/"$target"/*.swift >"sources/$target/$name.swift"
        swiftc -swift-version 6 -warnings-as-errors "$@" -wmo -emit-sil -o sources/module.sil -module-name "$target" \
            -emit-module-path "modules/$target.swiftmodule" -I modules -I "$folder/.build/debug/Modules" \
            "sources/$target/$name.swift"
    done
}

# Prints an option for each upcoming feature that Swift 6 has not enabled.
upcoming_features() {
    swiftc -print-supported-features | python3 -c '
import json, sys

for feature in json.load(sys.stdin)["features"]["upcoming"]:
    if int(feature["enabled_in"]) > 6:
        print("-enable-upcoming-feature", feature["name"])'
}

# Checks that the targets of a page also compile with the settings that other projects have:
# expect_any_settings FOLDER "TARGETS"
expect_any_settings() {
    compile "$1" "$2" -default-isolation MainActor
    # shellcheck disable=SC2046
    compile "$1" "$2" -strict-memory-safety $(upcoming_features)
}

# Changes the sources of a target in a copy, and checks the compiler's message:
# expect_message MESSAGE "TARGETS" TARGET EDIT OPTION…
expect_message() {
    local message=$1 targets=$2 changed=$3 edit=$4
    shift 4
    rm -rf copy
    mkdir -p copy/.build/debug
    cp -R shop/Sources copy
    ln -s "$PWD/shop/.build/debug/Modules" copy/.build/debug/Modules
    sed -i.old "$edit" "copy/Sources/$changed"/*.swift
    run compile copy "$targets" "$@"
    expect_contains "the output for $edit" "$output$errors" "$message"
}

# Checks that a package of a page has no older platform than the kit that it uses: expect_platforms FOLDER KIT
expect_platforms() {
    swift package --package-path "$1" dump-package >page.json
    swift package --package-path "$1/Kit/$2" dump-package >kit.json
    python3 - <<'END'
import json

page, kit = (
    {each["platformName"]: [int(part) for part in each["version"].split(".")] for each in json.load(open(file))["platforms"]}
    for file in ("page.json", "kit.json")
)
assert page and all(page[name] >= kit[name] for name in page), f"the page has {page}, the kit {kit}"
END
}

test_the_page_about_the_container_can_be_followed() {
    local page=$root/Packages/DependencyContainer/Sources/DependencyContainer/DependencyContainer.docc/InYourApp.md
    "$root/Scripts/lib/follow" "$page"
    expect_platforms shop DependencyContainer
    expect_any_settings shop "ShopInterface Stock Till TillTests shop"
    expect_message "main actor-isolated let 'pricesInject' can not be referenced from a nonisolated context" \
        "ShopInterface Stock" ShopInterface "s/nonisolated //" -default-isolation MainActor
    expect_message "conformance of 'StockModule' to protocol 'Module' crosses into main actor-isolated code" \
        "ShopInterface Stock" Stock "s/public struct/@MainActor &/"
    expect_message "type 'any Prices' does not conform to the 'Sendable' protocol" \
        ShopInterface ShopInterface "s/: Sendable//"
    expect_message "cannot be declared public because its type 'InjectID<any Prices>' uses an internal type" \
        ShopInterface ShopInterface "s/public import/import/" -enable-upcoming-feature InternalImportsByDefault
}

test_ribs_is_a_package_with_its_tests() {
    "$root/Scripts/vendor" RIBs RIBs
    expect_complete RIBs RIBs
}

test_the_page_about_ribs_can_be_followed() {
    "$root/Scripts/lib/follow" "$root/Packages/RIBs/Sources/RIBs/RIBs.docc/WithoutUIKit.md"
    expect_platforms count RIBs
    expect_any_settings count "Counter CounterTests count"
}

test_the_page_about_archlint_can_be_followed() {
    find_archlint
    # A build takes a minute; this one has the same sources.
    mkdir bin
    cat >bin/swift <<'END'
#!/bin/sh
[ "$1 $2 $4 $5" = "build --package-path --product archlint" ] || PATH=${PATH#*:} exec swift "$@"
mkdir -p "$3/.build/debug" && cp "$ARCHLINT_EXECUTABLE" "$3/.build/debug"
END
    chmod +x bin/swift
    PATH=$PWD/bin:$PATH "$root/Scripts/lib/follow" \
        "$root/Scripts/ArchitectureLint/Sources/ArchitectureLint/ArchitectureLint.docc/InYourMonorepo.md"
}

# Prints the block of the README of archlint that begins with a text: block_beginning TEXT
block_beginning() {
    beginning=$1 awk '
        /^```/ { isBlock = 0 }
        index($0, ENVIRON["beginning"]) == 1 { isBlock = 1 }
        isBlock' "$root/Scripts/ArchitectureLint/README.md"
}

test_the_commands_in_the_readme_of_archlint_check_a_tree() {
    local vendored alone
    vendored=$(block_beginning "Scripts/vendor archlint ")
    alone=$(block_beginning "swift build -c release --product archlint")
    find_archlint
    # A release build takes minutes; this one has the same sources.
    swift() {
        local folder=.
        case $* in
            "build -c release --product archlint") ;;
            "build -c release --package-path Tools/archlint --product archlint") folder=Tools/archlint ;;
            *) return 64 ;;
        esac
        mkdir -p $folder/.build/release
        cp "$ARCHLINT_EXECUTABLE" $folder/.build/release
    }
    export HOME=$PWD
    mkdir -p code/shop/Sources/Till
    echo "let one = 1" >code/shop/Sources/Till/Till.swift
    cat >code/shop/Package.swift <<'END'
// swift-tools-version: 6.2
import PackageDescription

let package = Package(name: "Shop", targets: [.target(name: "Till")])
END
    expect_contains "the commands of a copy" "$(cd "$root" || exit; eval "$vendored")" "The rules hold."
    rm code/shop/.archlint.json5
    expect_contains "the commands of the package" \
        "$(cd code/shop/Tools/archlint || exit; eval "$alone")" "The rules hold."
}

# Checks archlint as a command of a package with two modules, whose manifest must be evaluated while SwiftPM runs:
# expect_command DEPENDENCY
expect_command() {
    mkdir -p Sources/Card Sources/Deposit
    cat >Package.swift <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Shop",
    platforms: [.macOS(.v15)],
    dependencies: [$1],
    targets: ["Card", "Deposit"].map { .target(name: \$0) }
)
END
    cat >.archlint.json5 <<'END'
{
  version: 1,
  groups: [{ name: "feature", modules: { package: ".", kinds: "library" } }],
  rules: [{ name: "apart", kind: "independence", of: "feature", reason: "Each is built alone" }],
}
END
    echo "let one = 1" | tee Sources/Card/Card.swift >Sources/Deposit/Deposit.swift
    run swift package archlint
    expect "status of what is sound: $errors" "$status" 0
    expect_contains output "$output" "The rules hold."
    echo "import Deposit" >>Sources/Card/Card.swift
    run swift package archlint --quiet
    expect "status of what is broken" "$status" 1
    expect_contains output "$output" \
        "Sources/Card/Card.swift:2: error: Card (feature) imports Deposit (feature)"
    expect_contains errors "$errors" "exit code 1"
}

test_archlint_is_a_command_of_swift_package_without_being_compiled() {
    find_archlint
    "$root/Scripts/release" --version 1.0.0 --output kits archlint kits
    # Nothing of this machine is used but the toolchain.
    export HOME=$PWD
    expect_command ".package(url: \"file://$PWD/kits/archlint.git\", from: \"1.0.0\")"
    expect "its pin" "$(grep '"version" : "' Package.resolved | tr -d ' ')" '"version":"1.0.0"'
}

# It takes minutes to compile.
test_a_vendored_archlint_is_a_command_of_swift_package() {
    "$root/Scripts/vendor" archlint tools/archlint
    expect "its hooks" "$(ls tools/archlint/Hooks)" $'github-step.yml\npre-commit'
    test -x "tools/archlint/$(sed -n 's/^  entry: //p' tools/archlint/.pre-commit-hooks.yaml)"
    [ "${MODULARBANK_LONG:-}" = 1 ] || return 0
    expect_command '.package(path: "tools/archlint")'
    # What was built does not count as a change.
    "$root/Scripts/vendor" archlint tools/archlint
}

test_archlint_without_tests_is_a_package() {
    "$root/Scripts/vendor" --without-tests archlint tools/archlint
    expect "its files" "$(ls tools/archlint | tr '\n' ' ')" \
        "Hooks LICENSE ORIGIN Package.swift Plugins README.md Sources archlint.schema.json "
    swift package --package-path tools/archlint describe --type json >described
    expect "its targets" "$(grep -c '"module_type"' described)" 3
    expect "its commands" "$(grep -c '"type" : "plugin"' described)" 1
    expect "its tests" "$(grep -c '"type" : "test"' described || true)" 0
}

test_without_tests_omits_only_the_tests() {
    local part targets=3
    for part in DependencyContainer RIBs; do
        "$root/Scripts/vendor" "$part" --without-tests "$part"
        test ! -e "$part/Tests"
        expect "tests of $part" "$(grep -ci 'testTarget' "$part/Package.swift" || true)" 0
        expect "targets of $part" "$(grep -c '^        .target(' "$part/Package.swift")" "$targets"
        targets=2
    done
    "$root/Scripts/vendor" RIBs RIBs
    test -d RIBs/Tests
}

test_a_copy_has_no_links_to_this_repository() {
    local part
    for part in DependencyContainer RIBs archlint; do
        "$root/Scripts/vendor" "$part" "$part"
        expect "links of $part" "$(find "$part" -type l)" ""
        expect_contains "the amounts of $part" \
            "$(find "$part/Tests" -name GeneratedWork.swift -exec cat {} +)" "struct GeneratedWork"
    done
}

test_readme_names_no_missing_scripts() {
    "$root/Scripts/vendor" archlint archlint
    expect "missing scripts and folders" \
        "$(grep -nE 'Scripts/(lint|test)|Benchmarks/' archlint/README.md || true)" ""
}

test_origin_names_the_commit() {
    "$root/Scripts/vendor" RIBs RIBs
    cmp "$root/LICENSE" RIBs/LICENSE
    expect_contains ORIGIN "$(cat RIBs/ORIGIN)" "RIBs of ModularBank, written by Scripts/vendor from "
    "$root/Scripts/vendor" archlint archlint
    test "$(wc -l <archlint/ORIGIN)" -lt 100
}

test_second_run_updates_the_folder() {
    "$root/Scripts/vendor" RIBs RIBs
    cp -R RIBs before
    mkdir RIBs/.build
    "$root/Scripts/vendor" RIBs RIBs/
    rmdir RIBs/.build
    diff -r before RIBs
}

test_other_folders_are_not_overwritten() {
    mkdir RIBs
    echo mine >RIBs/file
    run "$root/Scripts/vendor" RIBs RIBs
    expect status "$status" 1
    expect_contains errors "$errors" "'RIBs' is not a RIBs that this script wrote"
    expect "its files" "$(ls RIBs)" file
}

test_local_changes_are_not_overwritten() {
    "$root/Scripts/vendor" RIBs RIBs
    echo '// mine' >>RIBs/Package.swift
    run "$root/Scripts/vendor" RIBs RIBs
    expect status "$status" 1
    expect_contains errors "$errors" "./Package.swift"
    expect "the local change" "$(tail -n 1 RIBs/Package.swift)" "// mine"

    "$root/Scripts/vendor" archlint archlint
    echo '// mine' >>archlint/Sources/ArchitectureLint/Graph/Edge.swift
    run "$root/Scripts/vendor" archlint archlint
    expect "status of a change deep below" "$status" 1
    expect_contains errors "$errors" "./Sources/ArchitectureLint/Graph"
}
