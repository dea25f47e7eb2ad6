import { ListFoot } from '../../../ui/table/ListFoot.tsx'
import type { CaseRow } from '../case-row.ts'
import type { CaseListQuery } from '../case-list-query.ts'
import { pageSize, type CasesResult } from '../use-cases.ts'
import type { Move } from '../use-move-case.ts'
import { Board } from './Board.tsx'
import { useLoadAll } from './use-load-all.ts'

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
