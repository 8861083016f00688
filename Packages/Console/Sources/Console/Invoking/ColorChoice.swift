/// Whether output has colours: the value of `--color`.
public enum ColorChoice: String, Sendable, CaseIterable {
    /// On a terminal that understands them, unless `NO_COLOR` is set (https://no-color.org).
    case auto
    /// Always, also into a pipe.
    case always
    /// Never.
    case never
}
