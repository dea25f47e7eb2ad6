import { ListFoot } from '../../../ui/table/ListFoot.tsx'
import type { CaseRow } from '../case-columns.tsx'
import type { CaseQuestion } from '../list-address.ts'
import { pageOf, type Cases } from '../use-cases.ts'
import type { Move } from '../use-move-case.ts'
import { Board } from './Board.tsx'
import { useWhole } from './use-whole.ts'

interface Props {
  list: Cases
  cases: NonNullable<Cases['cases']>
  question: CaseQuestion
  move: Move
  reopen: (row: CaseRow) => void
}

/** The board of the cases that were found, and what is left to be asked for. */
export function CasesBoard({ list, cases: { nodes, totalCount, pageInfo }, question, move, reopen }: Props) {
  const byHand = useWhole(list)
  return (
    <>
      <Board
        question={question}
        rows={nodes}
        whole={!pageInfo.hasNextPage}
        stale={list.stale}
        move={move}
        reopen={reopen}
      />
      {byHand && (
        <ListFoot page={pageOf.board} shown={nodes.length} total={totalCount} hasMore={!list.stale} more={list.more} />
      )}
    </>
  )
}
