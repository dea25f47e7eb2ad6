import { caseListAddress } from '../cases/list/case-list-address.ts'
import { casePathAtStage } from '@costdraft/schema/cases/case-paths.ts'
import { IN_REVIEW } from '@costdraft/schema/cases/stage-labels.ts'
import type { PanelQuery } from '../generated/graphql.ts'
import { formatAge, londonDaysSince } from '../formats/dates.ts'
import { formatPounds } from '../formats/format-money.ts'
import { plain, type SearchGroup, type SearchOption } from './search-groups.ts'

type Queue = NonNullable<PanelQuery['panel']['queues']>[number]
type QueuedCase = Queue['cases'][number]

interface QueueText {
  name: string
  /** What is said of a case beside its reference. */
  fact: (queued: QueuedCase) => string | undefined
  /** The list that a queue longer than what is shown of it leads to: all of the queue, unless it has a title. */
  list?: { to: string; title?: string }
}

const drafts = '/cost-draft/cases?state=in_progress'
const unclaimed = caseListAddress({
  stages: ['in_progress', 'in_review', 'blocked'],
  marks: ['escape_unclaimed'],
  reported: true,
})
const inStage = ({ stageSince }: QueuedCase): string | undefined =>
  stageSince === null ? undefined : `for ${formatAge(stageSince)}`

const queues: Readonly<Record<Queue['name'], QueueText>> = {
  sent_back: {
    name: 'Sent back to you',
    fact: ({ stageSince }) => (stageSince === null ? undefined : `sent back ${formatAge(stageSince)} ago`),
    list: { to: `${drafts}&view=list`, title: 'Show all drafts' },
  },
  waiting_review: {
    name: 'Waiting for your review',
    fact: inStage,
    list: { to: '/cost-draft/reviews', title: 'Show all reviews' },
  },
  comments: {
    name: 'Unresolved comments on your cases',
    fact: ({ unresolvedComments: n }) => (n === null ? undefined : `${n} ${n === 1 ? 'comment' : 'comments'}`),
  },
  untouched: {
    name: 'Drafts untouched',
    fact: ({ updatedAt }) => (updatedAt === null ? undefined : `untouched for ${londonDaysSince(updatedAt)} days`),
    list: { to: `${drafts}&order=asc&view=list`, title: 'Show all drafts, longest untouched first' },
  },
  escapes: {
    name: 'Escapes not claimed',
    fact: ({ amount }) => (amount === null ? undefined : `${formatPounds(amount)} not claimed`),
    list: { to: unclaimed },
  },
  // Of a host without the others.
  drafts: { name: 'Drafts', fact: () => undefined, list: { to: `${drafts}&view=list` } },
  reviews: { name: IN_REVIEW, fact: inStage, list: { to: '/cost-draft/reviews' } },
}

function groupOf({ name: key, count, amount, cases }: Queue): SearchGroup {
  const { name, fact, list } = queues[key]
  const options = cases.map((queued): SearchOption => ({
    key: `${key} ${queued.uuid}`,
    title: plain(queued.caseName),
    detail: plain([queued.solicitorsCaseReference, fact(queued)].filter(Boolean).join(' · ')),
    to: casePathAtStage(queued.uuid, queued.stage),
  }))
  if (list && count > options.length)
    options.push({ key, title: plain(list.title ?? `Show all ${count}`), detail: [], to: list.to })
  return { name, count: amount === null ? String(count) : `${count} · ${formatPounds(amount)}`, options }
}

/**
 * The viewer's queues as groups of cases, in their order. A queue of which more is there than is shown ends with a link
 * to a list; one of which nothing is shown here is left out.
 */
export const queueGroups = (queueList: readonly Queue[]): SearchGroup[] =>
  queueList
    .filter(({ count }) => count > 0)
    .map(groupOf)
    .filter(({ options }) => options.length > 0)
