import { afterEach, expect, test, vi } from 'vitest'
import type { PanelQuery } from '../generated/graphql.ts'
import { panelGroups } from './panel-groups.ts'

type Queue = NonNullable<PanelQuery['panel']['queues']>[number]
const queued = (uuid: string, more: Partial<Queue['cases'][number]> = {}): Queue['cases'][number] => ({
  __typename: 'QueuedCase',
  uuid,
  caseName: `Re ${uuid}`,
  solicitorsCaseReference: 'ASH/1',
  stage: 'in_progress',
  stageSince: null,
  updatedAt: null,
  unresolvedComments: null,
  amount: null,
  ...more,
})
const queue = (name: Queue['name'], count: number, cases: Queue['cases'], amount: string | null = null): Queue => ({
  __typename: 'Queue',
  name,
  count,
  amount,
  cases,
})
const panel = (
  queues: Queue[] | null,
  {
    panel: more = {},
    viewer = {},
  }: { panel?: Partial<PanelQuery['panel']>; viewer?: Partial<PanelQuery['viewer']> } = {},
): PanelQuery => ({
  panel: { __typename: 'Panel', queues, newest: [], start: null, ...more },
  viewer: {
    __typename: 'Viewer',
    uuid: 'v',
    isAdmin: false,
    addsClients: false,
    addsUsers: false,
    addsCases: true,
    ...viewer,
  },
})
const lines = (data: PanelQuery): unknown[] =>
  panelGroups(data).groups.map(({ name, count, options }) => [
    name,
    count,
    options.map(({ title, detail }) => [title, detail].map((text) => text.map(({ text: one }) => one).join(''))),
  ])

afterEach(() => {
  vi.useRealTimers()
})

test('each queue says what its cases wait for, in the order of the answer; those without cases are left out', () => {
  vi.useFakeTimers({ now: new Date('2026-03-20T09:30:00Z') })
  const queues = [
    queue('sent_back', 1, [queued('a', { stageSince: '2026-03-18T09:00:00.000Z' })]),
    queue('waiting_review', 1, [queued('b', { stage: 'in_review', stageSince: '2026-03-20T05:00:00.000Z' })]),
    queue('comments', 1, [queued('c', { unresolvedComments: 1 })]),
    // Less than fourteen times 24 hours ago, but on the fourteenth day before this one.
    queue('untouched', 1, [queued('d', { updatedAt: '2026-03-06T22:00:00.000Z' })]),
    queue('escapes', 1, [queued('e', { amount: '1234.50' })], '1234.50'),
    queue('reviews', 0, []),
  ]
  expect(lines(panel(queues))).toEqual([
    ['Sent back to you', '1', [['Re a', 'ASH/1 · sent back 2 d ago']]],
    ['Waiting for your review', '1', [['Re b', 'ASH/1 · for 4 h']]],
    ['Unresolved comments on your cases', '1', [['Re c', 'ASH/1 · 1 comment']]],
    ['Drafts untouched', '1', [['Re d', 'ASH/1 · untouched for 14 days']]],
    ['Escapes not claimed', '1 · £1,234.50', [['Re e', 'ASH/1 · £1,234.50 not claimed']]],
    ['What next', undefined, [expect.arrayContaining(['Add a case']), expect.arrayContaining(['The board of cases'])]],
  ])
})

test.each([
  ['sent_back', 'Show all drafts', '/cost-draft/cases?state=in_progress&view=list'],
  ['waiting_review', 'Show all reviews', '/cost-draft/reviews'],
  ['untouched', 'Show all drafts, longest untouched first', '/cost-draft/cases?state=in_progress&order=asc&view=list'],
  [
    'escapes',
    'Show all 7',
    '/cost-draft/cases?state=in_progress%2Cin_review%2Cblocked&reported=true&mark=escape_unclaimed&view=list',
  ],
  ['drafts', 'Show all 7', '/cost-draft/cases?state=in_progress&view=list'],
  ['reviews', 'Show all 7', '/cost-draft/reviews'],
] as const)('%s of which more is there than is shown leads to a list', (name, title, to) => {
  // What is shown further up is missing here, and counted.
  for (const cases of [[queued('a')], []]) {
    const [group] = panelGroups(panel([queue(name, 7, cases)])).groups
    const last = group?.options.at(-1)
    expect([group?.options.length, last?.title.map(({ text }) => text).join(''), last?.to]).toEqual([
      cases.length + 1,
      title,
      to,
    ])
  }
  expect(panelGroups(panel([queue(name, 1, [queued('a')])])).groups[0]?.options).toHaveLength(1)
})

test('a queue without a list, of which nothing is shown, is left out', () => {
  expect(lines(panel([queue('comments', 2, [])]))).toEqual([])
})

test('what waits stands before the newest cases, in two columns where there are both', () => {
  const hit = {
    __typename: 'SearchHit' as const,
    ...{ uuid: 'n', caseUuid: 'n', caseName: 'Re New', solicitorsCaseReference: 'N/1', text: 'N/1' },
    ...{ stage: 'in_progress' as const, stageWord: null, value: null, unpriced: null },
    ...{ tab: null, document: null, itemUuid: null, author: null, matches: null },
  }
  const both = panelGroups(panel([queue('sent_back', 1, [queued('a')])], { panel: { newest: [hit] } }))
  expect([both.groups.map(({ name }) => name), both.hasTwoColumns]).toEqual([
    ['Sent back to you', 'Recent cases', 'What next'],
    true,
  ])
  // Null is what may not be read.
  const alone = panelGroups(panel(null, { panel: { newest: [hit] } }))
  expect([alone.groups.map(({ name }) => name), alone.hasTwoColumns]).toEqual([['Recent cases', 'What next'], false])
})

test('an administrator, to whom no case is open, has what they can do', () => {
  const start = { __typename: 'PanelStart' as const, clients: 3, users: null, solicitors: [] }
  const viewer = { isAdmin: true, addsClients: true, addsUsers: true }
  const found = panelGroups(panel(null, { panel: { newest: null, start }, viewer }))
  expect(found.groups.map(({ name }) => name)).toEqual(['Administration'])
})
