// swift-tools-version: 6.2
import PackageDescription
// let package = Package(name: "Wrong", targets: [.target(name: "Wrong")])
/* package.targets.append(.target(name: "Wrong")) /* if nested { */ */
let note = "], targets: [.target(name: \"Wrong\")] // no comment /* nor this"
let package = Package( // name: "Wrong"
    name: /* "Wrong" */ "Sample",
    targets: [
        // .target(name: "Wrong"),
        .target(name: "A", path: "// not a comment", exclude: ["*/", "a/*", "#if os(Linux)"]),
        /* .target(name: "Wrong"), */
    ]
)
