import { percentField } from '@costdraft/schema/enhancements/enhancement.ts'
import type { Draft, Fields } from '@costdraft/schema/field.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { EnhancementInput, EnhancementsQuery } from '../generated/graphql.ts'
import type { AnyControls } from '../ui/form/controls.ts'

export type Row = EnhancementsQuery['case']['enhancements'][number]

/** What an entry is called in a form: its activity, and its part where there are parts. */
export const keyOf = ({ activityType, casePart }: EnhancementInput): string =>
  casePart ? `${casePart}-${activityType}` : activityType
export const labelOfRow = ({ activityType, casePart }: EnhancementInput): string =>
  casePart ? `${labelOf(casePart)}: ${labelOf(activityType).toLowerCase()}` : labelOf(activityType)

const byKey = <T>(rows: readonly Row[], of: (row: Row) => T): Record<string, T> =>
  Object.fromEntries(rows.map((row) => [keyOf(row), of(row)]))

/** The percentages of a case as a form asks for them: a field for each, all of one rule. */
export const formOf = (
  rows: readonly Row[],
  most: number,
): { fields: Fields; controls: AnyControls; initial: Draft } => ({
  fields: byKey(rows, () => percentField(most)),
  controls: byKey(rows, (row) => ({ label: labelOfRow(row), as: 'percent', most })),
  initial: byKey(rows, ({ enhancement }) => enhancement),
})

/** What a form holds, as the list it is saved as. */
export const listOf = (rows: readonly Row[], value: Draft): EnhancementInput[] =>
  rows.map((row) => ({
    activityType: row.activityType,
    casePart: row.casePart,
    enhancement: Number(value[keyOf(row)]),
  }))

/** The list that someone else has saved meanwhile, as the host has it, laid over the same rows. */
export function theirsOf(rows: readonly Row[], current: Readonly<Record<string, unknown>>): EnhancementInput[] {
  const set = (current.enhancements ?? []) as { activity_type: string; case_part: string | null; enhancement: number }[]
  return rows.map(({ activityType, casePart }) => ({
    activityType,
    casePart,
    enhancement: set.find((row) => row.activity_type === activityType && row.case_part === casePart)?.enhancement ?? 0,
  }))
}
