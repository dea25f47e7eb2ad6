import { casePathAtStage } from '../navigation/case-paths.ts'
import type { QueuesQuery } from '../generated/graphql.ts'
import { formatAge } from '../formats/dates.ts'
import { plain, type SearchGroup, type SearchOption } from './search-groups.ts'

type Queue = NonNullable<QueuesQuery['queues']>[number]
type QueuedCase = Queue['cases'][number]

/** The title of each queue, the detail line of its cases, and the path of the full list, if there is one. */
const queues: Readonly<Record<Queue['name'], { name: string; detail: (queued: QueuedCase) => string; all?: string }>> =
  {
    drafts: {
      name: 'Drafts',
      detail: ({ solicitorsCaseReference }) => solicitorsCaseReference,
      all: '/cost-draft/cases?state=in_progress&view=list',
    },
    reviews: {
      name: 'In review',
      detail: ({ solicitorsCaseReference, stageSince }) =>
        stageSince ? `${solicitorsCaseReference} · for ${formatAge(stageSince)}` : solicitorsCaseReference,
      all: '/cost-draft/reviews',
    },
    comments: {
      name: 'Unresolved comments on your cases',
      detail: ({ solicitorsCaseReference, unresolvedComments: n }) =>
        n === null ? solicitorsCaseReference : `${solicitorsCaseReference} · ${n} ${n === 1 ? 'comment' : 'comments'}`,
    },
  }

/**
 * The viewer's queues as groups of cases. A queue longer than its list ends with a link to the full list; empty queues
 * are left out.
 */
export const queueGroups = (queueList: readonly Queue[]): SearchGroup[] =>
  queueList
    .filter(({ count }) => count > 0)
    .map(({ name: key, count, cases }) => {
      const { name, detail, all } = queues[key]
      const options = cases.map((queued): SearchOption => ({
        key: `${key} ${queued.uuid}`,
        title: plain(queued.caseName),
        detail: plain(detail(queued)),
        to: casePathAtStage(queued.uuid, queued.stage),
      }))
      return {
        name,
        count: String(count),
        options:
          all && count > options.length
            ? [...options, { key, title: plain(`Show all ${count}`), detail: [], to: all }]
            : options,
      }
    })
