/// What a former run read literally in manifests, each with its whole text: it says the same as long
/// as the text is the same and the package's folder.
struct KeptPackages: Sendable {
    private let bytes: [UInt8]
    /// Where the text and the package stand, by the package's path.
    private let places: [String: (text: Range<Int>, package: Range<Int>)]
    /// How many there are.
    var count: Int { places.count }

    /// What the first bytes say; another shape of the rest needs another number.
    private static let magic = "archlint manifests 3\n"

    /// Reads what was kept; nothing when there is nothing that can be used.
    init?(file: String, identity: String) {
        guard let bytes = try? SourceReader.read(file), let kept = try? Self(bytes, identity) else {
            return nil
        }
        self = kept
    }

    /// Understands what was written.
    ///
    /// - Throws: `ByteReader.Damage` when it is something else.
    init(_ bytes: [UInt8], _ identity: String) throws(ByteReader.Damage) {
        var reader = try KeptFile.reader(of: bytes, magic: Self.magic, identity: identity)
        var places: [String: (text: Range<Int>, package: Range<Int>)] = [:]
        for _ in 0..<(try reader.readCount(of: 12)) {
            let path = try reader.readText()
            let text = try reader.readTextRange()
            places[path] = (text, try reader.readTextRange())
        }
        self.bytes = bytes
        self.places = places
    }

    /// The package in a folder whose manifest has a text.
    func package(at path: String, text: [UInt8]) -> SwiftPackage? {
        guard let place = places[path], bytes[place.text].elementsEqual(text) else { return nil }
        var reader = ByteReader(bytes, in: place.package)
        return try? SwiftPackage(&reader)
    }

    /// What is to be written.
    ///
    /// - Parameters:
    ///   - packages: the packages with the texts of their manifests.
    ///   - identity: whose it is.
    static func bytes(
        of packages: [(package: SwiftPackage, text: [UInt8])],
        identity: String
    ) -> [UInt8] {
        var rest = ByteWriter()
        rest.write(UInt32(truncatingIfNeeded: packages.count))
        for (package, text) in packages {
            var block = ByteWriter()
            package.write(to: &block)
            rest.write(package.path)
            rest.write(UInt32(truncatingIfNeeded: text.count))
            rest.write(text)
            rest.write(UInt32(truncatingIfNeeded: block.bytes.count))
            rest.write(block.bytes)
        }
        return KeptFile.bytes(of: rest.bytes, magic: magic, identity: identity)
    }
}
