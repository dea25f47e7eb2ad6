import { randomUUID } from 'node:crypto'
import type { FileTree } from '@costdraft/schema/files/wire-tree.ts'
import { describe, expect, test } from 'vitest'
import { at, filesForm, folder, newFile, outline, pdf, root, type Upload } from './support/files.ts'
import { careCase } from './support/care-case.ts'
import { ASHDOWN, CALDER, firmOf, newCase, type CaseAnswer } from './support/firm.ts'
import { as, BOUNDARY, instance } from './support/instance.ts'
import { signIn } from './support/sign-in.ts'

const ashdown = as(ASHDOWN)
type Whole = CaseAnswer & { uploaded_files: FileTree; message: string }
const BOTH = 'domestic_abuse_and_child_arrangement'
const scopes = (...list: [string, string | null][]) => list.map(([scope, case_part]) => ({ scope, case_part }))
const noParty = { represented_party: undefined, parties_represented: undefined }

/** A creation as the specification sends it: `care_case` as JSON, then the files. */
function creation(careCaseBody: unknown, files: readonly Upload[] = []): Buffer {
  const text = typeof careCaseBody === 'string' ? careCaseBody : JSON.stringify(careCaseBody)
  return Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="care_case"\r\n\r\n${text}\r\n`),
    filesForm(undefined, files),
  ])
}
async function create(body: unknown, headers: Record<string, string> = {}, email = ASHDOWN) {
  const { client } = await firmOf(ASHDOWN)
  return as(email).rest<Whole>('POST', `client/${client}/case/legal-aid`, body, headers)
}
const read = async (uuid: string) => (await ashdown.rest<Whole>('GET', `client/case/${uuid}`)).body
const named = async (case_name: string): Promise<number> => {
  const { body } = await ashdown.rest<CaseAnswer[]>('GET', `client/${(await firmOf(ASHDOWN)).client}/case`)
  return body.filter((row) => row.case_name === case_name).length
}

describe('creation by multipart', () => {
  const order = { name: 'order.pdf', bytes: pdf('order') }
  const letter = { name: 'letter.pdf', bytes: pdf('letter') }

  test('takes the files with the case, and answers both', async () => {
    const firm = await firmOf(ASHDOWN)
    const { status, body } = await create(creation(careCase(firm), [order, letter]))
    expect([status, outline(body.uploaded_files)]).toEqual([201, ['letter.pdf', 'order.pdf']])
    expect(body.uuid).toHaveLength(36)
    expect((await read(body.uuid)).uploaded_files).toEqual(body.uploaded_files)
    const { uuid } = at(body.uploaded_files, 'order.pdf')
    const { access_token } = await signIn(instance, ASHDOWN)
    const answer = await fetch(`${instance.apiUrl}/client/case/file/${uuid}`, {
      headers: { authorization: `Bearer ${access_token}` },
    })
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(order.bytes)
  })

  test('puts them where uploaded_files says', async () => {
    const tree = root(folder('Evidence', [newFile('The order.pdf', 0)]), newFile('letter.pdf', 1))
    const { body } = await create(
      creation({ ...careCase(await firmOf(ASHDOWN)), uploaded_files: tree }, [order, letter]),
    )
    expect(outline(body.uploaded_files)).toEqual([{ Evidence: ['The order.pdf'] }, 'letter.pdf'])
  })

  test('passes through the gateway as it came, for whoever may create a case there', async () => {
    const firm = await firmOf(ASHDOWN)
    const body = careCase(firm)
    const key = randomUUID()
    const tree = root(folder('Orders', [newFile('order.pdf', 0)]))
    const send = async (email: string, area = 'legal-aid', client = firm.client) => {
      const { access_token } = await signIn(instance, email)
      const answer = await fetch(`${instance.webUrl}/api/files/client/${client}/case/${area}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${access_token}`,
          'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
          'idempotency-key': key,
        },
        body: new Uint8Array(creation({ ...body, uploaded_files: tree }, [order])),
      })
      return { status: answer.status, body: (await answer.json()) as Whole }
    }
    const first = await send(ASHDOWN)
    expect([first.status, outline(first.body.uploaded_files)]).toEqual([201, [{ Orders: ['order.pdf'] }]])
    expect((await send(ASHDOWN)).body.uuid).toBe(first.body.uuid)
    expect(await named(String(body.case_name))).toBe(1)
    for (const email of [CALDER, 'it@harbour.example'])
      expect(await send(email)).toMatchObject({ status: 404, body: { message: 'Not found.' } })
    expect((await send(ASHDOWN, 'legal-aid', randomUUID())).status).toBe(404)
    expect((await send(ASHDOWN, 'probate')).status).toBe(404)
    expect(await named(String(body.case_name))).toBe(1)
  })

  test('stores all or nothing', async () => {
    const firm = await firmOf(ASHDOWN)
    const attempt = async (change: Record<string, unknown>, files: Upload[]) => {
      const body = careCase(firm, change)
      const { status, body: said } = await create(creation(body, files))
      expect(await named(String(body.case_name))).toBe(0)
      return [status, Object.keys(said.details ?? {})]
    }
    expect(await attempt({}, [order, { name: 'run.exe', bytes: 'MZ' }])).toEqual([415, ['run.exe']])
    expect(await attempt({ fee_earner: null }, [order])).toEqual([422, ['fee_earner']])
    expect(await attempt({ uploaded_files: root(newFile('a.pdf', 7)) }, [order])).toEqual([422, ['uploaded_files']])
    expect(await attempt({ uploaded_files: { children: 1 } }, [order])).toEqual([422, ['uploaded_files']])
    expect((await create(creation('{', [order]))).body.details).toEqual({ care_case: 'Send the case as JSON.' })
    expect((await create(filesForm(undefined, [order]))).status).toBe(422)
    expect((await create(filesForm(root(newFile('a.pdf', 0)), [order]))).body.details).toEqual({
      folder_structure: 'This field is not known.',
    })
  })

  test('of another firm is not found, whatever is sent with it', async () => {
    const body = careCase(await firmOf(ASHDOWN))
    expect((await create(creation(body, [order]), {}, CALDER)).status).toBe(404)
    expect((await create({}, {}, CALDER)).status).toBe(404)
    expect((await create(creation(body, [order]), {}, 'it@harbour.example')).status).toBe(404)
    expect(await named(String(body.case_name))).toBe(0)
  })

  test('with one key makes one case, and refuses the key for other files', async () => {
    const body = careCase(await firmOf(ASHDOWN))
    const key = { 'idempotency-key': randomUUID() }
    const first = await create(creation(body, [order]), key)
    const second = await create(creation(body, [order]), key)
    expect([first.status, second.status, second.body]).toEqual([201, 201, first.body])
    expect((await create(creation(body, [letter]), key)).status).toBe(422)
    expect(await named(String(body.case_name))).toBe(1)
  })
})

describe('a value that a request does not set', () => {
  test('is refused in a creation unless it is what a new case has', async () => {
    const firm = await firmOf(ASHDOWN)
    const post = (change: Record<string, unknown>) => create({ ...careCase(firm), ...change })
    const same = { stage: 'in_progress', area_of_work: 'legal_aid', solicitor: firm.client, client: firm.client }
    expect(
      (await post({ ...same, exceptional: [{ case_part: null, exceptional: false }], court_type: null })).status,
    ).toBe(201)
    for (const [name, value] of Object.entries({
      stage: 'complete',
      area_of_work: 'inter_parties',
      solicitor: randomUUID(),
      client: randomUUID(),
      exceptional: [{ case_part: null, exceptional: true }],
      narrative: 'Lost.',
      claimant: 'Ann Ash',
    })) {
      const { status, body } = await post({ [name]: value })
      expect([name, status, Object.keys(body.details ?? {})]).toEqual([name, 422, [name]])
    }
  })

  test('is ignored in a change if it is the stored one, and refused with the right path if it is not', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const patch = (body: unknown) => ashdown.rest<Whole>('PATCH', `client/case/legal-aid/${uuid}`, body)
    const whole = await read(uuid)
    expect(await patch({ ...whole, case_name: 'Re Sent Back' })).toMatchObject({
      status: 200,
      body: { case_name: 'Re Sent Back', version: 2 },
    })
    const refused = {
      stage: ['complete', `POST client/case/${uuid}/status/`],
      area_of_work: ['court_of_protection', 'cannot be changed'],
      solicitor: [(await firmOf(CALDER)).client, 'cannot be changed'],
      client: [(await firmOf(CALDER)).client, 'cannot be changed'],
      certificate: [{ transfer: true }, `PATCH client/case/${uuid}/certificate`],
      financial_interest: [true, `PATCH client/case/${uuid}/certificate`],
      exceptional: [[{ case_part: null, exceptional: true }], `PATCH client/case/${uuid}/exceptional`],
      narrative: ['Lost.', `PATCH client/case/${uuid}/narrative`],
      uploaded_files: [root(folder('Lost')), `PATCH client/case/${uuid}/folder-structure`],
      claimant: ['Lost Ltd', 'no such field'],
      value_of_assets: ['Lost.', 'no such field'],
      lost: [1, 'not known'],
    } as const
    for (const [name, [value, sentence]] of Object.entries(refused))
      expect(await patch({ case_name: 'Re Lost', [name]: value })).toMatchObject({
        status: 422,
        body: { details: { [name]: expect.stringContaining(sentence) } },
      })
    expect(await read(uuid)).toMatchObject({ case_name: 'Re Sent Back', stage: 'in_progress', version: 2 })
  })
})

test('a case carries every field that the specifications name', async () => {
  const { uuid } = await newCase(ASHDOWN, {}, { financial_interest: true })
  const { body: bill } = await ashdown.rest<{ heads: { name: string; net: number; vat: number }[] }>(
    'GET',
    `client/case/${uuid}/totals`,
  )
  const fee = bill.heads.find(({ name }) => name === 'fixed_fee')
  expect(fee?.net).toBeGreaterThan(0)
  expect(await read(uuid)).toMatchObject({
    care_case: uuid,
    financial_interest: true,
    fixed_fees: [{ case_part: null, fixed_fee_total: fee?.net, fixed_fee_vat: fee?.vat }],
    exceptional: [{ case_part: null, exceptional: false }],
    counsel_total: null,
    counsel_vat: null,
    solicitor_total: null,
    solicitor_vat: null,
    court_type: null,
    court_name: null,
    case_number: null,
    claimant: null,
    defendant: null,
    start_date: null,
    end_date: null,
    opg_estimate: null,
    court_fee: null,
    scco_ref: null,
    narrative: null,
    enhancement: null,
    value_of_assets: null,
    uploaded_files: { name: 'root', is_file: false, children: [] },
    certificate: { financial_interest: true, date_sent_to_client: null },
    fee_earner: {
      uuid: expect.any(String),
      firstname: expect.any(String),
      surname: expect.any(String),
      initials: 'EM',
    },
  })
  const dual = await newCase(
    ASHDOWN,
    { case_type: BOTH, ...noParty },
    { certificate_scopes: scopes(['FM062', 'child_arrangement'], ['AA019', 'non_molestation_order']) },
  )
  expect(await read(dual.uuid)).toMatchObject({
    exceptional: [
      { case_part: 'child_arrangement', exceptional: false },
      { case_part: 'non_molestation_order', exceptional: false },
    ],
    fixed_fees: [
      { case_part: 'child_arrangement', fixed_fee_total: null, fixed_fee_vat: null },
      { case_part: 'non_molestation_order', fixed_fee_total: null, fixed_fee_vat: null },
    ],
  })
  expect((await read((await newCase(ASHDOWN, { case_type: 'placement' })).uuid)).fixed_fees).toEqual([])
})

describe('the scopes of a certificate', () => {
  const abuse = { case_type: 'domestic_abuse_non_molestation_order', ...noParty }
  const post = async (change: Record<string, unknown>, certificate_scopes: unknown) =>
    create(careCase(await firmOf(ASHDOWN), change, { certificate_scopes }))

  test.each([
    ['an empty list', abuse, []],
    ['none', abuse, undefined],
    ['an unknown code', abuse, scopes(['ZZ999', null])],
    ['a code of another type', { ...abuse, case_type: 'finance' }, scopes(['AA019', null])],
    ['a part without one', { ...abuse, case_type: BOTH }, scopes(['FM062', 'child_arrangement'])],
    ['one without its part', { ...abuse, case_type: BOTH }, scopes(['FM062', null])],
  ])('are refused in a creation with %s', async (_what, change, sent) => {
    const { status, body } = await post(change, sent)
    expect(status).toBe(422)
    expect(Object.keys(body.details ?? {})).toEqual([expect.stringMatching(/^certificate_scopes/)])
  })

  test('are required of a change of type, and come with it through the certificate', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const change = (path: string, body: unknown) => ashdown.rest<Whole>('PATCH', `client/case/${path}`, body)
    expect(await change(`legal-aid/${uuid}`, { case_type: 'finance' })).toMatchObject({
      status: 422,
      body: { details: { certificate_scopes: expect.any(String), case_type: expect.stringContaining('/certificate') } },
    })
    expect(await read(uuid)).toMatchObject({ case_type: 'care_and_supervision', version: 1 })
    const certificate = { case_type: 'finance', certificate_scopes: scopes(['FM062', null]) }
    expect(await change(`${uuid}/certificate`, certificate)).toMatchObject({
      status: 200,
      body: {
        case_type: 'finance',
        represented_party: null,
        version: 2,
        certificate: { certificate_scopes: [{ scope: 'FM062' }] },
      },
    })
    expect((await change(`${uuid}/certificate`, { certificate_scopes: [] })).status).toBe(422)
    expect((await change(`legal-aid/${uuid}`, { case_type: abuse.case_type })).status).toBe(422)
    const care = { case_type: 'care_and_supervision', represented_party: 'child', parties_represented: 2 }
    expect(await change(`legal-aid/${uuid}`, care)).toMatchObject({
      status: 200,
      body: { ...care, certificate: { certificate_scopes: [] }, version: 3 },
    })
  })
})

describe('the heading of the bill', () => {
  const heading = {
    legally_aided_person: 'Ann Zephyrine Ash',
    court_name: 'Family Court at Leeds',
    case_number: `LS${randomUUID().slice(0, 8)}`,
    child_initials: 'Á. B.',
  }
  const none = Object.fromEntries(Object.keys(heading).map((name) => [name, null]))

  test('is optional, changed by name, and found', async () => {
    expect(await newCase(ASHDOWN)).toMatchObject(none)
    const { uuid } = await newCase(ASHDOWN, heading)
    expect(await read(uuid)).toMatchObject(heading)
    const { data } = await ashdown.graphql(
      'query($c: ID!) { case(uuid: $c) { legallyAidedPerson courtName caseNumber childInitials } }',
      { c: uuid },
    )
    expect(Object.values((data as { case: object }).case)).toEqual(Object.values(heading))
    const found = async (q: string) =>
      (await ashdown.rest<{ cases: { uuid: string }[] }>('GET', `client/search?q=${encodeURIComponent(q)}`)).body.cases
    expect(await found(heading.case_number)).toEqual([expect.objectContaining({ uuid })])
    expect(await found('zephyrine ash')).toEqual([expect.objectContaining({ uuid })])
    const edited = await ashdown.graphql(
      'mutation($c: ID!) { editLegalAidCase(uuid: $c, input: { childInitials: null, courtName: "Leeds" }) { childInitials courtName caseNumber } }',
      { c: uuid },
    )
    expect(edited.data).toEqual({
      editLegalAidCase: { childInitials: null, courtName: 'Leeds', caseNumber: heading.case_number },
    })
  })

  test.each([
    ['legally_aided_person', 'Al'],
    ['court_name', 'x'.repeat(101)],
    ['case_number', 'L1'],
    ['child_initials', 'A & B'],
    ['child_initials', 'A'.repeat(21)],
    ['child_initials', '. .'],
  ])('refuses as %s %s', async (name, value) => {
    const { status, body } = await create(careCase(await firmOf(ASHDOWN), { [name]: value }))
    expect([status, Object.keys(body.details ?? {})]).toEqual([422, [name]])
  })
})

describe('the dates of a certificate', () => {
  const change = (uuid: string, body: unknown) => ashdown.rest<Whole>('PATCH', `client/case/${uuid}/certificate`, body)
  const wrong = ({ status, body }: { status: number; body: { details?: object } }) => [
    status,
    Object.keys(body.details ?? {}),
  ]

  test('are in order and not in the future, in a creation and in a change', async () => {
    const firm = await firmOf(ASHDOWN)
    expect(wrong(await create(careCase(firm, {}, { date_of_issue: '2199-01-01' })))).toEqual([422, ['date_of_issue']])
    expect(wrong(await create(careCase(firm, {}, { date_sent_to_client: '2025-01-09' })))).toEqual([
      422,
      ['date_sent_to_client'],
    ])
    const { uuid } = await newCase(ASHDOWN)
    expect(wrong(await change(uuid, { date_sent_to_client: '2199-01-01' }))).toEqual([422, ['date_sent_to_client']])
    expect(await change(uuid, { date_sent_to_client: '2025-01-10' })).toMatchObject({ status: 200 })
    expect(wrong(await change(uuid, { date_of_issue: '2025-01-11' }))).toEqual([422, ['date_of_issue']])
    expect(await change(uuid, { date_of_issue: '2025-01-11', date_sent_to_client: '2025-01-12' })).toMatchObject({
      status: 200,
    })
  })
})

test('the tree is taken bare as well', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const path = `client/case/${uuid}/folder-structure`
  const arrange = async (tree: unknown) => {
    const { status, body } = await ashdown.rest<FileTree>('PATCH', path, tree)
    return [status, status === 200 ? outline(body) : body]
  }
  expect(await arrange({ name: 'root', children: [folder('Bare')] })).toEqual([200, [{ Bare: [] }]])
  expect(await arrange(root(folder('Whole')))).toEqual([200, [{ Whole: [] }]])
  expect(await arrange({ folder_structure: root(folder('Wrapped')) })).toEqual([200, [{ Wrapped: [] }]])
  expect((await arrange({ name: 'root', children: [], lost: 1 }))[0]).toBe(422)
  expect((await arrange({ tree: root() }))[0]).toBe(422)
})

test('an id that is no uuid names nothing, and an odd text is refused in a sentence', async () => {
  const { client } = await firmOf(ASHDOWN)
  for (const id of ['by-stage', '%20', 'a.b', '..%2fx', '%00', 'x'.repeat(300), '%F0%9F%92%A9'])
    for (const path of [
      `client/case/${id}`,
      `client/case/${id}/totals`,
      `client/case/${id}/hearing`,
      `client/${id}/case`,
      `clients/${id}`,
      `clients/${client}/sites/${id}`,
      `client/case/file/${id}`,
      `client/entity/case_fee/${id}/comment`,
    ].filter((one) => one !== 'client/case/by-stage')) {
      const { status, body } = await ashdown.rest('PATCH', path, {})
      const got = await ashdown.rest('GET', path)
      expect([path, status, body.message]).toEqual([path, 404, 'Not found.'])
      expect([path, got.status, got.body.message]).toEqual([path, 404, 'Not found.'])
    }
  for (const path of ['users/user/session/%00', 'users/user/session/none'])
    expect(await ashdown.rest('DELETE', path)).toMatchObject({ status: 404, body: { message: 'Not found.' } })
  for (const [path, field] of [
    [`client/search?q=${'x'.repeat(201)}`, 'q'],
    ['client/search?q=%00', 'q'],
    [`client/case?search=${'x'.repeat(5_000)}`, 'search'],
    ['client/case?area=%00', 'area'],
    ['clients?type=%00', 'type'],
    ['clients?search=a&search=b', 'search'],
    ['users?role=%00', 'role'],
  ])
    expect(await ashdown.rest('GET', String(path))).toMatchObject({
      status: 422,
      body: { details: { [String(field)]: expect.any(String) } },
    })
})

test('a path of another area refuses in a sentence', async () => {
  const { uuid } = await newCase(ASHDOWN)
  const refused = async (path: string) => {
    const { status, body } = await ashdown.rest<Whole>('PATCH', path, {})
    expect([path, status]).toEqual([path, 422])
    return body.message
  }
  for (const area of ['high-cost', 'court-of-protection', 'inter-parties'])
    expect(await refused(`client/case/${area}/${uuid}`)).toContain(`PATCH client/case/legal-aid/${uuid}`)
  expect(await refused(`client/case/${uuid}/high-cost/certificate`)).toContain(`${uuid}/certificate`)
  expect(await refused(`client/case/${uuid}/value-of-assets`)).toBe('A legal aid case has no such field.')
})
