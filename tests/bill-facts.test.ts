import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'undici'
import { afterAll, describe, expect, test } from 'vitest'
import { makeDocuments, outputsOf } from './support/documents.ts'
import {
  ASHDOWN,
  newCase,
  newCourtOfProtectionCase,
  newHighCostCase,
  newInterPartesCase,
  type CaseAnswer,
} from './support/firm.ts'
import { as, instance } from './support/instance.ts'
import { signIn } from './support/sign-in.ts'

const ashdown = as(ASHDOWN)
const folder = mkdtempSync(join(tmpdir(), 'costdraft-facts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const missingIn = async (uuid: string): Promise<string[]> => {
  const { data } = await ashdown.graphql(
    'query($c: ID!) { case(uuid: $c) { filingCheck { findings(first: 100, rule: facts_missing) { nodes { message item tab } } } } }',
    { c: uuid },
  )
  const { nodes } = (
    data as { case: { filingCheck: { findings: { nodes: { message: string; item: null; tab: null }[] } } } }
  ).case.filingCheck.findings
  expect(nodes.every(({ item, tab }) => item === null && tab === null)).toBe(true)
  return nodes.map(({ message }) => message.replace(/:.*/, '')).toSorted()
}
const patch = (area: string, uuid: string, body: object) =>
  ashdown.rest<CaseAnswer>('PATCH', `client/case/${area}/${uuid}`, body)

/** The first document of a completed case whose name has these words. */
async function documentOf(uuid: string, name: string): Promise<{ output: string; bytes: Buffer }> {
  const { uuid: output } = (await outputsOf(ASHDOWN, uuid)).find(({ file_name }) => file_name.includes(name))!
  const { access_token } = await signIn(instance, ASHDOWN)
  const { body } = await request(`${instance.apiUrl}/client/case/output/${output}`, {
    headers: { authorization: `Bearer ${access_token}` },
  })
  return { output, bytes: Buffer.from(await body.arrayBuffer()) }
}
/** The text of the first PDF of a completed case whose name has these words. */
async function textOf(uuid: string, name: string): Promise<string> {
  const { output, bytes } = await documentOf(uuid, name)
  const file = join(folder, `${output}.pdf`)
  writeFileSync(file, bytes)
  return execFileSync('pdftotext', ['-layout', file, '-']).toString().replaceAll(/\s+/g, ' ')
}

describe('the facts of a bill', () => {
  test.each([
    [
      'legal-aid',
      newCase,
      ['Outcome', 'Last step in the case on'],
      { outcome: 'Order made', last_step_on: '2025-05-01' },
    ],
    [
      'court-of-protection',
      newCourtOfProtectionCase,
      [
        'Person concerned',
        'Name of the deputy',
        'Capacity of the deputy',
        'Order or other authority',
        'Date of the order',
      ],
      {
        ...{ person_concerned: 'Paul Ward', deputy_name: 'Ann Marsh', deputy_capacity: 'deputy' },
        ...{ costs_order: 'Order of the court', costs_order_date: '2025-05-01' },
      },
    ],
    [
      'inter-parties',
      newInterPartesCase,
      ['Party whose bill it is', 'Paying party', 'Order or other authority', 'Date of the order'],
      {
        receiving_party: 'claimant',
        paying_party: 'Ben Birch',
        costs_order: 'An order',
        costs_order_date: '2025-05-01',
      },
    ],
  ] as const)(
    'of a case of %s are asked by name, and no more once they are recorded',
    async (area, make, names, facts) => {
      const none = Object.fromEntries(Object.keys(facts).map((name) => [name, null]))
      const { uuid } = await make(ASHDOWN, none)
      expect(await missingIn(uuid)).toEqual(names.toSorted())
      expect((await patch(area, uuid, facts)).body).toMatchObject(facts)
      expect(await missingIn(uuid)).toEqual([])
    },
  )

  test('of a high cost case depend on what the claim is', async () => {
    const none = { claim_stage: null, costs_limit: null, prior_authority_on: null, outcome: null, last_step_on: null }
    const { uuid } = await newHighCostCase(ASHDOWN, none)
    expect(await missingIn(uuid)).toEqual(['Costs limit in force', 'Interim or final claim', 'Prior authority, date'])
    await patch('legal-aid', uuid, { claim_stage: 'final', costs_limit: 60_000.5, prior_authority_on: '2025-02-01' })
    expect(await missingIn(uuid)).toEqual(['Last step in the case on', 'Outcome'])
  })

  test('the VAT number is asked only where VAT is claimed', async () => {
    const { uuid } = await newInterPartesCase(ASHDOWN, { vat_number: null })
    expect(await missingIn(uuid)).toEqual([])
    const { status } = await ashdown.rest('POST', `client/case/${uuid}/disbursement`, {
      ...{ disbursement_type: 'counsel_fee', date: '2025-03-03', amount: 100, phase: 'trial', description: 'Brief' },
    })
    expect(status).toBe(201)
    expect(await missingIn(uuid)).toEqual(['VAT number'])
  })

  test('are refused by name where they are none, and in an area that has no such fact', async () => {
    const { uuid } = await newInterPartesCase(ASHDOWN)
    const wrong = {
      costs_order: 'x'.repeat(1001),
      costs_order_date: '31/02/2025',
      paying_party: 'ab',
      claim_value: -1,
      interim_payments: [{ date: '2025-03-03', amount: 'much' }],
      offers: [{ date: '2025-03-03', amount: 5 }],
      last_step_on: 'soon',
    }
    const refused = await patch('inter-parties', uuid, wrong)
    expect(refused.status).toBe(422)
    expect(Object.keys(refused.body.details ?? {}).toSorted()).toEqual(Object.keys(wrong).toSorted())
    expect(JSON.stringify(refused.body.details)).not.toContain('Expected')
    const { uuid: care } = await newCase(ASHDOWN)
    expect(await patch('legal-aid', care, { offers: [], paying_party: 'Somebody' })).toMatchObject({
      status: 422,
      body: { details: { offers: expect.any(String), paying_party: expect.any(String) } },
    })
  })

  test('payments and offers are answered as they were stored, and said in the audit', async () => {
    const { uuid } = await newInterPartesCase(ASHDOWN, { interim_payments: null, offers: null })
    const given = {
      interim_payments: [{ date: '2025-04-02', amount: 1_250.5 }],
      offers: [{ date: '2025-04-20', by: 'Ben Birch', amount: 4_000 }],
    }
    expect((await patch('inter-parties', uuid, given)).body).toMatchObject(given)
    const { data } = await ashdown.graphql(
      'query($c: ID!) { case(uuid: $c) { interimPayments { date amount } offers { date by amount } audit(first: 1) { nodes { sentences } } } }',
      { c: uuid },
    )
    expect(data).toMatchObject({
      case: {
        interimPayments: [{ date: '2025-04-02', amount: '1250.50' }],
        offers: [{ date: '2025-04-20', by: 'Ben Birch', amount: '4000.00' }],
      },
    })
    expect(JSON.stringify(data)).not.toContain('[object Object]')
  })
})

describe('the documents', () => {
  test('of a bill between the parties state its facts, and no offer, not even to machines', async () => {
    const { uuid } = await newInterPartesCase(ASHDOWN, {
      offers: [{ date: '2025-04-20', by: 'Secret Offeror', amount: 4_321.98 }],
    })
    expect((await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})).status).toBe(200)
    await makeDocuments(ASHDOWN, uuid)
    const text = await textOf(uuid, 'Bill of costs')
    for (const said of ['Order of District Judge Penn', '14 March 2025', 'GB 123 4567 89', 'Ben Birch', '£1,250.50 on'])
      expect(text).toContain(said)
    expect(text).not.toMatch(/Secret Offeror|4,321\.98/)
    const [{ uuid: output } = { uuid: '' }] = (await outputsOf(ASHDOWN, uuid)).filter(({ file_name }) =>
      file_name.endsWith('.pdf'),
    )
    const attached = join(folder, `${output}.json`)
    execFileSync('pdfdetach', ['-save', '1', '-o', attached, join(folder, `${output}.pdf`)])
    const machine = execFileSync('cat', [attached]).toString()
    expect(machine).toContain('Order of District Judge Penn')
    expect(machine).not.toMatch(/Secret Offeror|4321/)
  })

  test('of legal aid are all there, and the checklist says who completed the case over what', async () => {
    const { uuid } = await newCase(ASHDOWN, { outcome: null })
    for (const [description, vat_exempt] of [
      ['Two pence', false],
      ['Two pence, exempt', true],
    ] as const) {
      const paid = { date: '2025-02-10', disbursement_type: 'photocopying', amount: 0.02, description, vat_exempt }
      expect((await ashdown.rest('POST', `client/case/${uuid}/disbursement`, paid)).status).toBe(201)
    }
    expect((await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})).status).toBe(200)
    await makeDocuments(ASHDOWN, uuid)
    const names = (await outputsOf(ASHDOWN, uuid)).map(({ file_name }) =>
      file_name.replace(/^.* – (.+) – v1 – .*\.(\w+)$/, '$1.$2'),
    )
    expect(names.toSorted()).toEqual([
      'Advocacy schedule.xlsx',
      'Claim checklist.pdf',
      'Disbursement and voucher schedule.pdf',
      'Legal aid bill.pdf',
      'Line items.csv',
      'Schedule of work.csv',
      'Schedule of work.xlsx',
    ])
    expect(await textOf(uuid, 'Claim checklist')).toMatch(
      /Priya Shah completed the case on .*over 1 point that is listed here\..*Outcome: not recorded/,
    )
    expect((await documentOf(uuid, 'Line items')).bytes.toString()).toMatch(
      /Two pence,Disbursements,2025-02-10,0\.02,true,[^]*Two pence, exempt",Disbursements,2025-02-10,0\.02,false,/,
    )
  })
})
