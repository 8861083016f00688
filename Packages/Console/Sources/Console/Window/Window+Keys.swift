extension Window {
    /// Handles a key on the visible screen, or queues it while the screen works.
    ///
    /// - Parameter key: The key.
    public func handle(_ key: Key) {
        receive(.key(key))
    }

    /// Handles a reserved key.
    func handle(_ key: WindowKey) {
        let isCovered = cover != nil
        switch key {
        case .help:
            guard let top, !(top is OverlayViewController) else { return }
            present(
                KeysViewController(
                    of: content(of: top),
                    isHomeSet: onHome != nil && !isCovered,
                    isMapSet: onMap != nil && !isCovered
                )
            )
        case _ where isCovered: break
        case .home:
            if top is OverlayViewController, let top { dismiss(top) }
            onHome?()
        case .map where side != nil: side = nil
        case .map: onMap?()
        }
    }
}
