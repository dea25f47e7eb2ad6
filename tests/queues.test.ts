import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { careCase } from './support/care-case.ts'
import { CALDER } from './support/firm.ts'
import { ADMIN, makeFirm, makePerson, type Firm } from './support/firms.ts'
import { as } from './support/instance.ts'

interface Queue {
  name: string
  count: number
  cases: { uuid: string; case_name: string; unresolved_comments: number }[]
}
let firm: Firm & { owner: string }
let solicitor: string
let colleague: string
beforeAll(async () => {
  firm = await makeFirm(ADMIN, 'solicitor')
  solicitor = (await makePerson(firm.owner, firm, 'solicitor')).email
  colleague = (await makePerson(firm.owner, firm, 'solicitor')).email
})

const queues = async (email: string): Promise<Record<string, Queue>> =>
  Object.fromEntries(
    (await as(email).rest<Queue[]>('GET', 'client/search/queues')).body.map((queue) => [queue.name, queue]),
  )
const add = async (): Promise<string> =>
  (await as(solicitor).rest<{ uuid: string }>('POST', `client/${firm.client}/case/legal-aid`, careCase(firm))).body.uuid
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
