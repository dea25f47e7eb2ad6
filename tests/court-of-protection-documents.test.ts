import { request } from 'undici'
import { expect, test } from 'vitest'
import { courtOfProtectionCase } from './support/court-of-protection-case.ts'
import { makeDocuments, outputsOf, type Output } from './support/documents.ts'
import { ASHDOWN, firmOf } from './support/firm.ts'
import { as, instance } from './support/instance.ts'
import { signIn } from './support/sign-in.ts'
import { valuesOf } from './support/spreadsheet.ts'

const ashdown = as(ASHDOWN)
const namesOf = (outputs: readonly Output[]) =>
  outputs.map(({ file_name }) => / – (.+) – v1 – [\d-]+(\..+)$/.exec(file_name)?.slice(1).join(''))
async function fetchFile(uuid: string) {
  const { access_token } = await signIn(instance, ASHDOWN)
  const { headers, body } = await request(`${instance.apiUrl}/client/case/output/${uuid}`, {
    headers: { authorization: `Bearer ${access_token}` },
  })
  return { type: headers['content-type'], bytes: Buffer.from(await body.arrayBuffer()) }
}
async function newCourtOfProtectionCase(changes: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const firm = await firmOf(ASHDOWN)
  const form = new FormData()
  form.append('care_case', JSON.stringify(courtOfProtectionCase(firm, changes)))
  const { access_token } = await signIn(instance, ASHDOWN)
  const answer = await fetch(`${instance.apiUrl}/client/${firm.client}/case/court-of-protection`, {
    method: 'POST',
    headers: { authorization: `Bearer ${access_token}` },
    body: form,
  })
  expect(answer.ok).toBe(true)
  return ((await answer.json()) as { uuid: string }).uuid
}
const post = async (path: string, body: object): Promise<string> => {
  const answer = await ashdown.rest<{ uuid: string }>('POST', path, body)
  expect(answer.status).toBeLessThan(300)
  return answer.body.uuid
}
const complete = async (uuid: string): Promise<void> => {
  expect((await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})).status).toBe(200)
}

test('an assessed case has its paper bill and its electronic bill, by part and party, with the total shown on screen', async () => {
  const { feeEarner } = await firmOf(ASHDOWN)
  const uuid = await newCourtOfProtectionCase()
  const at = `client/case/${uuid}`
  const party = await post(`${at}/party`, { party: '=Bank' })
  const part = await post(`${at}/case-part`, {
    description: 'First year',
    start_date: '2024-04-01',
    end_date: '2025-03-31',
  })
  const work = { fee_earner: feeEarner, party, cop_case_part: part }
  await post(`${at}/time-recording`, {
    ...work,
    date: '2024-05-01',
    activity_type: 'preparation',
    time: 1.5,
    description: 'Accounts',
  })
  await post(`${at}/time-recording`, { ...work, date: '2024-05-02', activity_type: 'letter_in', time: 0.1 })
  await post(`${at}/disbursement`, {
    date: '2024-05-03',
    disbursement_type: 'court_fee',
    amount: 421,
    vat_exempt: true,
    party,
  })
  await ashdown.rest('PATCH', `${at}/value-of-assets`, { value_of_assets: 'House: £400,000' })
  await complete(uuid)
  await makeDocuments(ASHDOWN, uuid)
  const outputs = await outputsOf(ASHDOWN, uuid)
  expect(namesOf(outputs)).toEqual([
    'Electronic bill.xlsx',
    'Index of papers.pdf',
    'N258B data sheet.pdf',
    'Short form bill.pdf',
  ])
  const [workbook, , , bill] = outputs
  const { type, bytes } = await fetchFile(workbook!.uuid)
  const sheets = await valuesOf(bytes)
  expect(type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  expect((await fetchFile(bill!.uuid)).type).toBe('application/pdf')
  const { data } = await ashdown.graphql('query($c: ID!) { case(uuid: $c) { totals { gross } } }', { c: uuid })
  const { gross } = (data as { case: { totals: { gross: string } } }).case.totals
  expect(sheets.get('Summary of Assessed Bill')![8]![1]).toBe(Number(gross))
  expect(sheets.get('Bill Detail')![4]).toEqual(expect.arrayContaining(['Party 1', '=Bank', 'Part 1', 'First year']))
  expect(sheets.get('P’s Assets')![2]![1]).toBe('House: £400,000')
})

test('a case of fixed costs has its claim, and the index of its papers', async () => {
  const uuid = await newCourtOfProtectionCase({
    costs_basis: 'fixed',
    fixed_costs_categories: ['annual_management_first_year'],
    net_assets: 150_000,
  })
  await complete(uuid)
  await makeDocuments(ASHDOWN, uuid)
  expect(namesOf(await outputsOf(ASHDOWN, uuid))).toEqual(['Fixed costs claim.pdf', 'Index of papers.pdf'])
})
