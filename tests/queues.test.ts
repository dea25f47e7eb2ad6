import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { careCase } from './support/care-case.ts'
import { CALDER } from './support/firm.ts'
import { ADMIN, makeFirm, makePerson, type Firm } from './support/firms.ts'
import { as } from './support/instance.ts'
import { startPartialGateway } from './support/partial-host/partial-gateway.ts'
import { ALL } from './support/partial-host/partial-host.ts'

interface Queue {
  name: string
  count: number
  cases: { uuid: string; case_name: string; unresolved_comments: number }[]
}
let firm: Firm & { owner: string }
let parent: Firm & { owner: string }
let solicitor: string
let colleague: string
beforeAll(async () => {
  parent = await makeFirm(ADMIN, 'costs_draftsman')
  firm = await makeFirm(parent.owner, 'solicitor')
  solicitor = (await makePerson(firm.owner, firm, 'solicitor')).email
  colleague = (await makePerson(firm.owner, firm, 'solicitor')).email
})

const queues = async (email: string): Promise<Record<string, Queue>> =>
  Object.fromEntries(
    (await as(email).rest<Queue[]>('GET', 'client/search/queues')).body.map((queue) => [queue.name, queue]),
  )
const add = async (by = solicitor, change: object = {}): Promise<string> =>
  (await as(by).rest<{ uuid: string }>('POST', `client/${firm.client}/case/legal-aid`, careCase(firm, { ...change })))
    .body.uuid
const spend = async (email: string, uuid: string): Promise<string> =>
  (
    await as(email).rest<{ uuid: string }>('POST', `client/case/${uuid}/disbursement`, {
      disbursement_type: 'taxi',
      date: '2025-03-03',
      amount: 10,
    })
  ).body.uuid
const comment = async (item: string): Promise<string> =>
  (
    await as(firm.owner).rest<{ uuid: string }>('POST', `client/entity/case_fee/${item}/comment`, {
      body: randomUUID(),
    })
  ).body.uuid

test('drafts and reviews show the total and the newest five, of the cases the viewer may read', async () => {
  expect(await queues(solicitor)).toEqual({
    drafts: { name: 'drafts', count: 0, cases: [] },
    reviews: { name: 'reviews', count: 0, cases: [] },
    comments: { name: 'comments', count: 0, cases: [] },
  })
  const all: string[] = []
  for (let i = 0; i < 8; i++) all.push(await add())
  for (const uuid of all.slice(0, 2)) await as(solicitor).rest('POST', `client/case/${uuid}/status/in_review`, {})
  await as(solicitor).rest('POST', `client/case/${all[2]}/status/complete`, {})
  const { drafts, reviews } = await queues(colleague)
  expect([
    drafts?.count,
    drafts?.cases.map(({ uuid }) => uuid),
    reviews?.count,
    reviews?.cases.map(({ uuid }) => uuid),
  ]).toEqual([5, all.slice(3).toReversed(), 2, [all[1], all[0]]])
  await add()
  expect((await queues(colleague)).drafts).toMatchObject({ count: 6, cases: { length: 5 } })
  expect(JSON.stringify(await queues(CALDER))).not.toContain(all[4])
  expect((await as(ADMIN).rest<Queue[]>('GET', 'client/search/queues')).body.map(({ count }) => count)).toEqual([
    0, 0, 0,
  ])
})

test('unresolved comments are counted in the viewer’s own cases: created by, assigned to, or last changed by them', async () => {
  const uuid = await add()
  const item = await spend(solicitor, uuid)
  const [first] = [await comment(item), await comment(item)]
  expect((await queues(solicitor)).comments).toMatchObject({ count: 1, cases: [{ uuid, unresolved_comments: 2 }] })
  expect((await queues(colleague)).comments?.count).toBe(0)
  await spend(colleague, uuid)
  expect((await queues(colleague)).comments).toMatchObject({ count: 1, cases: [{ uuid }] })
  await as(solicitor).rest('PATCH', `client/entity/case_fee/${item}/comment/${first}/resolve`, {})
  const { data } = await as(solicitor).graphql('{ queues { name count cases { uuid unresolvedComments } } }')
  expect((data as { queues: object[] }).queues).toContainEqual({
    name: 'comments',
    count: 1,
    cases: [{ uuid, unresolvedComments: 1 }],
  })
  // Deleted items are not counted.
  await as(solicitor).rest('DELETE', `client/case/${uuid}/fee/${item}`)
  expect((await queues(solicitor)).comments).toEqual({ name: 'comments', count: 0, cases: [] })
})

