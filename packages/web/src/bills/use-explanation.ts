import { useQuery } from '@apollo/client/react'
import type { ExplainedHead } from './bill.ts'
import { ExplainDocument } from './bills.operations.ts'
import { headsOf, type Subject } from './subject.ts'

const PAGE = 100,
  MOST = 500

/** The lines behind a figure, page by page. They are not kept: an explanation is of the case as it is now. */
export function useExplanation(uuid: string, subject: Subject) {
  // What has no rate is looked for in every head, so as much as can be is asked for at once.
  const page = subject === 'unpriced' ? MOST : PAGE
  const { data, error, loading, refetch, fetchMore } = useQuery(ExplainDocument, {
    variables: { uuid, first: page },
    fetchPolicy: 'no-cache',
  })
  const names = headsOf(subject)
  const heads = data?.case.totals.heads.filter(({ name }) => names === 'all' || names.includes(name)) ?? []
  const longer = heads.find(({ lines }) => lines.pageInfo.hasNextPage)
  const more = (): Promise<unknown> =>
    fetchMore({
      variables: { after: longer?.lines.pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult }) => {
        const heads = before.case.totals.heads.map((head) =>
          withNext(
            head,
            fetchMoreResult.case.totals.heads.find(({ name }) => name === head.name),
          ),
        )
        return { ...before, case: { ...before.case, totals: { ...before.case.totals, heads } } }
      },
    })
  return { record: data?.case, heads, error, loading, refetch, page, hasMore: longer !== undefined, more }
}

/** A head has its next page after its own last line; one that is whole stays as it is. */
const withNext = (head: ExplainedHead, next: ExplainedHead | undefined): ExplainedHead =>
  next && head.lines.pageInfo.hasNextPage
    ? { ...next, lines: { ...next.lines, nodes: [...head.lines.nodes, ...next.lines.nodes] } }
    : head
