import { beforeAll, describe, expect, test } from 'vitest'
import { applyTo, changesAfter, cursorOfNow } from './support/change-feed.ts'
import { careCase } from './support/care-case.ts'
import { ADMIN, makeFirm, makePerson } from './support/firms.ts'
import { as, instance, type Caller } from './support/instance.ts'
import { listCases, readPriced } from './support/reports/read.ts'
import { sent } from './support/sent.ts'
import { freshTokens } from './support/sign-in.ts'
import {
  careCaseOf,
  caseByCard,
  filledFirms,
  gradeCard,
  merge,
  merged as mergeAll,
  previewed,
  twoFirms,
  type OwnedFirm,
  type TwoFirms,
} from './support/merging/two-firms.ts'

interface StageCount {
  stage: string
  count: number
  value: number
}
interface Totals {
  net: number
  vat: number
  value: number | null
}
interface Case {
  uuid: string
  client: string
}

/** A person of a firm whose sessions a merge has ended. */
const anew = async (email: string): Promise<Caller> => as(undefined, (await freshTokens(instance, email)).access_token)
const pence = (pounds: number): number => Math.round(pounds * 100)

/** What a firm comes to, as each place says that shows it: its list, its board, its reports, and each bill. */
async function sumsOf(caller: Caller, client: string) {
  const cases = await listCases(caller, { client })
  const { body: stages } = await caller.rest<StageCount[]>('GET', `client/case/by-stage?client=${client}`)
  const report = await readPriced(caller, `work-in-progress?by=stage&client=${client}`)
  const bills = new Map<string, string>()
  for (const { uuid } of cases) {
    const { body } = await caller.rest<Totals>('GET', `client/case/${uuid}/totals`)
    bills.set(uuid, JSON.stringify(body))
  }
  return {
    bills,
    count: cases.length,
    board: Object.fromEntries(stages.map(({ stage, count, value }) => [stage, [count, pence(value)]])),
    inProgress: [report.total.count, pence(report.total.net), pence(report.total.vat)],
  }
}
type Sums = Awaited<ReturnType<typeof sumsOf>>
const added = (one: readonly number[] = [], other: readonly number[] = []): number[] =>
  Array.from({ length: Math.max(one.length, other.length) }, (_none, at) => (one[at] ?? 0) + (other[at] ?? 0))
const sum = (one: Sums, other: Sums): Omit<Sums, 'bills'> => ({
  count: one.count + other.count,
  board: Object.fromEntries(
    [...new Set([...Object.keys(one.board), ...Object.keys(other.board)])].map((stage) => [
      stage,
      added(one.board[stage], other.board[stage]),
    ]),
  ),
  inProgress: added(one.inProgress, other.inProgress),
})

