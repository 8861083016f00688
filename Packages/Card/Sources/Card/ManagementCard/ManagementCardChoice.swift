/// What the person has chosen on the screen of a card.
enum ManagementCardChoice: String, CaseIterable, Sendable {
    case pay, payments, account, domestic, overseas, limits, reveal, lost, reissue, close
}
