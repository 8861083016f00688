import Console
import LedgerInterface

extension MovementPreview {
    /// Who pays, who is paid, how much, the fee and what else there is to know, one below the other; of
    /// what moves no money only whose it is, and what else there is to know.
    public var fields: [Field] {
        lines.map { Field($0.name, $0.value) }
    }
}
