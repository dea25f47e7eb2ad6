import type { SearchQuery } from '../generated/graphql.ts'

const placesOf = {
  items: ['parties', 'rows'],
  texts: ['narratives', 'reasons'],
  comments: ['comments'],
  notes: ['notes'],
  documents: ['names of documents'],
} as const
type Found = Pick<SearchQuery['search'], keyof typeof placesOf>

/**
 * What was searched, in words: cases, and what the host can search besides; nothing of them for whoever may open none.
 * `others` is what else was searched.
 */
export function searchedPlaces(found: Found | undefined, others: readonly string[] = []): string {
  const types = Object.keys(placesOf) as (keyof typeof placesOf)[]
  const ofCases = found ? ['cases', ...types.flatMap((type) => (found[type] ? placesOf[type] : []))] : []
  const all = [...ofCases, ...others]
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}
