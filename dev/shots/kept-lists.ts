import { answers, fails, heading, shot, type Shot } from './shot.ts'

const owner = { who: 'owner' } as const
const WEBHOOK = '5d8e2f14-9b3c-4a7d-8e21-6c0f9a4b7d35'

const removed = (kind: string, name: string, clientName: string, removedAt: string) => ({
  __typename: 'Removal',
  uuid: `${kind} ${name}`,
  kind,
  name,
  clientUuid: clientName,
  clientName,
  removedAt,
  removedBy: 'Helen Marlow',
})
const removals = [
  removed(
    'client',
    'Featherstonehaugh, Cholmondeley & Daughters Solicitors LLP',
    'Harbour Costs',
    '2026-11-26T14:05:00Z',
  ),
  removed('fee_earner', 'Margaret Featherstonehaugh-Cholmondeley', 'Ashdown Family Law', '2026-11-25T09:02:00Z'),
  removed('site', 'Leeds', 'Bryn Solicitors', '2026-11-21T16:40:00Z'),
]

const delivery = (uuid: string, change: object) => ({
  __typename: 'WebhookDelivery',
  uuid,
  eventUuid: uuid,
  type: 'case_updated',
  caseUuid: '720ab3b8-3c2c-4a1e-9a3d-684952fc2a74',
  state: 'delivered',
  attempts: 1,
  answerStatus: 204,
  answer: '',
  createdAt: '2026-11-26T14:05:00Z',
  lastAttemptAt: '2026-11-26T14:05:01Z',
  nextAttemptAt: null,
  deliveredAt: '2026-11-26T14:05:01Z',
  ...change,
})
const deliveries = [
  delivery('d1', {}),
  delivery('d2', {
    ...{ state: 'pending', attempts: 4, answerStatus: 503, deliveredAt: null, nextAttemptAt: '2026-11-26T16:05:00Z' },
    answer: 'The practice management system is being maintained until six; the event is to be sent again after that.',
  }),
  delivery('d3', { state: 'failed', attempts: 12, answerStatus: null, answer: 'No connection', deliveredAt: null }),
]
const webhook = {
  __typename: 'Webhook',
  uuid: WEBHOOK,
  url: 'https://practice.harbour.example/hooks/costdraft',
  description: 'Practice management: stages and totals',
  state: 'enabled',
  disabledReason: null,
  disabledAt: null,
}
const shownDeliveries = answers('"WebhookPage"', {
  viewer: { __typename: 'Viewer', uuid: 'helen', readsAudit: true },
  webhooks: [webhook],
  webhookDeliveries: {
    __typename: 'WebhookDeliveryConnection',
    totalCount: deliveries.length,
    nodes: deliveries,
    pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  },
})

/** What is kept for thirty days: removed records, and deliveries to a webhook. */
export const keptLists: Shot[] = [
  shot('removed-nothing', '/clients/removed', heading('Removed in the last 30 days'), undefined, {
    ...owner,
    before: answers('"Removals"', { removals: [] }),
  }),
  shot('removed', '/clients/removed', (page) => page.getByText('Leeds', { exact: true }), undefined, {
    ...owner,
    before: answers('"Removals"', { removals }),
  }),
  shot('removed-not-loaded', '/clients/removed', (page) => page.getByText('Try again'), undefined, {
    ...owner,
    before: fails('"Removals"'),
    mayLog: /./,
  }),
  shot('webhook', `/settings/webhooks/${WEBHOOK}`, (page) => page.getByText('Given up'), undefined, {
    ...owner,
    before: shownDeliveries,
  }),
]
