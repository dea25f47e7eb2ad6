import type { Pence } from '@costdraft/costing'
import { expect, test } from 'vitest'
import { billReaders } from '../../dev/bill-readers.ts'
import { workedBills } from '../../dev/worked-bill.ts'

const pounds = (pence: Pence): string => (pence / 100).toFixed(2)

test.each(workedBills('periods').map((bill) => [bill.name, bill] as const))(
  'the worked bill of people who changed, to the penny: %s',
  (_name, worked) => {
    const { problemOf, billOf } = billReaders.get(worked.options.get('area'))!
    expect(problemOf(worked)).toBeUndefined()
    const bill = billOf(worked)
    const lines = bill.heads.flatMap((head) => head.lines)
    for (const [i, { record, net, vat }] of worked.rows.entries()) {
      if (record === 'procedural_step') continue
      const line = lines.find(({ item }) => item === String(i))
      expect([i, line && { net: pounds(line.net), vat: pounds(line.vat) }]).toEqual([i, { net, vat }])
    }
    expect({ net: pounds(bill.net), vat: pounds(bill.vat) }).toEqual(worked.expected.get('total'))
    expect(pounds(bill.gross)).toBe(worked.expected.get('gross')?.net)
  },
)
