#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A file of what was found below a folder: whose it is, whether it is whole, and the rest.
enum KeptFile {
    /// Where something is kept.
    ///
    /// - Parameters:
    ///   - root: the absolute path of the folder that it is about.
    ///   - cache: the folder of everything that is kept.
    ///   - name: what it is.
    static func path(for root: String, in cache: String, of name: String) -> String {
        "\(cache)/\(String(fnv(root.utf8), radix: 16)).\(name)"
    }

    /// Whose something is that this program keeps of a folder: another build of it might find
    /// something else.
    static func identity(root: String) -> String {
        var program = stat()
        #if os(Linux)
            _ = stat("/proc/self/exe", &program)
        #else
            _ = stat(CommandLine.arguments.first ?? "", &program)
        #endif
        let build = FileStamp(program).map { "\($0.size) \($0.modified) \($0.changed)" } ?? ""
        return "\(HelpText.version) \(build) \(root)"
    }

    /// The bytes of a file.
    ///
    /// - Parameters:
    ///   - rest: what is kept.
    ///   - magic: what it is, and in which shape.
    ///   - identity: whose it is.
    static func bytes(of rest: [UInt8], magic: String, identity: String) -> [UInt8] {
        var all = ByteWriter()
        all.write(magic)
        all.write(identity)
        all.write(checksum(of: rest, from: 0))
        all.write(rest)
        return all.bytes
    }

    /// A reader of what is kept in the bytes of a file.
    ///
    /// - Throws: `ByteReader.Damage` when they are something else.
    static func reader(
        of bytes: [UInt8],
        magic: String,
        identity: String
    ) throws(ByteReader.Damage) -> ByteReader {
        var reader = ByteReader(bytes)
        guard try reader.readText() == magic, try reader.readText() == identity else {
            throw ByteReader.Damage()
        }
        let sum = try reader.read(UInt64.self)
        guard sum == checksum(of: bytes, from: reader.offset) else { throw ByteReader.Damage() }
        return reader
    }

    /// A number that another text hardly has: eight bytes at a time, since there are millions.
    private static func checksum(of bytes: [UInt8], from start: Int) -> UInt64 {
        bytes.withUnsafeBytes { text in
            var sum: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(text.count - start)
            var offset = start
            while offset + 8 <= text.count {
                // Sound: eight bytes are left, as was just seen.
                let word = text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                sum = (sum ^ UInt64(littleEndian: word)) &* 0x9E37_79B9_7F4A_7C15
                sum ^= sum >> 29
                offset += 8
            }
            while offset < text.count {
                sum = (sum ^ UInt64(text[offset])) &* 0x0000_0100_0000_01B3
                offset += 1
            }
            return sum
        }
    }

    /// FNV-1a. It only spreads the files over names: each says itself whose it is.
    private static func fnv(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    }
}
