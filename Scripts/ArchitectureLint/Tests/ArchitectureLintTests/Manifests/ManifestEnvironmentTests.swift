import Testing

@testable import ArchitectureLint

@Suite("The inputs of a manifest")
struct ManifestEnvironmentTests {
    /// The inputs of manifests, and the manifests, in which ⏎ ends a line.
    private static let table = ##"""
        nothing: let package = Package(name: "A")
        nothing: let a = [1, 2].map { $0 + 1 }
        nothing: let a = Context.packageDirectory
        A: let a = Context.environment["A"]
        A B: let a = Context.environment["A", default: ""] + Context.environment["B"]!
        all variables: let a = Context.environment["A" + b]
        all variables: let a = Context.environment["\(b)"]
        all variables: let a = Context.environment[#"A"#]
        all variables: let a = Context.environment.keys.sorted()
        A: import Foundation⏎let a = ProcessInfo.processInfo.environment["A"]
        A: import class Foundation.ProcessInfo⏎if ProcessInfo.processInfo.environment["A"] != \##
        nil {}
        all variables: import Foundation⏎func has(_ name: String) -> Bool { \##
        ProcessInfo.processInfo.environment[name] != nil }⏎let a = has("A")
        A: import Glibc⏎let a = getenv("A")
        all variables: import Glibc⏎let a = getenv(b)
        all variables: import Glibc⏎let a = environ
        nothing: import Foundation⏎package.targets.append(contentsOf: [.target(name: "A")])
        nothing: import Foundation⏎func same<T>(_ a: [T]) -> [T] { a }
        nothing: import Foundation⏎struct Layer { let name: String }⏎let a = Layer(name: "A")
        nothing: #if canImport(Darwin)⏎let a = 1⏎#elseif canImport(FoundationEssentials)⏎#endif
        nothing: #if TUIST⏎import ProjectDescription⏎#endif
        b/c?: import Foundation⏎let a = FileManager.default.fileExists(atPath: "b/c")
        anything: import Foundation⏎let a = FileManager.default.fileExists(atPath: b)
        anything: import Foundation⏎let a = FileManager.default.fileExists(atPath: "a" + b)
        anything: import Foundation⏎let a = FileManager.default
        anything: import Glibc⏎let a = access("/a", 0)
        anything: import Foundation⏎let a = try? String(contentsOfFile: "/a")
        anything: import Foundation⏎a.append(contentsOf: String(contentsOf: b))
        anything: import Foundation⏎let a = Date()
        anything: import Foundation⏎let a = Foundation.Date()
        anything: import Foundation⏎let a = ProcessInfo.processInfo.systemUptime
        anything: import Foundation⏎let a = ProcessInfo()
        anything: import Elsewhere
        anything: #if canImport(Elsewhere)⏎import Elsewhere⏎#endif
        anything: #if canImport(SwiftGlibc)⏎import SwiftGlibc⏎let a = time(nil)⏎#endif
        nothing: #if canImport(PackageConfig)⏎import PackageConfig⏎#endif
        nothing: import Foundation⏎#if canImport(ObjectiveC)⏎let a = 1⏎#endif
        nothing: #if canImport(PackageConfig)⏎import PackageConfig⏎let a = \##
        PackageConfiguration([]).write()⏎#endif
        anything: #if canImport(PackageConfig)⏎let a = Bool.random()⏎#endif
        anything: #if canImport(PackageConfig)⏎import Foundation⏎let a = Date()⏎#endif
        anything: let a = canImport
        anything: import Glibc⏎enum A { case canImport(Int) }⏎let a = A.canImport(time(nil))
        HOST: let a = "https://\(Context.environment["HOST"] ?? "b")/c"
        anything: let a = "/* \(Bool.random())"
        nothing: let a = "https://\(b)/c.git"
        nothing: let a = "say \"a/b\""
        all variables: let a = Context.environment["A\u{42}"]
        anything: let a = "\(Bool.random())"
        anything: let a = #"\#(Bool.random())"#
        anything: #if !TUIST⏎import ProjectDescription⏎#endif
        anything: #if os(Linux)⏎import ProjectDescription⏎#endif
        nothing: import Foundation⏎#if os(Linux) && arch(x86_64) || swift(>=6) && \##
        compiler(<7)⏎@MainActor let a = 1⏎#endif
        anything: let a = Bool.random()
        anything: let a = Context.gitInformation
        anything: @_silgen_name("getenv") func a()
        """##

    @Test("are found by its words", arguments: table.split(separator: "\n").map(String.init))
    func inputs(row: String) throws {
        let (_, expected, text) = try #require(row.wholeMatch(of: /(.+?): (.+)/)).output
        let manifest = "import PackageDescription\n\(text.replacing("⏎", with: "\n"))"
        let found = ManifestEnvironment(of: Array(manifest.utf8))
        let names = found.variables?.sorted() ?? ["all variables"]
        let inputs = names + found.files.sorted().map { "\($0)?" }
        let told = inputs.isEmpty ? "nothing" : inputs.joined(separator: " ")
        #expect((found.isKnown ? told : "anything") == expected)
    }
}
