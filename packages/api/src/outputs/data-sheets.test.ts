import { describe, expect, test } from 'vitest'
import { frozenWorkedCourtOfProtection } from '../../../../dev/frozen-court-of-protection.ts'
import { frozenWorkedInterPartes } from '../../../../dev/frozen-inter-partes.ts'
import { fullCourtOfProtectionBill } from '../../../../dev/full-court-of-protection.ts'
import { fullInterPartesBill } from '../../../../dev/full-inter-partes.ts'
import { workedCourtOfProtectionBills } from '../../../../dev/worked-court-of-protection.ts'
import { workedInterPartesBills } from '../../../../dev/worked-inter-partes.ts'
import { printedPence } from '../../../../tests/support/printed-pence.ts'
import { printedTime } from '../../../../tests/support/printed-time.ts'
import { money } from './bill/format.ts'
import { indexOfPapers } from './court-of-protection/index-of-papers.ts'
import { requestForAssessment } from './court-of-protection/request-for-assessment.ts'
import type { DataSheet, SheetSection } from './court/data-sheet.ts'
import type { FrozenCase } from './frozen-case.ts'
import { noticeOfCommencement } from './inter-partes/notice-of-commencement.ts'
import { requestForHearing } from './inter-partes/request-for-hearing.ts'
import { statementOfCosts } from './inter-partes/statement-of-costs/statement-of-costs.ts'
import { statementOfParties } from './inter-partes/statement-of-parties.ts'

const sectionOf = (sheet: DataSheet, title: string): SheetSection => sheet.sections.find((one) => one.title === title)!
const valueOf = (sheet: DataSheet, title: string, label: string) =>
  sectionOf(sheet, title).rows.find((row) => row.label === label)?.value
const bills = [
  ...workedInterPartesBills().map((worked) => [worked.title, frozenWorkedInterPartes(worked)] as const),
  ...[0, 90, 400].map((lines) => [`${lines} lines`, fullInterPartesBill(lines)] as const),
].filter(([, { case: of }]) => of.caseType === 'bill_of_costs')
const assessed = [
  ...workedCourtOfProtectionBills().map((worked) => [worked.title, frozenWorkedCourtOfProtection(worked)] as const),
  ...[1, 300].map((lines) => [`${lines} lines`, fullCourtOfProtectionBill(lines)] as const),
].filter(([, { case: of }]) => of.details?.costs_basis !== 'fixed')
const withDetails = (frozen: FrozenCase, details: object): FrozenCase => ({
  ...frozen,
  case: { ...frozen.case, details: { ...frozen.case.details, ...details } },
})
const isPriced = ({ bill: { unpriced } }: FrozenCase): boolean => unpriced === 0
/** The total of the bill as a row prints it, and what the rows above it add up to. */
function expectTotals({ table }: SheetSection, { bill }: FrozenCase): void {
  const { rows, total } = table!
  expect(total!.slice(1)).toEqual([bill.net, bill.vat, bill.gross].map(money))
  for (const column of [1, 2, 3])
    expect(rows.reduce((sum, row) => sum + printedPence(row[column]!), 0)).toBe(printedPence(total![column]!))
}

describe.each(bills)('the data sheets of %s', (_title, frozen) => {
  test('have the total of the bill, and what adds up to it', () => {
    for (const [sheet, title] of [
      [noticeOfCommencement(frozen), 'Costs claimed in the bill'],
      [requestForHearing(frozen), 'Bill of costs'],
      [statementOfCosts(frozen), 'Summary'],
    ] as const)
      if (isPriced(frozen)) expectTotals(sectionOf(sheet, title), frozen)
      else expect(sectionOf(sheet, title).table!.total![0]).toMatch(/^Total(?:$|, without \d+ items? whose)/)
  })

  test('the statement of costs has each item of the bill in one section, which comes to its row of the summary', () => {
    const sheet = statementOfCosts(frozen)
    const counted = frozen.bill.heads.flatMap(({ lines }) => lines.filter((line) => line.excludedBecause === null))
    for (const [title, net] of sectionOf(sheet, 'Summary').table!.rows) {
      if (!isPriced(frozen)) continue
      const { rows, total, columns } = sectionOf(sheet, title!).table!
      const at = columns.findIndex((column) => column.title === 'Amount, £')
      expect([title, total![at]]).toEqual([title, net])
      expect(rows.reduce((sum, row) => sum + printedPence(row[at]!), 0)).toBe(printedPence(net!))
    }
    const time = sheet.sections.filter(({ table }) => table?.columns[0]?.title === 'Work')
    const hundredths = counted.reduce((sum, { head, quantity }) => (head === 'disbursements' ? sum : sum + quantity), 0)
    expect(time.reduce((sum, { table }) => sum + printedTime(table!.total![4]!), 0)).toBeCloseTo(hundredths)
    const paid = ['Counsel’s fees', 'Other expenses'].flatMap((title) => sectionOf(sheet, title)?.table?.rows ?? [])
    expect(paid).toHaveLength(counted.filter(({ head }) => head === 'disbursements').length)
  })
})

describe.each(assessed)('the data for the request for assessment of %s', (_title, frozen) => {
  test('have the total of the bill, and what adds up to it', () => {
    if (isPriced(frozen)) expectTotals(sectionOf(requestForAssessment(frozen), 'Bill of costs'), frozen)
  })
})

