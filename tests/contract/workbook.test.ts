import { electronicBill } from '@costdraft/api/outputs/court-of-protection/electronic-bill/electronic-bill.ts'
import type { WorkbookModel } from '@costdraft/api/outputs/workbook/workbook.ts'
import { writeWorkbook } from '@costdraft/api/outputs/workbook/write-workbook.ts'
import { describe, expect, test } from 'vitest'
import { frozenWorkedDeputy } from '../../dev/frozen-deputy-bill.ts'
import { richDeputyBill } from '../../dev/rich-deputy-bill.ts'
import { workedDeputyBills } from '../../dev/worked-deputy-bill.ts'
import { differences, hasSpreadsheetProgram, resaved, valuesOf, withoutResults } from '../support/spreadsheet.ts'

// Every worked bill and one of ten thousand lines in `npm run prove workbooks`; otherwise a few.
const ALL = process.env.WORKBOOKS === 'all'
const assessed = workedDeputyBills().filter(({ options }) => options.get('basis') !== 'fixed'),
  worked = ALL ? assessed : assessed.filter(({ title }) => /party|penny|calls/i.test(title))
const rich = electronicBill(richDeputyBill(40))

const isMissing = !hasSpreadsheetProgram()
if (isMissing) process.stderr.write('LibreOffice is not here: no workbook is recalculated. Install libreoffice-calc.\n')

describe.skipIf(isMissing)('LibreOffice', { timeout: 300_000 }, () => {
  test('works out every figure of a workbook that has none, to the penny of the bill', async () => {
    const models = [
      rich,
      ...worked.map((bill) => electronicBill(frozenWorkedDeputy(bill))),
      ...(ALL ? [electronicBill(richDeputyBill(10_000))] : []),
    ]
    const blank = await Promise.all(models.map((model) => writeWorkbook(withoutResults(model))))
    expect((await differences(rich, blank[0]!)).length).toBeGreaterThan(200)
    const saved = resaved(blank)
    for (const [i, model] of models.entries()) expect(await differences(model, saved[i]!)).toEqual([])
  })

  test('changes every total when a time and a rate are changed', async () => {
    // The first line, half an hour more; and the second rate, ten pounds more.
    const model = changed(changed(rich, 'Bill Detail', 5, 11, 0.5), 'Legal Team and Rates', 6, 5, 10)
    const [saved] = resaved([await writeWorkbook(withoutResults(model))]),
      sheets = await valuesOf(saved!)
    const detail = sheets.get('Bill Detail')!.slice(4)
    let expected = 0
    const rates = new Map(
      model.sheets[4]!.rows.slice(4).map(([code, , , , rate]) => [code!.value, Number(rate!.value)]),
    )
    for (const row of detail) {
      const [time, isCharged, net] = [Number(row[10]), row[11] === 'Yes', Number(row[13])],
        cost = isCharged ? Math.round((time * 100 * Math.round(rates.get(String(row[2]))! * 100)) / 100) : 0
      expect(Math.round(net * 100)).toBe(cost)
      expected += cost
    }
    const [, claimed] = sheets.get('Summary of Assessed Bill')![4]!
    expect(Math.round(Number(claimed) * 100)).toBe(expected)
    expect(expected).not.toBe(richDeputyBill(40).bill.heads.find(({ name }) => name === 'profit_costs')?.net)
    const byParty = sheets.get('Party Summary')!.at(-1)!,
      byActivity = sheets.get('Activity Summary')!.at(-1)!
    expect([byParty[3], byActivity.at(-1)].map((pounds) => Math.round(Number(pounds) * 100))).toEqual([
      expected,
      expected,
    ])
  })

  test('keeps entered text that looks like a formula as text', async () => {
    const text = '=cmd|"/c calc"!A1'
    const frozen = richDeputyBill(3, { parties: [{ uuid: 'party0', name: text }] }, { caseName: text, narrative: text })
    const [saved] = resaved([await writeWorkbook(electronicBill(frozen))]),
      sheets = await valuesOf(saved!)
    expect(sheets.get('Narrative')![2]![1]).toBe(text)
    expect(sheets.get('Party Summary')![4]![1]).toBe(text)
  })
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
