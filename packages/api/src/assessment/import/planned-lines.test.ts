import { isRefused, ruledAmount, type AssessedAmount, type EnteredRuling } from '@costdraft/costing'
import { expect, test } from 'vitest'
import { fullInterPartesBill } from '../../../../../dev/full-inter-partes.ts'
import type { EnteredRow } from '../assessment-rows.ts'
import { assessedBill } from '../bill-lines.ts'
import { nothingEntered, type Entered } from '../entered.ts'
import type { EnteredLine } from '../read-assessment.ts'
import type { BackRow } from '../read-back/workbook-read.ts'
import { plannedLines } from './planned-lines.ts'

const { lines: bill, byId } = assessedBill(fullInterPartesBill(10))
/** The lines of the bill with what is entered of some. */
const linesWith = (entered: ReadonlyMap<string, Partial<Entered>> = new Map()): EnteredLine[] =>
  bill.map((of) => {
    const more = entered.get(of.id)
    const changed = { version: 1, changed_by: 'Ann Ash', changed_at: '', changed_at_ms: '' }
    const row: EnteredRow | undefined = more && {
      ...{ line: of.id, fingerprint: of.fingerprint, ...changed, ...nothingEntered, ...more },
    }
    const { head, part, claimed } = of
    return { of, row, head, part, claimed, offered: row?.offered ?? null, allowed: row?.allowed ?? null }
  })
const named = (line: string) => ({
  line,
  number: '',
  date: null,
  description: '',
  at: { sheet: 'Bill detail', row: 5 },
})
const rows: BackRow[] = [
  { ...named('t0'), allowed: { hours: 50 }, reason: 'time', words: 'Too long' },
  {
    ...named('t1'),
    ...{ offered: { amount: 0 }, allowed: { amount: 100 } },
    ...{ dispute: 'Admin.', reply: 'No.', ruling: '0.1 h' },
  },
  { ...named('t3'), allowed: { hours: 100, rate: 20_000 } },
]
function ruled(line: string, ruling: EnteredRuling): AssessedAmount | null {
  const amount = ruledAmount(byId.get(line)!.of, ruling)
  if (isRefused(amount)) throw new Error(amount.because)
  return amount
}
const enteredBy = (lines: readonly EnteredLine[], said: readonly BackRow[]) =>
  plannedLines(lines, said).entered.map(({ line, entered }) => [line.of.id, entered] as const)

test('of a workbook that is read first everything is entered, of one that is read twice nothing', () => {
  const first = enteredBy(linesWith(), rows)
  expect(first).toEqual([
    ['t0', { allowed: ruled('t0', { hours: 50 }), reason: 'time', words: 'Too long' }],
    [
      't1',
      {
        ...{ offered: ruled('t1', { amount: 0 }), allowed: ruled('t1', { amount: 100 }) },
        ...{ dispute: 'Admin.', reply: 'No.', ruling: '0.1 h' },
      },
    ],
    ['t3', { allowed: ruled('t3', { hours: 100, rate: 20_000 }) }],
  ])
  expect(plannedLines(linesWith(new Map(first)), rows)).toEqual({ entered: [], same: rows })
})

test('of a row only what is entered otherwise', () => {
  const now = linesWith(new Map(enteredBy(linesWith(), rows)))
  const changed: BackRow[] = [
    { ...rows[0]!, words: 'Much too long' },
    { ...rows[1]!, allowed: { amount: 99 } },
    // The same sum, but not in hours and rate.
    { ...rows[2]!, allowed: { amount: 20_000 } },
  ]
  expect(enteredBy(now, changed)).toEqual([
    ['t0', { words: 'Much too long' }],
    ['t1', { allowed: ruled('t1', { amount: 99 }) }],
    ['t3', { allowed: ruled('t3', { amount: 20_000 }) }],
  ])
})
