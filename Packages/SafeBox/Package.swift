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
    name: "SafeBox",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "SafeBox", targets: ["SafeBox"])
    ],
    dependencies: [
        .package(path: "../Console"),
        .package(path: "../DependencyContainer"),
        .package(path: "../RIBs"),
    ],
    targets: [
        .target(
            name: "SafeBox",
            dependencies: [
                .product(name: "BankConsole", package: "Console"),
                .product(name: "Console", package: "Console"),
                .product(name: "RIBs", package: "RIBs"),
                meetingPlace("DependencyContainer"),
                meetingPlace("LedgerInterface"),
                meetingPlace("SigningInterface"),
                meetingPlace("DemandDepositInterface"),
                meetingPlace("SafeBoxInterface"),
            ],
            swiftSettings: settings
        ),
        // Without a product: it is built here and by nobody who depends on this package.
        .executableTarget(
            name: "SafeBoxDemo",
            dependencies: [
                "SafeBox",
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
                meetingPlace("DemandDepositInterfaceTesting"),
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "SafeBoxTests",
            dependencies: [
                "SafeBox",
                .product(name: "BankConsole", package: "Console"),
                .product(name: "Console", package: "Console"),
                .product(name: "RIBsTesting", package: "RIBs"),
                meetingPlace("DependencyContainer"),
                meetingPlace("LedgerInterface"),
                meetingPlace("LedgerInterfaceTesting"),
                meetingPlace("SigningInterface"),
                meetingPlace("SigningInterfaceTesting"),
                meetingPlace("DemandDepositInterface"),
                meetingPlace("DemandDepositInterfaceTesting"),
                meetingPlace("SafeBoxInterface"),
            ],
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)
