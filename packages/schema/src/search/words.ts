/** Letters with marks, and the letter that stands for each: a search finds Zoë by zoe. */
const MARKED =
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥ' +
    'ĦħĨĩĪīĬĭĮįİıĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŌōŎŏŐőŒœŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽž',
  PLAIN =
    'aaaaaaaceeeeiiiidnoooooouuuuytsaaaaaaaceeeeiiiidnoooooouuuuytyaaaaaaccccccccddddeeeeeeeeeegggggggghh' +
    'hhiiiiiiiiiijjkkllllllllnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzz'
/** Typographic characters, and those of the keyboard. */
const TYPOGRAPHIC = '\u2018\u2019\u02bc\u201c\u201d\u2010\u2011\u2012\u2013\u2014\u2026\u00a0',
  TYPED = `'''""-----. `

const plainOf = new Map([...`${MARKED}${TYPOGRAPHIC}`].map((marked, i) => [marked, `${PLAIN}${TYPED}`.charAt(i)]))

/**
 * A text as it is compared: in small letters, without marks. Each character keeps its place. The database does the same
 * (`search_fold`).
 */
export const fold = (text: string): string =>
  text.replaceAll(/[A-Z\u0080-\uffff]/g, (char) => plainOf.get(char) ?? (char <= 'Z' ? char.toLowerCase() : char))

const SEPARATOR = /[\s!-/:-@[-`{-~]/,
  EDGES = /^[\s!-/:-@[-`{-~]+|[\s!-/:-@[-`{-~]+$/g

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

/** A text without its apostrophes, folded, and where each of its characters stands in the text. */
function withoutApostrophes(text: string): { folded: string; places: number[] } {
  const chars = [...fold(text).matchAll(/[^']/g)]
  return { folded: chars.map(([char]) => char).join(''), places: chars.map(({ index }) => index) }
}

/**
 * Whether a word of the folded text begins at a place: after a separator, and where digits follow letters or letters
 * digits.
 */
function beginsAt(text: string, place: number): boolean {
  const before = text.charAt(place - 1)
  return before === '' || SEPARATOR.test(before) || /\d/.test(before) !== /\d/.test(text.charAt(place))
}

type Range = [from: number, to: number]
/** Where a word is found in a text. */
function placesOf({ text: word, isPlain }: SearchWord, text: string): Range[] {
  const folded = fold(text),
    { folded: searched, places } = withoutApostrophes(text),
    found: Range[] = []
  for (let at = searched.indexOf(word); at >= 0; at = searched.indexOf(word, at + 1)) {
    const from = places[at] ?? 0
    if (!isPlain || beginsAt(folded, from)) found.push([from, (places[at + word.length - 1] ?? from) + 1])
  }
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
export const hasWord = (text: string, word: SearchWord): boolean => placesOf(word, text).length > 0

/** A piece of a text, and whether a word of the search was found in it. */
export interface TextPiece {
  text: string
  found: boolean
}

const EXCERPT = 160,
  BEFORE = 40
/** The part of a text that is shown: the whole, or what stands around the first place, cut between words. */
function excerptOf(text: string, first: number): { from: number; to: number } {
  if (text.length <= EXCERPT) return { from: 0, to: text.length }
  const start = Math.max(0, Math.min(first - BEFORE, text.length - EXCERPT)),
    space = start === 0 ? -1 : text.indexOf(' ', start),
    from = space >= 0 && space < first ? space + 1 : start
  return { from, to: Math.min(text.length, from + EXCERPT) }
}

/**
 * A text in pieces, those with the words of a search marked; of a long one an excerpt. Nothing is marked where none is
 * found.
 */
export function markedText(text: string, words: readonly SearchWord[]): TextPiece[] {
  const ranges = merged(words.flatMap((word) => placesOf(word, text))),
    { from, to } = excerptOf(text, ranges[0]?.[0] ?? 0),
    pieces: TextPiece[] = []
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
  const [first] = pieces,
    last = pieces.at(-1)
  if (first && from > 0) first.text = `…${first.text}`
  if (last && to < text.length) last.text = `${last.text}…`
  return pieces
}
