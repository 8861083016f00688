# shellcheck shell=bash
# shellcheck disable=SC2154 # root, status, output and errors are the runner's

# A feature's package without anything in it: new_package NAME
new_package() {
    mkdir -p "$1/Sources/$1" "$1/Tests/$1Tests"
    echo "public enum $1 {}" >"$1/Sources/$1/$1.swift"
    cat >"$1/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

let package = Package(
    name: "$1",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(path: "$root/Packages/BankConsole"),
        .package(path: "$root/Packages/Console"),
        .package(path: "$root/Packages/RIBs"),
    ],
    targets: [
        .target(
            name: "$1",
            dependencies: [
                "BankConsole",
                "Console",
                "RIBs",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "$1Tests",
            dependencies: [
                "$1",
                "Console",
                "RIBs",
                .product(name: "BankConsoleTesting", package: "BankConsole"),
                .product(name: "RIBsTesting", package: "RIBs"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
END
}

# Every kind at once, with a name so long that lines have to be broken; warnings are errors there.
test_what_it_writes_compiles_without_warnings_and_passes() {
    local opening attaching
    new_package Shop
    run "$root/Scripts/rib" --package Shop ReportLoss
    expect status "$status" 0
    expect output "$output" "Sources/Shop/Screens/ReportLoss/ReportLossInteractor.swift
Tests/ShopTests/Screens/ReportLossTests.swift"
    opening=$(tail -n 1 <<<"$errors")
    expect "how to attach it" "$opening" \
        "    present(ReportLossBuilder(dependency: screens).build(withListener: self))"
    run "$root/Scripts/rib" --no-view --into Sessions/Open --package Shop/ SignedIn
    expect output "$output" "Sources/Shop/Sessions/Open/SignedIn/SignedInInteractor.swift
Tests/ShopTests/Sessions/Open/SignedInTests.swift"
    attaching=$(tail -n 1 <<<"$errors")
    cat >Shop/Sources/Shop/Screens/Parents.swift <<END
import BankConsole
import Console
import RIBs

final class ParentInteractor: ScreenInteractor {
    private let screens: any Dependency

    init(listener: any ChildListener, screens: any Dependency) {
        self.screens = screens
        super.init(listener: listener)
    }

    override func choose(_ action: ScreenAction.ID) {
    $opening
    }
}

final class SessionInteractor: Interactor, SignedInListener {}

final class SessionRouter: Router<SessionInteractor> {
    func signIn() {
    $attaching
    }
}
END
    "$root/Scripts/rib" --package Shop ConfirmTheRepaymentOfAMortgageLoanBeforeItsTime
    "$root/Scripts/rib" --package Shop --no-view ConfirmTheRepaymentOfAMortgageLoanInTime
    swift format lint --strict --recursive --configuration "$root/.swift-format" Shop/Sources Shop/Tests

    test_package Shop "${TEST_BUILDS:-$PWD/.build-all}" 2>&1 | tee log
    expect_contains "tests that ran" "$(grep "Test run" log)" "Test run with 8 tests in "
    expect_contains "tests that ran" "$(grep "Test run" log)" " passed "
}

test_the_example_of_the_help_writes_what_it_says() {
    local line words
    mkdir -p Packages/Card
    cp -R "$root"/Packages/Card/{Package.swift,Sources,Tests} Packages/Card
    line=$("$root/Scripts/rib" --help | grep -E '^ *Scripts/rib --package Packages/Card ')
    read -ra words <<<"$line"
    run "$root/${words[0]}" "${words[@]:1}"
    expect status "$status" 0
    while IFS= read -r file; do
        [ -f "Packages/Card/$file" ]
        expect_contains "the help" "$("$root/Scripts/rib" --help | tr '\n' ' ')" "Packages/Card/$file"
    done <<<"$output"
}

test_names_become_words() {
    new_package Shop
    "$root/Scripts/rib" --package Shop PutIntoSafeBox
    expect_contains "the title" "$(cat Shop/Sources/Shop/Screens/PutIntoSafeBox/*Interactor.swift)" \
        'Screen("Put into safe box", '
    "$root/Scripts/rib" --package Shop URLEntry
    expect_contains "the title" "$(cat Shop/Sources/Shop/Screens/URLEntry/*Interactor.swift)" \
        'Screen("URL entry", '
}

# The declarations of a new RIB, without its name and with one name for the three base classes: shape_of NAME FILE
shape_of() {
    grep -oE "^(final class|extension|struct) [A-Za-z]+: (Builder|[A-Za-z]+Interactor)" "$2" \
        | sed -e "s/$1//" -e 's/: [A-Za-z]*Interactor$/: Interactor/' | sort
}

test_a_new_rib_has_the_files_and_the_types_of_those_of_a_feature() {
    local screens="$root/Packages/SafeBox/Sources/SafeBox/Screens" file name
    new_package Shop
    "$root/Scripts/rib" --package Shop ReportLoss
    shape_of ReportLoss Shop/Sources/Shop/Screens/ReportLoss/ReportLossInteractor.swift >generated
    expect "the types of a new RIB" "$(cat generated)" "final class Builder: Builder
final class Interactor: Interactor"
    for file in "$screens"/*/*Interactor.swift; do
        name=$(basename "$file" Interactor.swift)
        shape_of "$name" "$file" >"$name"
        diff generated "$name"
    done
}

test_a_name_that_is_taken_is_left_alone() {
    new_package Shop
    "$root/Scripts/rib" --package Shop ReportLoss
    cp -R Shop before
    run "$root/Scripts/rib" --package Shop --into Elsewhere ReportLoss
    expect status "$status" 1
    expect_contains errors "$errors" "there is a RIB 'ReportLoss' in Shop already: "
    diff -r before Shop

    # A name that another begins with is free.
    "$root/Scripts/rib" --package Shop Report

    echo mine >Shop/Tests/ShopTests/Screens/PayTests.swift
    run "$root/Scripts/rib" --package Shop Pay
    expect status "$status" 1
    expect_contains errors "$errors" "PayTests.swift is there already; nothing was written"
    [ ! -e Shop/Sources/Shop/Screens/Pay ]
}

test_a_manifest_that_lacks_something_is_told_what() {
    new_package Shop
    sed -i.old -e '/BankConsoleTesting/d' -e '/^ *"Console",$/d' Shop/Package.swift
    run "$root/Scripts/rib" --package Shop ReportLoss
    expect status "$status" 1
    expect errors "$errors" "Scripts/rib: Shop/Package.swift lacks what a RIB needs; nothing was written. Add
    .product(name: \"BankConsoleTesting\", package: \"BankConsole\") for ShopTests
    .product(name: \"Console\", package: \"Console\") for Shop"
    [ ! -e Shop/Sources/Shop/Screens/ReportLoss ]
}

test_the_features_of_this_repository_lack_nothing() {
    local manifest module
    # shellcheck source=../lib/templates.sh
    . "$root/Scripts/lib/templates.sh"
    for module in Card DemandDeposit SafeBox; do
        manifest="$root/Packages/$module/Package.swift"
        expect "what $module lacks" "$(missing_products "$manifest" "$module" View)" ""
    done
}

test_a_wrong_name_of_a_rib_is_a_usage_error() {
    local name
    new_package Shop
    for name in reportLoss report-loss 'Report loss' 3D ReportLossRouter --nonsense; do
        run "$root/Scripts/rib" --package Shop "$name"
        expect "status of '$name'" "$status" 64
        expect "output of '$name'" "$output" ""
        expect_contains "errors of '$name'" "$errors" "See 'Scripts/rib --help'."
    done
    for into in .. ../Elsewhere a/../.. /tmp; do
        run "$root/Scripts/rib" --package Shop --into "$into" ReportLoss
        expect "status of --into $into" "$status" 64
    done
    run "$root/Scripts/rib" ReportLoss
    expect "status without a package" "$status" 64
    run "$root/Scripts/rib" --package Shop
    expect "status without a name" "$status" 64
    run "$root/Scripts/rib" --package Nowhere ReportLoss
    expect "status of no package" "$status" 64
    expect_contains errors "$errors" "there is no package at 'Nowhere'"
}
