extension String {
    /// Whether this is the path of a folder, or of something in it. The root's path is empty.
    func isInside(_ folder: String) -> Bool {
        folder.isEmpty || self == folder || (hasPrefix(folder) && hasPrefix("\(folder)/"))
    }
}
