// swift-tools-version: 6.2
import PackageDescription
let package = Package(
    name: "Sample",
    targets: [.target(name: "A")],
    swiftLanguageModes: [.v5, .v6],
    cLanguageStandard: .gnu17,
    cxxLanguageStandard: .cxx20
)
