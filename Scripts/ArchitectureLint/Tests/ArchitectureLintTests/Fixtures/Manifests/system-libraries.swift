// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    targets: [
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"]), .yum(["sqlite-devel"])]),
        .systemLibrary(name: "CZlib", path: "Libraries/zlib"),
        .target(name: "A", dependencies: ["CSQLite", "CZlib"]),
    ]
)
