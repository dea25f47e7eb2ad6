import type { FilingCheckQuery } from '../generated/graphql.ts'
import { FilingCheckDocument } from './filing.operations.ts'
import { usePartQuery } from '../ui/screen-answer.ts'

type Check = NonNullable<FilingCheckQuery['case']['filingCheck']>
export type FilingFinding = Check['findings']['nodes'][number]

const PAGE = 50

/** The earlier answer with the findings of a further page. */
function joined(before: FilingCheckQuery, more: FilingCheckQuery | undefined): FilingCheckQuery {
  const [old, page] = [before.case.filingCheck, more?.case.filingCheck]
  if (!old || !page) return before
  const findings = { ...page.findings, nodes: [...old.findings.nodes, ...page.findings.nodes] }
  return { case: { ...before.case, filingCheck: { ...page, findings } } }
}

/**
 * The check of a case before filing; `check` is undefined until it is known, and null on a host without one. Changes of
 * the case refresh it.
 */
export function useFilingCheck(uuid: string) {
  const { data, previousData, error, loading, refetch, fetchMore } = usePartQuery(FilingCheckDocument, {
    variables: { uuid, first: PAGE },
  })
  const previous = previousData?.case.uuid === uuid ? previousData : undefined
  const check = (data ?? previous)?.case.filingCheck
  const loadMore = () =>
    fetchMore({
      variables: { after: check?.findings.pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult }) => joined(before as FilingCheckQuery, fetchMoreResult),
    })
  return { check, error, loading, refetch, loadMore }
}
