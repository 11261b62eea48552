/// The namespace of the code that vcsim writes: an app may have a `Plan` or a `Recorder` of its own.
enum Vcsim {}
