import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'undici'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answersTo, type Row } from './support/answered.ts'
import { makeDocuments, outputsOf } from './support/documents.ts'
import { ADMIN, makeFirm, type Firm } from './support/firms.ts'
import { highCostCase } from './support/high-cost-case.ts'
import { as, instance } from './support/instance.ts'
import { signIn } from './support/sign-in.ts'

const folder = mkdtempSync(join(tmpdir(), 'high-cost-documents-'))
afterAll(() => rmSync(folder, { recursive: true }))

let firm: Firm & { owner: string }
let must: ReturnType<typeof answersTo>
beforeAll(async () => {
  firm = await makeFirm(ADMIN, 'solicitor')
  must = answersTo(as(firm.owner))
})

/** The words of a document, one space between any two. */
async function textOf(output: string): Promise<string> {
  const { access_token } = await signIn(instance, firm.owner)
  const { body } = await request(`${instance.apiUrl}/client/case/output/${output}`, {
    headers: { authorization: `Bearer ${access_token}` },
  })
  const file = join(folder, `${output}.pdf`)
  writeFileSync(file, Buffer.from(await body.arrayBuffer()))
  return execFileSync('pdftotext', ['-layout', file, '-'], { encoding: 'utf8' }).replaceAll(/\s+/g, ' ')
}
async function newCase(certificate = {}): Promise<{ uuid: string; at: string }> {
  const { uuid } = await must('POST', `client/${firm.client}/case/high-cost`, highCostCase(firm, {}, certificate))
  return { uuid, at: `client/case/${uuid}` }
}
/** What the documents are, in the order of their names. */
const namesOf = (outputs: readonly { file_name: string }[]): string[] =>
  outputs.map(({ file_name }) => file_name.replace(/^.* – (.+) – v1 – [\d-]+\.(\w+)$/, '$1.$2')).toSorted()

async function documentsOf({ uuid, at }: { uuid: string; at: string }) {
  await must('POST', `${at}/status/complete`, {}, 200)
  await makeDocuments(firm.owner, uuid)
  return outputsOf(firm.owner, uuid)
}

test('a case has its claim and its counsel breakdown, with what is recorded of its parties and the total shown on screen', async () => {
  const of = await newCase({ advocacy_scheme: 'leading_counsel_junior_counsel', linked_certificates: ['1234567890'] })
  const { at } = of
  const party = async (name: string, more: object): Promise<string> =>
    (await must('POST', `${at}/party`, { party: name, ...more })).uuid
  const solicitor = await party('Ellen Marsh', { role: 'solicitor', rate: 76.5 })
  const leader = await party('Sir Hugo Vane KC', { role: 'leading_counsel', linked_costs: true })
  await must('POST', `client/${firm.client}/rates/ccfs_two_counsel/edition`, {
    effective_from: '2015-10-01',
    authority: 'Information pack, 2 counsel',
    amounts: { attended: 731.25 },
  })
  const step = { date: '2026-03-04', attendance: 'event', solicitor, solicitor_attendance: 'event' }
  await must('POST', `${at}/high-cost/procedural-step`, {
    ...{ ...step, event: 'conference', description: 'With Dr Rees' },
    counsel: [
      {
        counsel_level: 'leading',
        counsel_attendance: { party_uuid: leader, attendance: 'event' },
        travel: { distance: 42.5, amount: 18.95, description: 'London to Leeds' },
      },
    ],
    procedural_step_disbursements: [
      { disbursement_type: 'counsel_expenses', amount: 100, vat_exempt: false, party_uuid: leader },
      { disbursement_type: 'interpreter', amount: 40, vat_exempt: true },
    ],
  })
  await must('POST', `${at}/expert-fee`, {
    ...{ date: '2026-03-05', invoice_number: 'INV-1', amount: 1_000.01, vat_exempt: false },
    ...{ invoice_type: 'ea69e3ab-e06b-5779-8450-bc0faf345ab2', party: solicitor, percentage: 33.33, hours: 6.25 },
  })
  const totals = await must<Row & { gross: number }>('GET', `${at}/totals`)
  const outputs = await documentsOf(of)
  expect(namesOf(outputs)).toEqual([
    ...['Claim checklist.pdf', 'Comparison of events with hours.pdf', 'Counsel breakdown.pdf', 'High cost claim.pdf'],
    'Narrative.txt',
  ])
  const [claim, breakdown] = ['High cost claim', 'Counsel breakdown'].map((name) =>
    outputs.find(({ file_name }) => file_name.includes(name)),
  )
  expect(totals.gross).toBe(1_460.2)
  const text = await textOf(claim!.uuid)
  for (const said of [
    'HC1234567890',
    'Linked certificates 1234567890',
    'Advocacy scheme Leading and junior counsel',
    'Parent, 1 party represented',
    'Ellen Marsh Solicitor 76.50',
    'Sir Hugo Vane KC Leading counsel Yes',
    '1 04/03/2026 Conference: With Dr Rees · Disbursements of this step: nos. 2, 4. 750.20 150.04',
    'Solicitor, Ellen Marsh: attended Event 731.25‡',
    'Leading counsel, Sir Hugo Vane KC Event no value 18.95',
    'Travel: 42.5 miles. London to Leeds',
    'Counsel expenses Sir Hugo Vane KC · Step 1, Conference 100.00 20.00',
    'Interpreter Step 1, Conference 40.00 0.00',
    'INV-1',
    '6.25 h · Ellen Marsh',
    '1,000.01 33.33 % 333.30 66.66',
    'Total claimed, £ 1,460.20',
    '1 event fee has no value: it is not in the total.',
  ])
    expect(text).toContain(said)
  const ofCounsel = await textOf(breakdown!.uuid)
  for (const said of ['Sir Hugo Vane KC 118.95 23.79 142.74', 'Counsel in all 118.95 23.79 142.74', 'no value'])
    expect(ofCounsel).toContain(said)
})

