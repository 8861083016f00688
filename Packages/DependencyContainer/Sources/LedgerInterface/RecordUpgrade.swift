import Bookkeeping
import DependencyContainer

/// The upgrade of a feature's records of version 0.1.0.
///
/// A ledger runs it once, in the transaction that upgrades the book.
public struct RecordUpgrade: Sendable {
    /// The collections of the records that the upgrade reads.
    public let collections: [String]
    /// Returns the changes that give the records their form of now.
    ///
    /// It gets the records of all collections, and the business date of the upgrade.
    public let changes: @Sendable ([Record], BusinessDate) throws -> [RecordChange]

    /// Creates an upgrade.
    /// - Parameters:
    ///   - collections: The collections of the records that the upgrade reads.
    ///   - changes: Returns the changes that give the records their form of now.
    public init(
        of collections: String...,
        changes: @escaping @Sendable ([Record], BusinessDate) throws -> [RecordChange]
    ) {
        self.collections = collections
        self.changes = changes
    }
}

/// The id of the collection to which features contribute the upgrades of their records.
public let recordUpgradesInject = CollectionID<RecordUpgrade>("RecordUpgrades")
