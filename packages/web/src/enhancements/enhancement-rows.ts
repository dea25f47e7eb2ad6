import type { Aspect } from '@costdraft/costing'
import { percentField } from '@costdraft/schema/enhancements/enhancement.ts'
import type { Draft, Fields } from '@costdraft/schema/field.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { EnhancementInput, EnhancementsQuery } from '../generated/graphql.ts'
import type { AnyControls } from '../ui/form/controls.ts'

export type EnhancementRow = EnhancementsQuery['case']['enhancements'][number]

type Named = Pick<EnhancementInput, 'activityType' | 'casePart'>

/** The form key of a row: its activity, prefixed with its case part where the case has parts. */
export const keyOf = ({ activityType, casePart }: Named): string =>
  casePart ? `${casePart}-${activityType}` : activityType
export const labelOfRow = ({ activityType, casePart }: Named): string =>
  casePart ? `${labelOf(casePart)}: ${labelOf(activityType).toLowerCase()}` : labelOf(activityType)

const byKey = <T>(rows: readonly EnhancementRow[], valueOf: (row: EnhancementRow) => T): Record<string, T> =>
  Object.fromEntries(rows.map((row) => [keyOf(row), valueOf(row)]))

/** The form over the percentages of a case: one field per row, each a whole percent from 0 to `max`. */
export const formOf = (
  rows: readonly EnhancementRow[],
  max: number,
): { fields: Fields; controls: AnyControls; initial: Draft } => ({
  fields: byKey(rows, () => percentField(max)),
  controls: byKey(rows, (row) => ({ label: labelOfRow(row), as: 'percent', most: max })),
  initial: byKey(rows, ({ enhancement }) => enhancement),
})

/**
 * The mutation input for the values of the form. Rows that it does not have, those of another part, stay as they are:
 * so one of which the host says no percentage is left out.
 */
export const inputOf = (rows: readonly EnhancementRow[], value: Draft = {}): EnhancementInput[] =>
  rows.flatMap((row) => {
    const enhancement = value[keyOf(row)] ?? row.enhancement
    return enhancement === null
      ? []
      : [{ activityType: row.activityType, casePart: row.casePart, enhancement: Number(enhancement) }]
  })

/** The rows of one part; of a case without parts for null. */
export const rowsOfPart = <R extends Named>(rows: readonly R[], part: Aspect | null): R[] =>
  rows.filter(({ casePart = null }) => casePart === part)

/**
 * A list with the rows of one part from `mine` and all others from `theirs`, which has the same rows in the same order.
 */
export const mergeOfPart = (
  mine: readonly EnhancementInput[],
  theirs: readonly EnhancementInput[],
  part: Aspect | null,
): EnhancementInput[] => mine.map((row, i) => ((row.casePart ?? null) === part ? row : (theirs[i] ?? row)))

/** Whether two lists of the same rows have the same percentages. */
export const isSame = (one: readonly EnhancementInput[], other: readonly EnhancementInput[]): boolean =>
  one.every(({ enhancement }, i) => enhancement === other[i]?.enhancement)

/**
 * The percentages in a conflict response (snake_case rows of the API) for the same rows; 0 where the response has none.
 */
export function rowsFromServer(
  rows: readonly EnhancementRow[],
  current: Readonly<Record<string, unknown>>,
): EnhancementInput[] {
  const stored = (current.enhancements ?? []) as {
    activity_type: string
    case_part: string | null
    enhancement: number
  }[]
  return rows.map(({ activityType, casePart }) => ({
    activityType,
    casePart,
    enhancement:
      stored.find((row) => row.activity_type === activityType && row.case_part === casePart)?.enhancement ?? 0,
  }))
}
