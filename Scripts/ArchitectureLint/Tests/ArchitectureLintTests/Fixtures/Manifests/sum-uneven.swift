// swift-tools-version: 6.2
import PackageDescription
let a = "A"
let package = Package(name: a +"B")
