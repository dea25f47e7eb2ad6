import { request } from 'undici'
import { expect, test } from 'vitest'
import { makeDocuments, outputsOf } from './support/documents.ts'
import { ASHDOWN, firmOf } from './support/firm.ts'
import { as, instance } from './support/instance.ts'
import { interPartesCase } from './support/inter-partes-case.ts'
import { signIn } from './support/sign-in.ts'
import { valuesOf } from './support/spreadsheet.ts'

type Row = Record<string, unknown> & { uuid: string }
const ashdown = as(ASHDOWN)
async function post(path: string, body: object): Promise<Row> {
  const answer = await ashdown.rest<Row>('POST', path, body)
  expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body])
  return answer.body
}
async function sheetsOf(uuid: string) {
  const { access_token } = await signIn(instance, ASHDOWN)
  const { body } = await request(`${instance.apiUrl}/client/case/output/${uuid}`, {
    headers: { authorization: `Bearer ${access_token}` },
  })
  return valuesOf(Buffer.from(await body.arrayBuffer()))
}
/** Imports a ledger of one row, whose time is not given. */
async function importEstimated(at: string): Promise<void> {
  const row = 'Date,Fee earner,Activity,Description,Time,Phase\n06/05/2024,PS,preparation,Estimated work,,cmc\n'
  const form = new FormData()
  form.append('file', new Blob([row]), 'ledger.csv')
  const { access_token } = await signIn(instance, ASHDOWN)
  const answer = await fetch(`${instance.apiUrl}/${at}/time-recording/upload`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${access_token}` },
  })
  expect(await answer.json()).toMatchObject({ added: 1, estimated: 1 })
}
async function interPartes(change: Readonly<Record<string, unknown>> = {}) {
  const firm = await firmOf(ASHDOWN)
  const { uuid } = await post(`client/${firm.client}/case/inter-parties`, interPartesCase(firm, change))
  const at = `client/case/${uuid}`
  return { uuid, at, feeEarner: firm.feeEarner, complete: () => post(`${at}/status/complete`, {}) }
}

test('a bill of costs has its paper and its electronic bill, with the codes of each line and the total shown on screen', async () => {
  const { uuid, at, feeEarner, complete } = await interPartes()
  const party = (await post(`${at}/party`, { party: '=Insurer' })).uuid
  const work = { fee_earner: feeEarner, phase: 'disclosure', date: '2024-05-01' }
  await post(`${at}/time-recording`, { ...work, activity_type: 'preparation', time: 1.5, description: 'Lists' })
  await post(`${at}/time-recording`, { ...work, date: '2024-05-02', activity_type: 'letter_in', time: 0.1 })
  await post(`${at}/time-recording`, { ...work, date: '2024-05-03', activity_type: 'telephone_call', time: 0.1, party })
  await post(`${at}/procedural-step`, {
    ...{ date: '2024-05-04', procedural_type: 'inspection', phase: 'disclosure', description: 'Inspection at Hull' },
    procedural_step_attendances: [{ fee_earner: feeEarner, type: 'opponent', time: 2, amount: 261.5 }],
    procedural_step_disbursements: [{ amount: 40, disbursement_type: 'photocopying', vat_exempt: false }],
  })
  await importEstimated(at)
  await complete()
  await makeDocuments(ASHDOWN, uuid)
  const outputs = await outputsOf(ASHDOWN, uuid)
  expect(outputs.map(({ file_name }) => / – (.+) – v1 – [\d-]+(\..+)$/.exec(file_name)?.slice(1).join(''))).toEqual([
    ...['Bill of costs.pdf', 'Electronic bill.xlsx', 'N252 data sheet.pdf', 'N258 data sheet.pdf'],
    ...['Statement of costs (N260).pdf', 'Statement of parties.pdf'],
  ])
  const workbook = outputs.find(({ file_name }) => file_name.endsWith('.xlsx'))
  const sheets = await sheetsOf(workbook!.uuid)
  const lines = sheets.get('Bill detail')!.slice(4)
  expect(lines.map((row) => [row[13], row[14], row[15], row[16], row[19]])).toEqual([
    ['P3', 'T8', 'A10', null, null],
    ['P4', 'T10', 'A10', null, null],
    ['P4', 'T10', 'A3', null, null],
    ['P4', 'T10', 'A7', null, '=Insurer'],
    ['P4', 'T12', 'A6', null, null],
    ['P4', 'T12', null, 'X10', null],
  ])
  expect(lines.map((row) => row[7])).toEqual(['Yes', 'No', 'No', 'No', 'No', null])
  expect(lines[4]!.slice(2, 5)).toEqual(['Inspection at Hull', new Date('2024-05-04'), 'Inspection at Hull'])
  const { data } = await ashdown.graphql('query($c: ID!) { case(uuid: $c) { totals { gross } } }', { c: uuid })
  const { gross } = (data as { case: { totals: { gross: string } } }).case.totals
  expect(sheets.get('Main summary (by phase)')![20]!.at(-1)).toBe(Number(gross))
  expect(sheets.get('Chronology')![3]!.slice(1, 3)).toEqual(['Inspection', 'Procedural step'])
})

test('a costs budget has documents once it is saved, and says so before', async () => {
  const { uuid, at, complete } = await interPartes({ case_type: 'costs_budget' })
  await complete()
  const refused = await ashdown.rest<{ message: string }>('POST', `${at}/output`, {})
  expect([refused.status, refused.body.message]).toEqual([
    422,
    'No costs budget has been saved for this case. Reopen the case and save its budget first.',
  ])
  await post(`${at}/status/in_progress`, {})
  await post(`${at}/budget`, {
    incurred_to: '2025-03-31',
    assumptions: { disclosure: 'Standard disclosure of 2,000 pages' },
    estimates: { trial: { time: 20_000, disbursements: 5_000 } },
    contingencies: [{ name: 'Specific disclosure', incurred: 0, estimated: 750 }],
  })
  await complete()
  await makeDocuments(ASHDOWN, uuid)
  const outputs = await outputsOf(ASHDOWN, uuid)
  expect(outputs.map(({ file_name }) => file_name).toSorted()).toEqual([
    expect.stringMatching(/ – Budget discussion report \(Precedent R\) – v1 – [\d-]+\.pdf$/),
    expect.stringMatching(/ – Costs budget – v1 – [\d-]+\.pdf$/),
    expect.stringMatching(/ – Costs budget – v1 – [\d-]+\.xlsx$/),
  ])
  const workbook = outputs.find(({ file_name }) => file_name.endsWith('.xlsx'))!
  const rows = (await sheetsOf(workbook.uuid)).get('Page 1')!
  expect(rows.find(([label]) => label === 'Totals, and grand total')!.at(-1)).toBe(25_750)
})

test('a budget by fee earner names its people; from its second version on there is a variation, and in the pilots a simple form', async () => {
  const { uuid, at, feeEarner, complete } = await interPartes({ case_type: 'costs_budget' })
  const save = (hours: number) =>
    post(`${at}/budget`, {
      incurred_to: '2025-03-31',
      estimates: { trial: { earners: [{ fee_earner: feeEarner, hours }], counsel: 30_000 } },
    })
  await save(10)
  await save(12.5)
  await complete()
  await makeDocuments(ASHDOWN, uuid)
  const outputs = await outputsOf(ASHDOWN, uuid)
  expect(outputs.map(({ file_name }) => file_name).filter((name) => name.includes('Budget variation'))).toEqual([
    expect.stringMatching(/ – Budget variation \(Precedent T\) – v1 – [\d-]+\.pdf$/),
  ])
  const workbook = outputs.find(({ file_name }) => file_name.endsWith('.xlsx'))!
  const lines = (await sheetsOf(workbook.uuid)).get('Phases')!
  const [earner] = lines.filter((row) => row[4] === 12.5)
  expect(earner?.slice(1, 7)).toEqual([expect.stringMatching(/^[A-D]$/), 100, 0, 12.5, 1_250, 1_250])
  expect(earner?.[0]).toMatch(/^\S+ \S+/)

  await post(`${at}/status/in_progress`, {})
  const pilots = await ashdown.rest('PATCH', `client/case/inter-parties/${uuid}`, { budget_form: 'precedent_z' })
  expect(pilots).toMatchObject({ status: 200, body: { budget_form: 'precedent_z' } })
  await complete()
  await makeDocuments(ASHDOWN, uuid)
  expect((await outputsOf(ASHDOWN, uuid)).map(({ file_name }) => file_name.split(' – ')[1]).toSorted()).toEqual([
    'Budget discussion report (Precedent RZ)',
    'Budget variation (Precedent TZ)',
    'Costs budget (Precedent Z)',
  ])
})
