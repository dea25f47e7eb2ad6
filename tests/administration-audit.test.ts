import { londonDay } from '@costdraft/schema/london-day.ts'
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { atLink } from './support/account-links.ts'
import { administrationOf, saidOf } from './support/administration.ts'
import { ADMIN, makeFirm, makePerson, office, type Firm } from './support/firms.ts'
import { program } from './support/identities.ts'
import { as } from './support/instance.ts'
import { billListEntry, rateCard, rateEdition } from './support/target.ts'

interface Made {
  uuid: string
}
type Method = 'POST' | 'PATCH' | 'DELETE'

let parent: Firm & { owner: string }
beforeAll(async () => {
  parent = await makeFirm(ADMIN, 'costs_draftsman', 'Harbour')
})

/** What an owner does, each of which succeeds. */
const doneBy =
  (email: string) =>
  async (method: Method, path: string, body?: unknown): Promise<Made> => {
    const answer = await as(email).rest<Made>(method, path, body ?? (method === 'DELETE' ? undefined : {}))
    expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body])
    return answer.body
  }
/** What is said of a firm after it was made, the oldest first. */
const saidSince = async (email: string, before: number): Promise<string[]> => (await saidOf(email)).slice(before)

describe('what is said', () => {
  test('of people: roles, links, resets, factors, absences, groups, hand-overs', async () => {
    const firm = await makeFirm(parent.owner, 'solicitor', 'Ashdown')
    const change = doneBy(firm.owner)
    const lena = await makePerson(firm.owner, firm, 'solicitor', 'Lena')
    const tom = await makePerson(firm.owner, firm, 'team_leader', 'Tom')
    const before = (await saidOf(firm.owner)).length
    await change('PATCH', `users/${lena.uuid}`, { client_role: 'team_leader', surname: 'Leaver' })
    await change('POST', `users/${lena.uuid}/reset`)
    await change('POST', `users/${lena.uuid}/password`, { password: 'Quite-another-1' })
    await change('PATCH', `clients/${firm.client}/second-factor`, { roles: ['it_administrator'] })
    await change('POST', `users/${lena.uuid}/absence`, { from: '2099-01-01', until: '2099-02-01', deputy: tom.uuid })
    const groups = `clients/${firm.client}/user-group`
    const group = await change('POST', groups, { name: 'Costs', users: [lena.uuid] })
    await change('PATCH', `${groups}/${group.uuid}`, { name: 'Costs team' })
    await change('PATCH', `${groups}/${group.uuid}`, { users: [tom.uuid] })
    await change('PATCH', `${groups}/${group.uuid}`, { users: [tom.uuid] })
    await change('DELETE', `${groups}/${group.uuid}`)
    await change('POST', `users/${lena.uuid}/hand-over`, { to: { reviews: tom.uuid } })
    await change('POST', `users/${lena.uuid}/hand-over/undo`)
    const rex = await makePerson(parent.owner, parent, 'team_leader', 'Rex', { [firm.client]: 'solicitor' })
    await doneBy(parent.owner)('PATCH', `clients/${firm.client}/users/${rex.uuid}`, { client_role: 'team_leader' })
    await doneBy(parent.owner)('DELETE', `clients/${firm.client}/users/${rex.uuid}`)
    expect(await saidSince(firm.owner, before)).toEqual([
      'user | Lena Leaver | Role: Solicitor → Team leader. | Surname: Tester → Leaver. | SRA number: 650001 → nothing.',
      'account_link | Lena Leaver | Invited.',
      'password | Lena Leaver | Password changed.',
      'second_factor_rule | Ashdown | Required for: nobody → IT administrator.',
      'user | Lena Leaver | Away from: nothing → 01/01/2099. | Away until: nothing → 01/02/2099. | Deputy: nothing → Tom Tester.',
      'user_group | Costs team | Added.',
      'user_group | Costs team | Name: Costs → Costs team.',
      'user_group | Costs team | Members: Lena Leaver → Tom Tester.',
      'user_group | Costs team | Removed.',
      'hand_over | Lena Leaver | Handed over: reviews to Tom Tester.',
      'user | Lena Leaver | Deactivated.',
      'hand_over | Lena Leaver | Hand-over undone: 0 cases given back.',
      'user | Lena Leaver | Restored: can sign in again.',
      'link | Rex Tester | Role: no access → Solicitor.',
      'link | Rex Tester | Role: Solicitor → Team leader.',
      'link | Rex Tester | Role: Team leader → no access.',
    ])
    // The firm whose person he is reads it too.
    expect(await saidOf(parent.owner, { clients: [parent.client], records: [rex.uuid], kinds: ['link'] })).toEqual([
      'link | Rex Tester | Role in Ashdown: no access → Solicitor.',
      'link | Rex Tester | Role in Ashdown: Solicitor → Team leader.',
      'link | Rex Tester | Role in Ashdown: Team leader → no access.',
    ])
  })

  test('of a firm: sites, periods, rates, cards, lists, API clients, webhooks, archives', async () => {
    const firm = await makeFirm(parent.owner, 'solicitor', 'Bryn')
    const change = doneBy(firm.owner)
    const before = (await saidOf(firm.owner)).length
    const sites = `clients/${firm.client}/sites`
    const site = await change('POST', sites, office('Branch', { headquarters: false }))
    await change('PATCH', `${sites}/${site.uuid}`, { location: 'London', town: 'London' })
    const earners = `client/${firm.client}/fee-earner`
    const earner = { site: firm.site, firstname: 'Fay', surname: 'Earner', type: 'solicitor', grade: 'C' }
    const fay = await change('POST', earners, earner)
    await change('PATCH', `${earners}/${fay.uuid}`, { grade: 'B', from: '2025-01-01' })
    await change('PATCH', `${earners}/${fay.uuid}`, { site: site.uuid })
    await change('POST', `${earners}/${fay.uuid}/retirement`, { from: '2027-01-01' })
    await change('DELETE', `${earners}/${fay.uuid}`)
    await change('DELETE', `${sites}/${site.uuid}`)
    await change('POST', `${sites}/${site.uuid}/restore-removal`)
    const editions = `client/${firm.client}/rates/care_fixed_fee/edition`
    const edition = await change('POST', editions, rateEdition('Our panel'))
    await change('PATCH', `${editions}/${edition.uuid}`, { amounts: { 'parent.other_judge.one.North': 1_600 } })
    await change('DELETE', `${editions}/${edition.uuid}`)
    const cards = `client/${firm.client}/rate-card`
    const card = await change('POST', cards, rateCard)
    await change('PATCH', `${cards}/${card.uuid}`, { rate: 210.5 })
    await change('DELETE', `${cards}/${card.uuid}`)
    await change('POST', cards, { fee_earner: firm.feeEarner, effective_from: '2020-01-01', rate: 200 })
    const list = `client/${firm.client}/bill-list/opg105_categories`
    const entry = await change('POST', list, billListEntry('Own list'))
    await change('DELETE', `${list}/${entry.uuid}`)
    const programs = `clients/${firm.client}/api-client`
    const feed = await change('POST', programs, {
      ...{ name: 'Feed', client_role: 'solicitor', read_only: true, scopes: ['cases:read'], expires_at: '2099-01-31' },
    })
    await change('DELETE', `${programs}/${feed.uuid}`)
    const hooks = `clients/${firm.client}/webhook`
    const url = 'https://hooks.firm.example/in?token=not-for-the-log'
    const hook = await change('POST', hooks, { url, types: ['comment.added'] })
    await change('PATCH', `clients/webhook/${hook.uuid}`, { url: `${url}-either` })
    await change('POST', `clients/webhook/${hook.uuid}/secret`)
    await change('DELETE', `clients/webhook/${hook.uuid}`)
    await change('PATCH', `clients/${firm.client}`, { name: 'Bryn and Co' })
    await doneBy(parent.owner)('POST', `clients/${firm.client}/archive`)
    await doneBy(parent.owner)('POST', `clients/${firm.client}/restore`)
    const care = 'Table 2(c): Fixed fee in care and supervision proceedings'
    expect(await saidSince(firm.owner, before)).toEqual([
      'site | Branch | Added.',
      'site | Branch | Town: York → London. | Location: Non-London → London.',
      'fee_earner | Fay Earner | Added.',
      'fee_earner | Fay Earner | Grade from 01/01/2025: C → B.',
      'fee_earner | Fay Earner | Location from 01/01/2025: Bryn → Branch.',
      'fee_earner | Fay Earner | Retired from: nothing → 01/01/2027.',
      'fee_earner | Fay Earner | Removed.',
      'site | Branch | Removed.',
      'site | Branch | Restored.',
      `rate_edition | ${care} | Added: 1 figure from 01/01/2020.`,
      `rate_edition | ${care} | Parent, Other judge, One client, North: £1,500.00 → £1,600.00.`,
      `rate_edition | ${care} | Removed: 1 figure from 01/01/2020.`,
      'rate_card | Grade A | Added: £200.00 an hour from 01/01/2020.',
      'rate_card | Grade A | Rate: £200.00 → £210.50.',
      'rate_card | Grade A | Removed: £210.50 an hour from 01/01/2020.',
      'rate_card | Bryn Earner | Added: £200.00 an hour from 01/01/2020.',
      'bill_list_entry | Own list | Added.',
      'bill_list_entry | Own list | Removed.',
      'api_client | Feed (API) | Added as Solicitor, to read only, for read cases, until 31/01/2099.',
      'api_client | Feed (API) | Revoked.',
      'webhook | hooks.firm.example | Added.',
      'webhook | hooks.firm.example | Address: hooks.firm.example/… → hooks.firm.example/….',
      'webhook | hooks.firm.example | New secret made.',
      'webhook | hooks.firm.example | Removed.',
      'client | Bryn and Co | Name: Bryn → Bryn and Co.',
      'client | Bryn and Co | Archived.',
      'client | Bryn and Co | Restored.',
    ])
  })
})

