import Screens

typealias Open = (Int) -> Screen
typealias Verify = (String, @escaping () throws -> Screen) -> Screen
