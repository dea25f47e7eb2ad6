import { markedText, searchWords, type SearchWord } from '@costdraft/schema/search/words.ts'
import type { CaseLists } from '../cases/case-lists.ts'
import type { CaseRow, Row } from '../upstream/rows.ts'
import type { CaseSearch } from './case-search.ts'

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
    text: solicitors_case_reference ?? '',
    kind: null,
  }
}

/** Search and queues made of the lists of cases. */
export const specifiedSearch = ({ list }: Pick<CaseLists, 'list'>): Pick<CaseSearch, 'search' | 'queues'> => ({
  search: async (text) => {
    const { nodes, total_count } = await list({ first: HITS, search: text })
    const words = searchWords(text)
    return {
      cases: nodes.map((row) => hitOf(row, words)),
      ...{ items: null, texts: null, comments: null, notes: null, documents: null },
      counts: text.trim() === '' ? null : { cases: { count: total_count, is_more: false } },
    }
  },
  queues: () =>
    Promise.all(
      stageQueues.map(async ([name, stage]) => {
        const { total_count, nodes } = await list({ first: CASES_PER_QUEUE, filter: { stages: [stage] } })
        return { name, count: total_count, cases: nodes as unknown as Row[] }
      }),
    ),
})
