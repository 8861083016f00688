#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

enum ProofFile {
    static func write(_ proof: Proof, root: String, to file: String) throws {
        try OutputFile.write(ProofDocument(proof, root: root).jsonText(), to: file)
    }

    static func read(_ file: String) throws -> ProofDocument {
        struct Header: Decodable {
            let format: Int
            let archlint: String
        }
        func problem(_ message: String) -> Problem { Problem(.badData, at: file, message) }
        let data = Data(try FileReader.read(file))
        guard let header = try? JSONDecoder().decode(Header.self, from: data) else {
            throw problem("is not a proof of archlint: 'archlint --proof <file>' writes one")
        }
        guard header.format == ProofDocument.currentFormat else {
            throw problem(
                "is a proof in format \(header.format), of archlint \(header.archlint.onOneLine); "
                    + "archlint \(HelpText.version) reads format \(ProofDocument.currentFormat)"
            )
        }
        guard let proof = try? JSONDecoder().decode(ProofDocument.self, from: data) else {
            throw problem("is a damaged proof: a value is missing or invalid")
        }
        return proof
    }
}

extension FileTree {
    /// The path of a file relative to the root; only its name when it is elsewhere.
    func relativePath(_ path: String) -> String {
        let absolute = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard absolute.hasPrefix("\(root)/") else {
            return absolute.split(separator: "/").last.map(String.init) ?? path
        }
        return String(absolute.dropFirst(root.count + 1))
    }
}
