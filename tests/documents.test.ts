import { createHash, randomUUID } from 'node:crypto'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { request } from 'undici'
import { afterAll, describe, expect, test } from 'vitest'
import { documentsReady, makeDocuments, outputsOf, stateOf } from './support/documents.ts'
import { at, filesOf, newFile, pdf, root } from './support/files.ts'
import { as, instance } from './support/instance.ts'
import { ASHDOWN, CALDER, firmOf, newCase } from './support/firm.ts'
import { signIn } from './support/sign-in.ts'

const ashdown = as(ASHDOWN)
const folder = mkdtempSync(join(tmpdir(), 'costdraft-documents-'))
afterAll(() => rmSync(folder, { recursive: true }))

async function completeCase(reference = 'ASH/2025/77'): Promise<string> {
  const { uuid } = await newCase(ASHDOWN, { solicitors_case_reference: reference })
  await ashdown.rest('POST', `client/case/${uuid}/disbursement`, {
    disbursement_type: 'taxi',
    date: '2025-03-03',
    amount: 10,
    description: 'To court',
  })
  await ashdown.rest('PATCH', `client/case/${uuid}/narrative`, {
    narrative: 'The local authority issued in May.\n\n#read("/etc/passwd") *stays* as it was typed.',
  })
  expect((await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})).status).toBe(200)
  return uuid
}
const state = (uuid: string) => stateOf(ASHDOWN, uuid)
const outputs = (uuid: string) => outputsOf(ASHDOWN, uuid)
const make = (uuid: string) => makeDocuments(ASHDOWN, uuid)
/** Downloads a document from the API, or through the gateway as a document of `caseUuid`. */
async function fetchFile(uuid: string, caseUuid?: string) {
  const { access_token } = await signIn(instance, ASHDOWN)
  const { statusCode, headers, body } = await request(
    caseUuid
      ? `${instance.webUrl}/api/files/client/case/${caseUuid}/output/${uuid}`
      : `${instance.apiUrl}/client/case/output/${uuid}`,
    {
      headers: { authorization: `Bearer ${access_token}` },
    },
  )
  return { status: statusCode, headers, bytes: Buffer.from(await body.arrayBuffer()) }
}
const textOf = (bytes: Buffer): string => {
  const file = join(folder, `${randomUUID()}.pdf`)
  writeFileSync(file, bytes)
  return execFileSync('pdftotext', ['-layout', file, '-']).toString()
}

describe('what cannot be printed in a document', () => {
  test('is said with it, through REST and GraphQL, in a sentence', async () => {
    const { uuid } = await newCase(ASHDOWN, { case_name: 'Re Ash \u{13000}' })
    expect((await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})).status).toBe(200)
    const made = await make(uuid)
    const said = [
      '1 character in the name of the case cannot be printed: \u{13000} (U+13000). \ufffd stands in its place.',
    ]
    const expected = expect.arrayContaining(said) as string[]
    expect(made).toMatchObject({ warnings: expected })
    const { data } = await ashdown.graphql('query($c: ID!) { case(uuid: $c) { documents { files { warnings } } } }', {
      c: uuid,
    })
    expect(data).toEqual({
      case: { documents: { files: expect.arrayContaining([{ warnings: expected }]) as object[] } },
    })
  })
  test('is nothing where names are in any script', async () => {
    const { uuid } = await newCase(ASHDOWN, { case_name: 'Re محمد 张伟 👍' })
    await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})
    expect(await make(uuid)).toMatchObject({ warnings: [] })
  })
})

/** How many documents a legal aid case has. */
const ALL = 7