describe('whoever', () => {
  test('administers a firm reads what is of it, and nobody else does', async () => {
    const firm = await makeFirm(parent.owner, 'solicitor')
    const person = async (role: string): Promise<string> => (await makePerson(firm.owner, firm, role)).email
    const linked = await makePerson(parent.owner, parent, 'solicitor', 'Ida', { [firm.client]: 'it_administrator' })
    for (const reader of [firm.owner, await person('it_administrator'), linked.email]) {
      const { page } = await administrationOf(reader)
      expect([reader, new Set(page?.nodes.map(({ client }) => client?.uuid))]).toEqual([reader, new Set([firm.client])])
      expect(page?.totalCount).toBeGreaterThan(3)
    }
    for (const other of [await person('team_leader'), await person('costs_draftsman'), await person('solicitor')]) {
      expect((await administrationOf(other)).error).toBe('FORBIDDEN')
      expect((await as(other).rest('GET', 'users/audit')).status).toBe(403)
    }
    // An owner of the parent has no role in it, if none is given.
    const above = await makePerson(parent.owner, parent, 'owner')
    expect((await administrationOf(above.email, { clients: [firm.client] })).page?.totalCount).toBe(0)
    const rival = await makeFirm(ADMIN, 'solicitor')
    for (const filter of [{ clients: [firm.client] }, { records: [linked.uuid] }, { by: [firm.person] }])
      expect((await administrationOf(rival.owner, filter)).page).toMatchObject({ totalCount: 0, nodes: [] })
  })

  test('had a client below is not told below whom it is now', async () => {
    const [old, next] = [await makeFirm(ADMIN, 'costs_draftsman', 'Older'), await makeFirm(ADMIN, 'costs_draftsman')]
    const child = await makeFirm(old.owner, 'solicitor', 'Moved')
    const moved = await as(ADMIN).rest('POST', `clients/${child.client}/parent`, { parent: next.client })
    expect([moved.body, moved.status]).toEqual([moved.body, 200])
    const readBy = (email: string) => saidOf(email, { records: [child.client], kinds: ['client'] })
    expect((await readBy(old.owner)).at(-1)).toBe('client | Moved | Parent was changed.')
    expect((await readBy(next.owner)).at(-1)).toBe('client | Moved | Parent was changed.')
    const { error, page } = await administrationOf(child.owner, { records: [child.client], first: 1 })
    expect([error, page?.nodes[0]?.sentences]).toEqual([undefined, ['Parent was changed.']])
  })

  test('is a system administrator reads what is about system administrators alone', async () => {
    const added = await as(ADMIN).rest<Made>('POST', 'users/administrators', {
      ...{ firstname: 'Ada', surname: 'Second', email_address: `${randomUUID()}@costdraft.example` },
      password: 'Quite-another-1',
    })
    expect(added.status).toBe(201)
    const { page } = await administrationOf(ADMIN)
    expect(new Set(page?.nodes.map(({ client }) => client))).toEqual(new Set([null]))
    expect(await saidOf(ADMIN, { records: [added.body.uuid] })).toEqual([
      'user | Ada Second | Added as System administrator.',
    ])
    expect((await administrationOf(parent.owner, { records: [added.body.uuid] })).page?.totalCount).toBe(0)
  })

  test('is a program reads with the scope of administration', async () => {
    const reading = { read_only: true, client_role: 'it_administrator' }
    const may = await program(parent.owner, parent.client, { ...reading, scopes: ['admin:read'] })
    expect((await may.rest('GET', 'users/audit?first=1')).status).toBe(200)
    const mayNot = await program(parent.owner, parent.client, { ...reading, scopes: ['cases:read'] })
    expect(await mayNot.rest('GET', 'users/audit')).toMatchObject({ status: 403 })
  })
})

