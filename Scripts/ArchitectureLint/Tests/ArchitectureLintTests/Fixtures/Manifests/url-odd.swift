// swift-tools-version: 6.2
import PackageDescription
let package = Package(name: "A", dependencies: [.package(url: "https://example.com", from: "1.0.0"), .package(url: "https://example.com/a.git/", from: "1.0.0"), .package(url: "https://user@example.com/B.GIT", from: "0.0.0"), .package(url: "git@host:c.git", from: "1.0.0"), .package(url: "http://x/%20d?e#f", branch: "")])
