import PackageDescription
let package = Package(
    name: "Sample",
    targets: [.target(name: "A")]
)
