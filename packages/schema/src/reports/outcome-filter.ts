import { grades, reductionReasons } from '@costdraft/costing'
import { reductionReasonLabels } from '../assessment/assessment.ts'
import { labelOf } from '../labels.ts'

/** What lines that are ruled on have in common, by which their cases are counted and listed. */
export const outcomeFilterGroups = ['activity', 'grade', 'reason'] as const
export type OutcomeFilterGroup = (typeof outcomeFilterGroups)[number]
export interface OutcomeFilter {
  by: OutcomeFilterGroup
  key: string
}

/** Said of a text that is no such filter. */
export const NO_OUTCOME_FILTER =
  'Enter activity, grade or reason, a colon and a value, such as activity:preparation, grade:A or reason:time.'

/** The values that there are; kinds of work are those of every area, and of types that a firm adds. */
const known: Readonly<Record<OutcomeFilterGroup, readonly string[] | undefined>> = {
  activity: undefined,
  grade: grades,
  reason: reductionReasons,
}

/** A filter as one text, such as `grade:A`. */
export const outcomeFilterText = ({ by, key }: OutcomeFilter): string => `${by}:${key}`

/** The filter that a text stands for; undefined for any other text. */
export function outcomeFilterIn(text: string): OutcomeFilter | undefined {
  const by = outcomeFilterGroups.find((group) => text.startsWith(`${group}:`))
  if (!by) return undefined
  const key = text.slice(by.length + 1)
  return key !== '' && (known[by]?.includes(key) ?? true) ? { by, key } : undefined
}

/** What the lines of a group are called. */
export const outcomeLabels: Readonly<Record<OutcomeFilterGroup, (key: string) => string>> = {
  activity: labelOf,
  grade: (grade) => grade,
  reason: (reason) => (reductionReasonLabels as Readonly<Record<string, string>>)[reason] ?? reason,
}
const heads: Readonly<Record<OutcomeFilterGroup, string>> = {
  activity: 'Work assessed',
  grade: 'Grade assessed',
  reason: 'Reduced for',
}
/** A filter in words, such as `Grade assessed: A`; any other text as it is. */
export function outcomeWords(text: string): string {
  const filter = outcomeFilterIn(text)
  return filter ? `${heads[filter.by]}: ${outcomeLabels[filter.by](filter.key)}` : text
}
