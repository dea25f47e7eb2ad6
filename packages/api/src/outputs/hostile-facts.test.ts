import { readXlsx } from 'hucre/xlsx'
import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { fullCourtOfProtectionBill } from '../../../../dev/full-court-of-protection.ts'
import { fullHighCostBill } from '../../../../dev/full-high-cost.ts'
import { fullBudget, firstBudget, fullInterPartesBill } from '../../../../dev/full-inter-partes.ts'
import { fullLegalAidBill } from '../../../../dev/full-legal-aid.ts'
import { sampled } from '../../../../dev/sampled.ts'
import { documentsOf } from './documents-by-area.ts'
import type { FrozenCase } from './frozen-case.ts'

/** What a spreadsheet, the typesetting language and markup would each take for their own. */
const HOSTILE = '=cmd|"/c calc"!A1 #read("/etc/passwd") $x$ *b* <i>&amp; @ref'

const texts = ['costs_order', 'outcome', 'retainer', 'vat_number', 'person_concerned', 'deputy_name', 'deputy_capacity']
const budgetOf = (saved: NonNullable<FrozenCase['budget']>): NonNullable<FrozenCase['budget']> => ({
  ...saved,
  budget: {
    ...saved.budget,
    assumptions: { trial: HOSTILE },
    offers: { trial: { time: 1_00, counsel: 0, disbursements: 0, comment: HOSTILE } },
    variation: HOSTILE,
  },
})
const withHostileFacts = (frozen: FrozenCase): FrozenCase => ({
  ...frozen,
  case: {
    ...frozen.case,
    details: {
      ...frozen.case.details,
      ...Object.fromEntries([...texts, 'paying_party'].map((name) => [name, HOSTILE])),
      offers: [{ date: '2025-04-20', by: HOSTILE, amount: 1 }],
    },
  },
  ...(frozen.plannedWork && {
    plannedWork: frozen.plannedWork.map((row) => ({ ...row, stage: HOSTILE, name: HOSTILE, description: HOSTILE })),
  }),
  ...(frozen.files && { files: frozen.files.map((file) => ({ ...file, name: HOSTILE, folder: HOSTILE })) }),
  ...(frozen.findings && { findings: frozen.findings.map((one) => ({ ...one, message: HOSTILE })) }),
  ...(frozen.parties && { parties: frozen.parties.map((party) => ({ ...party, name: HOSTILE, capacity: 'other' })) }),
  ...(frozen.budget && { budget: budgetOf(frozen.budget) }),
})

/** From poppler-utils. */
const textOfPdf = (input: Buffer): string =>
  execFileSync('pdftotext', ['-raw', '-', '-'], { input, encoding: 'utf8', maxBuffer: 100_000_000 })
const unspaced = (text: string): string => text.replaceAll(/\s|\u200b/g, '')
/** Whether the text stands in a document, and what of it became a formula. */
async function foundIn(bytes: Buffer, extension: string): Promise<{ isThere: boolean; formulas: string[] }> {
  if (extension !== 'xlsx') {
    const text = extension === 'pdf' ? textOfPdf(bytes) : bytes.toString()
    expect(text).not.toMatch(/root:.*:0:0:/)
    return { isThere: unspaced(text).includes(unspaced(HOSTILE)), formulas: [] }
  }
  const { sheets } = await readXlsx(bytes)
  const cells = sheets.flatMap((sheet) => [...(sheet.cells?.values() ?? [])])
  expect(cells.some(({ formula }) => formula)).toBe(true)
  const formulas = cells.flatMap(({ formula }) => (formula?.includes('cmd') ? [formula] : []))
  return { isThere: sheets.some(({ rows }) => rows.flat().includes(HOSTILE)), formulas }
}

const twoVersions = { budget: fullBudget, previous: firstBudget }
const cases: readonly [area: string, frozen: FrozenCase, silent: string[]][] = [
  [
    'legal aid',
    fullLegalAidBill(4),
    [
      ...['Schedule of work.xlsx', 'Schedule of work.csv', 'Advocacy schedule.xlsx'],
      ...['Disbursement and voucher schedule.pdf', 'Line items.csv'],
    ],
  ],
  ['high cost', fullHighCostBill(3), ['Comparison of events with hours.pdf', 'Narrative.txt']],
  ['Court of Protection', fullCourtOfProtectionBill(40), []],
  ['Court of Protection in the short form', fullCourtOfProtectionBill(4), []],
  ['between the parties', fullInterPartesBill(4), []],
  ['costs budget', fullInterPartesBill(4, { caseType: 'costs_budget' }, twoVersions), []],
]
test.each(sampled(cases, 2))(
  'facts that look like formulas and markup are printed as they are: %s',
  async (_area, frozen, silent) => {
    const hostile = withHostileFacts(frozen)
    const without: string[] = []
    for (const { nameOf, extension, make } of documentsOf(hostile.case.areaOfWork)!) {
      const name = nameOf(hostile)
      if (name === null) continue
      const { bytes } = await make(hostile)
      const { isThere, formulas } = await foundIn(Buffer.from(bytes), extension)
      expect([name, formulas]).toEqual([name, []])
      if (!isThere) without.push(`${name}.${extension}`)
    }
    // The others print none of these facts.
    expect(without).toEqual(silent)
  },
)
