import { changedKinds } from '@costdraft/schema/changes/changed-kinds.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { acts, applyTo, changePage, changesAfter, cursorOfNow, expectAscending } from './support/change-feed.ts'
import { careCase } from './support/care-case.ts'
import { ADMIN, makeFirm, makePerson, type Firm } from './support/firms.ts'
import { as } from './support/instance.ts'
import { sent } from './support/sent.ts'

let firm: Firm & { owner: string }
let rival: Firm & { owner: string }
beforeAll(async () => {
  firm = await makeFirm(ADMIN, 'solicitor')
  rival = await makeFirm(ADMIN, 'solicitor')
})

const addCase = (of: Firm & { owner: string }) =>
  sent(of.owner, 'POST', `client/${of.client}/case/legal-aid`, careCase(of))
const work = (of: Firm, description = 'Preparing the statement') => ({
  date: '2025-03-03',
  fee_earner: of.feeEarner,
  time: 1,
  activity_type: 'preparation',
  description,
})

test('each act on a case is told once, with what it is in', async () => {
  const { owner } = firm
  const start = await cursorOfNow(owner)
  const { uuid } = await addCase(firm)
  const at = `client/case/${uuid}`
  const { uuid: row } = await sent(owner, 'POST', `${at}/time-recording`, work(firm))
  await sent(owner, 'PATCH', `${at}/time-recording/${row}`, { time: 2 })
  const { uuid: comment } = await sent(owner, 'POST', `client/entity/case_fee/${row}/comment`, { body: 'Which one?' })
  await sent(owner, 'PATCH', `client/entity/case_fee/${row}/comment/${comment}/resolve`)
  await sent(owner, 'DELETE', `${at}/fee/${row}`)
  await sent(owner, 'POST', `${at}/item/${row}/restore`)
  const { uuid: note } = await sent(owner, 'POST', `${at}/note`, { body: 'Rang the court.' })
  await sent(owner, 'DELETE', `${at}/note/${note}`)
  await sent(owner, 'POST', `${at}/status/in_review`)
  const { nodes, cursor } = await changesAfter(owner, start, { kinds: 'time_recording,comment,note' })
  expect(acts(nodes)).toEqual([
    'time_recording added',
    'time_recording changed',
    'comment added',
    'time_recording changed',
    'comment changed',
    'time_recording changed',
    'time_recording removed',
    'comment removed',
    'time_recording restored',
    'comment restored',
    'note added',
    'note removed',
  ])
  expectAscending(nodes)
  for (const node of nodes) expect(node).toMatchObject({ case_uuid: uuid, client_uuid: firm.client })
  expect((await changesAfter(owner, cursor)).nodes).toEqual([])
  const cases = await changesAfter(owner, start, { kinds: 'case' })
  expect(cases.nodes.every((node) => node.uuid === uuid)).toBe(true)
  expect(acts(cases.nodes)[0]).toBe('case added')
  expect(
    acts(cases.nodes)
      .slice(1)
      .every((one) => one === 'case changed'),
  ).toBe(true)
})

test('firms, sites, fee earners and users are told to who may read them', async () => {
  const { owner, client } = firm
  const start = await cursorOfNow(owner)
  const sol = await makePerson(owner, firm, 'solicitor', 'Sola')
  const solStart = await cursorOfNow(sol.email)
  await sent(owner, 'PATCH', `users/${sol.uuid}`, { surname: 'Sandford' })
  await sent(owner, 'PATCH', `clients/${client}`, { town: 'Leeds' })
  await sent(owner, 'PATCH', `client/${client}/fee-earner/${firm.feeEarner}`, { grade: 'B', from: '2025-05-05' })
  const told = acts((await changesAfter(owner, start)).nodes)
  for (const one of ['user added', 'user changed', 'client changed', 'fee_earner changed']) expect(told).toContain(one)
  const ofSolicitor = acts((await changesAfter(sol.email, solStart)).nodes)
  expect(ofSolicitor.some((one) => one.startsWith('user '))).toBe(false)
  expect(ofSolicitor).toContain('client changed')
})

describe('one case', () => {
  test('its changes alone, and 404 for another firm’s', async () => {
    const { uuid } = await addCase(firm)
    const other = await addCase(firm)
    const start = await cursorOfNow(firm.owner)
    await sent(firm.owner, 'POST', `client/case/${uuid}/note`, { body: 'One note' })
    await sent(firm.owner, 'POST', `client/case/${other.uuid}/note`, { body: 'Another' })
    const { nodes } = await changesAfter(firm.owner, start, { case: uuid })
    expect(new Set(nodes.map(({ case_uuid }) => case_uuid))).toEqual(new Set([uuid]))
    expect(acts(nodes)).toContain('note added')
    const absent = await as(rival.owner).rest('GET', `client/changes?after=now&case=${uuid}`)
    expect([absent.status, absent.body]).toEqual([404, { message: 'Not found.', details: {} }])
  })
})

