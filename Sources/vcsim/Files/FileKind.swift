import SimKit

/// The kind of a file that is neither a scenario nor text that a log could be, by its first bytes.
enum FileKind: CaseIterable {
  case storyboard, propertyList, picture, page, swift, objectiveC

  init?(_ bytes: [UInt8], named path: String) {
    let head = Array(bytes.prefix(Self.headLength))
    let pictures: [[UInt8]] = [
      [0x89, 0x50, 0x4E, 0x47], [0xFF, 0xD8, 0xFF], Array("GIF8".utf8), Array("%PDF-".utf8), Array("RIFF".utf8),
    ]
    if pictures.contains(where: { head.starts(with: $0) }) {
      self = .picture
      return
    }
    if head.starts(with: "bplist".utf8) {
      self = .propertyList
      return
    }
    let text = SavedText.decoded(head).drop { $0 <= 32 || $0 >= 0x80 }
    func has(_ word: String) -> Bool { Array(text).contains(word) }
    if text.first == UInt8(ascii: "<") {
      if has("<document type=\"com.apple.InterfaceBuilder") {
        self = .storyboard
      } else if has("<plist") {
        self = .propertyList
      } else if has("<svg") {
        self = .picture
      } else if has("<html") || has("<!DOCTYPE html") || has("<!doctype html") {
        self = .page
      } else {
        return nil
      }
      return
    }
    let lines = text.split(separator: 10).map { $0.drop { $0 == 32 || $0 == 9 } }
    let first = lines.first { line in
      !line.isEmpty && !["//", "/*", "*"].contains { mark in line.starts(with: Array(mark.utf8)) }
    }
    func begins(_ words: [String]) -> Bool { words.contains { first?.starts(with: Array($0.utf8)) ?? false } }
    let imports = ["import UIKit", "import SwiftUI", "import Foundation", "@testable import", "@main"]
    if path.hasSuffix(".swift") || begins(imports) {
      self = .swift
    } else if [".m", ".h", ".mm"].contains(where: { path.hasSuffix($0) })
      || begins(["#import ", "#include ", "@interface ", "@implementation "])
    {
      self = .objectiveC
    } else {
      return nil
    }
  }

  /// A kind shows in so many bytes.
  private static let headLength = 4_000

  /// As a sentence names it.
  private var noun: String {
    switch self {
    case .storyboard: "a storyboard or a nib"
    case .propertyList: "a property list"
    case .picture: "a picture"
    case .page: "a page of the web"
    case .swift: "Swift code"
    case .objectiveC: "Objective-C code"
    }
  }

  /// The command that reads it.
  private func advice(_ word: String) -> [String] {
    switch self {
    case .storyboard: ["'vcsim import \(word)' makes controllers for a scenario of it"]
    case .propertyList: ["'vcsim import Main.storyboard \(word)' reads it beside a storyboard"]
    case .picture, .page: ["vcsim reads scenarios, logs, traces, storyboards, and property lists"]
    case .swift: [Self.recorder("swift"), Self.reader]
    case .objectiveC: [Self.recorder("objc"), Self.reader]
    }
  }

  private static let reader = "'vcsim log app.log' reads such a log"

  private static func recorder(_ language: String) -> String {
    "'vcsim export recorder \(language)' prints code that logs what your app's controllers get"
  }

  func problem(_ path: String, wanted: String) -> Problem {
    .wrongKind(path, is: noun, wanted: wanted, advice(ShellWord.quoted(path)))
  }
}

extension Array where Element == UInt8 {
  fileprivate func contains(_ word: String) -> Bool {
    let word = Array(word.utf8)
    guard count >= word.count else { return false }
    return (0...count - word.count).contains { self[$0..<$0 + word.count].elementsEqual(word) }
  }
}
