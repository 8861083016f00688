import Console
import LedgerInterface

extension MovementPreview {
    /// Who pays, who is paid, how much, the fee and what else there is to know, one below the other.
    public var fields: [Field] {
        lines.map { Field($0.name, $0.value) }
    }
}
