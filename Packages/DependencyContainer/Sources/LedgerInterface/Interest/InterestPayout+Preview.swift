import Bookkeeping

extension InterestPayout {
    /// The lines that lead from the interest to what the customer gets.
    public var details: [MovementPreview.Detail] {
        [
            MovementPreview.Detail("Interest", interest.description),
            MovementPreview.Detail("Income tax", tax.incomeTax.description),
            MovementPreview.Detail("Local income tax", tax.localIncomeTax.description),
        ]
    }
}
