import DependencyContainer

/// The id under which features contribute their commands to the command line.
public let commandsInject = CollectionID<Command>("Commands")

/// The id under which features contribute what help says of the groups of their commands.
public let commandGroupsInject = CollectionID<CommandGroup>("CommandGroups")
