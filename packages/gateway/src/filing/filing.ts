import { tabOfItem } from '@costdraft/schema/areas/tabs.ts'
import { tabNames, type TabName } from '@costdraft/schema/kind.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { connection, type FilingCountRow } from '../upstream/rows.ts'

/** The tabs that list what is found, in their order; a tab may have rows of several values. */
function tabsOf(rows: NonNullable<FilingCountRow['rows']>): { tab: TabName; count: number }[] {
  const counts = new Map<TabName, number>()
  for (const { list, tab_value: value, count } of rows) {
    const tab = tabOfItem(list, value)
    if (tab) counts.set(tab, (counts.get(tab) ?? 0) + count)
  }
  return tabNames.flatMap((tab) => {
    const count = counts.get(tab)
    return count === undefined ? [] : { tab, count }
  })
}

export const filingResolvers: Resolvers = {
  Case: { filingCheck: (row, _args, { cases }) => cases.filing.of(row) },
  FilingCheck: {
    counts: async ({ page }) => (await page({})).counts,
    findings: async ({ page }, args) => connection(await page(args)),
  },
  FilingCount: { tabs: ({ rows }) => (rows ? tabsOf(rows) : null) },
  FilingFinding: { tab: ({ list, tab_value: value }) => (list === null ? null : (tabOfItem(list, value) ?? null)) },
}
