import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { useViewer } from '../access/viewer.ts'
import { firstSteps } from './first-steps.ts'
import { queueGroups } from './queue-groups.ts'
import { searchGroups, type SearchGroup } from './search-groups.ts'
import { FirstStepsDocument, QueuesDocument, SearchDocument } from './search.operations.ts'
import { useQuery } from '../ui/use-query.ts'

/** What the panel lists for a text; `hasTwoColumns` where cases and queues stand side by side. */
export interface FoundGroups {
  /** The same for lists that answer the same question. */
  key: string
  text: string
  groups: readonly SearchGroup[]
  hasTwoColumns: boolean
}

/** What was found for a text: undefined until all of it is there, so that it is not listed piece by piece. */
export function useSearchGroups(text: string): { found: FoundGroups | undefined; error: unknown } {
  const { data, error } = useQuery(SearchDocument, { variables: { text }, fetchPolicy: 'cache-and-network' })
  // On the dashboard, while the search box is empty, the viewer's queues are listed below the newest cases.
  const showsQueues = useLocation().pathname === '/' && text === ''
  const { data: queueData, error: queueError } = useQuery(QueuesDocument, {
    skip: !showsQueues,
    fetchPolicy: 'cache-and-network',
  })
  const queues = queueData?.queues
  const isWaiting = showsQueues && !queueData && !queueError
  // The system administrator holds no case permission: there is nothing to search, but a house to set up.
  const { isAdmin } = useViewer()
  const steps = useFirstSteps(showsQueues && (isAdmin || data?.search.cases.length === 0))
  const found = useMemo((): FoundGroups | undefined => {
    if ((!data && !isAdmin) || (isWaiting && !isAdmin)) return undefined
    const results = data ? searchGroups(data.search, text) : []
    const waiting = showsQueues && queues ? queueGroups(queues) : []
    return {
      key: `${showsQueues} ${text}`,
      text,
      groups: [...results, ...waiting, ...steps],
      hasTwoColumns: waiting.length > 0,
    }
  }, [data, isAdmin, isWaiting, text, showsQueues, queues, steps])
  return { found, error }
}

/** What leads a newcomer, once it is known that there are no cases. */
function useFirstSteps(isShown: boolean): SearchGroup[] {
  const { data } = useQuery(FirstStepsDocument, {
    skip: !isShown,
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  })
  return useMemo(() => {
    if (!isShown || !data?.viewer) return []
    // With `errorPolicy: 'all'` a list that the viewer may not read is missing.
    const { viewer, clients, users, solicitors } = data as { viewer: typeof data.viewer } & Partial<typeof data>
    return firstSteps({ viewer, clients: clients?.totalCount, users: users?.totalCount, solicitors })
  }, [isShown, data])
}