describe('two firms with every kind of content', () => {
  let firms: TwoFirms
  let before: Sums
  let after: Sums
  let caller: Caller
  beforeAll(async () => {
    firms = await filledFirms()
    const { kept, merged, parent } = firms
    before = await sumsOf(as(merged.owner), merged.client)
    const own = await sumsOf(as(kept.owner), kept.client)
    const { answer } = await mergeAll(parent.owner, firms)
    expect([answer.status, answer.body]).toMatchObject([200, { uuid: kept.client }])
    caller = as(kept.owner)
    after = await sumsOf(caller, kept.client)
    const { bills, ...sums } = after
    expect(sums).toEqual(sum(own, before))
    // Nothing moved a value here: each bill is what it was, to the penny.
    expect(bills).toEqual(new Map([...own.bills, ...before.bills]))
  }, 300_000)

  test('become one, whose people see all cases, and whose people of before see nothing of the other name', async () => {
    const { kept, merged } = firms
    const moved = await anew(merged.owner)
    expect((await moved.rest<{ client_uuid: string }>('GET', 'users/user')).body.client_uuid).toBe(kept.client)
    expect((await listCases(moved, {})).length).toBe(after.count)
    for (const uuid of before.bills.keys()) {
      const { body } = await caller.rest<Case & { case_name: string }>('GET', `client/case/${uuid}`)
      expect(body).toMatchObject({ uuid })
      const found = await caller.rest('GET', `client/search?q=${encodeURIComponent(body.case_name)}`)
      expect(JSON.stringify(found.body)).toContain(uuid)
    }
  })

  test('lead from the merged one to the kept one', async () => {
    const { kept, merged } = firms
    for (const reader of [caller, as(ADMIN), as(firms.parent.owner)])
      expect((await reader.rest('GET', `clients/${merged.client}`)).body).toMatchObject({
        merged_into: kept.client,
        archived_at: expect.any(String),
      })
    expect((await as(ADMIN).rest('POST', `clients/${merged.client}/restore`)).status).toBe(409)
    expect((await caller.rest('GET', `clients/${kept.client}`)).body).toMatchObject({ merged_into: null })
  })

  test('have one headquarters, the sites and fee earners of both, and their audit', async () => {
    const { kept } = firms
    const { body: sites } = await caller.rest<{ headquarters: boolean }[]>('GET', `clients/${kept.client}/sites`)
    expect(sites.filter(({ headquarters }) => headquarters)).toHaveLength(1)
    const [first] = before.bills.keys()
    const { body } = await caller.rest<{ nodes: unknown[] }>('GET', `client/case/${first}/audit`)
    expect(body.nodes.length).toBeGreaterThan(0)
  })

  test('take new rows, which every reference between rows of a firm allows', async () => {
    const { kept, merged } = firms
    const open = (await listCases(caller, { status: 'in_progress' })).find(({ uuid }) => before.bills.has(uuid))
    const answer = await caller.rest('POST', `client/case/${open?.uuid}/note`, { body: 'After the merge.' })
    expect(answer.status).toBe(201)
    const theirs = await anew(merged.owner)
    await theirs.rest('POST', `client/case/${open?.uuid}/note`, { body: 'Of whoever came with it.' })
    const { status } = await theirs.rest('POST', `client/${kept.client}/case/legal-aid`, {})
    expect(status).toBe(422)
    expect((await theirs.rest('POST', `client/${merged.client}/case/legal-aid`, {})).status).toBe(404)
  })
})

