import { assessedLines } from '@costdraft/api/outputs/assessed/assessed-lines.ts'
import { LINES } from '@costdraft/api/outputs/assessed/recalculated-lines-sheet.ts'
import { recalculatedWorkbook } from '@costdraft/api/outputs/assessed/recalculated-workbook.ts'
import { electronicBill } from '@costdraft/api/outputs/court-of-protection/electronic-bill/electronic-bill.ts'
import { budgetWorkbook } from '@costdraft/api/outputs/inter-partes/costs-budget/budget-workbook.ts'
import { electronicBill as interPartesBill } from '@costdraft/api/outputs/inter-partes/electronic-bill/electronic-bill.ts'
import { sheets as interPartesSheets } from '@costdraft/api/outputs/inter-partes/electronic-bill/sheet-names.ts'
import { advocacyWorkbook } from '@costdraft/api/outputs/legal-aid/advocacy-workbook.ts'
import { scheduleOfWork } from '@costdraft/api/outputs/legal-aid/schedule-of-work.ts'
import type { WorkbookModel } from '@costdraft/api/outputs/workbook/workbook.ts'
import { writeWorkbook } from '@costdraft/api/outputs/workbook/write-workbook.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { assessed as withAssessment } from '../../dev/assessed.ts'
import { frozenWorkedCourtOfProtection } from '../../dev/frozen-court-of-protection.ts'
import { frozenWorkedInterPartes } from '../../dev/frozen-inter-partes.ts'
import { fullCourtOfProtectionBill } from '../../dev/full-court-of-protection.ts'
import { fullHighCostBill } from '../../dev/full-high-cost.ts'
import { fullLegalAidBill } from '../../dev/full-legal-aid.ts'
import { fullBudget, fullInterPartesBill } from '../../dev/full-inter-partes.ts'
import { withLists } from '../../dev/entered-lists.ts'
import { withoutRates } from '../../dev/without-rates.ts'
import { workedCourtOfProtectionBills } from '../../dev/worked-court-of-protection.ts'
import { workedInterPartesBills } from '../../dev/worked-inter-partes.ts'
import type { ReadAs } from '@costdraft/api/outputs/workbook/workbook.ts'
import { columnOf, sheetsOfLines, withEntries } from '../support/entered-workbook.ts'
import { differences, hasSpreadsheetProgram, resaved, valuesOf, withoutResults } from '../support/spreadsheet.ts'

// Every worked bill and one of ten thousand lines in `npm run prove workbooks`; otherwise a few.
const ALL = process.env.WORKBOOKS === 'all'
const assessed = workedCourtOfProtectionBills().filter(({ options }) => options.get('basis') !== 'fixed')
const worked = ALL ? assessed : assessed.filter(({ title }) => /party|penny|calls/i.test(title))
const rich = electronicBill(fullCourtOfProtectionBill(40))

const interPartesCases = workedInterPartesBills().map((bill) => [bill.title, frozenWorkedInterPartes(bill)] as const)
const interPartes = interPartesBill(fullInterPartesBill(40, {}, { budget: fullBudget }))
/** The workbooks of cases between the parties: bills, and the budgets that are saved. */
const interPartesModels = interPartesCases
  .filter(([title]) => ALL || /half a penny|everything|first page|by fee earner/i.test(title))
  .flatMap(([, frozen]) => [interPartesBill(frozen), ...(frozen.budget ? [budgetWorkbook(frozen)] : [])])

const isMissing = !hasSpreadsheetProgram()
if (isMissing) process.stderr.write('LibreOffice is not here: no workbook is recalculated. Install libreoffice-calc.\n')

/** What LibreOffice has recalculated, of all tests in one start; undefined before that. */
let saved: Buffer[] | undefined
const asked: Promise<Uint8Array>[] = []
/** Asks for workbooks to be recalculated; the function tells how they came back, in the same order. */
function recalculated(models: readonly WorkbookModel[]): () => Buffer[] {
  const from = asked.length
  asked.push(...models.map((model) => writeWorkbook(model)))
  return () => saved!.slice(from, from + models.length)
}

