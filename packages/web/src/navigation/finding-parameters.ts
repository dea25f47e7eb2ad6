import type { FilingRuleName } from '@costdraft/costing'
import { tabKey } from '@costdraft/schema/areas/tabs.ts'
import { ALL_ROWS, writeItemQuery } from '@costdraft/schema/items/item-query.ts'
import type { TabName } from '@costdraft/schema/kind.ts'

/** The parameters that lead to the rows of a tab that a rule of the check before filing finds. */
export const findingParameters = (tab: TabName, finding: FilingRuleName): URLSearchParams =>
  new URLSearchParams([['tab', tabKey(tab)], ...writeItemQuery({ ...ALL_ROWS, finding })])
