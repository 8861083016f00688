#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A proof in a file.
enum ProofFile {
    /// Writes a proof with all that it rests on.
    ///
    /// - Parameters:
    ///   - proof: the proof.
    ///   - root: the folder that was examined.
    ///   - file: where to write it.
    /// - Throws: `Problem` when it cannot be written.
    static func write(_ proof: Proof, root: String, to file: String) throws {
        try OutputFile.write(ProofDocument(proof, root: root).jsonText(), to: file)
    }

    /// Reads a proof.
    ///
    /// - Throws: `Problem` when the file cannot be read, or is no proof.
    static func read(_ file: String) throws -> ProofDocument {
        struct Header: Decodable {
            let format: Int
            let archlint: String
        }
        let data = Data(try FileReader.read(file))
        guard let header = try? JSONDecoder().decode(Header.self, from: data) else {
            throw Problem(
                .badData,
                at: file,
                "is no proof of archlint: 'archlint --proof <file>' writes one"
            )
        }
        guard header.format == ProofDocument.currentFormat else {
            throw Problem(
                .badData,
                at: file,
                "is a proof in format \(header.format), of archlint \(header.archlint.onOneLine); this is "
                    + "archlint \(HelpText.version), which reads format "
                    + "\(ProofDocument.currentFormat)"
            )
        }
        do {
            return try JSONDecoder().decode(ProofDocument.self, from: data)
        } catch {
            throw Problem(
                .badData,
                at: file,
                "is no whole proof of archlint: something is missing or is not what it must be"
            )
        }
    }
}
