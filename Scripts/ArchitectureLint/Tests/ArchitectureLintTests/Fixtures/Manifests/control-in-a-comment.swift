// swift-tools-version: 6.2
import PackageDescription
//  	note
/*  */let package = Package(name: "Sample")
