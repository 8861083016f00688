// swift-tools-version: 6.2
import PackageDescription
#if os(Linux)
let extra: [Target] = [.target(name: "OnLinux")]
#else
let extra: [Target] = [.target(name: "Elsewhere")]
#endif
let package = Package(name: "Sample", targets: extra)
