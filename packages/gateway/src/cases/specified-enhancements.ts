import {
  activityTypeOf,
  casePartOf,
  type EnhancementRow,
  type ReadEnhancement,
} from '@costdraft/schema/enhancements/enhancement.ts'
import { isRow, numberOf } from '../upstream/answered-values.ts'
import { noList, rowsOf } from '../upstream/list-answer.ts'
import type { Row } from '../upstream/rows.ts'

/** An enhancement of an activity and a part that we know; undefined for any other. */
function readEnhancement({ activity_type, case_part, enhancement }: Row): ReadEnhancement | undefined {
  const activity = activityTypeOf(activity_type)
  const part = case_part === undefined || case_part === '' || case_part === null ? null : casePartOf(case_part)
  if (activity === undefined || part === undefined) return undefined
  const percent = numberOf(enhancement)
  return { activity_type: activity, case_part: part, enhancement: Number.isInteger(percent) ? percent : null }
}

/** The enhancements in an answer, as far as they can be read. */
export const readEnhancements = (answer: unknown): ReadEnhancement[] =>
  rowsOf<Row>(answer).flatMap((row) => readEnhancement(row) ?? [])

/** Whether what a row says of an enhancement is there to be sent back, in whatever words. */
const isWhole = (row: unknown): row is Row =>
  isRow(row) &&
  typeof row.activity_type === 'string' &&
  ((row.case_part ?? null) === null || typeof row.case_part === 'string') &&
  numberOf(row.enhancement) !== null

/**
 * The list that replaces one of a host: the wanted percentages; but what is wanted as it is, and what has words of the
 * host's own, goes back as it was answered.
 * @throws UPSTREAM_FAILED where a row cannot be read, which would be lost.
 */
export function withAnswered(answer: unknown, wanted: readonly EnhancementRow[]): Row[] {
  const left = new Set(wanted)
  const kept: Row[] = []
  const rows = (answer ?? []) as unknown
  if (!Array.isArray(rows) || !rows.every(isWhole)) throw noList()
  for (const row of rows) {
    const read = readEnhancement(row)
    const same = wanted.filter(
      ({ activity_type, case_part }) =>
        read?.activity_type === activity_type && (read.case_part === null || read.case_part === case_part),
    )
    if (same.some(({ enhancement }) => enhancement !== read?.enhancement)) continue
    kept.push(row)
    for (const one of same) left.delete(one)
  }
  return [...kept, ...[...left].map((one): Row => ({ ...one }))]
}
