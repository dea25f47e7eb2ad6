import type { ExplainedHead } from './bill.ts'
import { ExplainDocument } from './bills.operations.ts'
import { headsOf, type Explained } from './subject.ts'
import { useQuery } from '../ui/use-query.ts'

const PAGE_SIZE = 100
const MAX_PAGE_SIZE = 500

/**
 * Loads the lines behind a figure, page by page. Bypasses the cache: an explanation shows the current state of the
 * case.
 */
export function useExplanation(uuid: string, { subject, part }: Explained) {
  // Unpriced lines can be under any head, so the largest page is requested.
  const page = subject === 'unpriced' ? MAX_PAGE_SIZE : PAGE_SIZE
  const { data, error, loading, refetch, fetchMore } = useQuery(ExplainDocument, {
    variables: { uuid, first: page },
    fetchPolicy: 'no-cache',
  })
  const names = headsOf(subject)
  const heads =
    data?.case.totals.heads.filter(
      ({ name, casePart }) => (names === 'all' || names.includes(name)) && (part === undefined || casePart === part),
    ) ?? []
  const incomplete = heads.find(({ lines }) => lines.pageInfo.hasNextPage)
  const loadMore = (): Promise<unknown> =>
    fetchMore({
      variables: { after: incomplete?.lines.pageInfo.endCursor ?? null },
      updateQuery: (previous, { fetchMoreResult }) => {
        const heads = previous.case.totals.heads.map((head) =>
          appendPage(
            head,
            fetchMoreResult.case.totals.heads.find(
              ({ name, casePart }) => name === head.name && casePart === head.casePart,
            ),
          ),
        )
        return { ...previous, case: { ...previous.case, totals: { ...previous.case.totals, heads } } }
      },
    })
  return { record: data?.case, heads, error, loading, refetch, page, hasMore: incomplete !== undefined, loadMore }
}

/** Appends the next page of lines to a head; a head that is complete is returned unchanged. */
const appendPage = (head: ExplainedHead, next: ExplainedHead | undefined): ExplainedHead =>
  next && head.lines.pageInfo.hasNextPage
    ? { ...next, lines: { ...next.lines, nodes: [...head.lines.nodes, ...next.lines.nodes] } }
    : head
