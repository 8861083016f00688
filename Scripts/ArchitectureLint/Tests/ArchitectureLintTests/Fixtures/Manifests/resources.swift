// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    targets: [
        .target(
            name: "A",
            resources: [
                .copy("q/"), .copy("./z"), .process("a//b"), .embedInCode("a/./c"), .copy("a/../d"),
                .copy("."), .process("ü/é"), .copy(" x "),
            ],
            publicHeadersPath: "./api/"
        )
    ]
)
