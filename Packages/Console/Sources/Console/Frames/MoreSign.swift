/// The signs that a screen goes on beyond what is seen.
enum MoreSign {
    static let above = "^ more"
    static let below = "v more"
}
