import type { CaseFacts } from '@costdraft/schema/field.ts'
import type { AnyTab, DefinedTab } from './tab-definition.ts'

/**
 * A tab as it is in one case: with the columns that the case has, and rows that lead to the tab of their parent there.
 */
export const inCase = ({ parentOf, ...tab }: DefinedTab, facts: CaseFacts): AnyTab => ({
  ...tab,
  columns: tab.columns.filter(({ when }) => when?.(facts) !== false),
  ...(parentOf && { parentOf: (row) => parentOf(row, facts) }),
})
