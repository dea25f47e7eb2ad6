import { plural } from './bill/format.ts'

/** Printed in the place of a character that no font has. */
export const PLACEHOLDER = '\ufffd'

/** Where characters were lost, in words, with each of them once. */
type Lost = Map<string, string[]>

/** The texts of documents that are not of an item, by the names of their fields, as a reader knows them. */
const places: Readonly<Record<string, string>> = {
  caseName: 'the name of the case',
  matter: 'the title of the proceedings',
  reference: 'the reference',
  firm: 'the name of the firm',
  narrative: 'the narrative',
  summaryOfWork: 'the narrative',
  valueOfAssets: 'the value of the assets',
  earners: 'the list of fee earners',
  team: 'the list of fee earners',
  parties: 'the list of parties',
  reasons: 'the reasons for the enhancement',
  facts: 'the facts of the case',
  longFacts: 'the facts of the case',
  points: 'the list of what was found',
  disputes: 'the points of dispute',
  stages: 'the planned work',
  people: 'the planned work',
  cover: 'the facts of the case',
  vouchers: 'the list of vouchers',
  parts: 'the procedural steps',
  hearings: 'the list of hearings',
  counsel: 'the summary',
  breakdowns: 'the summary',
  summary: 'the summary',
  certificate: 'the certificate',
  certificates: 'the certificates',
  assumptions: 'the assumptions of the budget',
}
/** The fields of an item. */
const ofItem: Readonly<Record<string, string>> = {
  initials: 'the fee earner',
  voucher: 'the voucher',
  invoiceNumber: 'the invoice number',
  why: 'the reason for the reduction',
}

/** Where a text stands: of the item that it belongs to, or else by the outermost field that has a name. */
function placeOf(path: readonly string[], item: string | null): string {
  if (item !== null) return `${ofItem[path.at(-1) ?? ''] ?? 'the description'} of item ${item}`
  const named = path.find((key) => Object.hasOwn(places, key))
  return named === undefined ? 'the document' : (places[named] ?? 'the document')
}

/** Walks a document, replaces what cannot be printed, and notes where it was. */
function replaceIn(
  value: unknown,
  lost: ReadonlySet<string>,
  found: Lost,
  path: readonly string[],
  item: string | null,
): unknown {
  if (typeof value === 'string') {
    const characters = [...value]
    const own = characters.filter((one) => lost.has(one))
    if (own.length === 0) return value
    const place = placeOf(path, item)
    found.set(place, [...new Set([...(found.get(place) ?? []), ...own])])
    return characters.map((one) => (lost.has(one) ? PLACEHOLDER : one)).join('')
  }
  if (Array.isArray(value)) return value.map((one: unknown) => replaceIn(one, lost, found, path, item))
  if (typeof value !== 'object' || value === null) return value
  const own = 'no' in value && typeof value.no === 'string' && value.no !== '' ? value.no : item
  return Object.fromEntries(
    Object.entries(value).map(([key, one]: [string, unknown]) => [
      key,
      replaceIn(one, lost, found, [...path, key], own),
    ]),
  )
}

/** The most characters that a sentence names, and the most places that have a sentence of their own. */
const MOST_NAMED = 8
const MOST_PLACES = 12
const named = (character: string): string =>
  `${character} (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`

function sentenceOf(place: string, characters: readonly string[]): string {
  const more = characters.length - MOST_NAMED
  const listed = [...characters.slice(0, MOST_NAMED).map(named), ...(more > 0 ? [`and ${more} more`] : [])].join(', ')
  return `${plural(characters.length, 'character')} in ${place} cannot be printed: ${listed}. ${PLACEHOLDER} stands in ${characters.length === 1 ? 'its' : 'their'} place.`
}

/**
 * A document in which what no font has is replaced by a sign that shows it, and what was lost, in a sentence for each
 * place.
 */
export function withoutLost<T>(document: T, lost: ReadonlySet<string>): { document: T; sentences: string[] } {
  if (lost.size === 0) return { document, sentences: [] }
  const found: Lost = new Map()
  const replaced = replaceIn(document, lost, found, [], null) as T
  const sentences = [...found].map(([place, characters]) => sentenceOf(place, characters))
  const more = sentences.length - MOST_PLACES
  return {
    document: replaced,
    sentences: [
      ...sentences.slice(0, MOST_PLACES),
      ...(more > 0 ? [`In ${plural(more, 'more place')} characters cannot be printed.`] : []),
    ],
  }
}
