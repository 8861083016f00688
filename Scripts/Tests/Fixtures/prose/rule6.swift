/// Moves money.
/// - Parameter amount: in whole won
/// - Parameters:
///   - source: the account that pays.
func move(amount: Int, source: Int) {}
