// Everything starts and ends here: the arguments go in, an exit code comes out.
System.end(Tool.run(Array(CommandLine.arguments.dropFirst())))
