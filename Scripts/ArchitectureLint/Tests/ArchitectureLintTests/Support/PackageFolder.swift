import Foundation

@testable import ArchitectureLint

/// A folder of packages that a test writes in a few lines.
struct PackageFolder {
    private let site: TemporaryFolder

    /// Its absolute path.
    var root: String { "\(site.path)/root" }

    init() throws {
        site = try TemporaryFolder()
    }

    /// Writes a manifest whose package has these arguments.
    func package(_ path: String, _ arguments: String) throws {
        try site.package("root/\(path)", name: path.isEmpty ? "Root" : nil, arguments)
    }

    /// Writes a package with a library of its folder's name, which uses libraries beside it.
    func library(_ path: String, uses: [String] = [], source: String = "") throws {
        let name = path.split(separator: "/").last ?? "Root"
        let packages = uses.map { ".package(path: \"../\($0)\")" }.joined(separator: ", ")
        let products = uses.map { "\"\($0)\"" }.joined(separator: ", ")
        try package(
            path,
            """
            products: [.library(name: "\(name)", targets: ["\(name)"])],
            dependencies: [\(packages)],
            targets: [.target(name: "\(name)", dependencies: [\(products)])]
            """
        )
        try write(source, to: "\(path)/Sources/\(name)/\(name).swift")
    }

    /// Writes a file; its path may lead out of the root.
    func write(_ text: String, to file: String) throws {
        try site.write(text, to: "root/\(file)")
    }

    /// Removes a file or folder.
    func remove(_ name: String) throws {
        try site.remove("root/\(name)")
    }

    /// Makes a link.
    func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: "\(root)/\(path)",
            withDestinationPath: target
        )
    }

    func workspace() throws -> Workspace {
        try Workspace(of: FileTree(root: root), cacheFolder: nil)
    }

    /// Writes rules, and checks all packages.
    func check(_ rules: String) throws -> CommandLineTool.Answer {
        try write(rules, to: ".archlint.json5")
        return CommandLineTool().run([root, "--no-cache", "--complete"])
    }
}

extension Workspace {
    /// The dependencies: `A declares B`.
    var known: Set<String> { Set(graph.edges.map { "\($0.from) \($0.verb) \($0.to)" }) }
}