describe('a preview', () => {
  test('counts what moves and names what collides, and stores nothing', async () => {
    const firms = await twoFirms()
    const { kept, merged, parent } = firms
    for (const firm of [kept, merged]) {
      await careCaseOf(firm, { case_name: 'Re Willow', solicitors_case_reference: 'SAME/1' })
      await sent(firm.owner, 'POST', `clients/${firm.client}/user-group`, { name: 'Family', users: [firm.person] })
      await sent(firm.owner, 'POST', `clients/${firm.client}/sites`, {
        ...{ site_name: 'Leeds', first_line_address: '1 High Street', town: 'Leeds', postcode: 'LS1 2PF' },
        ...{ region: 'North', location: 'Non-London' },
      })
      await caseByCard(firm)
    }
    await gradeCard(kept, 200)
    await gradeCard(merged, 300)
    const { status, body } = await previewed(parent.owner, firms)
    expect(status).toBe(200)
    expect(Object.fromEntries(body.counts.map(({ kind, count }) => [kind, count]))).toEqual({
      open_case: 2,
      site: 2,
      fee_earner: 1,
      user: 1,
      user_group: 1,
      rate: 1,
    })
    const named = body.collisions.map(({ kind, name }) => `${kind} ${name}`)
    expect(named).toEqual(
      expect.arrayContaining(['rate_card Grade A', 'case IP/1, SAME/1', 'site Leeds', 'user_group Family']),
    )
    // By default the rates of the kept one hold: two hours at £300 come to two at £200, with VAT.
    expect(body.cases).toMatchObject({ total_count: 4, examined: 4 })
    expect(body.cases.nodes).toMatchObject([{ before: 720, after: 480 }])
    const other = await previewed(parent.owner, firms, { 'rate_card:A': 'merged' })
    expect(other.body.cases.nodes).toMatchObject([{ before: 480, after: 720 }])
    expect(other.body.stamp).not.toBe(body.stamp)
    // A system administrator sees no case: values alone.
    const { body: blind } = await previewed(ADMIN, firms)
    expect(blind.cases.nodes).toMatchObject([{ before: 720, after: 480, case_name: null }])
    expect(JSON.stringify(blind)).not.toContain('SAME/1')
    expect((await previewed(parent.owner, firms)).body).toEqual(body)
    expect((await as(merged.owner).rest('GET', 'client/case')).status).toBe(200)
  })

  test('asks for each choice, and is asked for again once anything was changed', async () => {
    const firms = await twoFirms()
    const { kept, merged, parent } = firms
    const moving = await caseByCard(merged)
    await gradeCard(merged, 300)
    const { body: first } = await previewed(parent.owner, firms)
    expect(await merge(parent.owner, firms, { stamp: first.stamp })).toMatchObject({
      status: 409,
      body: { details: { 'rate_card:A': expect.stringContaining('Grade A') } },
    })
    const choices = { 'rate_card:A': 'kept' } as const
    const { body: second } = await previewed(parent.owner, firms, choices)
    await gradeCard(kept, 250)
    expect(await merge(parent.owner, firms, { stamp: second.stamp, choices })).toMatchObject({
      status: 409,
      body: { details: { stamp: expect.stringMatching(/Look at it again/) } },
    })
    const { body: third } = await previewed(parent.owner, firms, choices)
    expect(third.cases.nodes).toMatchObject([{ uuid: moving, before: 720, after: 600 }])
    expect((await merge(parent.owner, firms, { stamp: third.stamp, choices })).status).toBe(200)
    const { body: totals } = await as(kept.owner).rest<Totals>('GET', `client/case/${moving}/totals`)
    expect(totals.value).toBe(600)
    const { body: audit } = await as(kept.owner).rest<{ nodes: { action: string; after: object }[] }>(
      'GET',
      `client/case/${moving}/audit`,
    )
    expect(audit.nodes.filter(({ action }) => action === 'revalued')).toMatchObject([
      { after: { because: expect.stringMatching(/was merged into/) } },
    ])
  })
})

