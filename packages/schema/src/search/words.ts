import { fold, foldedCharacters } from '../text/folding.ts'

const SEPARATOR = /[\s!-/:-@[-`{-~]/
const EDGES = /^[\s!-/:-@[-`{-~]+|[\s!-/:-@[-`{-~]+$/g

/** A word of a search. */
export interface SearchWord {
  /** Folded, without punctuation around it and without apostrophes. */
  text: string
  /**
   * Whether it is one word, which is found at the beginning of words. Others, such as LIST/1, are found as they stand.
   */
  isPlain: boolean
}

/** More are not searched for. */
const MAX_WORDS = 12

/** The words of a search, each once; none for a text of nothing but punctuation. */
export function searchWords(search: string): SearchWord[] {
  const words = fold(search)
    .split(/\s+/)
    .map((word) => word.replaceAll(EDGES, '').replaceAll("'", ''))
    .filter((word) => word !== '')
  return [...new Set(words)].slice(0, MAX_WORDS).map((text) => ({ text, isPlain: !SEPARATOR.test(text) }))
}

/** A text without its apostrophes, folded, and of each of its characters where it stands in the text. */
interface SearchedText {
  folded: string
  from: number[]
  to: number[]
  /** Where a word begins: after a separator, and where digits follow letters or letters digits. */
  begins: boolean[]
}
function searchedText(text: string): SearchedText {
  const searched: SearchedText = { folded: '', from: [], to: [], begins: [] }
  let before = ''
  for (const { folded, from, to } of foldedCharacters(text))
    for (const char of folded.split('')) {
      if (char !== "'") {
        searched.folded += char
        searched.from.push(from)
        searched.to.push(to)
        searched.begins.push(before === '' || SEPARATOR.test(before) || /\d/.test(before) !== /\d/.test(char))
      }
      before = char
    }
  return searched
}

type Range = [from: number, to: number]
/** Where a word is found in a text. */
function placesOf({ text: word, isPlain }: SearchWord, { folded, from, to, begins }: SearchedText): Range[] {
  const found: Range[] = []
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
    if (!isPlain || begins[at]) found.push([from[at] ?? 0, to[at + word.length - 1] ?? Infinity])
  return found
}

/** Places in their order, those that overlap or adjoin as one. */
function merged(ranges: readonly Range[]): Range[] {
  const all: Range[] = []
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = all.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else all.push([from, to])
  }
  return all
}

/** Whether a text has a word. */
export const hasWord = (text: string, word: SearchWord): boolean => placesOf(word, searchedText(text)).length > 0

/** A piece of a text, and whether a word of the search was found in it. */
export interface TextPiece {
  text: string
  found: boolean
}

const EXCERPT = 160
const BEFORE = 40
/** The part of a text that is shown: the whole, or what stands around the first place, cut between words. */
function excerptOf(text: string, first: number): { from: number; to: number } {
  if (text.length <= EXCERPT) return { from: 0, to: text.length }
  const start = Math.max(0, Math.min(first - BEFORE, text.length - EXCERPT))
  const space = start === 0 ? -1 : text.indexOf(' ', start)
  const from = space >= 0 && space < first ? space + 1 : start
  return { from, to: Math.min(text.length, from + EXCERPT) }
}

/**
 * A text in pieces, those with the words of a search marked; of a long one an excerpt. Nothing is marked where none is
 * found.
 */
export function markedText(text: string, words: readonly SearchWord[]): TextPiece[] {
  const searched = searchedText(text)
  const ranges = merged(words.flatMap((word) => placesOf(word, searched)))
  const { from, to } = excerptOf(text, ranges[0]?.[0] ?? 0)
  const pieces: TextPiece[] = []
  const add = (piece: string, found: boolean): void => {
    if (piece !== '') pieces.push({ text: piece, found })
  }
  let at = from
  for (const [start, end] of ranges.filter(([start]) => start >= from && start < to)) {
    add(text.slice(at, start), false)
    add(text.slice(start, Math.min(end, to)), true)
    at = Math.min(end, to)
  }
  add(text.slice(at, to), false)
  const [first] = pieces
  const last = pieces.at(-1)
  if (first && from > 0) first.text = `…${first.text}`
  if (last && to < text.length) last.text = `${last.text}…`
  return pieces
}
