import type { Head, HeadName, Line } from '@costdraft/costing'
import type { Frozen } from '../frozen.ts'
import type { Numbered, Priced, Sum } from './model.ts'
import { money, pounds, quantityOf } from './words.ts'

/** Whether a line's figures are part of its schedule's total. */
const counts = (line: Line): boolean => line.excludedBecause === null

/** Numbers the items of a bill in the order in which they are printed, and remembers what each is called. */
export class Numbers {
  #last = 0
  readonly #ofLine = new Map<Line, string>()

  next(lines: readonly Line[]): string {
    const no = String(++this.#last)
    for (const line of lines) this.#ofLine.set(line, no)
    return no
  }

  of(line: Line): string | undefined {
    return this.#ofLine.get(line)
  }
}

/** The running total of one schedule, in whole pence. */
export class ItemNumbering {
  #net = 0
  #vat = 0
  readonly #numbers: Numbers

  constructor(numbers: Numbers) {
    this.#numbers = numbers
  }

  /** Counts the lines of one item and says its number and what the schedule comes to after it. */
  count(lines: readonly Line[]): Numbered {
    for (const line of lines)
      if (counts(line)) {
        this.#net += line.net
        this.#vat += line.vat
      }
    return { no: this.#numbers.next(lines), cum: this.total }
  }

  get total(): Sum {
    return { net: money(this.#net), vat: money(this.#vat) }
  }
}

/** What some lines come to. */
export function sumOf(lines: readonly Line[]): Sum {
  let net = 0,
    vat = 0
  for (const line of lines)
    if (counts(line)) {
      net += line.net
      vat += line.vat
    }
  return { net: money(net), vat: money(vat) }
}

/** The figures of a line: none where it is not counted, but in its note what it would have been. */
export function priced(line: Line): Priced {
  const { rate, net, vat, under, excludedBecause, notHeld } = line
  const figures = counts(line) && notHeld === null
  return {
    quantity: quantityOf(line),
    rate: notHeld === null ? money(rate) : '',
    provisional: notHeld === null && under?.provisional !== undefined,
    net: figures ? money(net) : '',
    vat: figures ? money(vat) : '',
    muted: excludedBecause !== null,
    notHeld: notHeld !== null,
    note: excludedBecause === null ? notHeld : `Not counted (${pounds(net)} net). ${excludedBecause}`,
  }
}

export const headNamed = ({ bill }: Frozen, name: HeadName): Head | undefined =>
  bill.heads.find((head) => head.name === name)
/** The lines of a head, oldest first; those of one date stay as they were. */
export const chronological = (lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
export const itemOf = ({ items }: Frozen, line: Line): Frozen['items'][string] | undefined =>
  line.item === null ? undefined : items[line.item]
export const initialsOf = ({ feeEarners }: Frozen, uuid: string | null | undefined): string =>
  feeEarners.find((earner) => earner.uuid === uuid)?.initials ?? '–'
/** The authorities of some lines, each once. */
export function authoritiesOf(lines: readonly Line[]): NonNullable<Line['under']>[] {
  const found = new Map(
    lines.flatMap(({ under }) => (under ? [[`${under.table} ${under.provision} ${under.from}`, under] as const] : [])),
  )
  return [...found.values()]
}
