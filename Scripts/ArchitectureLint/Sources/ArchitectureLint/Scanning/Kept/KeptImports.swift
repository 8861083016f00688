#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a former run found in the sources below a folder, with the state of each that it read.
///
/// An entry counts only for a source of the same size, times, inode and device. What was changed
/// just before it was read is not kept at all: it might change once more within the same tick of the
/// file system's clock. A file of entries that is damaged, or somebody else's, counts for nothing.
struct KeptImports: Sendable {
    /// One source.
    struct Source {
        let imports: [Import]
        let lines: Int?
        let stamp: FileStamp
    }

    private let bytes: [UInt8]
    private let statements: [ImportStatement]
    /// Where the sources of a folder stand, by its path.
    private let folders: [String: Range<Int>]
    /// How many sources there are.
    let count: Int

    /// How long the times of a file system may stand still: two seconds is the most that one in use
    /// does.
    private static let tick: Int64 = 2_000_000_000
    /// What the first bytes say; another shape of the rest needs another number.
    private static let magic = "archlint imports 2\n"

    /// Reads what was kept; nothing when there is nothing that can be used.
    ///
    /// - Parameters:
    ///   - file: where it is kept.
    ///   - identity: whose it has to be.
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
        var statements: [ImportStatement] = []
        for _ in 0..<(try reader.readCount(of: 24)) {
            statements.append(try ImportStatement(&reader))
        }
        var folders: [String: Range<Int>] = [:]
        var count = 0
        for _ in 0..<(try reader.readCount(of: 12)) {
            let path = try reader.readText()
            count += Int(try reader.read(UInt32.self))
            folders[path] = try reader.readTextRange()
        }
        self.bytes = bytes
        self.statements = statements
        self.folders = folders
        self.count = count
    }

    /// The sources of a folder, by its path; nothing when none was kept.
    func sources(in folder: String) -> Folder? {
        folders[folder].map { Folder(ByteReader(bytes, in: $0), statements) }
    }

    /// The sources of one folder, in the order of their names.
    struct Folder {
        private var reader: ByteReader
        private let statements: [ImportStatement]
        private var next: (name: String, source: Source)?

        fileprivate init(_ reader: ByteReader, _ statements: [ImportStatement]) {
            self.reader = reader
            self.statements = statements
            advance()
        }

        /// What was kept of a source.
        ///
        /// - Parameter name: one that comes behind the one that was asked about last.
        mutating func source(_ name: String) -> Source? {
            while let found = next, found.name < name { advance() }
            guard let found = next, found.name == name else { return nil }
            advance()
            return found.source
        }

        private mutating func advance() {
            next = reader.count > 0 ? try? read() : nil
        }

        private mutating func read() throws(ByteReader.Damage) -> (String, Source) {
            let name = try reader.readText()
            let stamp = FileStamp(
                device: try reader.read(UInt64.self),
                inode: try reader.read(UInt64.self),
                size: try reader.read(UInt64.self),
                modified: try reader.read(Int64.self),
                changed: try reader.read(Int64.self)
            )
            let lines = try reader.read(Int32.self)
            let count = try reader.readCount(of: 12)
            var imports: [Import] = []
            imports.reserveCapacity(count)
            for _ in 0..<count {
                let statement = Int(try reader.read(UInt32.self))
                let line = try reader.read(UInt32.self)
                let column = try reader.read(UInt32.self)
                guard statement < statements.count else { throw ByteReader.Damage() }
                imports.append(
                    Import(statements[statement], line: Int(line), column: Int(column))
                )
            }
            let source = Source(
                imports: imports,
                lines: lines < 0 ? nil : Int(lines),
                stamp: stamp
            )
            return (name, source)
        }
    }
}

extension KeptImports {
    /// One source of a folder that is to be kept.
    typealias Entry = (name: String, imports: [Import], lines: Int?, stamp: FileStamp)

    /// Whether a state of a file is old enough to be told from the next one.
    static func isSettled(_ stamp: FileStamp, at start: Int64) -> Bool {
        max(stamp.modified, stamp.changed) < start - tick
    }

    /// What is to be written, folder by folder.
    ///
    /// - Parameters:
    ///   - folders: the sources of each folder, sorted by name.
    ///   - identity: whose it is.
    static func bytes(of folders: [(path: String, sources: [Entry])], identity: String) -> [UInt8] {
        var numbers: [ObjectIdentifier: UInt32] = [:]
        var merged: [ImportStatement: UInt32] = [:]
        var table = ByteWriter()
        var body = ByteWriter()
        for folder in folders {
            var block = ByteWriter()
            for source in folder.sources {
                block.write(source.name)
                block.write(source.stamp)
                block.write(Int32(clamping: source.lines ?? -1))
                block.write(UInt32(truncatingIfNeeded: source.imports.count))
                for found in source.imports {
                    let id = ObjectIdentifier(found.statement)
                    let number: UInt32
                    if let known = numbers[id] {
                        number = known
                    } else if let known = merged[found.statement] {
                        number = known
                        numbers[id] = known
                    } else {
                        number = UInt32(truncatingIfNeeded: merged.count)
                        merged[found.statement] = number
                        numbers[id] = number
                        found.statement.write(to: &table)
                    }
                    block.write(number)
                    block.write(UInt32(truncatingIfNeeded: found.line))
                    block.write(UInt32(truncatingIfNeeded: found.column))
                }
            }
            body.write(folder.path)
            body.write(UInt32(truncatingIfNeeded: folder.sources.count))
            body.write(UInt32(truncatingIfNeeded: block.bytes.count))
            body.write(block.bytes)
        }
        var rest = ByteWriter()
        rest.write(UInt32(truncatingIfNeeded: merged.count))
        rest.write(table.bytes)
        rest.write(UInt32(truncatingIfNeeded: folders.count))
        rest.write(body.bytes)
        return KeptFile.bytes(of: rest.bytes, magic: magic, identity: identity)
    }
}

extension ByteWriter {
    fileprivate mutating func write(_ stamp: FileStamp) {
        write(stamp.device)
        write(stamp.inode)
        write(stamp.size)
        write(stamp.modified)
        write(stamp.changed)
    }
}
