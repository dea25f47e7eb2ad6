import { casePlace } from '../cases/list/case-paths.ts'
import type { QueuesQuery } from '../generated/graphql.ts'
import { ageOf } from '../ui/dates.ts'
import type { Group, Option } from './hits.ts'

type Queue = NonNullable<QueuesQuery['queues']>[number]
type Queued = Queue['cases'][number]

/** What a queue is called, what it says of each case, and where the whole of it is. */
const queues: Readonly<Record<Queue['name'], { name: string; detail: (queued: Queued) => string; all?: string }>> = {
  drafts: {
    name: 'Drafts',
    detail: ({ solicitorsCaseReference }) => solicitorsCaseReference,
    all: '/cost-draft/cases?state=in_progress&view=list',
  },
  reviews: {
    name: 'In review',
    detail: ({ solicitorsCaseReference, stageSince }) => `${solicitorsCaseReference} · for ${ageOf(stageSince)}`,
    all: '/cost-draft/reviews',
  },
  comments: {
    name: 'Unresolved comments on your cases',
    detail: ({ solicitorsCaseReference, unresolvedComments: n }) =>
      `${solicitorsCaseReference} · ${n} ${n === 1 ? 'comment' : 'comments'}`,
  },
}

/** What waits, in groups, each case with where it is worked on; the whole of a queue where it is longer than what is shown. */
export const queuedGroups = (waiting: readonly Queue[]): Group[] =>
  waiting
    .filter(({ count }) => count > 0)
    .map(({ name: key, count, cases }) => {
      const { name, detail, all } = queues[key]
      const options = cases.map((queued): Option => ({
        key: `${key} ${queued.uuid}`,
        title: queued.caseName,
        detail: detail(queued),
        to: casePlace(queued.uuid, queued.stage),
      }))
      return {
        name,
        count,
        options:
          all && count > options.length
            ? [...options, { key, title: `Show all ${count}`, detail: '', to: all }]
            : options,
      }
    })
