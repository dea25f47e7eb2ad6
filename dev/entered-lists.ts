import { linesOf } from '@costdraft/api/outputs/bill/bill-lines.ts'
import type { FrozenBillLists, FrozenCase } from '@costdraft/api/outputs/frozen-case.ts'

const entry = (uuid: string, code: string, name: string) => ({
  ...{ uuid, code, name },
  source: 'Template of the firm, version 2',
  from: '2024-01-01',
})
/** Lists as a firm may enter them, with codes that a formula could read as conditions. */
export const lists: FrozenBillLists = {
  opg105Categories: [entry('c2', '>5', 'Visits'), entry('c1', '*', 'Property'), entry('c3', 'C', 'Tax')],
  copActivities: [entry('a1', '01', 'Calls')],
}
/** A bill whose rows are put into the first two categories by turns and every third one into none. */
export function withLists(frozen: FrozenCase, billLists = lists): FrozenCase {
  const uuids = linesOf(frozen, 'profit_costs').map(({ item }) => item ?? '')
  const entriesOf = (i: number) =>
    i % 3 === 2
      ? { copActivity: 'a1' }
      : { opgCategory: ['c1', 'c2'][i % 3]!, ...(i % 2 === 0 && { copActivity: 'a1' }) }
  const items = Object.fromEntries(
    Object.entries(frozen.items).map(([uuid, item]) => {
      const i = uuids.indexOf(uuid)
      return [uuid, i < 0 ? item : { ...item, listEntries: entriesOf(i) }]
    }),
  )
  return { ...frozen, items, billLists }
}
