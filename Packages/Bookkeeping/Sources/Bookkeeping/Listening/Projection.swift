/// An entry of the history, with the values that it gave to its records.
public struct HeardEntry: Sendable {
    /// The entry.
    public let entry: LedgerEntry
    /// For each record of the entry in order, the value; nil for a removed record and for a secret.
    private let values: [String?]

    /// Creates a heard entry.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - values: For each record of the entry in order, the value; nil for a removed record and
    ///     for a secret.
    public init(_ entry: LedgerEntry, values: [String?]) {
        self.entry = entry
        self.values = values
    }

    /// Returns the value that the entry gave to its first record in a collection; nil without one.
    ///
    /// - Throws: ``BankError`` `record.unreadable` if the value cannot be decoded.
    public func value<Value: Decodable>(
        in collection: String,
        as type: Value.Type
    ) throws(BankError) -> Value? {
        let found = zip(entry.records, values).first { $0.0.key.collection == collection }
        guard let found, let json = found.1 else { return nil }
        return try Record(found.0, value: json).decode()
    }
}

/// A part of a module that makes values of the entries with one purpose.
public protocol HistoryProjection: Sendable {
    /// The name of the module.
    var module: String { get }
    /// The purpose of the entries.
    var purpose: Purpose { get }
}

/// A pure function that makes values of the entries with one purpose.
///
/// A module declares one projection for each purpose that it hears. The values follow from the
/// history alone, so they can be made again at any time, and none of them can be lost or doubled.
///
/// ```swift
/// let gifts = Projection<Notice>(Purpose("gift")) { (gift: Gift, heard) in
///     [Notice("\(gift.amount) from \(gift.from)")]
/// }
/// ```
public struct Projection<Value: Sendable>: HistoryProjection {
    /// The name of the module that declares the projection.
    public let module: String
    /// The purpose of the entries.
    public let purpose: Purpose
    private let make: @Sendable (HeardEntry) throws -> [Value]

    /// Creates a projection.
    ///
    /// - Parameters:
    ///   - purpose: The purpose of the entries.
    ///   - file: A file of the module that declares the projection; by default, that of the caller.
    ///   - make: Returns the values of an entry with this request. It may use only its arguments.
    public init<Content: Request>(
        _ purpose: Purpose,
        file: String = #fileID,
        make: @escaping @Sendable (Content, HeardEntry) throws -> [Value]
    ) {
        self.purpose = purpose
        module = String(file.prefix { $0 != "/" })
        self.make = { try make($0.entry.intent.request(), $0) }
    }

    /// Returns the values of an entry; no values for an entry with another purpose.
    ///
    /// - Throws: ``BankError`` `request.malformed`, and the errors of the projection's function.
    public func values(of heard: HeardEntry) throws -> [Value] {
        heard.entry.intent.purpose == purpose ? try make(heard) : []
    }
}
