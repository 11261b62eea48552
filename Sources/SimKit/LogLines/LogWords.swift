/// Words around a name that are neither a receiver nor a value.
enum LogWords {
  /// Words that say that a callback begins.
  static let beginnings: Set<String> = [
    "start", "starts", "started", "begin", "begins", "began", "enter", "entering", "entered", "before", "開始", "开始",
    "进入", "시작",
  ]
  /// Words that say that a callback returns, or how long it took.
  static let endings: Set<String> = [
    "end", "ends", "ended", "finish", "finishes", "finished", "exit", "exits", "exiting", "exited", "return", "returns",
    "returned", "leave", "leaves", "leaving", "done", "complete", "completed", "took", "cost", "elapsed", "after",
    "結束", "结束", "耗时", "完成", "終了", "종료",
  ]
  /// Signs of the same, alone between blanks in front of a name.
  static let signsOfReturn = ["<", "<<", "<<<", "<-", "<--", "←", "└"].map { Array($0.utf8) }
  /// The names for the number of a line of source.
  static let sourceLine: Set<String> = ["line", "l", "ln", "行", "行号", "行號", "行数", "行番号", "라인", "줄"]
  /// The words in angle brackets with which the system's log hides a text.
  static let hidden: Set<String> = ["private", "redacted"]
  /// The words for an observer that begins or ends to observe a callback, as in `-> subscribed` and `: receive cancel`.
  static let observing: Set<String> = [
    "subscribed", "unsubscribed", "isdisposed", "disposed", "receive subscription", "request unlimited",
    "receive cancel", "receive finished",
  ]
  /// Words between a receiver and a name, or around both.
  static let fillers: Set<String> = [
    "a", "an", "and", "are", "at", "by", "call", "called", "calling", "calls", "callback", "did", "do", "event",
    "execute", "executed",
    "executing", "fire", "fired", "fires", "for", "from", "func", "function", "gets", "got", "has", "hit", "in",
    "inside", "invoke", "invoked", "invokes", "invoking", "is",
    "it", "its", "lifecycle", "message", "method", "msg", "name", "next", "now", "of", "on", "override", "print",
    "received", "receives", "reached", "run",
    "running", "runs", "s", "selector", "sel", "self", "sends", "sent", "step", "the", "then", "this", "to", "trigger",
    "triggered", "was", "with", "will", "has", "been", "super", "cmd",
  ]
  /// `animated: true`
  static let arguments: Set<String> = ["animated", "false", "no", "true", "yes"]
  /// Words that people say and that no app prints around the name of a callback.
  static let people: Set<String> = [
    "also", "always", "because", "but", "can", "can't", "cannot", "could", "does", "doesn't", "don't", "each", "every",
    "fix", "fixed", "fixes", "how", "i", "i.e", "e.g", "i'm", "i've", "if", "instead", "isn't", "it's", "may", "me",
    "might", "must",
    "never", "no", "not", "only", "or", "our", "please", "should", "so", "that", "there", "until", "vs", "versus",
    "wasn't", "we",
    "what",
    "when",
    "whenever", "where", "which", "while", "why", "would", "you", "your",
    // Articles of other languages, then German, French, Spanish, Portuguese, Italian, Russian.
    "das", "der", "die", "el", "il", "la", "le", "les", "lo", "o", "os", "um", "un", "una", "une",
    "aber", "dass", "ich", "immer", "kann", "man", "muss", "nicht", "nur", "soll", "wenn", "wir",
    "dans", "donc", "elle", "je", "mais", "ne", "nous", "pas", "quand", "que", "toujours", "vous",
    "cuando", "debe", "pero", "porque", "puede", "siempre", "solo", "también",
    "deve", "não", "nunca", "pode", "quando", "sempre", "sim", "só",
    "che", "non", "però", "perché", "quindi", "solo",
    "если", "когда", "не", "но", "он", "она", "мы", "потому", "только", "что", "чтобы", "это", "я",
  ]
  /// The same in scripts without blanks between words: parts of words that ask and deny.
  static let askingParts = ["なぜ", "ない", "ません", "でしょう", "为什么", "為什麼", "不会", "不會", "没有", "沒有", "怎么", "怎麼", "않"]
    .map { Array($0.utf8) }
  /// Words that say where something is done.
  static let places: Set<String> = [
    "after", "before", "for", "from", "in", "inside", "into", "of", "on", "to", "with", "within",
  ]
  /// Levels of loggers.
  static let levels: Set<String> = [
    "alert", "critical", "debug", "df", "err", "error", "fatal", "fault", "info", "important", "log", "notice", "note",
    "severe", "success", "trace",
    "verbose", "warn", "warning",
  ]
  /// The words in brackets or before a colon that are no receiver's name, unless another word is with them.
  static let categories: Set<String> = [
    "app", "console", "d", "default", "e", "flutter", "i", "js", "logger", "logging", "main", "mainthread", "native",
    "output",
    "swift", "system", "test", "thread", "tag",
    "todo", "ui", "uikit", "v", "viewlifecycle", "w", "xcode",
  ]

  static func isTag(_ word: String) -> Bool {
    levels.contains(word) || categories.contains(word) || fillers.contains(word) || beginnings.contains(word)
      || endings.contains(word)
  }

  /// The words before and after a receiver in scripts without spaces.
  static let ideographicFillers: [[UInt8]] = [
    "调用了", "调用", "執行了", "执行了", "执行", "執行", "呼叫", "触发了", "触发", "走了", "走", "进入了", "进入", "方法", "函数", "打印", "输出", "然后",
    "首先", "接着", "最后", "开始", "先", "再", "会", "的", "在", "中", "里",
    "呼び出し", "呼ばれた", "メソッド", "から", "まで", "が", "の", "は", "を", "で", "に", "も", "호출", "실행", "에서", "의", "에",
  ].map { Array($0.utf8) }
}
