import LedgerInterface

extension MovementPreview {
    /// The memo, which is booked and which the payee reads, so that the person sees it before agreeing;
    /// nothing where there is none.
    static func memo(_ memo: String) -> [Detail] {
        memo.isEmpty ? [] : [Detail("Memo", memo)]
    }
}
