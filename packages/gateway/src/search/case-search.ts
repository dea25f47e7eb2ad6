import { markedText, searchWords, type SearchWord } from '@costdraft/schema/search/words.ts'
import type { QueueName } from '../generated/resolvers.ts'
import type { CaseLists } from '../cases/case-lists.ts'
import { nullIfNotFound } from '../upstream/safe-read.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseRow, Row } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Context {
    search: CaseSearch
  }
}

/** How many there are of a type, with wire names. */
interface CountRow {
  count: number
  is_more: boolean
}
/** What a search found, with wire names; null for what the host cannot search. */
export interface SearchRows {
  counts: { cases: CountRow } | null
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

const HITS = 6
const CASES_PER_QUEUE = 5
/** The queues that the stages of cases show by themselves. */
const stageQueues = [
  ['drafts', 'in_progress'],
  ['reviews', 'in_review'],
] as const

/** A case of a list as it is found, with the words that its name and reference have of the search. */
function hitOf(row: CaseRow, words: readonly SearchWord[]): Row {
  const {
    uuid,
    case_name,
    solicitors_case_reference,
    stage,
    stage_word,
    area_of_work,
    value = null,
    unpriced = null,
  } = row
  const matches = Object.entries({ case_name, solicitors_case_reference }).flatMap(([field, text]) =>
    text ? [{ field, pieces: markedText(text, words) }] : [],
  )
  return {
    ...{
      uuid,
      case_uuid: uuid,
      case_name,
      solicitors_case_reference,
      stage,
      stage_word,
      area_of_work,
      value,
      unpriced,
      matches,
    },
    text: solicitors_case_reference ?? '',
    kind: null,
  }
}

/** Search and queues; on a host without them, from its cases. */
export function createCaseSearch({ caseHost: { call, has } }: RequestHosts, { list }: CaseLists): CaseSearch {
  return {
    search: async (text) => {
      if (await has('search')) return call('GET', `client/search?${new URLSearchParams({ q: text }).toString()}`)
      const { nodes, total_count } = await list({ first: HITS, search: text })
      const words = searchWords(text)
      return {
        cases: nodes.map((row) => hitOf(row, words)),
        ...{ items: null, notes: null, documents: null },
        counts: text.trim() === '' ? null : { cases: { count: total_count, is_more: false } },
      }
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
