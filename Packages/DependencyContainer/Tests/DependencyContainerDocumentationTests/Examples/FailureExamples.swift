import DependencyContainer
import Testing

// Factories that throw.

final class Archive: Sendable {
    init(at path: String) throws { throw ArchiveError.missing(path) }
}

enum ArchiveError: Error { case missing(String) }

struct Reports: Sendable {
    let archive: Archive
}

let archiveInject = InjectID<Archive>("Archive")
let reportsInject = InjectID<Reports>("Reports")

struct FailureModule: Module {
    func register(in registrar: inout Registrar) {
        registrar.register(placesInject) { Places(path: "/archive") }
        registrar.register(
            reportsInject,
            needs: archiveInject,
            file: "Reports/ReportsModule.swift",
            line: 8
        ) { Reports(archive: $0) }
        registrar.register(archiveInject, needs: placesInject) { try Archive(at: $0.path) }
    }
}

@Suite("Examples of factories that throw")
struct FailureExamples {
    @Test("the error of a factory names the path to it")
    func path() throws {
        let container = try Container(modules: FailureModule())
        var lines: [String] = []
        func print(_ items: Any...) { lines.append(items.map { "\($0)" }.joined(separator: " ")) }

        do {
            _ = try container.resolve(reportsInject)
        } catch .factoryFailed(let path, let error) {
            print(path.map(\.name), error)
        } catch {
            print(error)
        }

        #expect(lines == [#"["Reports", "Archive"] missing("/archive")"#])
        let readme = try PackageFiles.text("README.md")
        #expect(readme.contains("```\n\(lines[0])\n```\n"))
    }
}
