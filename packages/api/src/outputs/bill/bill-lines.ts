import type { Head, HeadName, Line } from '@costdraft/costing'
import type { FrozenCase } from '../frozen-case.ts'
import { earnerCodes } from './earner-codes.ts'
import { marksOf, money, narrow, pounds, quantityOf, withShortDates } from './format.ts'
import type { Priced } from './model.ts'

/** Whether the amounts of a line are part of the total of its schedule. */
export const isCounted = (line: Line): boolean => line.excludedBecause === null

/** The printed price of a line. A line that is not counted has no figures but a note with its amount and the reason. */
export function printedPrice(line: Line): Priced {
  const { net, vat, excludedBecause, notHeld } = line
  const figures = isCounted(line) && notHeld === null
  return {
    quantity: quantityOf(line),
    ...printedRate(line),
    net: figures ? money(net) : '',
    vat: figures ? money(vat) : '',
    muted: excludedBecause !== null,
    notHeld: notHeld !== null && excludedBecause === null,
    note: excludedBecause === null ? notHeld && withShortDates(notHeld) : exclusionOf(line, excludedBecause),
  }
}

/**
 * A line without an authority has no rate to print, unless it is an amount that was paid out. What a party claims of
 * another needs none.
 */
function printedRate({ head, rate, under, notHeld, claim }: Line): { rate: string; marks: string } {
  if (claim) return { rate: money(rate), marks: '' }
  if (notHeld !== null || (under === null && head !== 'disbursements')) return { rate: '', marks: '' }
  return { rate: money(rate), marks: under ? marksOf(under) : '' }
}

/** Why a line is not counted. What is not paid at all has no amount to name. */
function exclusionOf({ net, under, notHeld, claim }: Line, reason: string): string {
  if (under !== null || claim) return `Not counted (${pounds(net)} net). ${reason}`
  return notHeld === null ? `Not paid. ${reason}` : `Not counted. ${reason}`
}

/** A head of a case, or of the part that is printed. */
export const findHead = ({ bill }: FrozenCase, name: HeadName): Head | undefined =>
  bill.heads.find((head) => head.name === name)
/** The lines of a head, of all parts. */
export const linesOf = ({ bill }: Pick<FrozenCase, 'bill'>, name: HeadName): Line[] =>
  bill.heads.flatMap((head) => (head.name === name ? head.lines : []))
/** Sorts lines by date; the sort is stable. */
export const sortByDate = (lines: readonly Line[]): Line[] =>
  lines.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
export const itemOf = ({ items }: FrozenCase, line: Line): FrozenCase['items'][string] | undefined =>
  line.item === null ? undefined : items[line.item]
/**
 * What a fee earner is called in the columns of a document: initials as people enter them, which are sometimes whole
 * words, told apart from those of others.
 */
export const initialsOf = ({ feeEarners }: FrozenCase, uuid: string | null | undefined): string =>
  narrow(earnerCodes(feeEarners).get(uuid ?? '') ?? '–', 2)
/** The distinct authorities of the given lines. */
export function authoritiesOf(lines: readonly Line[]): NonNullable<Line['under']>[] {
  const found = new Map(
    lines.flatMap(({ under }) =>
      under ? [[`${under.table} ${under.provision} ${under.from} ${under.own?.firm ?? ''}`, under] as const] : [],
    ),
  )
  return [...found.values()]
}
