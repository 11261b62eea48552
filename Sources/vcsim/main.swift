import Foundation

// Everything starts and ends here: the arguments go in, an exit code comes out.
exit(Tool.run(Array(CommandLine.arguments.dropFirst())).rawValue)
