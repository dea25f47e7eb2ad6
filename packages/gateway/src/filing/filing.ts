import { tabOfItem } from '@costdraft/schema/areas/tabs.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { connection } from '../upstream/rows.ts'

export const filingResolvers: Resolvers = {
  Case: { filingCheck: (row, _args, { cases }) => cases.filing.of(row) },
  FilingCheck: {
    counts: async ({ page }) => (await page({})).counts,
    findings: async ({ page }, args) => connection(await page(args)),
  },
  FilingFinding: { tab: ({ list, tab_value: value }) => (list === null ? null : (tabOfItem(list, value) ?? null)) },
}
