import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useCallback, useMemo } from 'react'
import type {
  AssessmentFiguresFragment,
  AssessmentFilter,
  AssessmentQuery,
  UnboundShownFragment,
} from '../generated/graphql.ts'
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../items/shared/use-items.ts'
import { READ_AFTER_CHANGES } from '../ui/read-after-changes.ts'
import { useQuery } from '../ui/use-query.ts'
import { AssessmentDocument } from './assessment.operations.ts'
import type { StoredLine } from './line-source.ts'

type Answered = NonNullable<AssessmentQuery['case']['assessment']>
/** What stands above the lines: it is asked for with the first of them. */
export type AssessmentHead = AssessmentFiguresFragment & { unbound: readonly UnboundShownFragment[] }
export type AssessedTotals = Answered['lines']['totals']

const NO_LINES: readonly StoredLine[] = []

/** Reads all lines again that are loaded, a page after the other, and what stands above them. */
async function readAgain(
  client: ApolloClient,
  variables: { uuid: string; filter?: AssessmentFilter },
  loaded: number,
): Promise<void> {
  const first = Math.min(MAX_PAGE_SIZE, Math.max(PAGE_SIZE, loaded))
  const readPage = async (after: string | null): Promise<Answered['lines'] | undefined> => {
    const answer = await client.query({
      query: AssessmentDocument,
      variables: { ...variables, first, after, head: after === null },
      fetchPolicy: 'network-only',
    })
    return answer.data?.case.assessment?.lines
  }
  let page = await readPage(null)
  for (let read = first; read < loaded && page?.pageInfo.endCursor && page.pageInfo.hasNextPage; read += first)
    page = await readPage(page.pageInfo.endCursor)
}

/**
 * The assessment of a case, and the lines of a filter page by page. While others are on their way, those before stay.
 */
export function useAssessment(caseUuid: string, filter: AssessmentFilter | undefined) {
  const client = useApolloClient()
  const variables = useMemo(() => ({ uuid: caseUuid, ...(filter && { filter }) }), [caseUuid, filter])
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(AssessmentDocument, {
    variables: { ...variables, first: PAGE_SIZE, head: true },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    context: READ_AFTER_CHANGES,
  })
  const shown = data ?? (error ? undefined : previousData)
  const assessment = shown?.case.assessment
  const list = assessment?.lines
  const rows = (list?.nodes as readonly StoredLine[] | undefined) ?? NO_LINES
  const after = list?.pageInfo.hasNextPage ? list.pageInfo.endCursor : null
  const readLoaded = useCallback((loaded: number) => readAgain(client, variables, loaded), [client, variables])
  return {
    /** Null where the case has none: it is not complete, or its host keeps none. Undefined until that is known. */
    assessment: assessment === null ? null : (assessment as AssessmentHead | undefined),
    rows,
    totals: list?.totals,
    total: list?.totalCount ?? 0,
    isOld: data === undefined && shown !== undefined,
    error,
    loading,
    refetch,
    readLoaded: () => readLoaded(rows.length),
    loadMore:
      after === null ? undefined : (first = MAX_PAGE_SIZE) => fetchMore({ variables: { first, after, head: false } }),
  }
}
export type ShownAssessment = ReturnType<typeof useAssessment>
