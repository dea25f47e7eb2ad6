import { markedText, hasWord, type SearchWord, type TextPiece } from '@costdraft/schema/search/words.ts'
import type { Tx } from '../access/as-viewer.ts'
import { refreshTotals, type ListedTotal } from '../bills/case-totals.ts'
import { MOST, RESULTS_PER_TYPE, type FoundRow } from './find.ts'

/** A text of a result, in pieces: those in which a word was found are marked. */
interface FoundText {
  field: string
  pieces: TextPiece[]
}

/**
 * A search result with its case. `kind` is that of an item, `tab_value` what decides its tab, `document` what a
 * document is.
 */
interface SearchResult {
  uuid: string
  case_uuid: string
  case_name: string
  solicitors_case_reference: string
  stage: string
  area_of_work: string
  /** The total of the case with VAT, in pounds; null if nothing of it is priced. */
  value: number | null
  unpriced: number | null
  /**
   * The reference of a case, the description of an item, the text of a note or a comment, the name of a document; empty
   * for a text.
   */
  text: string
  matches: FoundText[]
  kind: string | null
  tab_value: string | null
  document: 'case_file' | 'output' | null
  /** Of a comment: the row that it is on, and who wrote it. */
  item_uuid: string | null
  author: string | null
  /** Which text of a case it is, such as `narrative`. */
  field: string | null
}
/** How many there are of a type; with `is_more` more than were counted. */
interface Count {
  count: number
  is_more: boolean
}
const types = ['cases', 'items', 'texts', 'comments', 'notes', 'documents'] as const
type ByType<T> = Record<(typeof types)[number], T>
/** The answer of `GET client/search`. Nothing is counted where nothing was searched for. */
export type SearchResults = ByType<SearchResult[]> & {
  counts: ByType<Count> | null
  /** The text that these results are of, where the one that was asked for finds nothing; absent otherwise. */
  shown?: string
}

/** The texts by which people know a record: they are answered whether a word was found in them or not. */
const KNOWN_BY: ReadonlySet<string> = new Set(['text', 'case_name', 'solicitors_case_reference'])

/** The texts that are shown of a row: those by which people know it, and where further words were found. */
export function matchesOf(texts: FoundRow['texts'], words: readonly SearchWord[]): FoundText[] {
  const given = Object.entries(texts).flatMap(([field, text]) =>
    [text ?? []].flat().map((one) => ({ field, text: one })),
  )
  const known = given.filter(({ field }) => KNOWN_BY.has(field))
  const sought = words.filter((word) => !known.some(({ text }) => hasWord(text, word)))
  const further = given.filter(({ field, text }) => !KNOWN_BY.has(field) && sought.some((word) => hasWord(text, word)))
  return [...known, ...further].map(({ field, text }) => ({ field, pieces: markedText(text, words) }))
}

function resultOf(row: FoundRow, words: readonly SearchWord[], totals: ReadonlyMap<string, ListedTotal>): SearchResult {
  const { uuid, case_uuid, case_name, solicitors_case_reference, stage, area_of_work, kind, tab_value, document } = row
  const { item_uuid, author, field } = row
  const { value, unpriced } = totals.get(case_uuid) ?? row
  const text = row.type === 'cases' ? solicitors_case_reference : String(row.texts.text ?? '')
  return {
    ...{ uuid, case_uuid, case_name, solicitors_case_reference, stage, area_of_work, kind, tab_value, document },
    ...{ item_uuid, author, field },
    ...{ value, unpriced, text, matches: matchesOf(row.texts, words) },
  }
}

/** The number of rows of a type: of documents the files and the output documents together, of texts each kind. */
export function countOf(rows: readonly FoundRow[]): Count {
  const ofSources = [...Map.groupBy(rows, ({ document, field }) => `${document} ${field}`).values()]
  const isMore = rows.some(({ is_more }) => is_more)
  const sum = ofSources.reduce((total, source) => total + Math.max(...source.map(({ total }) => total)), 0)
  return { count: isMore ? MOST : sum, is_more: isMore }
}

/** The answer to a search. Prices the cases shown whose stored total is out of date, as a list does. */
export async function resultsOf(
  tx: Tx,
  rows: readonly FoundRow[],
  words: readonly SearchWord[],
): Promise<SearchResults> {
  const byType = Map.groupBy(rows, ({ type }) => type)
  const shownOf = (type: (typeof types)[number]): FoundRow[] =>
    (byType.get(type) ?? []).toSorted(newestFirst).slice(0, RESULTS_PER_TYPE)
  const stale = types.flatMap(shownOf).filter(({ stale }) => stale)
  const revisions = new Map(stale.map(({ case_uuid: uuid, revision }) => [uuid, { uuid, revision }]))
  const totals = await refreshTotals(tx, [...revisions.values()])
  const of = <T>(valueOf: (type: (typeof types)[number]) => T): ByType<T> => ({
    cases: valueOf('cases'),
    items: valueOf('items'),
    texts: valueOf('texts'),
    comments: valueOf('comments'),
    notes: valueOf('notes'),
    documents: valueOf('documents'),
  })
  return {
    ...of((type) => shownOf(type).map((row) => resultOf(row, words, totals))),
    counts: words.length === 0 ? null : of((type) => countOf(byType.get(type) ?? [])),
  }
}
const newestFirst = (a: FoundRow, b: FoundRow): number => b.at - a.at