describe('the documents of a case', () => {
  test('are generated when it is completed, with the total shown on screen, and downloaded unchanged', async () => {
    const uuid = await completeCase()
    const made = await make(uuid)
    expect(made.file_name).toMatch(/^ASH-2025-77 – Legal aid bill – v1 – \d{4}-\d\d-\d\d\.pdf$/)
    for (const through of [undefined, uuid]) {
      const { status, headers, bytes } = await fetchFile(made.uuid, through)
      expect([status, headers['content-type'], bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual(
        [200, 'application/pdf', made.size, made.sha256],
      )
      expect(decodeURIComponent(String(headers['content-disposition']))).toContain(made.file_name)
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    }
    const text = textOf((await fetchFile(made.uuid)).bytes)
    const { data } = await ashdown.graphql(
      'query($c: ID!) { case(uuid: $c) { totals { gross } documents { state error files { uuid fileName size } } } }',
      { c: uuid },
    )
    const { totals, documents } = (data as { case: { totals: { gross: string }; documents: unknown } }).case
    expect(text).toContain(Number(totals.gross).toLocaleString('en-GB', { minimumFractionDigits: 2 }))
    expect(text).toContain('#read("/etc/passwd") *stays* as it was typed.')
    expect(documents).toMatchObject({ state: 'ready', error: null })
    expect((documents as { files: unknown[] }).files).toContainEqual({
      uuid: made.uuid,
      fileName: made.file_name,
      size: made.size,
    })
    expect((documents as { files: unknown[] }).files).toHaveLength(ALL)
  })

  test('print the heading that was given and the vouchers by number, as they were when it was completed', async () => {
    const heading = {
      court_name: 'Family Court at Leeds',
      case_number: 'LS25C00001',
      legally_aided_person: 'Ann Ash',
      child_initials: 'A. B.',
    }
    const { uuid } = await newCase(ASHDOWN, heading)
    const { send } = filesOf(ashdown, uuid)
    const { body: tree } = await send(root(newFile('receipt.pdf', 0), newFile('taxi.pdf', 1)), [
      { name: 'receipt.pdf', bytes: pdf('receipt') },
      { name: 'taxi.pdf', bytes: pdf('taxi') },
    ])
    const spent = async (description: string) =>
      (
        await ashdown.rest<{ uuid: string }>('POST', `client/case/${uuid}/disbursement`, {
          disbursement_type: 'taxi',
          date: '2025-03-03',
          amount: 30,
          description,
        })
      ).body.uuid
    await spent('Out')
    const back = await spent('Back')
    const file = at(tree, 'receipt.pdf').uuid
    await ashdown.rest('POST', `client/case/${uuid}/fee/${back}/file`, { entity_files: [file] })
    // What was paid at a hearing has the documents of the hearing: it has none of its own.
    const { body: hearing } = await ashdown.rest<{ uuid: string }>('POST', `client/case/${uuid}/hearing`, {
      date: '2025-03-04',
      fee_earner: (await firmOf(ASHDOWN)).feeEarner,
      hearing_type: 'interim',
      court_level: 'other_judge',
      start_time: '10:00',
      end_time: '11:00',
      hearing_disbursements: [{ disbursement_type: 'taxi', amount: 30, description: 'To court' }],
    })
    await ashdown.rest('POST', `client/case/${uuid}/fee/${hearing.uuid}/file`, {
      entity_files: [at(tree, 'taxi.pdf').uuid],
    })
    expect((await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})).status).toBe(200)
    const { bytes } = await fetchFile((await make(uuid)).uuid)
    const text = textOf(bytes).replaceAll(/[ \n\f]+/g, ' ')
    for (const value of Object.values(heading)) expect(text).toContain(value)
    expect(text).toMatch(/Out No voucher attached|Out 30\.00 6\.00 No voucher attached/)
    expect(text).toMatch(/Vouchers .*Voucher 1 \d+ Taxi: Back receipt\.pdf Voucher 2 \d+ Taxi: To court taxi\.pdf/)
    expect(text).not.toContain('Voucher 3')
  })

  test('state the fixed fee by the office of the fee earner, which prices it, and not by that of the case', async () => {
    const { client } = await firmOf(ASHDOWN)
    const { body: site } = await ashdown.rest<{ uuid: string }>('POST', `clients/${client}/sites`, {
      site_name: 'Cardiff',
      first_line_address: '1 High Street',
      town: 'Cardiff',
      postcode: 'CF10 1AA',
      region: 'Wales',
      location: 'Non-London',
      headquarters: false,
    })
    const { body: earner } = await ashdown.rest<{ uuid: string }>('POST', `client/${client}/fee-earner`, {
      site: site.uuid,
      firstname: 'Gwen',
      surname: 'Pugh',
      // Not those of Gwen Pritchard: the ledgers of other tests name her so, and initials of two people name nobody.
      initials: 'GPU',
      type: 'solicitor',
      grade: 'A',
    })
    const { uuid } = await newCase(ASHDOWN, { fee_earner: earner.uuid })
    expect((await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})).status).toBe(200)
    const text = textOf((await fetchFile((await make(uuid)).uuid)).bytes).replaceAll(/\s+/g, ' ')
    expect(text).toContain('Parent · one client · judge below the High Court · Wales')
    // Table 2(c), parent, one client, Wales.
    expect(text).toContain('Standard fee £2,370.00')
  })

  test('name the scopes of the certificate, the High Court, and the days by which the units of a hearing are counted', async () => {
    const { feeEarner } = await firmOf(ASHDOWN)
    const { uuid } = await newCase(
      ASHDOWN,
      { case_type: 'children_child_arrangement_orders', high_court_work: true },
      { certificate_scopes: [{ scope: 'FM062' }, { scope: 'CV079' }] },
    )
    const added = await ashdown.rest('POST', `client/case/${uuid}/hearing`, {
      date: '2025-03-04',
      fee_earner: feeEarner,
      hearing_type: 'interim',
      court_level: 'high_court_judge',
      multi_day_interim: true,
      hearing_days: [
        { date: '2025-03-04', hours: 3 },
        { date: '2025-03-05', hours: 3 },
      ],
    })
    expect(added).toMatchObject({ status: 201, body: { units: 4 } })
    expect((await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})).status).toBe(200)
    const text = textOf((await fetchFile((await make(uuid)).uuid)).bytes).replaceAll(/\s+/g, ' ')
    expect(text).toContain('04/03/2025 3.00 h + 05/03/2025 3.00 h = 6.00 h')
    expect(text).toMatch(/Hearing unit 2 4 units/)
    expect(text).toMatch(/High Court work Yes/)
    expect(text).toMatch(/Panel member Office Rates .{1,90} (?:Non-)?London /)
    expect(text).toMatch(/Scopes .*CV079 Counsel’s Opinion.*FM062 /)
  })

  test('certify what is left out of a bill that was completed without a rate for it, and the audit records it', async () => {
    const { uuid } = await newCase(ASHDOWN, {
      case_type: 'court_of_protection',
      represented_party: undefined,
      parties_represented: undefined,
    })
    await ashdown.rest('POST', `client/case/${uuid}/time-recording`, {
      date: '2025-03-03',
      fee_earner: (await firmOf(ASHDOWN)).feeEarner,
      activity_type: 'preparation',
      time: 1,
      description: 'Reading the papers',
    })
    expect((await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})).status).toBe(200)
    const { data } = await ashdown.graphql(
      'query($c: ID!) { case(uuid: $c) { value unpriced audit(first: 1) { nodes { sentences } } } }',
      { c: uuid },
    )
    expect(data).toMatchObject({
      case: {
        value: null,
        unpriced: 1,
        audit: { nodes: [{ sentences: [expect.stringContaining('The bill leaves out 1 item without a rate.')] }] },
      },
    })
    const text = textOf((await fetchFile((await make(uuid)).uuid)).bytes).replaceAll(/\s+/g, ' ')
    expect(text).toContain(
      'This bill leaves out 1 item for which no rate is held: 03/03/2025 · Reading the papers. Apart from it',
    )
  })

  test('are identical when generated again, and replace the first', async () => {
    const uuid = await completeCase()
    const first = await make(uuid)
    const second = await make(uuid)
    expect([second.sha256, (await outputs(uuid)).length]).toEqual([first.sha256, ALL])
    expect(second.file_name).toContain('– v2 –')
    expect((await fetchFile(first.uuid)).status).toBe(404)
  })

  test('are deleted when the case is reopened, and the audit keeps their names and hashes', async () => {
    const uuid = await completeCase()
    const made = await make(uuid)
    expect((await ashdown.rest('POST', `client/case/${uuid}/status/in_progress`, {})).status).toBe(200)
    expect([await outputs(uuid), await state(uuid), (await fetchFile(made.uuid)).status]).toEqual([
      [],
      { state: 'none', error: null },
      404,
    ])
    const { body } = await ashdown.rest<{ nodes: { entity: string; action: string; before: object | null }[] }>(
      'GET',
      `client/case/${uuid}/audit`,
    )
    const removed = body.nodes.filter(({ entity, action }) => entity === 'output' && action === 'removed')
    expect(removed).toHaveLength(ALL)
    expect(removed.map(({ before }) => before)).toContainEqual({ file_name: made.file_name, sha256: made.sha256 })
  })

  test('are discarded if the case is reopened during generation, and generated again after completion', async () => {
    const uuid = await completeCase()
    expect((await ashdown.rest('POST', `client/case/${uuid}/output`, {})).status).toBe(202)
    await ashdown.rest('POST', `client/case/${uuid}/status/in_progress`, {})
    expect(await state(uuid)).toEqual({ state: 'none', error: null })
    await ashdown.rest('POST', `client/case/${uuid}/status/complete`, {})
    expect(await state(uuid)).toEqual({ state: 'none', error: null })
    const made = await make(uuid)
    const all = await outputs(uuid)
    expect(all).toHaveLength(ALL)
    expect(all.map((one) => one.uuid)).toContain(made.uuid)
  })

  test('are refused before completion, and generated once if requested twice', async () => {
    const { uuid } = await newCase(ASHDOWN)
    expect(await ashdown.rest('POST', `client/case/${uuid}/output`, {})).toMatchObject({
      status: 409,
      body: { message: 'Complete the case to make its documents.' },
    })
    const complete = await completeCase()
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ashdown.rest('POST', `client/case/${complete}/output`, {})),
    )
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202])
    await documentsReady(ASHDOWN, complete)
    const { body } = await ashdown.rest<{ nodes: { entity: string; action: string }[] }>(
      'GET',
      `client/case/${complete}/audit`,
    )
    expect(body.nodes.filter(({ entity }) => entity === 'output').length).toBeLessThanOrEqual(2 * ALL)
    expect(await outputs(complete)).toHaveLength(ALL)
  })

  test('of another firm are not found', async () => {
    const made = await make(await completeCase())
    expect((await as(CALDER).rest('GET', `client/case/output/${made.uuid}`)).status).toBe(404)
  })
})
