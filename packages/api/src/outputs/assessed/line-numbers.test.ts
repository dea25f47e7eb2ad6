import { expect, test } from 'vitest'
import { fullCourtOfProtectionBill } from '../../../../../dev/full-court-of-protection.ts'
import { fullHighCostBill } from '../../../../../dev/full-high-cost.ts'
import { fullInterPartesBill } from '../../../../../dev/full-inter-partes.ts'
import { fullLegalAidBill } from '../../../../../dev/full-legal-aid.ts'
import { lineIds } from '../bill/line-ids.ts'
import { electronicBill as ofCourtOfProtection } from '../court-of-protection/electronic-bill/electronic-bill.ts'
import { lineNumbersOf } from '../documents-by-area.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { claimDocument } from '../high-cost/claim-document.ts'
import { electronicBill } from '../inter-partes/electronic-bill/electronic-bill.ts'
import { scheduleOfWork } from '../legal-aid/schedule-of-work.ts'
import { LINE_ID } from '../workbook/snapshot-sheet.ts'
import type { WorkbookModel } from '../workbook/workbook.ts'

/** The numbers that a workbook shows, in its first column, beside the ids of the lines, in its last. */
const shownIn = ({ sheets }: WorkbookModel): Map<string, string> =>
  new Map(
    sheets.flatMap(({ rows }) => {
      const head = rows.findIndex((cells) => cells.at(-1)?.value === LINE_ID)
      if (head === -1) return []
      return rows.slice(head + 1).flatMap((cells): [string, string][] => {
        const [no, id] = [cells[0]?.value, cells.at(-1)?.value]
        return typeof id === 'string' && no !== null && no !== undefined ? [[id, String(no)]] : []
      })
    }),
  )
/** The numbers of the lines by their ids. */
function numbersOf(frozen: FrozenCase): Map<string, string> {
  const [numberOf, idOf] = [lineNumbersOf(frozen), lineIds(frozen.bill)]
  const lines = frozen.bill.heads.flatMap((head) => head.lines)
  return new Map(lines.flatMap((line) => (numberOf(line) === null ? [] : [[idOf(line), numberOf(line)!] as const])))
}
const inOrder = (numbers: Map<string, string>) => [...numbers].toSorted(([a], [b]) => (a < b ? -1 : 1))

test.each([
  ['legal aid', fullLegalAidBill(120), scheduleOfWork],
  ['the Court of Protection', fullCourtOfProtectionBill(60), ofCourtOfProtection],
  ['between the parties', fullInterPartesBill(90), electronicBill],
] as const)('the numbers of lines are those that the workbook has: %s', (_area, frozen, workbookOf) => {
  const numbers = numbersOf(frozen)
  expect(numbers.size).toBeGreaterThan(20)
  expect(inOrder(numbers)).toEqual(inOrder(shownIn(workbookOf(frozen))))
})

test('the numbers of a high cost case are those of the claim', () => {
  const frozen = fullHighCostBill(6)
  const { events, counselPaid, experts, disbursements } = claimDocument(frozen)
  const printed = [...events.rows, ...counselPaid.rows, ...experts.rows, ...disbursements.rows].map(({ no }) => no)
  expect(printed.length).toBeGreaterThan(8)
  expect(new Set(numbersOf(frozen).values())).toEqual(new Set(printed))
})

test('an area without documents numbers nothing', () => {
  const frozen = fullInterPartesBill(3)
  expect(numbersOf({ ...frozen, case: { ...frozen.case, areaOfWork: 'criminal' } }).size).toBe(0)
})
