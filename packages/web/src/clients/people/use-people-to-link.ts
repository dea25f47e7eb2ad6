import { useViewer } from '../../access/viewer.ts'
import type { PeopleToLinkQuery } from '../../generated/graphql.ts'
import { useQuery } from '../../ui/use-query.ts'
import { PeopleToLinkDocument } from './people.operations.ts'

export type Linkable = PeopleToLinkQuery['users']['nodes'][number]

/** Those of the users who may get a role in a client: the viewer may edit them, is none, and they have none there. */
export const withoutRole = (people: readonly Linkable[], client: string, viewer: string): Linkable[] =>
  people.filter(
    ({ uuid, mayEdit, childClients }) =>
      mayEdit && uuid !== viewer && childClients.every((held) => held.client.uuid !== client),
  )

/** The active users of a firm who have no role in a child client, by a search; `more` loads the next of the firm. */
export function usePeopleToLink({ parent, client, search }: { parent: string; client: string; search: string }) {
  const viewer = useViewer()
  const { data, previousData, error, loading, fetchMore, refetch } = useQuery(PeopleToLinkDocument, {
    variables: { clientUuid: parent, search: search || null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const page = (data ?? previousData)?.users
  return {
    people: page && withoutRole(page.nodes, client, viewer.uuid),
    hasMore: page?.pageInfo.hasNextPage ?? false,
    isLoading: loading,
    error,
    more: (): void => {
      fetchMore({ variables: { after: page?.pageInfo.endCursor } }).catch(console.error)
    },
    retry: (): void => {
      refetch().catch(console.error)
    },
  }
}
