import { Readable } from 'node:stream'
import { sweepFiles } from '@costdraft/api/files/sweep-files.ts'
import { sweepRemovals } from '@costdraft/api/removals/sweep-removals.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { careCase } from './support/care-case.ts'
import { acts, changesAfter, cursorOfNow } from './support/change-feed.ts'
import { ADMIN, makeFirm, makePerson, office, word } from './support/firms.ts'
import { makeFile } from './support/files.ts'
import { as, type Caller } from './support/instance.ts'
import { openOwn } from './support/own-database.ts'
import { startOwnApi } from './support/own-api.ts'

// What was entered wrongly is removed while nothing hangs on it, and comes back for thirty days as it was.

interface Refusal {
  message: string
  details: Record<string, string>
}
interface Listed {
  uuid: string
  kind: string
  name: string
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
const answering =
  (caller: Caller) =>
  async <T>(method: Method, path: string, body?: unknown, status = 200): Promise<T> => {
    const answer = await caller.rest<T>(method, path, body)
    expect([path, answer.status, answer.body]).toEqual([path, status, answer.body])
    return answer.body
  }

async function newFirm() {
  const firm = await makeFirm(ADMIN, 'solicitor')
  const answered = answering(as(firm.owner))
  const earner = (more: object = {}) =>
    answered<{ uuid: string }>(
      'POST',
      `client/${firm.client}/fee-earner`,
      { site: firm.site, firstname: 'Jane', surname: 'Roe', type: 'solicitor', grade: 'B', ...more },
      201,
    )
  const site = (name: string, more: object = {}) =>
    answered<{ uuid: string }>(
      'POST',
      `clients/${firm.client}/sites`,
      office(name, { headquarters: false, ...more }),
      201,
    )
  const newCase = (changes: Record<string, unknown> = {}) =>
    answered<{ uuid: string }>('POST', `client/${firm.client}/case/legal-aid`, careCase(firm, changes), 201)
  const time = (caseUuid: string, fee_earner = firm.feeEarner) =>
    answered<{ uuid: string }>(
      'POST',
      `client/case/${caseUuid}/time-recording`,
      { date: '2025-03-04', fee_earner, activity_type: 'preparation', time: 1 },
      201,
    )
  return { ...firm, answered, earner, newSite: site, newCase, time, caller: as(firm.owner) }
}

describe('a fee earner', () => {
  test('whom nothing names is removed and comes back to the byte, with what was told of them', async () => {
    const { client, answered, earner, owner, newSite } = await newFirm()
    const { uuid } = await earner({ external_ids: [{ system: 'hr', id: word('x') }] })
    const truro = await newSite('Truro')
    const path = `client/${client}/fee-earner`
    await answered('PATCH', `${path}/${uuid}`, { site: truro.uuid, from: '2025-03-01' })
    const before = await answered('GET', path)
    const cursor = await cursorOfNow(owner)
    await answered('DELETE', `${path}/${uuid}`, undefined, 204)
    expect(await answered('GET', path)).toEqual((before as { uuid: string }[]).filter((one) => one.uuid !== uuid))
    expect(await answered<Listed[]>('GET', `clients/removal?client=${client}`)).toMatchObject([
      { uuid, kind: 'fee_earner', name: 'Jane Roe', client_uuid: client },
    ])
    await answered('DELETE', `${path}/${uuid}`, undefined, 404)
    await answered('PATCH', `${path}/${uuid}`, { surname: 'Gone' }, 404)
    await answered('POST', `${path}/${uuid}/restore-removal`)
    expect(await answered('GET', path)).toEqual(before)
    expect(await answered('GET', `clients/removal?client=${client}`)).toEqual([])
    await answered('POST', `${path}/${uuid}/restore-removal`, undefined, 404)
    const { nodes } = await changesAfter(owner, cursor)
    const told = nodes.filter((one) => one.uuid === uuid)
    expect(acts(told).filter((act) => act !== 'fee_earner changed')).toEqual(['fee_earner removed', 'fee_earner added'])
  })

  test('whom cases, rows, the trash, rates or budgets name stays, and the sentence counts them', async () => {
    const { client, answered, earner, newCase, time, feeEarner } = await newFirm()
    const { uuid } = await earner()
    const path = `client/${client}/fee-earner/${uuid}`
    const { uuid: caseUuid } = await newCase()
    const row = await time(caseUuid, uuid)
    await time(caseUuid, uuid)
    const two = await answered<Refusal>('DELETE', path, undefined, 409)
    expect(two).toMatchObject({
      message: '2 rows name Jane Roe. Retire the fee earner instead.',
      details: { rows: '2 rows' },
    })
    await answered('DELETE', `client/case/${caseUuid}/fee/${row.uuid}`, undefined, 204)
    expect((await answered<Refusal>('DELETE', path, undefined, 409)).message).toMatch(/^2 rows name/)
    const mine = await answered<Refusal>('DELETE', `client/${client}/fee-earner/${feeEarner}`, undefined, 409)
    expect(mine.message).toMatch(/^1 case names /)
    const other = await earner({ firstname: 'Rae', surname: 'Card' })
    await answered(
      'POST',
      `client/${client}/rate-card`,
      { fee_earner: other.uuid, effective_from: '2025-01-01', rate: 200 },
      201,
    )
    expect(
      (await answered<Refusal>('DELETE', `client/${client}/fee-earner/${other.uuid}`, undefined, 409)).message,
    ).toBe('1 rate names Rae Card. Retire the fee earner instead.')
  })

  test('does not come back without the location, nor with an external id that is taken', async () => {
    const { client, answered, earner, newSite } = await newFirm()
    const truro = await newSite('Truro')
    const ids = { external_ids: [{ system: 'hr', id: word('x') }] }
    const { uuid } = await earner({ site: truro.uuid, ...ids })
    const path = `client/${client}/fee-earner/${uuid}`
    const stands = await answered<Refusal>('DELETE', `clients/${client}/sites/${truro.uuid}`, undefined, 409)
    expect(stands.message).toBe('1 fee earner is at Truro. Move it first.')
    await answered('DELETE', path, undefined, 204)
    await answered('DELETE', `clients/${client}/sites/${truro.uuid}`, undefined, 204)
    const gone = await answered<Refusal>('POST', `${path}/restore-removal`, undefined, 409)
    expect(gone.message).toBe('The location of Jane Roe was removed since. Bring the location back first.')
    await answered('POST', `clients/${client}/sites/${truro.uuid}/restore-removal`)
    const { uuid: other } = await earner(ids)
    const taken = await answered<Refusal>('POST', `${path}/restore-removal`, undefined, 409)
    expect(taken.message).toBe('Another fee earner has this external id: Jane Roe.')
    await answered('DELETE', `client/${client}/fee-earner/${other}`, undefined, 204)
    await answered('POST', `${path}/restore-removal`)
  })
})

test('a site without people comes back, not beside another of its name; the headquarters goes last', async () => {
  const { client, answered, newSite, site, owner } = await newFirm()
  const truro = await newSite('Truro')
  const path = `clients/${client}/sites`
  const before = await answered('GET', path)
  expect((await answered<Refusal>('DELETE', `${path}/${site}`, undefined, 409)).message).toMatch(/headquarters first/)
  const stale = await as(owner).rest('DELETE', `${path}/${truro.uuid}`, undefined, { 'if-match': '"9"' })
  expect(stale.status).toBe(412)
  await answered('DELETE', `${path}/${truro.uuid}`, undefined, 204)
  const namesake = await newSite('truro')
  const taken = await answered<Refusal>('POST', `${path}/${truro.uuid}/restore-removal`, undefined, 409)
  expect(taken.message).toBe('Another location is called Truro now. Give it another name first.')
  await answered('DELETE', `${path}/${namesake.uuid}`, undefined, 204)
  await answered('POST', `${path}/${truro.uuid}/restore-removal`)
  expect(await answered('GET', path)).toEqual(before)
})

/** Everything that is answered of a firm with cases. */
async function everything(answered: ReturnType<typeof answering>, client: string, uuid: string) {
  const paths = [
    `client/case/${uuid}`,
    `client/case/${uuid}/totals`,
    `client/case/${uuid}/note`,
    `client/case/${uuid}/party`,
    `client/case/${uuid}/time-recording`,
    `client/case/${uuid}/attention`,
    `client/case/${uuid}/filing-check`,
    `client/case?client=${client}&first=50&with=stages`,
    `client/${client}/case`,
    `client/case/by-stage?client=${client}`,
    `client/case/choices?client=${client}`,
    `client/reports/work-in-progress?by=firm,stage&client=${client}`,
    `client/reports/age-pace?client=${client}`,
    `client/search?q=Removable`,
    `client/${client}/fee-earner`,
  ]
  const answers: [string, unknown][] = []
  for (const path of paths) answers.push([path, await answered('GET', path)])
  return answers.map(([path, body]) => [path, withoutAsOf(body)])
}
/** Reports say the moment that they are of. */
const withoutAsOf = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'as_of' in body ? { ...body, as_of: null } : body

describe('a case', () => {
  test('without rows comes back to the byte in every answer, with notes, files, moves and audit', async () => {
    const { client, owner, answered, newCase } = await newFirm()
    const ids = { external_ids: [{ system: 'dms', id: word('c') }] }
    const { uuid } = await newCase({ case_name: 'Removable of Ash', ...ids })
    await newCase({ case_name: 'Another of Ash' })
    await answered('POST', `client/case/${uuid}/note`, { body: 'A note of the case' }, 201)
    await makeFile(owner, uuid, 'Letters', 'letter')
    await answered('POST', `client/case/${uuid}/status/in_review`, { from: 'in_progress' })
    await answered('POST', `client/case/${uuid}/status/in_progress`, { from: 'in_review' })
    const before = await everything(answered, client, uuid)
    const audited = await answered<{ total_count: number }>('GET', `client/case/${uuid}/audit?first=50`)
    const cursor = await cursorOfNow(owner)
    await answered('DELETE', `client/case/${uuid}`, undefined, 204)
    for (const path of ['', '/note', '/totals', '/audit'])
      await answered('GET', `client/case/${uuid}${path}`, undefined, 404)
    const { nodes: left } = await answered<{ nodes: { uuid: string }[] }>(
      'GET',
      `client/case?client=${client}&first=50`,
    )
    expect(left.map((one) => one.uuid)).not.toContain(uuid)
    expect(await answered('GET', 'client/search?q=Removable')).not.toEqual(
      before.find(([path]) => path === 'client/search?q=Removable')?.[1],
    )
    expect(await answered<Listed[]>('GET', `client/case/removal?client=${client}`)).toMatchObject([
      { uuid, kind: 'case', name: 'Removable of Ash' },
    ])
    await answered('POST', `client/case/${uuid}/restore-removal`)
    expect(await everything(answered, client, uuid)).toEqual(before)
    const after = await answered<{ total_count: number }>('GET', `client/case/${uuid}/audit?first=50`)
    expect(after.total_count).toBe(audited.total_count + 2)
    const { nodes } = await changesAfter(owner, cursor)
    expect(acts(nodes.filter((one) => one.uuid === uuid))).toEqual(['case removed', 'case added'])
    // Its external id finds it again, and is nobody else's.
    await answered('POST', `client/${client}/case/legal-aid`, careCase({ ...(await firmOf(uuid, answered)) }, ids), 409)
  })

  test('with rows, removed rows or a bill that is complete stays', async () => {
    const { answered, newCase, time } = await newFirm()
    const { uuid } = await newCase()
    const row = await time(uuid)
    const path = `client/case/${uuid}`
    expect((await answered<Refusal>('DELETE', path, undefined, 409)).message).toBe(
      'This case has 1 row. Only a case without rows can be removed.',
    )
    await answered('DELETE', `${path}/fee/${row.uuid}`, undefined, 204)
    expect((await answered<Refusal>('DELETE', path, undefined, 409)).message).toBe(
      'This case has 1 removed row that can be restored. Only a case without rows can be removed.',
    )
    const { uuid: other } = await newCase()
    await answered('POST', `client/case/${other}/status/complete`, {})
    expect((await answered<Refusal>('DELETE', `client/case/${other}`, undefined, 409)).message).toMatch(/complete/)
  })

  test('does not come back to a firm that is archived, nor without its fee earner', async () => {
    const { client, answered, earner, newCase, feeEarner, site } = await newFirm()
    const admin = answering(as(ADMIN))
    const other = await earner()
    const { uuid } = await newCase({ fee_earner: other.uuid })
    await answered('DELETE', `client/case/${uuid}`, undefined, 204)
    await answered('DELETE', `client/${client}/fee-earner/${other.uuid}`, undefined, 204)
    const back = `client/case/${uuid}/restore-removal`
    expect((await answered<Refusal>('POST', back, undefined, 409)).message).toBe(
      'The fee earner of this case was removed since. Bring the fee earner back first.',
    )
    await answered('POST', `client/${client}/fee-earner/${other.uuid}/restore-removal`)
    await admin('POST', `clients/${client}/archive`, {})
    expect((await answered<Refusal>('POST', back, undefined, 409)).message).toMatch(/archived/)
    await admin('POST', `clients/${client}/restore`, {})
    await answered('POST', back)
    expect([feeEarner, site]).toHaveLength(2)
  })
})

/** The firm of a case, as a new case needs it. */
async function firmOf(uuid: string, answered: ReturnType<typeof answering>) {
  const row = await answered<{ client: string; site: string; fee_earner: { uuid: string } }>(
    'GET',
    `client/case/${uuid}`,
  )
  return { client: row.client, site: row.site, feeEarner: row.fee_earner.uuid, person: '' }
}

describe('a client', () => {
  test('without cases is gone for everybody, its people with it, and comes back with them', async () => {
    const parent = await makeFirm(ADMIN, 'costs_draftsman')
    const owner = answering(as(parent.owner))
    const ids = [{ system: 'crm', id: word('k') }]
    const { uuid: child } = await owner<{ uuid: string }>(
      'POST',
      'clients',
      {
        name: word('Child'),
        type: 'solicitor',
        solicitor_sra_number: '640200',
        external_ids: ids,
        sites: [office('Leeds')],
        fee_earners: [{ site: '0', firstname: 'Ann', surname: 'Earner', type: 'solicitor', grade: 'A' }],
      },
      201,
    )
    const [site] = await owner<{ uuid: string }[]>('GET', `clients/${child}/sites`)
    const person = await makePerson(parent.owner, { client: child, site: site!.uuid }, 'solicitor')
    const gone = await makePerson(parent.owner, { client: child, site: site!.uuid }, 'solicitor')
    await owner('DELETE', `users/${gone.uuid}`)
    expect((await as(person.email).rest('GET', 'users/user')).status).toBe(200)
    const lists = [
      `clients/${child}`,
      'clients?first=50',
      `clients/${parent.client}/children`,
      `client/${child}/fee-earner`,
      `users?first=50&client=${child}`,
    ]
    const read = async () => {
      const answers: unknown[] = []
      for (const path of lists) answers.push(await owner('GET', path))
      return JSON.parse(
        JSON.stringify(answers, (key, value: unknown) =>
          /^(version|last_login(_ms)?|updated_at(_ms)?)$/.test(key) ? null : value,
        ),
      ) as unknown
    }
    const below = await makePerson(parent.owner, parent, 'team_leader')
    const { owner: stranger } = await makeFirm(ADMIN, 'costs_draftsman')
    const before = await read()
    expect((await owner<Refusal>('DELETE', `clients/${parent.client}`, undefined, 409)).message).toMatch(
      /Your own client/,
    )
    await owner('DELETE', `clients/${child}`, undefined, 204)
    for (const path of [`clients/${child}`, `client/${child}/fee-earner`, `client/${child}/case`])
      await owner('GET', path, undefined, 404)
    expect(await owner<{ nodes: { uuid: string }[] }>('GET', 'clients?first=50')).toMatchObject({ total_count: 1 })
    expect(await owner('GET', `clients?external_system=crm&external_id=${ids[0]?.id}`)).toEqual([])
    expect(
      (
        await as(person.email)
          .rest('GET', 'users/user')
          .catch(() => ({ status: 401 }))
      ).status,
    ).toBe(401)
    expect(await owner<Listed[]>('GET', 'clients/removal')).toMatchObject([{ uuid: child, kind: 'client' }])
    await answering(as(ADMIN))('GET', `clients/${child}`, undefined, 404)
    await answering(as(ADMIN))('GET', `clients/users/${person.uuid}`, undefined, 404)
    // Nobody below who might bring it back, and no other firm, learns of it.
    for (const email of [below.email, stranger])
      await answering(as(email))('POST', `clients/${child}/restore-removal`, undefined, 404)
    await owner('POST', `clients/${child}/restore-removal`)
    expect(await read()).toEqual(before)
  })

  test('with cases or clients of its own stays', async () => {
    const { client, newCase } = await newFirm()
    const admin = answering(as(ADMIN))
    await newCase()
    const refusal = await admin<Refusal>('DELETE', `clients/${client}`, undefined, 409)
    expect([refusal.message.replace(/^\w+/, 'It'), refusal.details]).toEqual([
      'It has 1 case. Archive the client instead.',
      { cases: '1 case' },
    ])
    const parent = await makeFirm(ADMIN, 'costs_draftsman')
    await makeFirm(parent.owner, 'solicitor')
    expect((await admin<Refusal>('DELETE', `clients/${parent.client}`, undefined, 409)).message).toMatch(
      / has 1 client of its own\. /,
    )
  })
})

describe('whoever may not', () => {
  test('removes and brings back nothing: lower roles 403, other firms 404, with the same words as for nothing', async () => {
    const { client, owner, answered, earner, newSite, newCase, site } = await newFirm()
    const { uuid } = await earner()
    const truro = await newSite('Truro')
    const { uuid: caseUuid } = await newCase()
    const solicitor = answering(as((await makePerson(owner, { client, site }, 'solicitor')).email))
    const administrator = answering(as((await makePerson(owner, { client, site }, 'it_administrator')).email))
    const stranger = answering(as((await makeFirm(ADMIN, 'solicitor')).owner))
    const ofClients = [`client/${client}/fee-earner/${uuid}`, `clients/${client}/sites/${truro.uuid}`]
    for (const path of [...ofClients, `clients/${client}`]) {
      await solicitor('DELETE', path, undefined, 403)
      await stranger('DELETE', path, undefined, 404)
    }
    await administrator('DELETE', `client/case/${caseUuid}`, undefined, 403)
    await administrator('DELETE', `clients/${client}`, undefined, 403)
    await stranger('DELETE', `client/case/${caseUuid}`, undefined, 404)
    for (const path of [...ofClients, `client/case/${caseUuid}`]) await answered('DELETE', path, undefined, 204)
    for (const path of ofClients) {
      await solicitor('POST', `${path}/restore-removal`, undefined, 403)
      await stranger('POST', `${path}/restore-removal`, undefined, 404)
    }
    await administrator('POST', `client/case/${caseUuid}/restore-removal`, undefined, 403)
    await stranger('POST', `client/case/${caseUuid}/restore-removal`, undefined, 404)
    expect(await solicitor('GET', 'clients/removal')).toEqual([])
    expect(await stranger('GET', `clients/removal?client=${client}`)).toEqual([])
    expect(await stranger('GET', `client/case/removal?client=${client}`)).toEqual([])
    expect(await administrator<Listed[]>('GET', 'clients/removal')).toHaveLength(2)
    expect(await administrator('GET', 'client/case/removal')).toEqual([])
    expect(await solicitor<Listed[]>('GET', 'client/case/removal')).toHaveLength(1)
    // A record of one firm under the path of another is none.
    const other = await newFirm()
    await other.answered('POST', `client/${other.client}/fee-earner/${uuid}/restore-removal`, undefined, 404)
    for (const path of ofClients) await administrator('POST', `${path}/restore-removal`)
    await solicitor('POST', `client/case/${caseUuid}/restore-removal`)
  })

  test('an IT administrator, who sees no case, is told counts alone', async () => {
    const { client, owner, site, feeEarner, newCase } = await newFirm()
    const name = word('Secret')
    await newCase({ case_name: name })
    const administrator = answering(as((await makePerson(owner, { client, site }, 'it_administrator')).email))
    const refusal = await administrator<Refusal>('DELETE', `client/${client}/fee-earner/${feeEarner}`, undefined, 409)
    expect(refusal.details).toEqual({ cases: '1 case' })
    expect(JSON.stringify(refusal)).not.toContain(name)
  })
})

describe('at one moment', () => {
  test('of two who remove or bring back one wins', async () => {
    const { client, caller, earner, newCase, answered } = await newFirm()
    const { uuid } = await earner()
    const { uuid: caseUuid } = await newCase()
    for (const path of [`client/${client}/fee-earner/${uuid}`, `client/case/${caseUuid}`]) {
      const twice = async (method: Method, to: string) =>
        (await Promise.all([caller.rest(method, to), caller.rest(method, to)])).map(({ status }) => status).toSorted()
      expect(await twice('DELETE', path)).toEqual([204, 404])
      expect(await twice('POST', `${path}/restore-removal`)).toEqual([200, 404])
    }
    await answered('GET', `client/case/${caseUuid}`)
  })

  test('a row that is added while its fee earner or case is removed is there, or neither', async () => {
    const { client, caller, earner, newCase, time } = await newFirm()
    const { uuid: kept } = await newCase()
    for (let round = 0; round < 6; round += 1) {
      const { uuid } = await earner()
      const { uuid: caseUuid } = await newCase()
      const row = (of: string, fee_earner: string) =>
        caller.rest('POST', `client/case/${of}/time-recording`, {
          date: '2025-03-04',
          fee_earner,
          activity_type: 'preparation',
          time: 1,
        })
      const [removed, added] = await Promise.all([
        caller.rest('DELETE', `client/${client}/fee-earner/${uuid}`),
        row(kept, uuid),
      ])
      expect([
        [204, 422],
        [204, 409],
        [409, 201],
      ]).toContainEqual([removed.status, added.status])
      const [gone, put] = await Promise.all([
        caller.rest('DELETE', `client/case/${caseUuid}`),
        caller.rest('POST', `client/case/${caseUuid}/note`, { body: 'At the same moment' }),
      ])
      expect([
        [204, 201],
        [204, 404],
        [204, 409],
      ]).toContainEqual([gone.status, put.status])
      await caller.rest('POST', `client/case/${caseUuid}/restore-removal`)
      const [away, entered] = await Promise.all([
        caller.rest('DELETE', `client/case/${caseUuid}`),
        time(caseUuid).then(
          () => ({ status: 201 }),
          () => ({ status: 404 }),
        ),
      ])
      expect([
        [204, 404],
        [409, 201],
      ]).toContainEqual([away.status, entered.status])
    }
  })

  test('a case that is added while its client is removed is there, or the client is gone', async () => {
    const admin = as(ADMIN)
    for (let round = 0; round < 4; round += 1) {
      const firm = await makeFirm(ADMIN, 'solicitor')
      const owner = as(firm.owner)
      await owner.rest('GET', 'users/user')
      const [removed, added] = await Promise.all([
        admin.rest('DELETE', `clients/${firm.client}`),
        owner.rest('POST', `client/${firm.client}/case/legal-aid`, careCase(firm)),
      ])
      expect([
        [204, 401],
        [204, 404],
        [409, 201],
      ]).toContainEqual([removed.status, added.status])
    }
  })
})

test('after thirty days nothing comes back, in a sentence; the sweep forgets it, and its files after it', async () => {
  let now = new Date()
  const api = await startOwnApi({}, { now: () => now })
  try {
    const owner = answering(api.as('owner@ashdown.example'))
    const { client_uuid: client } = await owner<{ client_uuid: string }>('GET', 'users/user')
    const [site] = await owner<{ uuid: string }[]>('GET', `clients/${client}/sites`)
    const made = await owner<{ uuid: string }>(
      'POST',
      `client/${client}/fee-earner`,
      { site: site?.uuid, firstname: 'Jane', surname: 'Roe', type: 'solicitor', grade: 'B' },
      201,
    )
    const path = `client/${client}/fee-earner/${made.uuid}`
    await owner('DELETE', path, undefined, 204)
    const { db } = api.database
    const DAY = 86_400_000
    now = new Date(now.getTime() + 29 * DAY)
    await sweepRemovals(db, now)
    expect(await owner<Listed[]>('GET', 'clients/removal')).toHaveLength(1)
    now = new Date(now.getTime() + 2 * DAY)
    expect(await owner('GET', 'clients/removal')).toEqual([])
    expect((await owner<Refusal>('POST', `${path}/restore-removal`, undefined, 409)).message).toBe(
      'Jane Roe was removed more than thirty days ago, and cannot be brought back any more.',
    )
    await sweepRemovals(db, now)
    await owner('POST', `${path}/restore-removal`, undefined, 404)
  } finally {
    await api.stop()
  }
})

test('the files of a removed case are kept in the store as long as it can come back', async () => {
  const { db, sides, store, personOf, within, close } = await openOwn()
  try {
    const LATER = new Date(Date.now() + 3 * 3_600_000)
    const { uuid: person, client_uuid } = await personOf('owner@ashdown.example')
    const { uuid: case_uuid } = await db
      .selectFrom('case')
      .select('uuid')
      .where('client_uuid', '=', client_uuid)
      .executeTakeFirstOrThrow()
    const { uuid, size, sha256 } = await store.save(Readable.from([Buffer.from('A letter.')]))
    const file = { uuid, case_uuid, client_uuid: client_uuid ?? '' }
    await db
      .insertInto('case_file')
      .values({
        ...file,
        is_file: true,
        name: 'a.txt',
        size,
        sha256,
        media_type: 'text/plain',
        created_by: person,
        parent_uuid: null,
        dated: null,
        deleted_by: null,
      })
      .execute()
    // The rows of that case are not the matter here: they go with it, and come back.
    const rowsOf = async (): Promise<unknown> =>
      (
        await sql`select * from hearing join case_item on uuid = item_uuid where case_uuid = ${case_uuid}
      union all select * from hearing join case_item on uuid = item_uuid where false order by 1`.execute(db)
      ).rows
    const before = await rowsOf()
    const taken = await within('owner@ashdown.example', async (tx) => {
      const { rows } = await sql<{ taken: string | null }>`
        select take_away('case', ${file.case_uuid}::uuid, ${file.client_uuid}::uuid, 'A case', now()) as taken`.execute(
        tx,
      )
      return rows[0]?.taken
    })
    expect(taken).toEqual(expect.any(String))
    await sweepFiles(sides, LATER)
    const stored = () =>
      db.selectFrom('stored_file').select('trashed_at').where('uuid', '=', file.uuid).executeTakeFirst()
    expect(await stored()).toEqual({ trashed_at: null })
    // Nobody of another firm takes away or brings back by the functions themselves.
    const other = await within('admin@costdraft.example', async (tx) => {
      const { rows } = await sql<{ is_back: boolean }>`select bring_back(${taken}::uuid) as is_back`.execute(tx)
      return rows[0]?.is_back
    })
    expect(other).toBe(false)
    const isBack = await within('owner@ashdown.example', async (tx) => {
      const { rows } = await sql<{ is_back: boolean }>`select bring_back(${taken}::uuid) as is_back`.execute(tx)
      return rows[0]?.is_back
    })
    expect(isBack).toBe(true)
    expect(await rowsOf()).toEqual(before)
    await within('owner@ashdown.example', (tx) =>
      sql`select take_away('case', ${file.case_uuid}::uuid, ${file.client_uuid}::uuid, 'A case', now())`.execute(tx),
    )
    await sweepRemovals(db, new Date(Date.now() + 31 * 86_400_000))
    await sweepFiles(sides, LATER)
    expect((await stored())?.trashed_at).toEqual(expect.any(String))
  } finally {
    await close()
  }
})

test('every table that hangs on a case is one that goes and comes back with it', async () => {
  const { db, close } = await openOwn()
  try {
    const { rows } = await sql<{
      name: string
      key: string | null
    }>`select name, key from tables_of_removal('case')`.execute(db)
    expect(rows.filter(({ key }) => key === null)).toEqual([])
    expect(rows.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['case', 'case_item', 'stage_period', 'webhook_delivery', 'hearing']),
    )
  } finally {
    await close()
  }
})