/** The cases of each queue of the first panel that has any, of those asked about, and the names of all queues. */
async function panel(email: string, among: readonly string[]) {
  const { body } = await as(email).rest<Queue[]>('GET', 'client/search/panel')
  expect(body.map(({ name }) => name)).toEqual(['sent_back', 'waiting_review', 'comments', 'untouched', 'escapes'])
  const found = body.map(({ name, cases }) => [
    name,
    cases.map(({ uuid }) => uuid).filter((uuid) => among.includes(uuid)),
  ])
  return Object.fromEntries(found.filter(([, cases]) => cases?.length)) as Record<string, string[]>
}
const move = async (email: string, uuid: string, to: string): Promise<void> => {
  const { status } = await as(email).rest('POST', `client/case/${uuid}/status/${to}`, {})
  expect(status).toBe(200)
}
const newPerson = (role: string) => makePerson(firm.owner, firm, role)

test('a case waits for the review of all but those whose it is', async () => {
  const [leader, drafter] = [await newPerson('team_leader'), await newPerson('solicitor')]
  const [given, own] = [await add(leader.email, { staff_member: drafter.uuid }), await add(drafter.email)]
  for (const uuid of [given, own]) await move(drafter.email, uuid, 'in_review')
  const both = [given, own]
  // Who gave a case away reviews it like anybody else.
  expect((await panel(leader.email, both)).waiting_review).toEqual([own, given])
  expect((await panel(colleague, both)).waiting_review).toEqual([own, given])
  expect(await panel(drafter.email, both)).toEqual({})
  // Whoever sends the case of another for review does not wait for their own review.
  await move(drafter.email, given, 'in_progress')
  await move(colleague, given, 'in_review')
  expect(await panel(colleague, [given])).toEqual({})
  expect(await panel(drafter.email, [given])).toEqual({})
  expect((await panel(leader.email, [given])).waiting_review).toEqual([given])
})

test('a case is sent back to those whose it is, and to who sent it for review, by anybody else', async () => {
  const [drafter, assistant] = [await newPerson('solicitor'), await newPerson('solicitor')]
  const uuid = await add(drafter.email)
  await move(assistant.email, uuid, 'in_review')
  await move(firm.owner, uuid, 'in_progress')
  for (const { email } of [drafter, assistant]) expect(await panel(email, [uuid])).toEqual({ sent_back: [uuid] })
  for (const email of [firm.owner, colleague]) expect(await panel(email, [uuid])).toEqual({})
  // It is the latest sending that counts, and whom the case was given to.
  await move(drafter.email, uuid, 'in_review')
  await move(firm.owner, uuid, 'in_progress')
  expect(await panel(assistant.email, [uuid])).toEqual({})
  await as(drafter.email).rest('PATCH', `client/case/legal-aid/${uuid}`, { staff_member: assistant.uuid })
  for (const { email } of [drafter, assistant]) expect(await panel(email, [uuid])).toEqual({ sent_back: [uuid] })
  // What one takes back oneself was not sent back, and what was blocked meanwhile no longer is.
  await move(assistant.email, uuid, 'in_review')
  await move(assistant.email, uuid, 'in_progress')
  expect(await panel(assistant.email, [uuid])).toEqual({})
  await move(drafter.email, uuid, 'in_review')
  await move(firm.owner, uuid, 'in_progress')
  await move(firm.owner, uuid, 'blocked')
  await move(firm.owner, uuid, 'in_progress')
  expect(await panel(assistant.email, [uuid])).toEqual({})
})

test('a case stands in the first queue that it belongs to, and is counted in each', async () => {
  const drafter = await newPerson('solicitor')
  const uuid = await add(drafter.email)
  await comment(await spend(drafter.email, uuid))
  expect(await panel(drafter.email, [uuid])).toEqual({ comments: [uuid] })
  await move(drafter.email, uuid, 'in_review')
  await move(firm.owner, uuid, 'in_progress')
  const { body } = await as(drafter.email).rest<Queue[]>('GET', 'client/search/panel')
  expect(body.filter(({ name }) => ['sent_back', 'comments'].includes(name))).toMatchObject([
    { name: 'sent_back', count: 1, cases: [{ uuid, unresolved_comments: 1 }] },
    { name: 'comments', count: 1, cases: [] },
  ])
})

