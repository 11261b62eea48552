// Everything starts and ends here: the arguments go in, an exit code comes out.
let arguments = CommandLine.arguments
// Swift takes them from /proc on Linux. Without it not even the program's name is there, and to go on would be to do
// nothing and to call it success.
System.end(arguments.isEmpty ? Tool.endWithoutArguments() : Tool.run(Array(arguments.dropFirst())))
