import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'undici'
import { afterAll, expect, test } from 'vitest'
import { workedCourtOfProtectionBills } from '../dev/worked-court-of-protection.ts'
import { workedHighCostBills } from '../dev/worked-high-cost.ts'
import { workedInterPartesBills } from '../dev/worked-inter-partes.ts'
import type { WorkedBill } from '../dev/worked-bill.ts'
import { enterCourtOfProtectionBill } from './support/bills/court-of-protection.ts'
import { enterHighCostBill } from './support/bills/high-cost.ts'
import { enterInterPartesBill } from './support/bills/inter-partes.ts'
import { careCase } from './support/care-case.ts'
import { makeDocuments, outputsOf } from './support/documents.ts'
import { ADMIN, makeFirm, type Firm } from './support/firms.ts'
import { as, instance, type Caller } from './support/instance.ts'
import { signIn } from './support/sign-in.ts'
import { valuesOf } from './support/spreadsheet.ts'

// What a case comes to is one figure, wherever it is read: rows that end in half a penny would show one that is added
// up otherwise.

const folder = mkdtempSync(join(tmpdir(), 'one-figure-'))
afterAll(() => rmSync(folder, { recursive: true }))

const READ = `query($c: ID!) {
  case(uuid: $c) { value totals { net vat gross }
    timeRecordings { sums { net vat } } disbursements { sums { net vat } } expertFees { sums { net vat } } }
  cases(first: 5) { nodes { value } } caseStages { stage value } caseSheet(format: csv) { content } }`
interface List {
  sums: { net: string; vat: string }
}
interface Read {
  case: Record<'timeRecordings' | 'disbursements' | 'expertFees', List | null> & {
    value: string
    totals: { net: string; vat: string; gross: string }
  }
  cases: { nodes: { value: string }[] }
  caseStages: { stage: string; value: string }[]
  caseSheet: { content: string }
}
/** What lists say that their rows come to, with VAT. */
const sumOf = (lists: readonly (List | null)[]): string =>
  (
    lists.reduce(
      (sum, list) => sum + Math.round((Number(list?.sums.net ?? 0) + Number(list?.sums.vat ?? 0)) * 100),
      0,
    ) / 100
  ).toFixed(2)
const inPounds = (amount: string): string =>
  Number(amount).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Reads the figure of the only case of a firm everywhere but in its documents. */
async function expectFigure(caller: Caller, uuid: string, gross: string, stage: string): Promise<void> {
  const { data, errors } = await caller.graphql(READ, { c: uuid })
  expect(errors).toBeUndefined()
  const { case: read, cases, caseStages, caseSheet } = data as unknown as Read
  const lists = [read.timeRecordings, read.disbursements, read.expertFees]
  expect([read.value, read.totals.gross, cases.nodes.map(({ value }) => value)]).toEqual([gross, gross, [gross]])
  expect(caseStages.find((one) => one.stage === stage)?.value).toBe(gross)
  expect(sumOf(lists)).toBe(gross)
  expect(Buffer.from(caseSheet.content, 'base64').toString()).toContain(gross)
  const { body } = await caller.rest<{ gross: number }>('GET', `client/case/${uuid}/totals`)
  expect(body.gross.toFixed(2)).toBe(gross)
}

async function bytesOf(owner: string, output: string): Promise<Buffer> {
  const { access_token } = await signIn(instance, owner)
  const { body } = await request(`${instance.apiUrl}/client/case/output/${output}`, {
    headers: { authorization: `Bearer ${access_token}` },
  })
  return Buffer.from(await body.arrayBuffer())
}

/** Documents of one head alone, of the work without its price, and texts: they do not state what the case comes to. */
const OF_A_PART =
  / – (?:Advocacy schedule|Disbursement and voucher schedule|Comparison of events with hours|Case plan|Narrative|Line items|Statement of parties|Index of papers) – /

/**
 * The figure in each document of a completed case that has it: the total of a PDF, one of the cells of a workbook, or
 * its last two, net and VAT.
 */
