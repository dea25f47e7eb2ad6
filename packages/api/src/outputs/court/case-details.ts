import { writtenDate } from '@costdraft/costing'
import type { FrozenCase } from '../frozen-case.ts'
import type { Fact } from '../bill/model.ts'

const PENCE = 100

/** A text of the case by its name on the wire; null where there is none. */
export const detailText = ({ case: { details } }: FrozenCase, name: string): string | null => {
  const value = details?.[name]
  return typeof value === 'string' && value !== '' ? value : null
}
/** An amount of the case in pence by its name on the wire. */
export const amountOf = ({ case: { details } }: FrozenCase, name: string): number | null => {
  const value = details?.[name]
  return typeof value === 'number' ? Math.round(value * PENCE) : null
}

/** From when to when, in words; either may be missing. */
export function periodOf(start: string | null, end: string | null): string {
  if (start && end) return `${writtenDate(start)} to ${writtenDate(end)}`
  if (start) return `from ${writtenDate(start)}`
  return end ? `to ${writtenDate(end)}` : ''
}
/** The period of the case. */
export const casePeriod = (frozen: FrozenCase): string =>
  periodOf(detailText(frozen, 'start_date'), detailText(frozen, 'end_date'))

/** Facts without empty values. */
export const facts = (pairs: readonly (readonly [string, string | null | undefined])[]): Fact[] =>
  pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []))
