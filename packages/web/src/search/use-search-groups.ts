import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useViewer } from '../access/viewer.ts'
import { isForbidden } from '../ui/read-error.ts'
import { useQuery } from '../ui/use-query.ts'
import { firmGroups } from './firm-groups.ts'
import { panelGroups } from './panel-groups.ts'
import { searchGroups, type SearchGroup } from './search-groups.ts'
import { searchedPlaces } from './searched-places.ts'
import { FirmsAndPeopleDocument, PanelDocument, SearchDocument } from './search.operations.ts'

/** What the panel lists for a text; `hasTwoColumns` where cases and queues stand side by side. */
export interface FoundGroups {
  /** The same for lists that answer the same question. */
  key: string
  text: string
  groups: readonly SearchGroup[]
  /** The spelling that the results are of, where `text` finds nothing. */
  spelling?: string | undefined
  /** What was searched, in words; without a search empty. */
  places?: string
  hasTwoColumns: boolean
}
interface Found {
  found: FoundGroups | undefined
  error: unknown
}

/** The clients and users that were found, of those that the viewer may read; whatever fails of it is left out. */
function useFirmsAndPeople(text: string, skip: boolean) {
  const { isAdmin, readsClients, readsUsers } = useViewer()
  const [clients, users] = [isAdmin || readsClients, isAdmin || readsUsers]
  const isAsked = !skip && text !== '' && (clients || users)
  const variables = { text, clients, users }
  const { data, error } = useQuery(FirmsAndPeopleDocument, {
    variables,
    skip: !isAsked,
    fetchPolicy: 'cache-and-network',
  })
  return useMemo(() => {
    const others = [...(clients ? ['clients'] : []), ...(users ? ['users'] : [])]
    return {
      others: error ? [] : others,
      groups: data ? firmGroups(data, text, isAdmin) : [],
      isComplete: !isAsked || data !== undefined || error !== undefined,
    }
  }, [clients, users, data, error, text, isAdmin, isAsked])
}

/** What was found for a text: undefined until all of it is there, so that it is not listed piece by piece. */
function useFound(text: string, skip: boolean): Found {
  const { data, error } = useQuery(SearchDocument, { variables: { text }, skip, fetchPolicy: 'cache-and-network' })
  const { groups: firms, others, isComplete } = useFirmsAndPeople(text, skip)
  const found = useMemo((): FoundGroups | undefined => {
    if ((!data && !isForbidden(error)) || !isComplete) return undefined
    const places = searchedPlaces(data?.search, others)
    const spelling = data?.search.shown ?? undefined
    // What has the words as they were typed is never mixed with what another spelling finds.
    const ofCases = data && (spelling === undefined || firms.length === 0) ? data.search : undefined
    const groups = [...(ofCases ? searchGroups(ofCases, spelling ?? text) : []), ...firms]
    return { key: text, text, groups, hasTwoColumns: false, places, spelling: ofCases && spelling }
  }, [data, error, text, firms, others, isComplete])
  return { found, error }
}

/** What waits for the viewer, of what they may read. */
function usePanel(skip: boolean): Found {
  const { data, error } = useQuery(PanelDocument, { skip, fetchPolicy: 'cache-and-network', errorPolicy: 'all' })
  const found = useMemo(() => data && { key: 'panel', text: '', ...panelGroups(data) }, [data])
  return { found, error: data?.panel.newest ? undefined : error }
}

/**
 * What the search lists for a text: on the dashboard, while the search box is empty, what waits for the viewer.
 * `isPage` is still so for the moment in which the dashboard is left, and nothing else is to be asked for then.
 */
export function useSearchGroups(text: string, isPage: boolean): Found {
  const isHome = useLocation().pathname === '/'
  const showsPanel = isPage || (isHome && text === '')
  const panel = usePanel(!showsPanel)
  const found = useFound(text, showsPanel)
  return showsPanel ? panel : found
}