test('a case without counsel has a claim alone, and by the hour the figure that is entered', async () => {
  const of = await newCase({ advocacy_scheme: 'solicitor_advocate', fee_scheme: 'hourly' })
  await must('PATCH', `client/case/${of.uuid}/high-cost/certificate`, { parties_represented: 3 })
  await must('PATCH', `client/case/legal-aid/${of.uuid}`, {
    hourly_figure: 30_000.5,
    hourly_figure_source: 'Case plan of 3 March 2026',
  })
  const outputs = await documentsOf(of)
  expect(namesOf(outputs)).toEqual([
    'Case plan.pdf',
    ...['Claim checklist.pdf', 'Comparison of events with hours.pdf', 'High cost claim.pdf', 'Narrative.txt'],
  ])
  const claim = outputs.find(({ file_name }) => file_name.includes('High cost claim'))
  const text = await textOf(claim!.uuid)
  expect(text).toContain('1 Work by the hour: Case plan of 3 March 2026 30,000.50 6,000.10')
  expect(text).toContain('Parent, 3 parties represented')
  expect(text).toContain('Total claimed, £ 36,000.60')
})

test('planned work is printed by stage, and is no part of what the case comes to', async () => {
  const of = await newCase()
  await must('PATCH', `client/case/legal-aid/${of.uuid}`, {
    hourly_figure: 1_000,
    hourly_figure_source: 'Case plan of 3 March 2026',
  })
  const before = await must<Row>('GET', `${of.at}/totals`)
  const plan = (row: object) => must('POST', `${of.at}/planned-work`, row)
  const [first, last] = ['Pre-proceedings', 'Final hearing']
  // 12.35 h at 61.38 are 758.043.
  const rows = [
    await plan({ stage: first, costs: 'profit_costs', fee_earner: firm.feeEarner, time: 12.35, rate: 61.38 }),
    await plan({ stage: last, costs: 'counsel', name: 'Lea Hart', time: 8, rate: 90, description: 'Two days' }),
    await plan({ stage: last, costs: 'disbursements', amount: 215 }),
  ]
  expect(rows.map(({ total_cost }) => total_cost)).toEqual([758.04, 720, 215])
  const removed = await plan({ stage: last, costs: 'disbursements', amount: 99_999 })
  await must('DELETE', `${of.at}/planned-work/${removed.uuid}`, undefined, 204)
  expect(await must<Row>('GET', `${of.at}/totals`)).toEqual(before)
  const outputs = await documentsOf(of)
  const text = await textOf(outputs.find(({ file_name }) => file_name.includes('Case plan'))!.uuid)
  for (const said of [
    '12:21 61.38 758.04',
    'grade A Total: Pre-proceedings 758.04',
    'Counsel: Two days Lea Hart 8:00 90.00 720.00',
    'Disbursement 215.00 Total: Final hearing 935.00',
    'Total, without VAT 758.04 720.00 215.00 1,693.04',
    'The figure that is entered is £241.96 more than the profit costs of the plan.',
  ])
    expect(text).toContain(said)
})