async function expectDocuments(owner: string, uuid: string, gross: string): Promise<number> {
  await makeDocuments(owner, uuid)
  const documents = (await outputsOf(owner, uuid)).filter(
    ({ file_name }) => !OF_A_PART.test(file_name) && !file_name.endsWith('.csv'),
  )
  for (const { uuid: output, file_name } of documents) {
    const bytes = await bytesOf(owner, output)
    if (file_name.endsWith('.pdf')) {
      const file = join(folder, `${output}.pdf`)
      writeFileSync(file, bytes)
      const text = execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).replaceAll(/\s+/g, ' ')
      expect(text).toMatch(
        // A data sheet has net and VAT in the same row.
        new RegExp(
          `(?:Total claimed, £|Grand total|The claim comes to|Total [\\d,.]+ [\\d,.]+) £?${inPounds(gross).replaceAll('.', '\\.')} `,
        ),
      )
    } else {
      const cells = [...(await valuesOf(bytes)).values()].flat(2).filter((cell) => typeof cell === 'number')
      const [net = 0, vat = 0] = cells.slice(-2)
      expect([...cells, net + vat].map((cell) => cell.toFixed(2))).toContain(gross)
    }
  }
  return documents.length
}

const named = (bills: WorkedBill[], name: string): WorkedBill => bills.find((bill) => bill.name === name)!
type Enter = (caller: Caller, firm: Firm) => Promise<{ uuid: string; gross: string }>
const entered =
  (
    enter: (caller: Caller, client: string, worked: WorkedBill) => Promise<{ uuid: string }>,
    worked: WorkedBill,
  ): Enter =>
  async (caller, { client }) => ({
    uuid: (await enter(caller, client, worked)).uuid,
    gross: worked.expected.get('gross')!.net,
  })

/**
 * Placement outside London, Table 9(b): 54.90 x 0.05 = 2.745 = 2.75 with 0.55; 54.90 x 0.15 = 8.235 = 8.24 with 1.65;
 * taxi 10.03 with 2.006 = 2.01.
 */
const placement: Enter = async (caller, firm) => {
  const { body } = await caller.rest<{ uuid: string }>(
    'POST',
    `client/${firm.client}/case/legal-aid`,
    careCase(firm, { case_type: 'placement', represented_party: undefined, parties_represented: undefined }),
  )
  for (const [path, item] of [
    ...[0.05, 0.15].map((time) => [
      'time-recording',
      { date: '2025-02-03', fee_earner: firm.feeEarner, activity_type: 'preparation', time },
    ]),
    ['disbursement', { date: '2025-02-04', disbursement_type: 'taxi', amount: 10.03 }],
  ] as const)
    expect((await caller.rest('POST', `client/case/${body.uuid}/${String(path)}`, item)).status).toBe(201)
  return { uuid: body.uuid, gross: '25.23' }
}

test.each<[string, Enter, number]>([
  ['legal aid', placement, 3],
  [
    'Court of Protection',
    entered(enterCourtOfProtectionBill, named(workedCourtOfProtectionBills(), '30-a-year-over-three-editions')),
    3,
  ],
  ['inter partes', entered(enterInterPartesBill, named(workedInterPartesBills(), '18-half-a-penny-everywhere')), 5],
  ['high cost', entered(enterHighCostBill, named(workedHighCostBills(), '20-thirds-and-a-penny-over')), 2],
])('the figure of a case is the same everywhere: %s', async (_area, enter, documents) => {
  const firm = await makeFirm(ADMIN, 'solicitor')
  const caller = as(firm.owner)
  const { uuid, gross } = await enter(caller, firm)
  await expectFigure(caller, uuid, gross, 'in_progress')
  expect((await caller.rest('POST', `client/case/${uuid}/status/complete`, {})).status).toBe(200)
  await expectFigure(caller, uuid, gross, 'complete')
  expect(await expectDocuments(firm.owner, uuid, gross)).toBe(documents)
})
