import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { pkce } from '../support/sign-in.ts'
import { startSpecHost, type SpecHost } from '../support/spec-host/host.ts'
import { CASE, COMMENT, EARNER, FILE, FIRM, ITEM, PASSWORD, PERSON, SITE, TOKEN } from '../support/spec-host/ids.ts'

let host: SpecHost
beforeEach(async () => {
  host = await startSpecHost()
})
afterEach(() => host.stop())

type Row = Record<string, unknown> & { uuid: string }
interface Called<T> {
  status: number
  body: T
  headers: Headers
}
/** One call, as someone; a form goes as multipart and everything else as JSON. */
async function call<T = Row>(method: string, path: string, body?: unknown, token = TOKEN.owner): Promise<Called<T>> {
  const isForm = body instanceof FormData
  const answer = await fetch(`${host.url}/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
  return { status: answer.status, body: (isJson ? JSON.parse(text) : text) as T, headers: answer.headers }
}
const get = async <T = Row>(path: string): Promise<T> => (await call<T>('GET', path)).body

function form(fields: Record<string, unknown>, files: Record<string, string> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, JSON.stringify(value))
  for (const [name, text] of Object.entries(files)) data.append('files', new Blob([text]), name)
  return data
}
const careCase = {
  case_name: 'Re T (a child)',
  solicitors_case_reference: 'OAK/900',
  fee_earner: EARNER.sana,
  site: SITE.oakfieldHead,
  case_type: 'care_and_supervision',
  certificate: { certificate_number: 'OAK900ABC123', court_level: 'other_judge', date_of_issue: '2025-05-01' },
}

describe('the calls', () => {
  test.each([
    ['GET', 'nothing'],
    ['GET', 'health'],
    ['GET', 'vocabulary'],
    ['GET', 'users'],
    ['GET', 'client/case?first=50'],
    ['GET', 'client/search?q=a'],
    ['GET', 'clients/totals'],
    ['GET', 'client/case/totals'],
    ['GET', `client/case/${CASE.care}/totals`],
    ['GET', `client/case/${CASE.care}/attention`],
    ['GET', `client/case/${CASE.care}/filing-check`],
    ['GET', `client/case/${CASE.care}/open-comments`],
    ['GET', `client/case/${CASE.care}/audit`],
    ['GET', `client/case/${CASE.care}/budget`],
    ['GET', `client/case/${CASE.care}/output/state`],
    ['POST', `client/case/${CASE.care}/file/${FILE.statement}/restore`],
    ['PATCH', `clients/${FIRM.oakfield}/sites/${SITE.oakfieldHead}`],
  ])('%s %s is none', async (method, path) => {
    expect((await call(method, path)).status).toBe(404)
  })

  test('a known path by another method is refused', async () => {
    expect((await call('DELETE', `client/case/${CASE.care}`)).status).toBe(405)
  })

  test('need a token that is known', async () => {
    expect((await call('GET', 'users/user', undefined, 'a-stranger')).status).toBe(401)
    expect((await fetch(`${host.url}/clients`)).status).toBe(401)
    expect(host.requests.map(({ path, user }) => [path, user])).toEqual([
      ['users/user', undefined],
      ['clients', undefined],
    ])
  })

  test('are recorded with what reached the host, and fail when told', async () => {
    host.fail('GET client/:clientId/case', { status: 503, headers: { 'retry-after': '1' } })
    const path = `client/${FIRM.oakfield}/case?status=complete&first=1`
    const failed = await call('GET', path)
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '1'])
    expect((await get<Row[]>(path)).map(({ uuid }) => uuid)).toEqual([CASE.careComplete, CASE.highCostComplete])
    await call('PATCH', `client/case/${CASE.care}/narrative`, { narrative: 'New.' }, TOKEN.rival)
    expect(host.requests.at(-1)).toEqual({
      method: 'PATCH',
      path: `client/case/${CASE.care}/narrative`,
      query: {},
      headers: { 'content-type': 'application/json' },
      body: { narrative: 'New.' },
      user: PERSON.rival,
    })
    expect(host.requests[0]?.query).toEqual({ status: 'complete', first: '1' })
  })

  test('answer whole bare lists, without versions', async () => {
    const { body, headers } = await call<Row[]>('GET', 'clients?first=1')
    expect(body.map(({ uuid }) => uuid)).toEqual([FIRM.tideway, FIRM.oakfield, FIRM.marlow])
    expect([headers.get('etag'), body[0]?.version]).toEqual([null, undefined])
    expect(await get<Row[]>(`clients/${FIRM.tideway}/children?action=case:create`)).toMatchObject([
      { uuid: FIRM.oakfield, parent: FIRM.tideway, number_of_users: 1 },
    ])
  })
})

describe('a case', () => {
  test('is created by multipart, with its files', async () => {
    expect((await call('POST', `client/${FIRM.oakfield}/case/legal-aid`, careCase)).status).toBe(415)
    const sent = form({ care_case: careCase }, { 'order.pdf': '%PDF-1.7 order', 'Übersicht.csv': 'a,b' })
    const { status, body } = await call('POST', `client/${FIRM.oakfield}/case/legal-aid`, sent)
    expect([status, Object.keys(body)]).toEqual([201, ['uuid']])
    const made = await get(`client/case/${body.uuid}`)
    expect(made).toMatchObject({
      stage: 'in_progress',
      area_of_work: 'legal_aid',
      solicitor: FIRM.oakfield,
      fee_earner: { uuid: EARNER.sana, initials: 'SO' },
      certificate: { certificate_number: 'OAK900ABC123', date_of_issue: '2025-05-01T00:00:00' },
      uploaded_files: { name: 'root', children: [{ name: 'order.pdf', size: 14 }, { name: 'Übersicht.csv' }] },
    })
    const [{ uuid }] = (made.uploaded_files as { children: [Row] }).children
    expect(await get<string>(`client/case/file/${uuid}`)).toBe('%PDF-1.7 order')
    host.state.multipartOnly = false
    expect((await call('POST', `client/${FIRM.oakfield}/case/legal-aid`, careCase)).status).toBe(201)
  })

  test('moves by its path, and loses its documents when it leaves complete', async () => {
    const path = `client/case/${CASE.careComplete}`
    expect(await get<Row[]>(`${path}/output`)).toHaveLength(1)
    expect((await call('POST', `${path}/status/nowhere`)).status).toBe(422)
    expect((await call('POST', `${path}/status/in_progress`)).body).toMatchObject({ stage: 'in_progress' })
    expect(await get<Row[]>(`${path}/output`)).toEqual([])
  })

  test('has documents after so many list calls as were set', async () => {
    const path = `client/case/${CASE.highCostComplete}/output`
    expect((await call('POST', path)).status).toBe(202)
    expect(await get<Row[]>(path)).toEqual([])
    const [bill] = await get<Row[]>(path)
    expect(Object.keys(bill ?? {})).toEqual(['uuid', 'file_name'])
    const document = await call<string>('GET', `client/case/output/${bill?.uuid}`)
    expect(document.headers.get('content-type')).toBe('application/pdf')
    expect(document.body).toContain('%PDF')
  })

  test('takes a new tree with new files, and notes', async () => {
    const kept = { name: 'statement.pdf', is_file: true, children: [], uuid: FILE.statement }
    const fresh = { name: 'bill.docx', is_file: true, children: [], file_index: 0 }
    const folder_structure = { name: 'root', is_file: false, children: [kept, fresh] }
    const sent = form({ folder_structure }, { 'bill.docx': 'a bill' })
    const { body: tree } = await call('POST', `client/case/${CASE.care}/file`, sent)
    expect(tree).toMatchObject({ children: [kept, { name: 'bill.docx', size: 6, uuid: expect.any(String) }] })
    expect(JSON.stringify(tree)).not.toContain('file_index')
    const path = `client/case/${CASE.care}/note`
    const { body: note } = await call('POST', path, { body: 'A second note.' })
    expect((await call('PATCH', `${path}/${note.uuid}`, { body: 'Changed.' })).body).toEqual({
      uuid: note.uuid,
      body: 'Changed.',
    })
    expect((await call('DELETE', `${path}/${ITEM.note}`)).status).toBe(204)
    expect(await get<Row[]>(path)).toEqual([{ uuid: note.uuid, body: 'Changed.' }])
  })
})

describe('the items of a case', () => {
  test('time is totals in legal aid and a list elsewhere', async () => {
    const { instances, ...totals } = await get<{ instances: Row[] }>(`client/case/${CASE.care}/time-recording`)
    expect(totals).toEqual({
      total_cost: 140.2,
      total_vat: 28.04,
      total_routine_cost: 21.7,
      total_scheduled_cost: 118.5,
      total_routine_vat: 4.34,
      total_scheduled_vat: 23.7,
    })
    expect(instances).toMatchObject([
      { case_part: null, total_cost: 140.2, estimated: true, comments: [{ uuid: COMMENT.open }] },
    ])
    expect(instances[0]?.time_recordings).toMatchObject([{ enhancement: 25 }, { enhancement: 0 }, { estimated: true }])
    expect(await get(`client/case/${CASE.interPartes}/time-recording`)).toMatchObject([{ total_cost: 630 }])
    const { body } = await call('POST', `client/case/${CASE.care}/time-recording`, {
      date: '2025-06-03',
      fee_earner: EARNER.sana,
      activity_type: 'preparation',
      time: 1.5,
      ours: 'dropped',
    })
    expect(body).toMatchObject({ date: '2025-06-03T00:00:00', total_cost: 75, total_vat: 15, estimated: false })
    expect(body).not.toHaveProperty('ours')
  })

  test('a ledger is one CSV file or workbook', async () => {
    const path = `client/case/${CASE.care}/time-recording`
    const ledger = 'Date,Fee earner,Activity,Description,Time\n13/01/2025,Sana Oakes,letter_in,"Letter, long",\n'
    expect((await call('POST', `${path}/upload`, form({}, { 'a.csv': ledger, 'b.csv': ledger }))).body).toEqual({
      message: 'Time ledger only accepts CSV or Excel files',
    })
    expect((await call('POST', `${path}/upload`, form({}, { 'a.csv': ledger }))).body).toMatchObject([
      { date: '2025-01-13T00:00:00', fee_earner: EARNER.sana, description: 'Letter, long', estimated: true },
    ])
    const estimated = await get<string>(`${path}/estimated`)
    expect(estimated.split('\r\n')).toHaveLength(4)
    expect(estimated).toContain(`"Piers Linden","telephone_call","Call with the guardian","0.3","${ITEM.call}"`)
  })

  test('a hearing takes its parts nested, and its disbursements are listed with the others', async () => {
    const path = `client/case/${CASE.care}/hearing`
    const { body: hearing } = await call('POST', path, {
      date: '2025-06-10',
      court_level: 'other_judge',
      fee_earner: EARNER.sana,
      hearing_type: 'interim',
      fee_type: 'hearing',
      start_time: '10:00',
      end_time: '14:00',
      adjournment_type: 'lunch',
      hearing_adjournment: { adjournment_length_hours: 1 },
      hearing_exceptional_travel: { distance_miles: 30, days: 1, reason: 'Far.' },
      hearing_disbursements: [{ description: 'Taxi', amount: 20, disbursement_type: 'taxi', vat_exempt: false }],
    })
    expect(hearing).toMatchObject({
      start_time: '2025-06-10T10:00:00',
      hearing_time: 3,
      units: 2,
      total_cost: 200,
      hearing_adjournment: { adjournment_length_hours: 1 },
      hearing_exceptional_travel: { distance_miles: 30, days: 1, reason: 'Far.' },
      hearing_disbursements: [{ description: 'Taxi', total_vat: 4 }],
    })
    expect((await call('DELETE', `${path}/${hearing.uuid}/exceptional-travel`)).status).toBe(204)
    const all = await get<Row[]>(`client/case/${CASE.care}/disbursement`)
    expect(all.map(({ description, hearing_disbursement }) => [description, hearing_disbursement])).toEqual([
      ['Application fee', null],
      ['Parking at court', ITEM.hearing],
      ['Taxi', hearing.uuid],
    ])
    const [taxi] = hearing.hearing_disbursements as Row[]
    expect((await call('DELETE', `client/case/${CASE.care}/fee/${taxi?.uuid}`)).status).toBe(404)
    expect((await call('DELETE', `${path}/${hearing.uuid}/disbursement/${taxi?.uuid}`)).status).toBe(204)
  })

  test('steps keep counsel, attendances and disbursements', async () => {
    const step = `client/case/${CASE.highCost}/high-cost/procedural-step/${ITEM.highCostStep}`
    const { body: counsel } = await call('POST', `${step}/counsel`, { counsel_level: 'junior' })
    expect((await call('PATCH', `${step}/counsel/${counsel.uuid}`, { counsel_level: 'leading' })).status).toBe(200)
    expect(await get(`client/case/${CASE.highCost}/high-cost/procedural-step`)).toMatchObject([
      { events_total: 2800, counsel: [{ uuid: ITEM.counsel }, { uuid: counsel.uuid, counsel_level: 'leading' }] },
    ])
    const steps = `client/case/${CASE.interPartes}/procedural-step`
    expect((await call('DELETE', `${steps}/${ITEM.step}/attendance/${ITEM.stepAttendance}`)).status).toBe(204)
    expect(await get(steps)).toMatchObject([
      { procedural_step_attendances: [], procedural_step_disbursements: [{ uuid: ITEM.stepDisbursement }] },
      { fee_type: 'hearing' },
    ])
  })

  test('take files and comments, which are read inside them', async () => {
    const path = `client/case/${CASE.care}/cost-note`
    const sent = { entity_files: [FILE.statement] }
    expect((await call('POST', `${path}/${ITEM.costNote}/file`, sent)).body).toEqual([{ file_uuid: FILE.statement }])
    const comments = `client/entity/cost_note/${ITEM.costNote}/comment`
    const { body: comment } = await call('POST', comments, { body: 'Which manager?' })
    await call('PATCH', `${comments}/${comment.uuid}`, { body: 'Which manager was it?' })
    await call('PATCH', `${comments}/${comment.uuid}/resolve`, undefined, TOKEN.draftsman)
    expect(await get(path)).toMatchObject([
      {
        entity_files: [{ file_uuid: FILE.statement }],
        comments: [{ body: 'Which manager was it?', created_by: PERSON.owner, resolved_by: PERSON.draftsman }],
      },
    ])
    expect((await call('GET', comments)).status).toBe(405)
  })
})

describe('people', () => {
  test('have permissions with rules or as plain strings, and links that are given and taken', async () => {
    expect(await get('users/user')).toMatchObject({
      user_uuid: PERSON.owner,
      system_role: { Name: 'owner' },
      client_role: { Permissions: [{ name: 'client:read', rule: 'own_client' }, {}, {}, {}, {}, {}, {}, {}, {}] },
    })
    const draftsman = async () => (await call('GET', 'users/user', undefined, TOKEN.draftsman)).body
    expect(await draftsman()).toMatchObject({
      client_role: { Permissions: ['client:read', 'case:read', 'case:create'] },
    })
    const link = `clients/${FIRM.oakfield}/users/${PERSON.draftsman}`
    await call('PATCH', link, { client_role: 'no_access' })
    expect((await draftsman()).children_clients).toEqual({})
    expect((await call('POST', link, { client_role: 'team_leader' })).status).toBe(201)
    expect((await get(`clients/users/${PERSON.draftsman}`)).children_clients).toEqual({
      [FIRM.oakfield]: 'team_leader',
    })
  })

  test('may do anything, unless the host checks', async () => {
    expect((await call('GET', `client/case/${CASE.care}`, undefined, TOKEN.rival)).status).toBe(200)
    await host.stop()
    host = await startSpecHost({ checks: true })
    const status = async (path: string, token: string, method = 'GET', body?: unknown) =>
      (await call(method, path, body, token)).status
    expect(await status(`client/case/${CASE.care}`, TOKEN.rival)).toBe(404)
    expect(await status(`client/case/file/${FILE.statement}`, TOKEN.rival)).toBe(404)
    expect(await status(`client/case/file/${FILE.statement}`, TOKEN.draftsman)).toBe(200)
    expect(await status(`client/case/${CASE.care}`, TOKEN.admin)).toBe(404)
    expect(await status(`clients/${FIRM.oakfield}/users`, TOKEN.solicitor)).toBe(403)
    expect(await status(`clients/users/${PERSON.rival}`, TOKEN.rival)).toBe(200)
    expect((await call<Row[]>('GET', 'clients', undefined, TOKEN.rival)).body.map(({ uuid }) => uuid)).toEqual([
      FIRM.marlow,
    ])
    const child = { name: 'New firm', type: 'solicitor', sites: [], fee_earners: [], parent: FIRM.tideway }
    expect(await status('clients', TOKEN.rival, 'POST', child)).toBe(404)
    const { body: made } = await call('POST', 'clients', child)
    expect(await status(`clients/${made.uuid}`, TOKEN.owner)).toBe(200)
  })

  test('sign in with a code that belongs to a verifier, and refresh once a token', async () => {
    const redirect_uri = 'http://localhost:4000/oauth-callback'
    const ask = { client_id: 'a-firm', redirect_uri, response_type: 'code', scope: 'all', state: 'st' }
    const token = async (sent: Record<string, string>): Promise<Called<Record<string, string>>> => {
      const answer = await fetch(`${host.url}/oauth/token`, {
        method: 'POST',
        headers: { origin: 'http://localhost:4000' },
        body: new URLSearchParams({ client_id: 'a-firm', ...sent }),
      })
      return {
        status: answer.status,
        body: (await answer.json()) as Record<string, string>,
        headers: answer.headers,
      }
    }
    const codeFor = async (challenge: string, password = PASSWORD): Promise<string | null> => {
      const query = new URLSearchParams({ ...ask, code_challenge: challenge, code_challenge_method: 'S256' })
      expect(await (await fetch(`${host.url}/oauth/authorize?${query.toString()}`)).text()).toContain('type="password"')
      const body = new URLSearchParams([...query, ['email', 'owner@tideway.example'], ['password', password]])
      const answer = await fetch(`${host.url}/oauth/authorize`, { method: 'POST', body, redirect: 'manual' })
      return answer.status === 303 ? new URL(answer.headers.get('location') ?? '').searchParams.get('code') : null
    }
    const { verifier, challenge } = pkce()
    expect(await codeFor(challenge, 'wrong')).toBeNull()
    const grant = { grant_type: 'authorization_code', redirect_uri }
    const stolen = await token({ ...grant, code: (await codeFor(challenge)) ?? '', code_verifier: 'a-guess' })
    expect([stolen.status, stolen.body]).toEqual([400, { error: 'invalid_grant' }])
    const { body, headers } = await token({ ...grant, code: (await codeFor(challenge)) ?? '', code_verifier: verifier })
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:4000')
    const claims = JSON.parse(Buffer.from(body.access_token?.split('.')[1] ?? '', 'base64url').toString()) as object
    expect(claims).toMatchObject({ sub: PERSON.owner, exp: expect.any(Number), iat: expect.any(Number) })
    expect((await call('GET', 'users/user', undefined, body.access_token)).body.user_uuid).toBe(PERSON.owner)
    const refresh = { grant_type: 'refresh_token', refresh_token: body.refresh_token ?? '' }
    expect([(await token(refresh)).status, (await token(refresh)).status]).toEqual([200, 400])
  })
})
