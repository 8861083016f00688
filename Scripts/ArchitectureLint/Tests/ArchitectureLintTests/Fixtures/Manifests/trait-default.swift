// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "A", traits: [.default(enabledTraits: []), "B"])
