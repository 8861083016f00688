// swift-tools-version: 6.2
import PackageDescription
let name = "Sample"