test('the schedule has each item of work on documents, and comes to what is claimed for it', () => {
  const sheet = statementOfCosts(fullInterPartesBill(90))
  const { rows, total } = sectionOf(sheet, 'Schedule of work done on documents').table!
  expect(rows.length).toBeGreaterThan(10)
  expect(rows.reduce((sum, row) => sum + printedPence(row[6]!), 0)).toBe(printedPence(total![6]!))
  const claimed = sectionOf(sheet, 'Work done on documents').table!.total!
  expect([total![4], total![6]]).toEqual([claimed[4], claimed[5]])
  // It is signed before it: what follows is a part of what is certified.
  expect(sheet.sections.map(({ isSigned }) => isSigned).indexOf(true)).toBe(sheet.sections.length - 2)
})

test('what is recorded stands on the sheets, and a line to write on stands where nothing is', () => {
  const said = withDetails(fullInterPartesBill(5), {
    receiving_party: 'claimant',
    paying_party: 'Northern Mutual Insurance',
    costs_order: 'Order of His Honour Judge Pike',
    costs_order_date: '2025-12-01',
    vat_number: 'GB 1',
  })
  const notice = noticeOfCommencement(said)
  expect(valueOf(notice, 'Parties to the assessment', 'Receiving party')).toBe('Ann Ash (Claimant)')
  expect(valueOf(notice, 'Authority for the costs', 'Date of the order')).toBe('1 December 2025')
  expect(valueOf(notice, 'Costs claimed in the bill', 'VAT number')).toBe('GB 1')
  expect(valueOf(notice, 'Points of dispute', 'Points of dispute due by')).toBeNull()
  expect(valueOf(notice, 'If no points of dispute are served', 'Fixed costs of the certificate')).toBe('£80.00')
  expect(sectionOf(notice, 'Persons on whom the notice is served').table!.rows[0]).toEqual([
    'Paying party',
    'Northern Mutual Insurance',
    null,
  ])
  const parties = sectionOf(statementOfParties(said), 'Other persons').table!.rows.map(([name]) => name)
  expect(parties).toEqual(['Ben Birch', 'Dr Ifan Rees', null, null])
  const capacities = ['client', 'opponent', 'solicitor', 'expert']
  const inCapacities = statementOfParties({
    ...said,
    parties: said.parties!.map((party, i) => ({ ...party, capacity: capacities[i]! })),
  })
  expect(valueOf(inCapacities, 'Receiving party', 'Capacity')).toBe('Client')
  expect(valueOf(inCapacities, 'Paying party', 'Capacity')).toBe('Solicitor')
  expect(sectionOf(inCapacities, 'Other persons').table!.rows.slice(0, 2)).toEqual([
    ['Ben Birch', 'Opponent', null],
    ['Dr Ifan Rees', 'Expert', null],
  ])
  const unsaid = noticeOfCommencement(fullInterPartesBill(5))
  expect(valueOf(unsaid, 'Parties to the assessment', 'Receiving party')).toBeNull()
  expect(valueOf(unsaid, 'Authority for the costs', 'Order or other authority')).toBeNull()
  expect(valueOf(unsaid, 'Costs claimed in the bill', 'VAT number')).toBeNull()
})

test('a bill without VAT asks for no VAT number', () => {
  const frozen = fullInterPartesBill(5, { recoversVat: true })
  expect(frozen.bill.vat).toBe(0)
  expect(valueOf(noticeOfCommencement(frozen), 'Costs claimed in the bill', 'VAT number')).toBeUndefined()
})

test('no sheet says that anything was offered', () => {
  const offered = withDetails(fullInterPartesBill(5), {
    offers: [{ date: '2025-11-11', by: 'Zebedee Offeror', amount: 12_345.67 }],
  })
  for (const sheetOf of [noticeOfCommencement, requestForHearing, statementOfParties, statementOfCosts]) {
    const printed = JSON.stringify(sheetOf(offered))
    expect(printed).not.toMatch(/offer|zebedee|12,345/i)
  }
})

test('only general management asks for the forms of the Public Guardian', () => {
  const ticksOf = (caseType: string) => {
    const full = fullCourtOfProtectionBill(1)
    return sectionOf(requestForAssessment({ ...full, case: { ...full.case, caseType } }), 'Filed with the request')
      .ticks
  }
  expect(ticksOf('general_management').at(-1)).toContain('OPG102')
  expect(ticksOf('statutory_will').join()).not.toContain('OPG')
})

test('the index lists the papers by date and name, each where the one before it ends', () => {
  const { rows, total } = sectionOf(indexOfPapers(fullCourtOfProtectionBill(1)), 'Papers').table!
  expect(rows).toEqual([
    ['1', '14/06/2013', 'Order appointing the deputy', 'Orders', '6', '1–6'],
    ['2', '02/04/2024', 'Budget', 'Accounts / 2024', 'no PDF', ''],
    ['3', '10/06/2024', 'Invoice d1', 'Vouchers', '1', '7'],
    ['4', '10/06/2024', 'Opinion of Ms Lea Hart', '', '12', '8–19'],
    ['5', '01/07/2024', 'Bank statements April to June', 'Accounts / 2024', '24', '20–43'],
    ['6', '10/09/2024', 'Care plan', '', '18', '44–61'],
    ['7', '30/01/2025', 'Scan of the deeds', 'Sale of 12 Orchard Way', 'pages not counted', ''],
  ])
  expect(total).toEqual(['', '', '7 documents', '', '61', ''])
})

test('an index without papers says so, and one of a snapshot from before says why there are none', () => {
  const { files: _files, ...before } = fullCourtOfProtectionBill(1)
  const saidOf = (frozen: FrozenCase) => sectionOf(indexOfPapers(frozen), 'Papers')
  expect(saidOf({ ...before, files: [] })).toMatchObject({ sentences: ['The case has no documents.'], table: null })
  expect(saidOf(before)).toMatchObject({ sentences: [expect.stringContaining('Complete it anew')], table: null })
})
