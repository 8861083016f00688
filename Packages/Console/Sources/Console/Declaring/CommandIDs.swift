import DependencyContainer

/// The id under which features contribute their commands to the command line.
public let commandsInject = CollectionID<Command>("Commands")

/// The id under which features contribute what help says of the groups of their commands.
public let commandGroupsInject = CollectionID<CommandGroup>("CommandGroups")

/// The id under which features contribute what a person can do with them, for the program's home.
public let homeEntriesInject = CollectionID<HomeEntry>("HomeEntries")
