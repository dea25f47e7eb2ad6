import type { HeadName } from '@costdraft/costing'
import type { AssessedColumn } from '@costdraft/schema/assessment/assessment.ts'
import { check, field } from '@costdraft/schema/field.ts'
import { decimal, HourlyRate } from '@costdraft/schema/structs.ts'
import { counted } from '@costdraft/schema/text/in-words.ts'
import type { AssessmentFilter, AssessmentRulingInput, CasePart, ReductionReason } from '../generated/graphql.ts'

/** How many lines there are, and how many have an offer and a ruling. */
export interface LineCounts {
  lines: number
  offers: number
  rulings: number
}

/** On which lines one rules at once, and how. */
export const scopes = ['selected', 'filter', 'all', 'head'] as const
export type Scope = (typeof scopes)[number]
export const ways = ['percent', 'rate', 'claimed', 'clear'] as const
export type Way = (typeof ways)[number]

/** A ruling on many lines as it is entered: texts, not yet read. */
export interface WantedRuling {
  scope: Scope
  /** The head and, in a case of two parts, its part: as in `headKey`. */
  head: string
  column: AssessedColumn
  way: Way
  percent: string
  rate: string
  reason: ReductionReason | ''
  isEmptyOnly: boolean
}

export const headKey = ({ name, part }: { name: HeadName; part: CasePart | null }): string =>
  part === null ? name : `${name} ${part}`

/** The lines of a scope as a filter; undefined for all lines. */
export function filterOfScope(
  { scope, head }: Pick<WantedRuling, 'scope' | 'head'>,
  { selected, filter }: { selected: readonly string[]; filter: AssessmentFilter | undefined },
): AssessmentFilter | undefined {
  if (scope === 'selected') return { uuids: [...selected] }
  if (scope === 'filter') return filter
  if (scope === 'all') return undefined
  const [name, part] = head.split(' ')
  return { heads: [name as HeadName], ...(part !== undefined && { part: part as CasePart }) }
}

const fields = { percent: field(decimal(0, 100)), rate: field(HourlyRate) }

/** How it is ruled, as the mutation takes it; or what is wrong with the figure that was entered. */
export function rulingOf(wanted: WantedRuling): { ruling: AssessmentRulingInput } | { problem: string } {
  const { column, way, reason, isEmptyOnly } = wanted
  if (way === 'clear') return { ruling: { column, clear: true } }
  const shared = { column, ...(reason !== '' && { reason }), ...(isEmptyOnly && { emptyOnly: true }) }
  if (way === 'claimed') return { ruling: { ...shared, percent: 100 } }
  const read = check({ [way]: fields[way] }, { [way]: wanted[way].replace(/^[£\s]+|[%\s]+$/g, '') })
  return read.problems
    ? { problem: read.problems[0]?.message ?? '' }
    : { ruling: { ...shared, [way]: read.value[way] as number } }
}

/** How many lines of a scope have something in the column, and of how many what is there would be another. */
export function linesOf(
  { lines, offers, rulings }: LineCounts,
  { column, way, isEmptyOnly }: Pick<WantedRuling, 'column' | 'way' | 'isEmptyOnly'>,
): { ruled: number; filled: number } {
  const filled = column === 'offered' ? offers : rulings
  if (way === 'clear') return { ruled: filled, filled }
  return { ruled: isEmptyOnly ? lines - filled : lines, filled }
}

/** What a ruling is about to do, in words. */
export function planInWords(counts: LineCounts, wanted: WantedRuling): string {
  const { column, way, isEmptyOnly } = wanted
  const { ruled, filled } = linesOf(counts, wanted)
  const of = counted(counts.lines, 'line')
  const have = `${filled} ${filled === 1 ? 'has' : 'have'} ${column === 'offered' ? 'an offer' : 'a ruling'}`
  if (way === 'clear')
    return filled === 0 ? `${of}: there is nothing to clear.` : `${of}: ${have}, which is taken away.`
  const rest = way === 'rate' ? ' Those that are not by the hour stay as they are.' : ''
  if (filled === 0) return `${of}.${rest}`
  if (!isEmptyOnly) return `${of}: ${have} already, which is replaced.${rest}`
  const stay = filled === 1 ? 'stays as it is' : 'stay as they are'
  return `${of}: ${have} and ${stay}, ${ruled} ${ruled === 1 ? 'is' : 'are'} ruled on.${rest}`
}

/** The button that does it. */
export function buttonText(counts: LineCounts | undefined, wanted: WantedRuling): string {
  if (!counts) return wanted.way === 'clear' ? 'Clear' : 'Rule'
  const { ruled } = linesOf(counts, wanted)
  return wanted.way === 'clear' ? `Clear ${counted(ruled, 'line')}` : `Rule on ${counted(ruled, 'line')}`
}
