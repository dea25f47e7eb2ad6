import { labelOf } from '@costdraft/schema/labels.ts'
import { shortened } from '@costdraft/schema/text/cut-text.ts'
import { shortDate } from '../bill/format.ts'
import type { LineInAssessment } from './assessed-lines.ts'

/** An item that is named: by its number, and if it is not meant as a whole by which part of it is. */
interface NamedItem {
  number: number
  part: string | null
}

/** Items in the order of their numbers, whole ones that follow on each other as a range: "12, 15–18, 20 (bolt-ons)". */
export function numberRanges(items: readonly NamedItem[]): string {
  const ranges: { first: number; last: number; part: string | null }[] = []
  for (const { number, part } of items.toSorted((a, b) => a.number - b.number)) {
    const range = ranges.at(-1)
    if (part === null && range?.part === null && number - range.last <= 1) range.last = number
    else ranges.push({ first: number, last: number, part })
  }
  return ranges
    .map(({ first, last, part }) => {
      if (part !== null) return `${first} (${part})`
      return first === last ? String(first) : `${first}–${last}`
    })
    .join(', ')
}

/** Of one item are the lines of a hearing or step, whose number is one. */
const itemOfLine = ({ line, id }: LineInAssessment): string => line.partOf ?? line.item ?? id
const numberOf = ({ number }: LineInAssessment): number => (number === null ? NaN : Number(number))

/** The longest that a line is called by its text, and what that begins with: "Bolt-ons". */
const MOST = 40
const briefly = (text: string): string => shortened(text.split(/[:;\n]/)[0]?.trim() || text, MOST)

/** What the documents of an assessment call the lines of a bill, and the order in which they have them. */
export class ItemNames {
  readonly #heads: readonly string[]
  /** Whether a number stands in several heads for different items, so that the head has to be said. */
  readonly #isByHead: boolean
  readonly #byNumber: ReadonlyMap<string, LineInAssessment[]>
  readonly #places: ReadonlyMap<LineInAssessment, number>

  constructor(all: readonly LineInAssessment[]) {
    this.#heads = [...new Set(all.map(({ head }) => head))]
    const numbered = all.filter(({ number }) => number !== null)
    const sameNumber = [...Map.groupBy(numbered, ({ number }) => number).values()]
    this.#isByHead = sameNumber.some((lines) => new Set(lines.map(itemOfLine)).size > 1)
    this.#byNumber = Map.groupBy(numbered, (line) => this.#key(line))
    const sorted = all.toSorted((a, b) => this.#headPlace(a) - this.#headPlace(b) || this.#compare(a, b))
    this.#places = new Map(sorted.map((line, i) => [line, i]))
  }

  /** By number, and what has none behind. */
  sorted(lines: readonly LineInAssessment[]): LineInAssessment[] {
    const placeOf = (line: LineInAssessment): number => this.#places.get(line) ?? 0
    return lines.toSorted((a, b) => placeOf(a) - placeOf(b))
  }

  /**
   * What lines are called: the numbers of items as ranges, those of each head that counts its own apart. Of an item of
   * which other lines are not meant it is said which are; what has no number is called by its day and its text.
   */
  of(lines: readonly LineInAssessment[]): string[] {
    const numbered = lines.filter(({ number }) => number !== null)
    const others = this.sorted(lines.filter(({ number }) => number === null))
    return [
      ...this.#ranges(numbered),
      ...others.map(({ line, text }) => [line.date && shortDate(line.date), briefly(text)].filter(Boolean).join(' ')),
    ]
  }

  #ranges(lines: readonly LineInAssessment[]): string[] {
    if (lines.length === 0) return []
    const ofHeads = Map.groupBy(lines, ({ head }) => (this.#isByHead ? head : null))
    const inOrder = [...ofHeads].toSorted(([a], [b]) => this.#heads.indexOf(a ?? '') - this.#heads.indexOf(b ?? ''))
    return inOrder.map(([head, own]) =>
      [head && labelOf(head), numberRanges(this.#items(own))].filter(Boolean).join(' '),
    )
  }

  /** The items of lines of one head. */
  #items(lines: readonly LineInAssessment[]): NamedItem[] {
    const own = new Set(lines)
    return [...Map.groupBy(lines, (line) => this.#key(line))].map(([key, ofItem]): NamedItem => {
      const isWhole = (this.#byNumber.get(key) ?? []).every((line) => own.has(line))
      const parts = new Set(this.sorted(ofItem).map(({ text }) => briefly(text)))
      return { number: numberOf(ofItem[0]!), part: isWhole ? null : [...parts].join('; ') }
    })
  }

  #key({ head, number }: LineInAssessment): string {
    return this.#isByHead ? `${head} ${number}` : String(number)
  }
  #headPlace({ head }: LineInAssessment): number {
    return this.#isByHead ? this.#heads.indexOf(head) : 0
  }
  #compare(a: LineInAssessment, b: LineInAssessment): number {
    const [one, other] = [numberOf(a), numberOf(b)].map((number) => (Number.isNaN(number) ? Infinity : number))
    return one === other ? 0 : (one ?? 0) - (other ?? 0)
  }
}
