import { IsoDate } from '@costdraft/schema/structs.ts'
import { formatIsoDate, isoToday } from '../../formats/dates.ts'
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

/** In how many rows two sets of figures differ. */
export const differencesOf = (a: Figures, b: Figures): number =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((row) => a[row] !== b[row]).length

/** How the figures of the form compare with those in force on its first day, as a sentence. */
export function prefillSentence(typed: Figures, { figures, from }: Prefill, day: string): string {
  const when = IsoDate.is(day) ? 'on that day' : 'today'
  if (from === null) return `No edition is in force ${when}.`
  const different = differencesOf(typed, figures)
  const edition = `the edition of ${formatIsoDate(from)}, which is in force ${when}`
  if (different === 0) return `The figures are those of ${edition}.`
  return `${different === 1 ? '1 figure differs' : `${different} figures differ`} from ${edition}.`
}
