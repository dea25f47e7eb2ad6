import { useApolloClient, useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import type { CasesQueryVariables } from '../../generated/graphql.ts'
import { CasesDocument } from './cases.operations.ts'
import type { CaseQuestion } from './list-address.ts'

const PAGE = 50, MOST = 200

const variablesOf = ({ search, stages, firms, sort }: CaseQuestion): CasesQueryVariables => ({
  search: search || null,
  filter: { stages: stages.length > 0 ? stages : null, clients: firms.length > 0 ? firms : null },
  sort: { field: sort.by, direction: sort.direction },
})

/** The cases that answer a question: at once from what is known, then as they are now, and the next page when asked for. */
export function useCases(question: CaseQuestion) {
  const { cache } = useApolloClient()
  const variables = useMemo(() => {
    const asked = variablesOf(question)
    // Someone who comes back to a long list finds it as long as it was.
    const length = cache.readQuery({ query: CasesDocument, variables: asked })?.cases.nodes.length ?? 0
    return { ...asked, first: Math.min(MOST, Math.max(PAGE, length)) }
  }, [cache, question])
  const { data, previousData, error, loading, fetchMore, refetch } = useQuery(CasesDocument, {
    variables, fetchPolicy: 'cache-and-network', notifyOnNetworkStatusChange: true,
  })
  const more = (): Promise<unknown> => fetchMore({ variables: { first: PAGE, after: data?.cases.pageInfo.endCursor } })
  return { cases: (data ?? previousData)?.cases, stale: !data && previousData !== undefined, loading, error, more, refetch }
}