describe.skipIf(isMissing)('LibreOffice', { timeout: 300_000 }, () => {
  beforeAll(async () => {
    saved = resaved(await Promise.all(asked))
  }, 600_000)

  const models = [
    rich,
    ...worked.map((bill) => electronicBill(frozenWorkedCourtOfProtection(bill))),
    electronicBill(withoutRates(fullCourtOfProtectionBill(40))),
    electronicBill(withLists(fullCourtOfProtectionBill(40))),
    interPartes,
    ...interPartesModels,
    budgetWorkbook(fullInterPartesBill(40, {}, { budget: fullBudget })),
    ...[scheduleOfWork, advocacyWorkbook].map((workbookOf) => workbookOf(fullLegalAidBill(60))),
    ...[fullLegalAidBill(60), fullHighCostBill(6), fullCourtOfProtectionBill(40), fullInterPartesBill(40)].map(
      (frozen) => recalculatedWorkbook(withAssessment(frozen, 'half')),
    ),
    ...(ALL ? [electronicBill(fullCourtOfProtectionBill(10_000)), interPartesBill(fullInterPartesBill(10_000))] : []),
  ]
  const ofModels = recalculated(models.map(withoutResults))
  test('works out every figure of a workbook that has none, to the penny of the bill', async () => {
    const blank = await writeWorkbook(withoutResults(rich))
    expect((await differences(rich, blank)).length).toBeGreaterThan(200)
    const saved = ofModels()
    for (const [i, model] of models.entries()) expect(await differences(model, saved[i]!)).toEqual([])
  })

  // The first line, half an hour more; and the second rate, ten pounds more.
  const raised = changed(changed(rich, 'Bill Detail', 5, 10, 0.5), 'Legal Team and Rates', 6, 5, 10)
  const ofRaised = recalculated([withoutResults(raised)])
  test('changes every total when a time and a rate are changed', async () => {
    const sheets = await valuesOf(ofRaised()[0]!)
    const detail = sheets.get('Bill Detail')!.slice(4)
    let expected = 0
    const rates = new Map(
      raised.sheets[4]!.rows.slice(4).map(([code, , , , rate]) => [code!.value, Number(rate!.value)]),
    )
    for (const row of detail) {
      const [time, isCharged, net] = [Number(row[9]), row[23] === 'Yes', Number(row[10])]
      const cost = isCharged ? Math.round((time * 100 * Math.round(rates.get(String(row[2]))! * 100)) / 100) : 0
      expect(Math.round(net * 100)).toBe(cost)
      expected += cost
    }
    const [, claimed] = sheets.get('Summary of Assessed Bill')![4]!
    expect(Math.round(Number(claimed) * 100)).toBe(expected)
    expect(expected).not.toBe(fullCourtOfProtectionBill(40).bill.heads.find(({ name }) => name === 'profit_costs')?.net)
    const byParty = sheets.get('Party Summary')!.at(-1)!
    const byActivity = sheets.get('Activity Summary')!.at(-1)!
    expect([byParty[3], byActivity.at(-1)].map((pounds) => Math.round(Number(pounds) * 100))).toEqual([
      expected,
      expected,
    ])
  })

  // The first line, work before the claim, becomes work on the issues: T3 of P1 to T4 of P2.
  const moved = replaced(interPartes, interPartesSheets.detail, 5, 15, 'T4')
  const ofMoved = recalculated([interPartes, moved].map(withoutResults))
  test('moves a line to another phase when its task is changed, and every summary follows', async () => {
    const [was, is] = await Promise.all(ofMoved().map(valuesOf))
    const [line] = was!.get(interPartesSheets.detail)!.slice(4)
    expect([line![13], is!.get(interPartesSheets.detail)![4]![13]]).toEqual(['P1', 'P2'])
    const pence = (cell: unknown): number => Math.round(Number(cell) * 100)
    const change = (sheet: string, row: number, column: number): number =>
      pence(is!.get(sheet)![row]![column]) - pence(was!.get(sheet)![row]![column])
    const [gross, net] = [pence(line![20]), pence(line![10])]
    expect([4, 5, 20].map((row) => change(interPartesSheets.byPhase, row, 8))).toEqual([-gross, gross, 0])
    expect([6, 7].map((row) => change(interPartesSheets.byTask, row, 6))).toEqual([-gross, gross])
    expect([5, 6].map((row) => change(interPartesSheets.budget, row, 4))).toEqual([-net, net])
    expect(is!.get(interPartesSheets.print)![4]!.slice(5, 7)).toEqual(['P2', 'T4'])
  })

  const misspelt = (
    [
      ['LTM?', 6],
      ['T9O', 15],
      ['A1O', 16],
      ['yes!', 10],
      ['7', 2],
    ] as const
  ).reduce(
    (model, [word, column]) => replaced(model, interPartesSheets.detail, 7, column, word),
    replaced(interPartes, interPartesSheets.detail, 6, 6, 'ZZ1'),
  )
  const ofMisspelt = recalculated([interPartes, misspelt].map(withoutResults))
  test('shows a misspelt code in its check, prices the line all the same, and loses it in no summary', async () => {
    const { detail, byPhase, byTask, byPart, communications } = interPartesSheets
    const [was, is] = await Promise.all(ofMisspelt().map(valuesOf))
    const pence = (cell: unknown): number => Math.round(Number(cell) * 100)
    const totals = (sheets: Awaited<ReturnType<typeof valuesOf>>) =>
      [byPhase, byTask, byPart, communications].map((name) =>
        sheets
          .get(name)!
          .filter(([label]) => label === 'Total')
          .map((row) => pence(row.findLast((cell) => cell !== null))),
      )
    // Work by activity has one line more or fewer by the codes; what all come to stays.
    expect(totals(is!).map(([whole]) => whole)).toEqual(totals(was!).map(([whole]) => whole))
    expect(totals(is!)[1]).toEqual(totals(was!)[1])
    const [first, second] = is!.get(detail)!.slice(5, 7)
    expect(first![45]).toBe('Not in its list: LTM.')
    expect(second![45]).toBe(
      ['part', 'task', 'LTM', 'activity', 'charged'].map((name) => `Not in its list: ${name}.`).join(' '),
    )
    expect([first![20], second![20]]).toEqual([was!.get(detail)![5]![20], was!.get(detail)![6]![20]])
    const check = is!
      .get(interPartesSheets.cover)!
      .find(([label]) => label === 'Lines with a code that is not in its list')
    expect(check![1]).toBe(2)
  })

  const words = [
    ['EF?', 3],
    ['P0', 6],
    ['Thinking', 8],
    ['Part', 22],
    ['yess', 24],
  ] as const
  const wrong = words.reduce((model, [word, column]) => replaced(model, 'Bill Detail', 7, column, word), rich)
  const ofWrong = recalculated([rich, wrong].map(withoutResults))
  test('of the Court of Protection keeps a line with misspelt codes in every sum, and says so', async () => {
    const [was, is] = await Promise.all(ofWrong().map(valuesOf))
    for (const sheet of ['Party Summary', 'Part Summary'])
      expect(is!.get(sheet)!.at(-1)).toEqual(was!.get(sheet)!.at(-1))
    expect(is!.get('Activity Summary')!.at(-1)!.slice(-2)).toEqual(was!.get('Activity Summary')!.at(-1)!.slice(-2))
    expect(is!.get('Bill Detail')![6]![24]).toBe(
      ['fee earner', 'party', 'activity', 'part', 'charged'].map((name) => `Not in its list: ${name}.`).join(' '),
    )
    expect(is!.get('Front Sheet')!.find(([label]) => label === 'Lines with a code that is not in its list')![1]).toBe(1)
  })

  const { detail } = interPartesSheets
  const [line] = interPartes.sheets.find(({ name }) => name === detail)!.rows.slice(4)
  const [time, rate] = [Number(line![6]!.value), Number(line![8]!.value)]
  const halved = replaced(replaced(interPartes, detail, 5, 36, time / 2), detail, 5, 39, 1)
  const ofHalved = recalculated([withoutResults(halved)])
  test('prices what is allowed at the hours and the rate that are entered beside those claimed', async () => {
    const { byPhase } = interPartesSheets
    const sheets = await valuesOf(ofHalved()[0]!)
    const row = sheets.get(detail)![4]!
    const allowed = Math.round(Math.round(time * 50 * Math.round(rate * 100)) / 100) - 100
    expect(Math.round(Number(row[39]) * 100)).toBe(allowed)
    const claimed = fullInterPartesBill(40, {}, { budget: fullBudget }).bill.gross
    const net = Math.round(Number(row[10]) * 100)
    const total = sheets.get(byPhase)!.find(([, label]) => label === 'Allowed with VAT, £')![2]
    const [vat, vatAllowed] = [Math.round(Number(row[12]) * 100), Math.round(Number(row[40]) * 100)]
    expect(Math.round(Number(total) * 100)).toBe(claimed - net - vat + allowed + vatAllowed)
  })

  const half = withAssessment(fullInterPartesBill(40), 'half')
  const [unruled] = assessedLines(half).filter(({ allowed, claimed: { hours } }) => allowed === null && hours !== null)
  const recalculatedBill = recalculatedWorkbook(half)
  const place = recalculatedBill.sheets
    .find(({ name }) => name === LINES)!
    .rows.findIndex((row) => row.at(-1)?.value === unruled!.id)
  // Half an hour at the rate that is claimed.
  const ofRuled = recalculated(
    [recalculatedBill, replaced(recalculatedBill, LINES, place + 1, 11, 0.5)].map(withoutResults),
  )
  test('allows what is entered of a line that was not ruled on, and takes it from what is open', async () => {
    const [was, is] = await Promise.all(ofRuled().map(valuesOf))
    const { claimed, line: of } = unruled!
    const allowed = Math.round(of.rate / 2)
    const vat = Math.round(allowed / 5)
    const changeOf = (column: number): number => {
      const at = was!.get('Summary')!.findIndex(([label]) => label === 'Total')
      const [before, after] = [was!, is!].map((sheets) => Number(sheets.get('Summary')![at]![column]))
      return Math.round((after! - before!) * 100)
    }
    // Net, VAT and total of what is claimed, allowed, reduced and not ruled on.
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map(changeOf)).toEqual([
      ...[0, 0, 0],
      ...[allowed, vat, allowed + vat],
      ...[of.net - allowed, of.vat - vat, of.net + of.vat - allowed - vat],
      ...[-of.net, -of.vat, -claimed.amount - claimed.vat],
    ])
  })

  // An offer of hours and one of a sum, of work and of a disbursement; a sum allowed, another less what is taxed off.
  const paidAt =
    5 +
    interPartes.sheets
      .find(({ name }) => name === detail)!
      .rows.slice(4)
      .findIndex(([, , , , , , g]) => g!.value === null)
  const offers = withEntries(interPartes, detail, {
    5: { hoursOffered: 0.5, sumAllowed: 10 },
    6: { sumOffered: 7.5, sumAllowed: 20, taxedOff: 0.5 },
    [paidAt]: { sumOffered: 0, sumAllowed: 30 },
  })
  const legalAid = scheduleOfWork(fullLegalAidBill(60))
  const rowsOfSchedule = legalAid.sheets[0]!.rows
  const countedAt = rowsOfSchedule.findIndex((row) => row.some(({ value }) => value === 'Yes')) + 1
  const allowedOfSchedule = withEntries(legalAid, legalAid.sheets[0]!.name, { [countedAt]: { sumAllowed: 1 } })
  const paidOfRich = rich.sheets.find(({ name }) => name === 'Disbursements')!
  const allowedOfPaid = withEntries(rich, 'Disbursements', { [paidOfRich.lines!.heads + 1]: { sumAllowed: 1 } })
  const ofEntered = recalculated([offers, allowedOfSchedule, allowedOfPaid].map(withoutResults))
  test('carries what is offered and allowed to every sum, and leaves the others as claimed', async () => {
    const [ofOffers, ofSchedule, ofPaid] = await Promise.all(ofEntered().map(valuesOf))
    const pence = (cell: unknown): number => Math.round(Number(cell) * 100)
    const { byPhase } = interPartesSheets
    const at = (as: ReadAs): number => columnOf(sheetsOfLines(interPartes)[0]!, as)
    const rows = [5, 6, paidAt].map((row) => ofOffers!.get(detail)![row - 1]!)
    expect(rows.map((row) => pence(row[at('offered')]))).toEqual([Math.round(rate * 50), 750, 0])
    expect(rows.map((row) => pence(row[at('allowed')]))).toEqual([1_000, 1_950, 3_000])
    const said = (label: string): unknown => ofOffers!.get(byPhase)!.find(([, one]) => one === label)![2]
    expect(said('Lines with an offer')).toBe(3)
    expect(pence(said('Offered for them with VAT, £'))).toBe(Math.round((Math.round(rate * 50) + 750) * 1.2))
    const { gross, net } = fullLegalAidBill(60).bill
    const [line, total] = [ofSchedule!.get(legalAid.title)![countedAt - 1]!, ofSchedule!.get(legalAid.title)!.at(-1)!]
    const schedule = (as: ReadAs): number => columnOf(sheetsOfLines(legalAid)[0]!, as)
    const [claimed, claimedVat] = legalAid.sheets[0]!.rows[countedAt - 1]!.slice(schedule('sumAllowed') - 5).map(
      ({ value }) => pence(value),
    )
    expect([pence(line[schedule('allowed')]), pence(line[schedule('allowed') + 1])]).toEqual([100, 20])
    expect(pence(total[schedule('allowed')])).toBe(net - claimed! + 100)
    expect(pence(total[schedule('allowed') + 1])).toBe(gross - net - claimedVat! + 20)
    const [, , ...sums] = ofPaid!.get('Disbursements')!
    const [of, was] = [
      sums.find(([label]) => label === 'Total')!,
      paidOfRich.rows.find(([label]) => label?.value === 'Total')!,
    ]
    const first = paidOfRich.rows[paidOfRich.lines!.heads]!
    expect(pence(of[3])).toBe(pence(was[3]!.value) - pence(first[7]!.value) + 100)
  })

  const budget = budgetWorkbook(fullInterPartesBill(40, {}, { budget: fullBudget }))
  const [first] = budget.sheets[1]!.rows.flatMap((cells, i) => (cells[1]?.value === 'A' ? [i + 1] : []))
  const longer = changed(budget, 'Phases', first!, 5, 1)
  const ofLonger = recalculated([budget, longer].map(withoutResults))
  test('carries an hour more of a phase to its sums, to the first page and to the grand total', async () => {
    const [was, is] = await Promise.all(ofLonger().map(valuesOf))
    const rate = Number(was!.get('Phases')![first! - 1]![2])
    const change = (row: (label: unknown) => boolean, column: number): number => {
      const at = was!.get('Page 1')!.findIndex(([label]) => row(label))
      return Number(is!.get('Page 1')![at]![column]) - Number(was!.get('Page 1')![at]![column])
    }
    expect(rate).toBe(280)
    for (const column of [6, 7, 8]) {
      expect(change((label) => label === 'Pre-action costs', column)).toBeCloseTo(rate, 2)
      expect(change((label) => label === 'Totals, and grand total', column)).toBeCloseTo(rate, 2)
    }
  })

  const text = '=cmd|"/c calc"!A1'
  const frozen = fullCourtOfProtectionBill(
    3,
    { parties: [{ uuid: 'party0', name: text }] },
    { caseName: text, narrative: text },
  )
  const ofText = recalculated([electronicBill(frozen)])
  test('keeps entered text that looks like a formula as text', async () => {
    const sheets = await valuesOf(ofText()[0]!)
    expect(sheets.get('Narrative')![2]![1]).toBe(text)
    expect(sheets.get('Party Summary')![4]![1]).toBe(text)
  })
})

/** A workbook in which a cell, whose row and column are counted from 1, has another value. */
const replaced = (
  model: WorkbookModel,
  name: string,
  row: number,
  column: number,
  value: string | number,
): WorkbookModel => ({
  ...model,
  sheets: model.sheets.map((sheet) =>
    sheet.name !== name
      ? sheet
      : {
          ...sheet,
          rows: sheet.rows.map((cells, r) =>
            cells.map((cell, c) => (r === row - 1 && c === column - 1 ? { ...cell, value } : cell)),
          ),
        },
  ),
})

/** A workbook in which a number has been added to that of a cell, whose row and column are counted from 1. */
function changed(model: WorkbookModel, name: string, row: number, column: number, by: number): WorkbookModel {
  return {
    ...model,
    sheets: model.sheets.map((sheet) =>
      sheet.name !== name
        ? sheet
        : {
            ...sheet,
            rows: sheet.rows.map((cells, r) =>
              cells.map((cell, c) =>
                r === row - 1 && c === column - 1 ? { ...cell, value: Number(cell.value) + by } : cell,
              ),
            ),
          },
    ),
  }
}