describe('rows of one name', () => {
  test('stay, and those that moved say where they come from', async () => {
    const firms = await twoFirms()
    const { kept, merged, parent } = firms
    const ids = [{ system: 'pms', id: 'same' }]
    const list = (firm: OwnedFirm, name: string) =>
      sent(firm.owner, 'POST', `client/${firm.client}/bill-list/opg105_categories`, {
        ...{ code: 'A1', name, source: 'The template', from: '2020-01-01' },
      })
    for (const firm of [kept, merged]) {
      await careCaseOf(firm, { external_ids: ids })
      await sent(firm.owner, 'POST', `clients/${firm.client}/user-group`, { name: 'Family', users: [firm.person] })
    }
    await list(kept, 'Ours')
    await list(merged, 'Theirs')
    const { answer } = await mergeAll(parent.owner, firms, 'merged')
    expect(answer.status).toBe(200)
    const caller = as(kept.owner)
    const { body: groups } = await caller.rest<{ name: string }[]>('GET', `clients/${kept.client}/user-group`)
    expect(groups.map(({ name }) => name)).toEqual(['Family', expect.stringMatching(/^Family \(Firm/)])
    const { body: entries } = await caller.rest<{ name: string }[]>(
      'GET',
      `client/${kept.client}/bill-list/opg105_categories`,
    )
    expect(entries.map(({ name }) => name)).toEqual(['Theirs'])
    const { body: found } = await caller.rest<Case[]>('GET', 'client/case?external_system=pms&external_id=same')
    expect(JSON.stringify(found).match(/"external_id"/g)?.length ?? 0).toBeLessThanOrEqual(1)
    expect(await listCases(caller, { external_system: 'pms', external_id: 'same' })).toHaveLength(1)
  })
})

describe('people', () => {
  test('with a role in both keep the higher, and whoever is of the merged one signs in again', async () => {
    const firms = await twoFirms()
    const { kept, merged, parent } = firms
    const lead = await makePerson(parent.owner, parent, 'team_leader', 'Lena', {
      [kept.client]: 'costs_draftsman',
      [merged.client]: 'team_leader',
    })
    const before = (await freshTokens(instance, merged.owner)).access_token
    expect((await as(undefined, before).rest('GET', 'users/user')).status).toBe(200)
    const { preview } = await mergeAll(parent.owner, firms)
    expect(preview.collisions.find(({ kind }) => kind === 'role')).toMatchObject({
      name: expect.stringMatching(/^Lena/),
    })
    expect((await as(undefined, before).rest('GET', 'users/user')).status).toBe(401)
    const { body } = await as(lead.email).rest<{ children_clients: Record<string, { role: string }> }>(
      'GET',
      'users/user',
    )
    expect(Object.keys(body.children_clients)).toEqual([kept.client])
    expect(body.children_clients[kept.client]?.role).toBe('team_leader')
  })

  test('of another client above lose their roles', async () => {
    const kept = await makeFirm(ADMIN, 'solicitor')
    const parent = await makeFirm(ADMIN, 'costs_draftsman')
    const firms = { parent, kept, merged: await makeFirm(parent.owner, 'solicitor') }
    const { uuid } = await careCaseOf(firms.merged)
    expect((await as(parent.owner).rest('GET', `client/case/${uuid}`)).status).toBe(200)
    expect((await previewed(parent.owner, firms)).status).toBe(404)
    const { answer } = await mergeAll(ADMIN, firms)
    expect(answer.status).toBe(200)
    expect((await as(parent.owner).rest('GET', `client/case/${uuid}`)).status).toBe(404)
    expect((await as(parent.owner).rest('GET', `clients/${kept.client}`)).status).toBe(404)
    expect((await as(kept.owner).rest('GET', `client/case/${uuid}`)).status).toBe(200)
  })
})

test('the feed of changes says what came to the kept firm, and what left the other', async () => {
  const firms = await twoFirms()
  const { kept, merged, parent } = firms
  const { uuid } = await careCaseOf(merged)
  const { uuid: note } = await sent(merged.owner, 'POST', `client/case/${uuid}/note`, { body: 'Rang the court.' })
  const ofKept = await cursorOfNow(kept.owner)
  const ofParent = await cursorOfNow(parent.owner)
  await mergeAll(parent.owner, firms)
  const { nodes } = await changesAfter(kept.owner, ofKept)
  const acts = nodes.map(({ kind, uuid: record, action }) => `${kind} ${record} ${action}`)
  expect(acts).toEqual(expect.arrayContaining([`case ${uuid} added`, `note ${note} added`]))
  expect(acts).toContain(`fee_earner ${merged.feeEarner} added`)
  expect(acts).toContain(`user ${merged.person} added`)
  expect(nodes.every(({ client_uuid }) => client_uuid === kept.client)).toBe(true)
  // Whoever followed both has each record once, in the firm that it is of now.
  const copy = new Set([`case ${uuid}`, `note ${note}`])
  applyTo(copy, (await changesAfter(parent.owner, ofParent)).nodes)
  expect([...copy]).toEqual(expect.arrayContaining([`case ${uuid}`, `note ${note}`]))
})

describe('nobody merges', () => {
  test('who is no system administrator and no owner of the client above both', async () => {
    const firms = await twoFirms()
    const { kept, merged, parent } = firms
    const leader = await makePerson(parent.owner, parent, 'team_leader', 'Lena', {
      [kept.client]: 'team_leader',
      [merged.client]: 'team_leader',
    })
    const stranger = await makeFirm(ADMIN, 'costs_draftsman')
    const { body } = await previewed(ADMIN, firms)
    for (const [email, status] of [
      [leader.email, 403],
      [kept.owner, 403],
      [merged.owner, 404],
      [stranger.owner, 404],
    ] as const) {
      expect((await previewed(email, firms)).status, email).toBe(status)
      expect((await merge(email, firms, { stamp: body.stamp })).status, email).toBe(status)
    }
    // A firm of somebody else is not found, as one that is not there.
    const elsewhere = { ...firms, merged: await makeFirm(ADMIN, 'solicitor') }
    const nowhere = { ...firms, merged: { ...merged, client: crypto.randomUUID() } }
    const answers = [await previewed(parent.owner, elsewhere), await previewed(parent.owner, nowhere)]
    expect(answers.map(({ status, body: said }) => [status, said])).toEqual(
      Array.from({ length: 2 }, () => [404, { message: 'Not found.', details: {} }]),
    )
  })

  test('what cannot become one, and is told why', async () => {
    const firms = await twoFirms()
    const { kept, merged, parent } = firms
    const refused = async (a: string, b: string) =>
      (await as(ADMIN).rest<{ message: string }>('POST', `clients/${a}/merge/preview`, { client: b })).body.message
    expect(await refused(kept.client, kept.client)).toMatch(/into itself/)
    expect(await refused(kept.client, parent.client)).toMatch(/one of costs draftsmen|above it/)
    const other = await makeFirm(ADMIN, 'costs_draftsman')
    const below = await makeFirm(other.owner, 'costs_draftsman')
    expect(await refused(other.client, below.client)).toMatch(/client above it/)
    await sent(ADMIN, 'POST', `clients/${merged.client}/archive`)
    expect(await refused(kept.client, merged.client)).toMatch(/is archived/)
    expect(
      (await as(parent.owner).rest('POST', `clients/${kept.client}/merge`, { client: merged.client })).status,
    ).toBe(409)
  })
})

const sharedView = (at: number) => ({ name: `View ${at}`, page: 'cases', query: '', is_shared: true })

test('who writes at that moment comes before, or is refused', async () => {
  const firms = await twoFirms()
  const { kept, merged, parent } = firms
  const { uuid } = await careCaseOf(merged)
  const { body: preview } = await previewed(parent.owner, firms)
  const writer = as(merged.owner)
  await writer.rest('GET', 'users/user')
  const writes = [
    (at: number) => writer.rest<{ uuid: string }>('POST', `clients/${merged.client}/user-group`, { name: `G${at}` }),
    (at: number) => writer.rest<{ uuid: string }>('POST', `client/case/${uuid}/note`, { body: `Note ${at}` }),
    (at: number) => writer.rest<{ uuid: string }>('POST', 'client/case-view', sharedView(at)),
    () => writer.rest<{ uuid: string }>('POST', `client/${merged.client}/case/legal-aid`, careCase(merged)),
  ]
  const [answer, ...written] = await Promise.all([
    merge(parent.owner, firms, { stamp: preview.stamp }),
    ...Array.from({ length: 12 }, (_none, at) => writes[at % 4]!(at)),
  ])
  for (const { status } of written) expect([201, 401, 403, 404, 409, 503]).toContain(status)
  // Something that was counted may have come in between: then it is looked at again.
  if (answer.status === 409) expect((await mergeAll(parent.owner, firms)).answer.status).toBe(200)
  else expect(answer).toMatchObject({ status: 200 })
  const { body: groups } = await as(kept.owner).rest<{ uuid: string }[]>('GET', `clients/${kept.client}/user-group`)
  const { body: notes } = await as(kept.owner).rest<{ nodes?: { uuid: string }[] }>('GET', `client/case/${uuid}/note`)
  const there = JSON.stringify([groups, notes, await listCases(as(kept.owner), {})])
  for (const [at, { status, body }] of written.entries())
    if (status === 201 && at % 4 !== 2) expect(there, String(at)).toContain(body.uuid)
})
