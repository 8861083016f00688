#if os(Linux)
    import Foundation

    /// A program and a dynamic library, Left, each linked with a copy of RIBs.
    ///
    /// Each source is compiled once, and linked for each kind of host.
    struct HostOfCopies: ~Copyable {
        private struct Failure: Error, CustomStringConvertible {
            let description: String
        }

        private let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("ribs-copies-\(UUID().uuidString)")

        /// Compiles the sources.
        ///
        /// - Parameters:
        ///   - left: The source of the library.
        ///   - main: The source of the program.
        ///   - isOptimized: Whether both are compiled as for a release.
        init(left: String, main: String, isOptimized: Bool) throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            for (file, name, source) in [("Left", "Left", left), ("main", "Host", main)] {
                try source.write(
                    to: folder.appendingPathComponent("\(file).swift"),
                    atomically: false,
                    encoding: .utf8
                )
                try compile(
                    ["-c", "\(file).swift", "-module-name", name, "-swift-version", "6"]
                        + [
                            "-I", ".", "-I", try Self.built().modules.path,
                            isOptimized ? "-O" : "-Onone",
                        ]
                        + (name == "Left" ? ["-emit-module", "-parse-as-library"] : [])
                )
            }
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        /// Links the library and the program.
        ///
        /// - Parameter linkerOption: An option with which the library is linked, such as
        ///   `-Bsymbolic`.
        func link(linkerOption: String?) throws {
            let objects = try Self.built().objects
            let options = linkerOption.map { ["-Xlinker", $0] } ?? []
            try compile(["-emit-library", "-o", "libLeft.so", "Left.o"] + objects + options)
            try compile(
                ["-o", "host", "main.o", "-L", ".", "-lLeft", "-Xlinker", "-rpath=\(folder.path)"]
                    + objects
            )
        }

        /// Runs the program, and returns what it prints, also as errors.
        func output(_ arguments: String...) throws -> String {
            try run(["\(folder.path)/host"] + arguments).text
        }

        private func compile(_ arguments: [String]) throws {
            let (text, isSuccess) = try run(["swiftc", "-use-ld=lld"] + arguments)
            guard isSuccess else { throw Failure(description: text) }
        }

        private func run(_ arguments: [String]) throws -> (text: String, isSuccess: Bool) {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = arguments
            process.currentDirectoryURL = folder
            // Printing a backtrace of a program that stops takes seconds.
            process.environment = ProcessInfo.processInfo.environment
                .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
            let output = Pipe()
            process.standardOutput = output
            process.standardError = output
            try process.run()
            let text = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (String(decoding: text, as: UTF8.self), process.terminationStatus == 0)
        }

        /// Returns the folder of the module of RIBs and its object files, which are in a folder that
        /// contains the test program.
        private static func built() throws -> (modules: URL, objects: [String]) {
            var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            while folder.pathComponents.count > 1 {
                folder.deleteLastPathComponent()
                // Not all files of the folder, because it may hold objects of deleted sources.
                let objects = folder.appendingPathComponent("RIBs.build")
                let list = objects.appendingPathComponent("sources")
                guard let sources = try? String(contentsOf: list, encoding: .utf8) else { continue }
                return (
                    folder.appendingPathComponent("Modules"),
                    sources.split(separator: "\n").map { source in
                        let name = source.split(separator: "/").last ?? source
                        let file = "\(name.trimmingCharacters(in: ["'"])).o"
                        return objects.appendingPathComponent(file).path
                    }
                )
            }
            throw Failure(description: "the built module was not found")
        }

        /// Indicates whether such a host can be built here.
        static var isPossible: Bool {
            guard let objects = try? built().objects else { return false }
            return objects.allSatisfy { FileManager.default.fileExists(atPath: $0) }
        }
    }
#endif