test('the panel counts nothing of a firm in which one may not read cases', async () => {
  const linked = await makePerson(parent.owner, parent, 'costs_draftsman', 'Mary', { [firm.client]: 'costs_draftsman' })
  const uuid = await add()
  await move(solicitor, uuid, 'in_review')
  expect(await panel(linked.email, [uuid])).toEqual({ waiting_review: [uuid] })
  const it = await newPerson('it_administrator')
  const unlinked = await makePerson(parent.owner, parent, 'costs_draftsman')
  for (const email of [it.email, unlinked.email, ADMIN, CALDER]) {
    const { body } = await as(email).rest<Queue[]>('GET', 'client/search/panel')
    expect(JSON.stringify(body)).not.toContain(uuid)
    if (email !== CALDER) expect(body.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0])
  }
})

const PANEL = `{ panel {
  queues { name count amount cases { uuid amount updatedAt stageSince unresolvedComments } }
  newest { uuid } start { clients users solicitors { uuid feeEarners { uuid } } } } }`
interface Panel {
  queues: { name: string; cases: { uuid: string; updatedAt: string }[] }[] | null
  newest: { uuid: string }[] | null
  start: object | null
}
const askPanel = async (caller: ReturnType<typeof as>): Promise<Panel & { codes: unknown[] }> => {
  const { data, errors = [] } = await caller.graphql(PANEL)
  const { panel: asked } = data as unknown as { panel: Panel }
  return { ...asked, codes: errors.map(({ extensions }) => extensions.code) }
}

test('the panel has nothing twice: what waits, and of the newest cases the others', async () => {
  const drafter = await newPerson('solicitor')
  const [back, plain] = [await add(drafter.email), await add(drafter.email)]
  await move(drafter.email, back, 'in_review')
  await move(firm.owner, back, 'in_progress')
  const { queues: waiting, newest, start, codes } = await askPanel(as(drafter.email))
  const shown = (waiting ?? []).flatMap(({ cases }) => cases.map(({ uuid }) => uuid))
  const recent = newest?.map(({ uuid }) => uuid) ?? []
  expect(waiting?.[0]).toMatchObject({ name: 'sent_back', amount: null, cases: [{ uuid: back, amount: null }] })
  expect(waiting?.[0]?.cases[0]?.updatedAt).toMatch(/\.\d{3}Z$/)
  expect(recent).toContain(plain)
  expect(new Set([...shown, ...recent]).size).toBe(shown.length + recent.length)
  expect([start, codes]).toEqual([null, []])
})

test('a part of the panel that one may not read breaks no other', async () => {
  const it = await newPerson('it_administrator')
  expect(await askPanel(as(it.email))).toEqual({
    queues: null,
    newest: null,
    start: { clients: 1, users: expect.any(Number), solicitors: [] },
    codes: ['FORBIDDEN', 'FORBIDDEN'],
  })
  const empty = await makeFirm(ADMIN, 'solicitor')
  expect(await askPanel(as(empty.owner))).toMatchObject({
    newest: [],
    start: { clients: 1, users: 1, solicitors: [{ uuid: empty.client, feeEarners: [{ uuid: empty.feeEarner }] }] },
    codes: [],
  })
})

test('in front of a host without the queues of the first panel it has those that the host has', async () => {
  const gateway = await startPartialGateway()
  const namesWithout = async (...lacked: string[]): Promise<unknown> => {
    const offered = { ...ALL, case: ALL.case.filter((name) => !lacked.includes(name)) }
    const ask = { name: 'Panel', text: '{ panel { queues { name } } }', variables: {}, writes: false, by: firm.owner }
    const { data } = await gateway.ask(ask, offered)
    return (data as unknown as { panel: Panel }).panel.queues?.map(({ name }) => name)
  }
  try {
    expect(await namesWithout()).toEqual(['sent_back', 'waiting_review', 'comments', 'untouched', 'escapes'])
    expect(await namesWithout('first_panel')).toEqual(['drafts', 'reviews', 'comments'])
    expect(await namesWithout('first_panel', 'queues')).toEqual(['drafts', 'reviews'])
    expect(gateway.unknown()).toEqual([])
  } finally {
    await gateway.stop()
  }
})
