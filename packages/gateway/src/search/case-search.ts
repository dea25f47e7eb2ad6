import type { QueueName } from '../generated/resolvers.ts'
import type { Row } from '../upstream/rows.ts'

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
  texts?: Row[] | null
  comments?: Row[] | null
  notes: Row[] | null
  documents: Row[] | null
  /** The text that these are of, where the one that was asked for finds nothing. */
  shown?: string
}
export interface QueueRow {
  name: QueueName
  count: number
  /** In pounds; null or absent in a queue that is not about money. */
  amount?: number | null
  cases: Row[]
}
export interface CaseSearch {
  search: (text: string) => Promise<SearchRows>
  queues: () => Promise<QueueRow[] | null>
  /** The queues of the first panel. */
  panel: () => Promise<QueueRow[] | null>
}
