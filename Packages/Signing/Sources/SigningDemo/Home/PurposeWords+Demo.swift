import Bookkeeping
import Signing

extension PurposeWords {
    /// What the demo calls what it signs. In the bank the app has such a table for all features.
    package static let demo = PurposeWords([.demo: "put money into the safe box"])
}

extension Purpose {
    /// What the demo has signed.
    package static let demo = Purpose("safebox.put")
}
