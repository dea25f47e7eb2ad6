import { chakra } from '@chakra-ui/react'
import { stages, type Stage } from '@costdraft/costing'
import { useCallback, useId, useMemo, useState } from 'react'
import { RowMenu } from '../../../ui/table/RowMenu.tsx'
import { useRowMenu } from '../../../ui/table/use-row-menu.ts'
import type { CaseRow } from '../case-columns.tsx'
import { CaseMenu } from '../CaseMenu.tsx'
import type { CaseListQuery } from '../case-list-query.ts'
import type { Move } from '../use-move-case.ts'
import { board } from './board-styles.ts'
import { BoardColumn } from './BoardColumn.tsx'
import { groupByStage, visibleStages } from './board-columns.ts'
import type { MovedCard } from './use-focus-moved-card.ts'
import { useStageTotals } from './use-stage-totals.ts'

interface Props {
  query: CaseListQuery
  rows: readonly CaseRow[]
  /** Every case is loaded. */
  isComplete: boolean
  stale: boolean
  move: Move
  reopen: (row: CaseRow) => void
}

/** The card that was moved last, and how one is moved. */
function useMovedCard(move: Move) {
  const [moved, setMoved] = useState<MovedCard>()
  const onMove = useCallback(
    (row: CaseRow, to: Stage): void => {
      setMoved({ uuid: row.uuid, to })
      // A failed move returns the card to its column, and the focus with it.
      void move(row, to).then((isMoved) => {
        if (!isMoved) setMoved({ uuid: row.uuid, to: row.stage })
      })
    },
    [move],
  )
  return { moved, onMove }
}

/** The cases as cards, in one column per stage. */
export function Board({ query, rows, isComplete, stale, move, reopen }: Props) {
  const id = useId(),
    hintId = useId()
  const totals = useStageTotals(query)
  const { opened, open, setOpen, openAt } = useRowMenu<CaseRow>()
  const { moved, onMove } = useMovedCard(move)
  const columns = useMemo(() => groupByStage(rows), [rows])
  const shown = visibleStages(query.stages)
  const openId = open ? opened?.triggerId : undefined
  // Stays the same for the columns, as `onMove` does: a move renders only the two it concerns.
  const menu = useMemo(
    () => ({ idOf: (uuid: string) => `${id}-${uuid}`, openId, onOpen: openAt, hintId }),
    [id, openId, openAt, hintId],
  )
  const current = opened && (rows.find(({ uuid }) => uuid === opened.row.uuid) ?? opened.row)
  return (
    <>
      <chakra.p id={hintId} srOnly>
        Enter opens the case. Its menu moves it to another stage; so does dragging it.
      </chakra.p>
      <chakra.div
        css={board}
        aria-busy={stale}
        data-stale={stale}
        maxWidth={shown.length < stages.length ? `${shown.length * 400}px` : undefined}
      >
        {shown.map((stage) => (
          <BoardColumn
            key={stage}
            stage={stage}
            rows={columns[stage]}
            total={totals?.find((total) => total.stage === stage)}
            isComplete={isComplete}
            menu={menu}
            movedCard={moved?.to === stage ? moved : undefined}
            onMove={onMove}
          />
        ))}
      </chakra.div>
      {current && (
        <RowMenu
          open={open}
          setOpen={setOpen}
          triggerId={opened?.triggerId}
          point={opened?.point}
          name={`Actions for ${current.caseName}`}
        >
          <CaseMenu row={current} onReopen={() => reopen(current)} onMove={(to) => onMove(current, to)} />
        </RowMenu>
      )}
    </>
  )
}
