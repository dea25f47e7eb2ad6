import { IsoDate } from '@costdraft/schema/structs.ts'
import { isoToday } from '../../ui/dates.ts'
import { editionInForce, figuresOf, type Figures, type RateTable } from '../rate-table.ts'

/** Figures that a form starts with, and the first day of the edition they are of; null if no edition is in force. */
export interface Prefill {
  figures: Figures
  from: string | null
}

/** The figures in force on a day (ISO date); without a valid day, those in force today. */
export function prefillOn({ editions }: Pick<RateTable, 'editions'>, day: string): Prefill {
  const edition = editionInForce(editions, IsoDate.is(day) ? day : isoToday())
  return edition ? { figures: figuresOf(edition), from: edition.effectiveFrom } : { figures: {}, from: null }
}

const isSame = (a: Figures, b: Figures): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([row, figure]) => b[row] === figure)

/** What a new first day does to figures that were prefilled: they follow it while nobody has changed them, and otherwise stay as typed. */
export function followDay(typed: Figures, before: Prefill, next: Prefill): 'keep' | 'replace' | 'offer' {
  if (isSame(typed, next.figures)) return 'keep'
  return isSame(typed, before.figures) ? 'replace' : 'offer'
}
