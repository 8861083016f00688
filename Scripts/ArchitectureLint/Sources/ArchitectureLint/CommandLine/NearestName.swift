/// Finds the name that was probably meant.
public enum NearestName {
    /// The name among those given that needs the fewest changed letters; nothing when none is near.
    public static func of(_ name: String, in names: [String]) -> String? {
        let near = names.map { (name: $0, distance: distance(name, $0)) }
            .min { $0.distance < $1.distance }
        guard let near, near.distance <= max(1, name.count / 3) else { return nil }
        return near.name
    }

    /// How many letters have to be put in, left out or changed (Levenshtein's distance).
    private static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right)
        var row = Array(0...right.count)
        for (index, letter) in left.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in right.indices {
                let changed = diagonal + (letter == right[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
            }
        }
        return row[right.count]
    }
}
