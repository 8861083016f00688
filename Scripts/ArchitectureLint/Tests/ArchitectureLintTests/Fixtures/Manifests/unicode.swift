// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    products: [.library(name: "체크카드", targets: ["체크카드"])],
    dependencies: [.package(path: "../예금"), .package(path: "../Ünïcode")],
    targets: [.target(name: "체크카드", dependencies: [.product(name: "예금", package: "예금"), "ünïcode"], path: "소스/카드"), .target(name: "Emoji👩‍👧")]
)
