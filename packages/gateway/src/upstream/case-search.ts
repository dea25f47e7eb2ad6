import type { QueueName } from '../generated/resolvers.ts'
import type { CaseLists } from './case-lists.ts'
import { nullIfNotFound } from './null-if-not-found.ts'
import type { RequestHosts } from './request-hosts.ts'
import type { CaseRow, Row } from './rows.ts'

/** What a search found, with wire names; null for what the host cannot search. */
export interface SearchRows {
  cases: Row[]
  items: Row[] | null
  notes: Row[] | null
  documents: Row[] | null
}
export interface QueueRow {
  name: QueueName
  count: number
  cases: Row[]
}
export interface CaseSearch {
  search: (text: string) => Promise<SearchRows>
  queues: () => Promise<QueueRow[] | null>
}

const HITS = 6,
  CASES_PER_QUEUE = 5
/** The queues that the stages of cases show by themselves. */
const stageQueues = [
  ['drafts', 'in_progress'],
  ['reviews', 'in_review'],
] as const

const hitOf = (row: CaseRow): Row => ({
  uuid: row.uuid,
  case_uuid: row.uuid,
  case_name: row.case_name,
  stage: row.stage,
  area_of_work: row.area_of_work,
  text: row.solicitors_case_reference ?? '',
  kind: null,
})

/** Search and queues; on a host without them, from its cases. */
export function createCaseSearch({ caseHost: { call, has } }: RequestHosts, { list }: CaseLists): CaseSearch {
  return {
    search: async (text) => {
      if (await has('search')) return call('GET', `client/search?${new URLSearchParams({ q: text }).toString()}`)
      const { nodes } = await list({ first: HITS, search: text })
      return { cases: nodes.map(hitOf), items: null, notes: null, documents: null }
    },
    queues: async () => {
      if (await has('queues')) return nullIfNotFound(call('GET', 'client/search/queues'))
      return Promise.all(
        stageQueues.map(async ([name, stage]) => {
          const { total_count, nodes } = await list({ first: CASES_PER_QUEUE, filter: { stages: [stage] } })
          return { name, count: total_count, cases: nodes as unknown as Row[] }
        }),
      )
    },
  }
}
