/// What the numbers of the bank's check cards begin with.
///
/// It is data: a bank that is assigned another number (ISO/IEC 7812-2) puts it here, and nothing
/// else changes. Six digits of ten leave nine for the card, so a thousand million cards.
package enum IssuerIdentification {
    /// Six digits, each 0 to 9.
    package static let digits = [5, 3, 6, 5, 1, 0]
}
