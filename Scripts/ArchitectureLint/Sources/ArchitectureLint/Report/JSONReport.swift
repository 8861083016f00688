#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A proof as programs read it: one document, its keys in alphabetical order.
struct JSONReport: Encodable {
    private let holds: Bool
    private let examined: Examined
    private let violations: [Finding]
    private let problems: [Trouble]

    private struct Examined: Encodable {
        let packages: Int
        let targets: Int
        let files: Int
        let imports: Int
        let conditionalImports: Int
        let declaredDependencies: Int
        let groups: [String: Int]
    }

    private struct Finding: Encodable {
        let file: String
        let line: Int
        let rule: String
        let importer: String
        let imported: String
        let message: String
        let chain: [Step]
        let instead: String
    }

    private struct Step: Encodable {
        let from: String
        let to: String
        let file: String
        let line: Int
    }

    private struct Trouble: Encodable {
        let place: String
        let message: String
    }

    init(_ proof: Proof) {
        holds = proof.holds
        examined = Examined(
            packages: proof.examined.packages,
            targets: proof.examined.targets,
            files: proof.examined.files,
            imports: proof.examined.imports,
            conditionalImports: proof.examined.conditionalImports,
            declaredDependencies: proof.examined.declaredDependencies,
            groups: Dictionary(
                proof.examined.groups.map { ($0.name, $0.targets) },
                uniquingKeysWith: { first, _ in first }
            )
        )
        violations = proof.violations.map { violation in
            Finding(
                file: violation.place.file,
                line: violation.place.line,
                rule: violation.rule.rawValue,
                importer: violation.importer,
                imported: violation.imported,
                message: violation.message,
                chain: violation.chain.map {
                    Step(from: $0.from, to: $0.to, file: $0.place.file, line: $0.place.line)
                },
                instead: violation.instead
            )
        }
        problems = proof.problems.map { Trouble(place: $0.place, message: $0.message) }
    }

    /// The document.
    ///
    /// - Throws: what the encoder throws.
    func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
}
