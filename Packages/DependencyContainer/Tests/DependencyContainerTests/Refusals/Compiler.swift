import Foundation

/// Compiles sources as a client of the tested library.
enum Compiler {
    struct Unusable: Error, CustomStringConvertible {
        let description: String
    }

    /// Returns the compiler's errors by file name.
    /// - Parameter sources: The sources by file name.
    static func errors(in sources: [String: String]) throws -> [String: [String]] {
        guard modules != nil else {
            throw Unusable(description: "the built module was not found")
        }
        let folder = try SourceFolder(sources)
        let output = try folder.run(
            // The passes that find isolation errors run only during compilation.
            ["swiftc", "-emit-sil", "-o", "Client.sil", "-whole-module-optimization"]
                + ["-parse-as-library", "-module-name", "Client"]
                + ["-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny"]
                + modulePath + platform + sources.keys.sorted()
        )
        var errors = sources.mapValues { _ in [String]() }
        for line in output.split(separator: "\n") {
            guard let range = line.range(of: ": error: ") else { continue }
            let place = line[..<range.lowerBound].split(separator: ":").first ?? ""
            let file = place.split(separator: "/").last.map(String.init) ?? ""
            errors[file, default: []].append(String(line[range.upperBound...]))
        }
        return errors
    }

    /// The reason why the compiler is not usable here; nil if it is.
    static let whyUnusable: String? = {
        do {
            let text = "import DependencyContainer\nlet id = InjectID<Int>(\"A\")\n"
            let errors = try errors(in: ["Probe.swift": text]).values.flatMap(\.self)
            return errors.first
        } catch {
            return "\(error)"
        }
    }()

    private static var platform: [String] {
        #if os(macOS)
            #if arch(arm64)
                ["-target", "arm64-apple-macosx15.0"]
            #else
                ["-target", "x86_64-apple-macosx15.0"]
            #endif
        #else
            []
        #endif
    }

    /// The folder of the tested module, in a folder that contains the test program.
    private static let modules: URL? = {
        let programs = CommandLine.arguments + Bundle.allBundles.map(\.bundlePath)
        for program in programs where program.hasPrefix("/") {
            var folder = URL(fileURLWithPath: program).resolvingSymlinksInPath()
            while folder.pathComponents.count > 1 {
                folder.deleteLastPathComponent()
                for candidate in [folder.appendingPathComponent("Modules"), folder] {
                    let module = candidate.appendingPathComponent("DependencyContainer.swiftmodule")
                    if FileManager.default.fileExists(atPath: module.path) { return candidate }
                }
            }
        }
        return nil
    }()

    /// The option with which the compiler finds the tested module.
    static var modulePath: [String] { modules.map { ["-I", $0.path] } ?? [] }

    /// The options with which a program links the dynamic product of the tested library.
    static var sharedLibrary: [String] {
        let folder = modules?.deletingLastPathComponent().path ?? ""
        return ["-L", folder, "-lDependencyContainerDynamic", "-Xlinker", "-rpath=\(folder)"]
    }

    /// The paths of the object files of the tested library; nil if they are not found.
    static var objects: [String]? {
        guard let modules else { return nil }
        for folder in [modules.deletingLastPathComponent(), modules] {
            let folder = folder.appendingPathComponent("DependencyContainer.build")
            // Not all files of the folder, because it may hold objects of deleted sources.
            let list = folder.appendingPathComponent("sources")
            guard let sources = try? String(contentsOf: list, encoding: .utf8) else { continue }
            return sources.split(separator: "\n").map { source in
                let name = source.split(separator: "/").last ?? source
                return folder.appendingPathComponent("\(name.trimmingCharacters(in: ["'"])).o").path
            }
        }
        return nil
    }

    /// Runs a program, and returns what it prints.
    static func run(_ arguments: [String], in folder: URL) throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        process.currentDirectoryURL = folder
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = String(
            decoding: output.fileHandleForReading.readDataToEndOfFile(),
            as: UTF8.self
        )
        process.waitUntilExit()
        guard process.terminationStatus != 127 else {
            throw Unusable(description: "there is no swiftc to be found")
        }
        let isRefused = text.contains(": error: ")
        guard process.terminationStatus == 0 || isRefused else { throw Unusable(description: text) }
        return text
    }
}
