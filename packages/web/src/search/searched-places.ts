import type { SearchQuery } from '../generated/graphql.ts'

const placesOf = {
  items: ['parties', 'rows'],
  texts: ['narratives', 'reasons'],
  comments: ['comments'],
  notes: ['notes'],
  documents: ['names of documents'],
} as const

/** What was searched, in words: cases, and what the host can search besides. */
export function searchedPlaces(found: Pick<SearchQuery['search'], keyof typeof placesOf>): string {
  const places = (Object.keys(placesOf) as (keyof typeof placesOf)[]).flatMap((type) =>
    found[type] ? placesOf[type] : [],
  )
  const all = ['cases', ...places]
  return all.length === 1 ? 'cases' : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}
