import { formatPounds, NOT_PRICED } from '../../formats/format-money.ts'
import type { CaseRow } from './case-row.ts'
import type { CaseStagesQuery } from '../../generated/graphql.ts'

/** The number and the value of the cases of a stage. */
export type StageTotal = CaseStagesQuery['caseStages'][number]

/**
 * Whether nothing of a case is priced, because no rate is held. A host that does not say what is unpriced has no value
 * at all.
 */
export const isNotPriced = ({ value, unpriced }: Pick<CaseRow, 'value' | 'unpriced'>): boolean =>
  value === null && unpriced !== null

/** The value of a case; never £0.00 for a case that cannot be priced. Undefined where the host does not give it. */
export function valueText(row: Pick<CaseRow, 'value' | 'unpriced'>): string | undefined {
  if (isNotPriced(row)) return NOT_PRICED
  return row.value === null ? undefined : formatPounds(row.value)
}

/**
 * The value of the cases of a stage, with the number of those that are not in it; undefined where the host does not
 * give it.
 */
export function stageValueText({ count, value, unpriced }: StageTotal): string | undefined {
  if (value === null) return undefined
  if (unpriced === null) return formatPounds(value)
  if (unpriced > 0 && unpriced === count) return NOT_PRICED
  if (value === null) return undefined
  return unpriced > 0 ? `${formatPounds(value)} and ${unpriced} not priced` : formatPounds(value)
}
