import { useApolloClient, useQuery } from '@apollo/client/react'
import { useMemo } from 'react'
import type { CasesQueryVariables } from '../../generated/graphql.ts'
import { CasesDocument } from './cases.operations.ts'
import type { CaseQuestion } from './list-address.ts'

const MOST = 200
/** How much each view asks for at a time. */
export const pageOf = { list: 50, board: MOST }

/** What narrows the cases, for them and for their totals. */
export const narrowing = ({ search, stages, areas, firms }: CaseQuestion) => ({
  search: search || null,
  filter: {
    stages: stages.length > 0 ? stages : null,
    areas: areas.length > 0 ? areas : null,
    clients: firms.length > 0 ? firms : null,
  },
})

const variablesOf = (question: CaseQuestion): CasesQueryVariables => ({
  ...narrowing(question),
  // A board has one order, and it is the list's usual one: there both read the same cases.
  sort:
    question.view === 'board'
      ? { field: 'updated_at', direction: 'desc' }
      : { field: question.sort.by, direction: question.sort.direction },
})

/** The cases that answer a question: at once from what is known, then as they are now, and the next page when asked for. */
export function useCases(question: CaseQuestion) {
  const { cache } = useApolloClient()
  const page = pageOf[question.view]
  const asked = JSON.stringify(variablesOf(question))
  const variables = useMemo(() => {
    const given = JSON.parse(asked) as CasesQueryVariables
    // Someone who comes back to a long list finds it as long as it was.
    const length = cache.readQuery({ query: CasesDocument, variables: given })?.cases.nodes.length ?? 0
    return { ...given, first: Math.min(MOST, Math.max(page, length)) }
    // The other view of the same cases asks nothing anew, so its page is not a reason.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [cache, asked])
  const { data, previousData, error, loading, fetchMore, refetch } = useQuery(CasesDocument, {
    variables,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const more = (): Promise<unknown> => fetchMore({ variables: { first: page, after: data?.cases.pageInfo.endCursor } })
  return {
    cases: (data ?? previousData)?.cases,
    stale: !data && previousData !== undefined,
    loading,
    error,
    more,
    refetch,
  }
}

export type Cases = ReturnType<typeof useCases>
