import type { Stage } from '@costdraft/costing'
import { tabKey } from '@costdraft/schema/areas/tabs.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { casePathAtStage, casePaths } from '@costdraft/schema/cases/case-paths.ts'
import { valueText } from '../cases/list/case-value.ts'
import type { HitFragment, SearchQuery } from '../generated/graphql.ts'
import { COMMENTS_PARAM, DOCUMENT_PARAM, FILE_PARAM, NOTE_PARAM, ROW_PARAM } from '../navigation/link-params.ts'

/** A text, of which the pieces that were searched for are marked. */
export type MarkedText = readonly { text: string; found: boolean }[]
export interface SearchOption {
  key: string
  title: MarkedText
  detail: MarkedText
  to: string
  /**
   * The stage and the value of a case that was found, or of what was found in it: the stage is null, with its word,
   * where it is the host's own, and the value undefined where the host does not give it.
   */
  facts?: { stage: Stage | null; stageWord: string | null; value: string | undefined }
}
export interface SearchGroup {
  name: string
  /** How many there are, where more exist than are listed. */
  count?: string
  options: SearchOption[]
}

/** A text without marks. */
export const plain = (text: string): MarkedText => (text === '' ? [] : [{ text, found: false }])
const separated = (texts: readonly MarkedText[]): MarkedText =>
  texts.filter((text) => text.length > 0).flatMap((text, i) => (i === 0 ? text : [...plain(' · '), ...text]))

const onTab = ({ caseUuid, stage, tab }: HitFragment, more: Record<string, string>): string =>
  `${casePathAtStage(caseUuid, stage)}?${new URLSearchParams({ tab: tabKey(tab ?? ''), ...more }).toString()}`
/** Where what was found is: on the page for the stage of its case. */
const placeOf = {
  items: (hit: HitFragment): string => onTab(hit, { [ROW_PARAM]: hit.uuid }),
  texts: (hit: HitFragment): string => onTab(hit, {}),
  comments: (hit: HitFragment): string => onTab(hit, { [COMMENTS_PARAM]: hit.itemUuid ?? '' }),
  notes: ({ caseUuid, stage, uuid }: HitFragment): string =>
    `${casePaths[stage === 'in_review' ? 'reviewDetails' : 'editDetails'](caseUuid)}?${NOTE_PARAM}=${uuid}`,
  documents: ({ caseUuid, stage, uuid, document }: HitFragment): string =>
    `${casePathAtStage(caseUuid, stage)}?${document === 'case_file' ? FILE_PARAM : DOCUMENT_PARAM}=${uuid}`,
}

const KNOWN_BY = new Set(['text', 'case_name', 'solicitors_case_reference'])
/** The texts in which words were found besides those by which people know a record, each with its label. */
const furtherTexts = ({ matches }: HitFragment): MarkedText[] =>
  (matches ?? [])
    .filter(({ field }) => !KNOWN_BY.has(field))
    .map(({ field, pieces }) => [...plain(`${labelOf(field)}: `), ...pieces])
const markedTextOf = ({ matches }: HitFragment, field: string): MarkedText | undefined =>
  matches?.find((match) => match.field === field)?.pieces
/** Characters that stand before what was found of a long text: more would leave it no room in its line. */
const BEFORE = 24
/** A text that begins shortly before what was found in it. */
function fromFound([first, ...rest]: MarkedText): MarkedText {
  if (!first) return []
  if (first.found || first.text.length <= BEFORE) return [first, ...rest]
  const end = first.text.slice(-BEFORE)
  return [{ text: `…${end.slice(end.indexOf(' ') + 1)}`, found: false }, ...rest]
}
/** How a text of a case is named: by its label, with the words around what was found. */
const namedText = ({ matches }: HitFragment): MarkedText =>
  (matches ?? []).flatMap(({ field, pieces }) => [...plain(`${labelOf(field)}: `), ...fromFound(pieces)])

const factsOf = ({ stage, stageWord, value, unpriced }: HitFragment): SearchOption['facts'] => ({
  stage,
  stageWord,
  value: valueText({ value, unpriced }),
})

function caseOption(hit: HitFragment): SearchOption {
  const reference = markedTextOf(hit, 'solicitors_case_reference') ?? plain(hit.text)
  return {
    key: hit.uuid,
    title: markedTextOf(hit, 'case_name') ?? plain(hit.caseName),
    detail: separated([reference, ...furtherTexts(hit)]),
    to: casePathAtStage(hit.caseUuid, hit.stage),
    facts: factsOf(hit),
  }
}

/** What stands first of a record, of which `first` was found. */
function titleOf(type: keyof typeof placeOf, hit: HitFragment, first: MarkedText): MarkedText {
  if (type === 'texts') return namedText(hit)
  return type === 'comments' ? [...plain(`Comment by ${hit.author ?? ''}: `), ...fromFound(first)] : first
}

const recordOption =
  (type: keyof typeof placeOf) =>
  (hit: HitFragment): SearchOption => {
    const known = markedTextOf(hit, 'text') ?? plain(hit.text)
    // An item need not have a description: what was found of it then says what it is.
    const [first = [], ...rest] = [...(known.length > 0 ? [known] : []), ...furtherTexts(hit)]
    return {
      // A case may have several texts that have the words.
      key: type === 'texts' ? `${hit.uuid} ${hit.tab}` : hit.uuid,
      title: titleOf(type, hit, first),
      detail: separated([...rest, plain(hit.caseName), plain(hit.solicitorsCaseReference ?? '')]),
      to: placeOf[type](hit),
      facts: factsOf(hit),
    }
  }

type Counts = SearchQuery['search']['counts']
const countText = (counts: Counts, type: keyof typeof placeOf | 'cases', shown: number): { count?: string } => {
  const { count = 0, isMore = false } = counts?.[type] ?? {}
  return isMore || count > shown ? { count: `${count}${isMore ? '+' : ''}` } : {}
}

const RECENT = 'Recent cases'
/** The newest cases as a group; none without any. */
export const recentGroups = (cases: readonly HitFragment[]): SearchGroup[] =>
  cases.length > 0 ? [{ name: RECENT, options: cases.map(caseOption) }] : []

/** The search results in groups; for an empty text the server returns the newest cases. Empty groups are left out. */
export function searchGroups({ counts, ...found }: Omit<SearchQuery['search'], 'shown'>, text: string): SearchGroup[] {
  const group = (name: string, type: keyof typeof placeOf): SearchGroup => {
    const hits = found[type] ?? []
    return { name, ...countText(counts, type, hits.length), options: hits.map(recordOption(type)) }
  }
  const cases: SearchGroup = {
    name: text === '' ? RECENT : 'Cases',
    ...countText(counts, 'cases', found.cases.length),
    options: found.cases.map(caseOption),
  }
  if (cases.count !== undefined)
    cases.options.push({
      key: 'all cases',
      title: plain('Search the list of cases'),
      detail: [],
      to: `/cost-draft/cases?${new URLSearchParams({ q: text, view: 'list' }).toString()}`,
    })
  return [
    cases,
    group('Items', 'items'),
    group('Narratives and reasons', 'texts'),
    group('Comments', 'comments'),
    group('Notes', 'notes'),
    group('Documents', 'documents'),
  ].filter(({ options }) => options.length > 0)
}
