import { ListFoot } from '../../../ui/table/ListFoot.tsx'
import type { CaseRow } from '../case-row.ts'
import type { CaseListQuery } from '../case-list-query.ts'
import { pageSize, type CasesResult } from '../use-cases.ts'
import type { Move } from '../use-move-case.ts'
import { Board } from './Board.tsx'
import { useEffect, useEffectEvent, useState } from 'react'

/** Maximum number of cases loaded automatically. */
const MAX_CASES = 1000

/**
 * Loads page after page up to `MAX_CASES`. Returns whether further pages must be requested by the user: beyond that
 * number, or after a failure.
 */
function useLoadAll({ cases, stale, loading, loadMore }: CasesResult): boolean {
  const [failedAt, setFailedAt] = useState<string | null>()
  const cursor = cases?.pageInfo.endCursor
  const hasMore = cases?.pageInfo.hasNextPage === true
  const isManual = hasMore && (cases.nodes.length >= MAX_CASES || cursor === failedAt)
  const loadNext = useEffectEvent(() => {
    loadMore().catch((error: unknown) => {
      console.error(error)
      setFailedAt(cursor)
    })
  })
  const isLoadingAll = hasMore && !isManual && !stale && !loading
  useEffect(() => {
    if (isLoadingAll) loadNext()
  }, [isLoadingAll])
  return isManual
}

interface Props {
  list: CasesResult
  cases: NonNullable<CasesResult['cases']>
  query: CaseListQuery
  move: Move
  reopen: (row: CaseRow) => void
}

/** The board of the loaded cases, with a button for more where they are not loaded automatically. */
export function CasesBoard({ list, cases: { nodes, totalCount, pageInfo }, query, move, reopen }: Props) {
  const isManual = useLoadAll(list)
  return (
    <>
      <Board
        query={query}
        rows={nodes}
        isComplete={!pageInfo.hasNextPage}
        stale={list.stale}
        move={move}
        reopen={reopen}
      />
      {isManual && (
        <ListFoot
          page={pageSize.board}
          shown={nodes.length}
          total={totalCount}
          hasMore={!list.stale}
          more={list.loadMore}
        />
      )}
    </>
  )
}
