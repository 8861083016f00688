import Foundation

/// A program and two dynamic libraries, Left and Right, usually each linked with a copy of the tested
/// library.
struct HostOfCopies: ~Copyable {
    /// Indicates whether such a host can be built here.
    static var isPossible: Bool {
        #if os(Linux)
            Compiler.whyUnusable == nil && Compiler.objects != nil
        #else
            false
        #endif
    }

    private let library: [String]
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("copies-\(UUID().uuidString)")

    /// Builds the host.
    /// - Parameters:
    ///   - main: The source of the program.
    ///   - linkerOption: An option with which the libraries are linked, such as `-Bsymbolic`.
    ///   - isOptimized: Whether the program and the libraries are built as for a release. The
    ///     container itself is built as its tests are, which is as for a release in a long run.
    ///   - isLoading: Whether the program loads Right while it runs.
    ///   - isSharing: Whether all parts link one dynamic library instead of copies.
    init(
        main: String,
        linkerOption: String? = nil,
        isOptimized: Bool = false,
        isLoading: Bool = false,
        isSharing: Bool = false
    ) throws {
        library = isSharing ? Compiler.sharedLibrary : Compiler.objects ?? []
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let optimization = isOptimized ? ["-O"] : []
        let options = (linkerOption.map { ["-Xlinker", $0] } ?? []) + optimization
        for (name, source) in [("Left", Self.left), ("Right", Self.right)] {
            try write(source, to: "\(name).swift")
            try compile(
                ["-emit-library", "-o", "lib\(name).so", "\(name).swift"]
                    + ["-module-name", name, "-emit-module"] + options
            )
        }
        try write(main, to: "main.swift")
        try compile(
            ["-o", "host", "main.swift", "-module-name", "Host", "-I", ".", "-L", ".", "-lLeft"]
                + (isLoading ? [] : ["-lRight"]) + ["-Xlinker", "-rpath=\(folder.path)"]
                + optimization
        )
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Runs the program, and returns what it prints.
    func output() throws -> String {
        try Compiler.run(["\(folder.path)/host"], in: folder)
    }

    private func write(_ text: String, to name: String) throws {
        let file = folder.appendingPathComponent(name)
        try text.write(to: file, atomically: false, encoding: .utf8)
    }

    private func compile(_ arguments: [String]) throws {
        let output = try Compiler.run(
            ["swiftc", "-swift-version", "6"] + arguments + Compiler.modulePath + library,
            in: folder
        )
        if output.contains("error:") { throw Compiler.Unusable(description: output) }
    }

    private static let left = """
        import DependencyContainer
        public let aInject = InjectID<String>("A")
        public let listInject = CollectionID<Int>("List")
        public let pluginInject = PluginID<Int>("Plugin")
        public let mainInject = MainInjectID<Int>("Main")
        public let leftScope = ScopeID<Int>("LeftScope")
        public struct LeftModule: Module {
            public init() {}
            public func register(in registrar: inout Registrar) {
                registrar.register(aInject) { "a" }
            }
        }
        public func resolveInLeft<T>(_ id: InjectID<T>, in container: Container) throws -> T {
            try container.resolve(id)
        }
        """

    // One more id than Left, so that the slots would differ if both began with the same number.
    private static let right = """
        import DependencyContainer
        public protocol B: Sendable { var name: String { get } }
        struct RealB: B { let name = "b" }
        let firstInject = InjectID<Int>("First")
        public let bInject = InjectID<any B>("B")
        public struct RightModule: Module {
            public init() {}
            public func register(in registrar: inout Registrar) {
                registrar.register(firstInject) { 1 }
                registrar.register(bInject) { RealB() }
            }
        }
        public func makeInRight() throws -> Container { try Container(modules: RightModule()) }
        public func register(_ id: InjectID<String>, in registrar: inout Registrar) {
            registrar.register(id) { "by Right" }
        }
        @_cdecl("resolveInRight") public func resolve(_ address: UnsafeRawPointer) {
            let container = Unmanaged<Container>.fromOpaque(address).takeUnretainedValue()
            do { print(try container.resolve(bInject).name) } catch { print(error) }
        }
        @_cdecl("registerInRight") public func register(_ address: UnsafeMutableRawPointer) {
            RightModule().register(in: &address.assumingMemoryBound(to: Registrar.self).pointee)
        }
        """
}
