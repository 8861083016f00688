// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .treatAllWarnings(as: .error),
]

func meetingPlace(_ name: String) -> Target.Dependency {
    .product(name: name, package: "DependencyContainer")
}

let package = Package(
    name: "DemandDeposit",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "DemandDeposit", targets: ["DemandDeposit"])
    ],
    dependencies: [
        .package(path: "../Console"),
        .package(path: "../DependencyContainer"),
        .package(path: "../RIBs"),
    ],
    targets: [
        .target(
            name: "DemandDeposit",
            dependencies: [
                .product(name: "BankConsole", package: "Console"),
                .product(name: "Console", package: "Console"),
                .product(name: "RIBs", package: "RIBs"),
                meetingPlace("DependencyContainer"),
                meetingPlace("LedgerInterface"),
                meetingPlace("SigningInterface"),
                meetingPlace("DemandDepositInterface"),
                meetingPlace("SafeBoxInterface"),
                meetingPlace("CardInterface"),
            ],
            swiftSettings: settings
        ),
        // Without a product: it is built here and by nobody who depends on this package.
        .executableTarget(
            name: "DemandDepositDemo",
            dependencies: [
                "DemandDeposit",
                .product(name: "BankConsole", package: "Console"),
                .product(name: "BankConsoleTesting", package: "Console"),
                .product(name: "Console", package: "Console"),
                .product(name: "RIBs", package: "RIBs"),
                meetingPlace("DependencyContainer"),
                meetingPlace("LedgerInterface"),
                meetingPlace("LedgerInterfaceTesting"),
                meetingPlace("SigningInterface"),
                meetingPlace("SigningInterfaceTesting"),
                meetingPlace("DemandDepositInterface"),
                meetingPlace("SafeBoxInterface"),
                meetingPlace("CardInterface"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "DemandDepositTests",
            dependencies: [
                "DemandDeposit",
                "DemandDepositDemo",
                .product(name: "BankConsole", package: "Console"),
                .product(name: "Console", package: "Console"),
                .product(name: "RIBs", package: "RIBs"),
                .product(name: "RIBsTesting", package: "RIBs"),
                meetingPlace("DependencyContainer"),
                meetingPlace("LedgerInterface"),
                meetingPlace("LedgerInterfaceTesting"),
                meetingPlace("SigningInterface"),
                meetingPlace("SigningInterfaceTesting"),
                meetingPlace("DemandDepositInterface"),
                meetingPlace("SafeBoxInterface"),
                meetingPlace("CardInterface"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