describe('an entry', () => {
  const NETWORK = 'costdraft-network'
  const newGroup = (firm: Firm) => [`clients/${firm.client}/user-group`, { name: randomUUID(), users: [] }] as const

  test('says from where it was made, as the gateway knows it', async () => {
    const firm = await makeFirm(parent.owner, 'solicitor')
    const latest = async () => (await administrationOf(firm.owner, { first: 1 })).page?.nodes[0]?.network
    const said = { [NETWORK]: '203.0.113.0/24' }
    expect((await as(firm.owner).rest('POST', ...newGroup(firm), said)).status).toBe(201)
    expect(await latest()).toBe('203.0.113.0/24')
    await as(firm.owner).rest('POST', ...newGroup(firm), { [NETWORK]: 'Office of Mary' })
    expect(await latest()).toBe('127.0.0.0/24')
    // The gateway says it of its own knowledge, whatever it is told.
    const add = 'mutation($c: ID!) { addUserGroup(clientUuid: $c, name: "Costs", users: []) { uuid } }'
    const { errors } = await as(firm.owner).graphql(
      add,
      { c: firm.client },
      { ...said, 'x-forwarded-for': '198.51.100.9' },
    )
    expect([errors, await latest()]).toEqual([undefined, '127.0.0.0/24'])
  })

  test('of a password that was chosen by a link says from where, too', async () => {
    const firm = await makeFirm(parent.owner, 'solicitor')
    const invited = await as(firm.owner).rest<{ uuid: string; invitation: { link: string } }>(
      'POST',
      `users/clients/${firm.client}/invitation`,
      {
        ...{ firstname: 'Ina', surname: 'Vited', email_address: `${randomUUID()}@firm.example` },
        ...{ client_role: 'team_leader', site_uuid: firm.site },
      },
    )
    expect((await atLink(invited.body.invitation.link).choose('Quite-another-1')).status).toBe(200)
    const { page } = await administrationOf(firm.owner, { records: [invited.body.uuid], kinds: ['password'] })
    expect(page?.nodes).toMatchObject([{ by: { name: 'Ina Vited' }, network: '127.0.0.0/24' }])
  })

  test('is found by person, kind, record and day, a page at a time', async () => {
    const firm = await makeFirm(parent.owner, 'solicitor')
    const second = await makePerson(firm.owner, firm, 'owner', 'Olga')
    await as(second.email).rest('PATCH', `users/${firm.person}`, { surname: 'Renamed' })
    await as(second.email).rest('POST', ...newGroup(firm))
    const all = (await administrationOf(firm.owner)).page
    const found = async (filters: Record<string, unknown>) => (await administrationOf(firm.owner, filters)).page?.nodes
    expect((await found({ by: [second.uuid] }))?.map(({ by, kind }) => [by.name, kind.name])).toEqual([
      ['Olga Tester', 'user_group'],
      ['Olga Tester', 'user'],
      ['Olga Tester', 'password'],
    ])
    expect((await found({ kinds: ['user'], records: [firm.person] }))?.map(({ sentences }) => sentences)).toEqual([
      [expect.stringContaining('→ Renamed.')],
      ['Added as Owner.'],
    ])
    const today = londonDay(new Date())
    const day = (days: number): string => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
    expect(await found({ from: day(-1), to: day(1) })).toEqual(all?.nodes)
    // The last day is one of them.
    expect(await found({ to: today })).toEqual(all?.nodes)
    expect([await found({ from: day(2) }), await found({ to: day(-2) })]).toEqual([[], []])
    const pages = []
    for (let after: string | null = null, more = true; more;) {
      const { page } = await administrationOf(firm.owner, { first: 3, after })
      pages.push(...(page?.nodes ?? []))
      expect(page?.totalCount).toBe(all?.totalCount)
      ;({ endCursor: after = null, hasNextPage: more = false } = page?.pageInfo ?? { endCursor: null })
    }
    expect(pages).toEqual(all?.nodes)
  })

  test.each([
    ['kind=case', { kind: expect.stringContaining('Choose from user, link') }],
    ['by=me', { by: 'Send uuids.' }],
    ['from=27/11/2026', { from: 'Enter a date as yyyy-mm-dd.' }],
    ['from=2026-02-02&to=2026-02-01', { to: 'The last day cannot be before the first.' }],
    ['who=me', { who: expect.any(String) }],
  ])('is not looked for by %s', async (query, details) => {
    expect(await as(parent.owner).rest('GET', `users/audit?${query}`)).toMatchObject({ status: 422, body: { details } })
  })

  test('is a line of the sheet, in which no name becomes a formula', async () => {
    const firm = await makeFirm(parent.owner, 'solicitor')
    await as(firm.owner).rest('POST', `clients/${firm.client}/user-group`, { name: '=1+1', users: [] })
    const { data } = await as(firm.owner).graphql(
      '{ administrationAuditSheet(format: csv, kinds: ["user_group", "password"]) { fileName content } }',
    )
    const { fileName, content } = (data as Record<string, unknown>).administrationAuditSheet as {
      fileName: string
      content: string
    }
    expect(fileName).toMatch(/^Administration \d{4}-\d\d-\d\d\.csv$/)
    const lines = Buffer.from(content, 'base64').toString().split('\r\n')
    expect(lines[0]).toContain('When,Who,From,Client,Kind,Record,What')
    expect(lines[1]).toMatch(/,127\.0\.0\.0\/24,[^,]*,User group,"?'=1\+1"?,Added\.$/)
    expect(lines.filter(Boolean)).toHaveLength(3)
  })
})
