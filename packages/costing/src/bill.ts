import type { Pence } from './money.ts'
import type { Authority } from './rates/dated.ts'

/** The heads of a legal aid bill, in the order in which they are claimed. */
export const headNames = ['fixed_fee', 'routine', 'scheduled', 'advocacy', 'disbursements'] as const
export type HeadName = (typeof headNames)[number]

export type Unit = 'hours' | 'items' | 'units' | 'days' | 'fee' | 'percent'

/** One priced row: quantity × rate × (1 + enhancement), rounded once; its VAT rounded once. */
export interface Line {
  /** The item it prices; null for a fee of the case itself. */
  item: string | null
  head: HeadName
  date: string | null
  description: string
  /** Hundredths of hours; whole items, units, days, fees or percent. */
  quantity: number
  unit: Unit
  /** Pence an hour, item, unit, day or fee; for a percentage, the pence it is taken of. */
  rate: Pence
  /** Percent added to an hourly rate. */
  enhancement: number
  net: Pence
  vat: Pence
  under: Authority | null
  /** Why it is not counted, where it is not. */
  excludedBecause: string | null
  /** What is missing, where no rate is held: the line is then counted as unpriced, never as zero. */
  notHeld: string | null
}

export interface Head {
  name: HeadName
  net: Pence
  vat: Pence
  excludedBecause: string | null
  lines: readonly Line[]
}

/** The test whether a case escapes its fixed fee. */
export interface Escape {
  /** The standard fee, whole. */
  fee: Pence
  threshold: Pence
  /** The hourly total: without enhancement, advocacy fees, disbursements and VAT. */
  hourly: Pence
  /** How far the hourly total is above the threshold; negative while it is below. */
  distance: Pence
  escapes: boolean
}

/** A whole case priced: what screen, GraphQL and documents all read. */
export interface Bill {
  heads: readonly Head[]
  net: Pence
  vat: Pence
  gross: Pence
  /** Lines whose rate is not held. */
  unpriced: number
  escape: Escape | null
}

/** Sums lines into a head; what is excluded or not held counts nothing. */
export function headOf(name: HeadName, lines: readonly Line[], excludedBecause: string | null = null): Head {
  let net = 0,
    vat = 0
  for (const line of lines)
    if (line.excludedBecause === null) {
      net += line.net
      vat += line.vat
    }
  return { name, net, vat, excludedBecause, lines }
}

/** Sums heads into a bill; a head that is excluded is shown and not counted. */
export function billOf(heads: readonly Head[], escape: Escape | null): Bill {
  let net = 0,
    vat = 0,
    unpriced = 0
  for (const head of heads) {
    if (head.excludedBecause === null) {
      net += head.net
      vat += head.vat
    }
    for (const line of head.lines) if (line.notHeld !== null) unpriced++
  }
  return { heads, net, vat, gross: net + vat, unpriced, escape }
}