test('a cursor of another person, of another text, or of nothing is refused in one sentence', async () => {
  const cursor = await cursorOfNow(firm.owner)
  const anew = { after: 'Start anew: read everything, then changes from now.' }
  for (const [email, after] of [
    [rival.owner, cursor],
    [firm.owner, `A${cursor.slice(1)}`],
    [firm.owner, 'nonsense'],
  ] as const) {
    const { status, body } = await as(email).rest('GET', `client/changes?after=${after}`)
    expect([status, body.details]).toEqual([422, anew])
  }
  const { body } = await as(firm.owner).rest('GET', `client/changes?kinds=cases`)
  expect(body.details).toEqual({ kinds: `Choose from ${changedKinds.join(', ')}.` })
})

describe('rights that come and go', () => {
  test(
    'a draftsman over forty firms: told of each, and of what was gained and lost',
    { timeout: 120_000 },
    async () => {
      const parent = await makeFirm(ADMIN, 'costs_draftsman')
      const children: (Firm & { owner: string })[] = []
      const drafter = await makePerson(parent.owner, parent, 'costs_draftsman', 'Dora')
      const firms = Number(process.env.CHANGE_FIRMS ?? 40)
      for (let i = 0; i < firms; i += 1) children.push(await makeFirm(parent.owner, 'solicitor'))
      const known = await addCase(children[0]!)
      await sent(children[0]!.owner, 'POST', `client/case/${known.uuid}/note`, { body: 'Before the right' })
      const link = (of: Firm) => `clients/${of.client}/users/${drafter.uuid}`
      let cursor = await cursorOfNow(drafter.email)
      const copy = new Set<string>()
      for (const child of children) await sent(parent.owner, 'POST', link(child), { client_role: 'costs_draftsman' })
      let page = await changesAfter(drafter.email, cursor)
      applyTo(copy, page.nodes)
      expect(copy).toContain(`case ${known.uuid}`)
      expect([...copy].filter((key) => key.startsWith('note '))).toHaveLength(1)
      expect(page.nodes.every(({ action }) => action === 'seen')).toBe(true)
      expect(page.cursor.length).toBeLessThan(4_000)
      cursor = page.cursor

      for (const child of children) await addCase(child)
      page = await changesAfter(drafter.email, cursor)
      expect(acts(page.nodes).filter((one) => one === 'case added')).toHaveLength(firms)
      applyTo(copy, page.nodes)
      cursor = page.cursor

      await sent(parent.owner, 'DELETE', link(children[0]!))
      // What is made after the right was lost is not told, not even by its uuid.
      const after = await addCase(children[0]!)
      await sent(children[1]!.owner, 'POST', `client/case/${known.uuid}/note`, { body: 'x' }).catch(() => undefined)
      const small = await changePage(drafter.email, { after: cursor, first: '2' })
      expect(small.nodes).toHaveLength(2)
      page = await changesAfter(drafter.email, small.end_cursor)
      const nodes = [...small.nodes, ...page.nodes]
      expect(new Set(acts(nodes.filter(({ client_uuid }) => client_uuid === children[0]!.client)))).toEqual(
        new Set(['case unseen', 'note unseen', 'client unseen', 'site unseen', 'fee_earner unseen']),
      )
      expect(nodes.map(({ uuid }) => uuid)).not.toContain(after.uuid)
      applyTo(copy, nodes)
      expect(copy).not.toContain(`case ${known.uuid}`)
      expect([...copy].filter((key) => key.startsWith('case '))).toHaveLength(firms - 1)
    },
  )
})

test('GraphQL tells the same', async () => {
  const start = await cursorOfNow(firm.owner)
  const { uuid } = await addCase(firm)
  const { data, errors } = (await as(firm.owner).graphql(
    `query ($after: String) { changes(after: $after, kinds: ["case"], first: 10) {
      nodes { kind uuid caseUuid clientUuid action changeNumber at } pageInfo { endCursor hasNextPage } } }`,
    { after: start },
  )) as { data?: { changes: { nodes: object[]; pageInfo: object } }; errors?: unknown }
  expect(errors).toBeUndefined()
  expect(data?.changes.nodes).toEqual([
    {
      kind: 'case',
      uuid,
      caseUuid: uuid,
      clientUuid: firm.client,
      action: 'added',
      changeNumber: expect.any(Number),
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    },
  ])
  const anew = await as(firm.owner).graphql('{ changes(after: "x") { nodes { uuid } } }')
  expect(JSON.stringify(anew.errors)).toContain('Start anew: read everything, then changes from now.')
  expect(JSON.stringify(anew.errors)).toContain('INVALID_INPUT')
})
