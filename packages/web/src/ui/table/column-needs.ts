import type { ColumnNeed } from './column-widths.ts'

/** The width of a piece of text in pixels. */
export type Measure = (text: string) => number

/** Words, each with whether a space comes before it. A line may end after a hyphen inside a word too. */
function piecesOf(text: string): { text: string; isSpaced: boolean }[] {
  return text
    .split(/[ \n\t]+/)
    .filter(Boolean)
    .flatMap((word) => word.split(/(?<=[^-]-)(?=\p{L})/u).map((piece, i) => ({ text: piece, isSpaced: i === 0 })))
}

/** A line of text, and what is drawn at its ends. */
interface Line {
  /** The widths of its words, and of the spaces before them. */
  widths: number[]
  gaps: number[]
}
function lineOf(text: string, measure: Measure, beside: number, atEnd: number): Line {
  const pieces = piecesOf(text)
  const space = measure(' ')
  const line = {
    widths: pieces.map((piece) => measure(piece.text)),
    gaps: pieces.map(({ isSpaced }, i) => (isSpaced && i > 0 ? space : 0)),
  }
  // A mark belongs to the last word.
  if (line.widths.length > 0) line.widths[line.widths.length - 1]! += beside
  if (atEnd > 0) {
    line.widths.push(atEnd)
    line.gaps.push(line.widths.length > 1 ? space : 0)
  }
  return line
}
const lengthOf = ({ widths, gaps }: Line): number => widths.reduce((sum, width, i) => sum + width + gaps[i]!, 0)

/** The least width in which a line has room when it is broken once. */
function brokenWidth(line: Line): number {
  const { widths, gaps } = line
  const all = lengthOf(line)
  let best = all
  let before = 0
  for (let i = 1; i < widths.length; i++) {
    before += widths[i - 1]! + gaps[i - 1]!
    best = Math.min(best, Math.max(before, all - before - gaps[i]!))
  }
  return best
}

export interface ColumnTexts {
  /** The width of the heading, with its arrow. */
  head: number
  /** The texts of the cells, one a line; what is drawn beside the first line of each, and at the end of the last. */
  cells: readonly { lines: readonly string[]; beside?: number; atEnd: number }[]
  isFixed: boolean
  grows: boolean
  /** What a cell has at both sides. */
  padding: number
  /** No narrower than this, whatever it says. */
  least?: number
}

/** A word that is longer than this is broken. */
const LONGEST_WORD = 240
/** Letters that stand side by side are not quite the sum of their widths. */
const SLACK = 2

const widestOf = (widths: readonly number[]): number => widths.reduce((most, width) => Math.max(most, width), 0)

/** What a column asks for, from its texts. */
export function needOf({ head, cells, isFixed, grows, padding, least = 0 }: ColumnTexts, measure: Measure): ColumnNeed {
  const lines = cells.map((cell) =>
    cell.lines.map((text, i) =>
      lineOf(text, measure, i === 0 ? (cell.beside ?? 0) : 0, i === cell.lines.length - 1 ? cell.atEnd : 0),
    ),
  )
  const padded = (width: number): number => Math.ceil(width + padding + SLACK)
  const single = lines.map((one) => padded(widestOf(one.map(lengthOf))))
  const whole = lines.map((one) => padded(widestOf(one.map(brokenWidth))))
  const words = lines.flatMap((one) => one.flatMap(({ widths }) => widths))
  const narrowest = Math.max(least, head, isFixed ? 0 : Math.min(LONGEST_WORD, widestOf(words)))
  return {
    least: isFixed ? Math.max(padded(narrowest), ...single) : padded(narrowest),
    whole: isFixed ? [] : whole,
    single: isFixed ? [] : single,
    isFixed,
    grows,
  }
}
