import { VisuallyHidden, chakra } from '@chakra-ui/react'
import { stages, type Stage } from '@costdraft/costing'
import { isStage } from '@costdraft/schema/cases/stage-move.ts'
import { useCallback, useId, useMemo, useRef, useState } from 'react'
import { RowMenu } from '../../../ui/table/RowMenu.tsx'
import { useRowMenu } from '../../../ui/table/use-row-menu.ts'
import { isInStage } from '../../case-words.ts'
import type { CaseRow } from '../case-row.ts'
import { CaseMenu } from '../CaseMenu.tsx'
import type { CaseListQuery } from '../case-list-query.ts'
import type { Move } from '../use-move-case.ts'
import { board } from './board-styles.ts'
import { BoardColumn } from './BoardColumn.tsx'
import { groupByStage, visibleStages, type BoardStage } from './board-columns.ts'
import { sharedFactsOf } from './shared-facts.ts'
import type { MovedCard } from './use-focus-moved-card.ts'
import { columnName, useKeyboardDrag } from './use-keyboard-drag.ts'
import type { CaseStagesQuery } from '../../../generated/graphql.ts'
import { CaseStagesDocument } from '../cases.operations.ts'
import { filterVariables } from '../use-cases.ts'
import { usePartQuery } from '../../../ui/screen-answer.ts'

/** The number and total value of the cases in each stage; undefined until loaded. The board works without it. */
function useStageTotals(query: CaseListQuery): CaseStagesQuery['caseStages'] | undefined {
  const { data, previousData } = usePartQuery(CaseStagesDocument, { variables: filterVariables(query) })
  return (data ?? previousData)?.caseStages
}

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
function useMovedCard(move: Move, announce: (text: string) => void) {
  const [moved, setMoved] = useState<MovedCard>()
  const onMove = useCallback(
    (row: CaseRow, to: Stage): void => {
      if (!isInStage(row)) return
      setMoved({ uuid: row.uuid, to })
      // A failed move returns the card to its column, or to the one that others moved it to, and the focus with it.
      void move(row, to).then((stage) => {
        if (stage === to || !isStage(stage)) return
        setMoved({ uuid: row.uuid, to: stage })
        announce(`${row.caseName} ${stage === row.stage ? 'stays' : 'is now'} in ${columnName(stage)}.`)
      })
    },
    [move, announce],
  )
  return { moved, onMove }
}

interface OpenMenuProps extends Pick<ReturnType<typeof useRowMenu<CaseRow>>, 'opened' | 'open' | 'setOpen'> {
  rows: readonly CaseRow[]
  reopen: (row: CaseRow) => void
  onMove: (row: CaseRow, to: Stage) => void
}

/** The menu of the card that it was opened for last. */
function OpenMenu({ opened, open, setOpen, rows, reopen, onMove }: OpenMenuProps) {
  if (!opened) return null
  const row = rows.find(({ uuid }) => uuid === opened.row.uuid) ?? opened.row
  return (
    <RowMenu
      open={open}
      setOpen={setOpen}
      triggerId={opened.triggerId}
      point={opened.point}
      name={`Actions for ${row.caseName}`}
    >
      <CaseMenu row={row} onReopen={() => reopen(row)} onMove={(to) => onMove(row, to)} />
    </RowMenu>
  )
}

/** The cases as cards, in one column per stage; last, those in stages of the host's own, if there are any. */
export function Board({ query, rows, isComplete, stale, move, reopen }: Props) {
  const id = useId()
  const hintId = useId()
  const ref = useRef<HTMLDivElement>(null)
  const [announcement, announce] = useState('')
  const totals = useStageTotals(query)
  const rowMenu = useRowMenu<CaseRow>()
  const { opened, open, openAt } = rowMenu
  const { moved, onMove } = useMovedCard(move, announce)
  const { lift, over } = useKeyboardDrag({ board: ref, rows, onMove, announce })
  const columns = useMemo(() => groupByStage(rows), [rows])
  const { area, type } = sharedFactsOf(rows)
  const shared = useMemo(() => ({ area, type }), [area, type])
  // A column of its own, only where there is a case for it.
  const shown: readonly BoardStage[] = [...visibleStages(query.stages), ...(columns.other.length > 0 ? [null] : [])]
  const openId = open ? opened?.triggerId : undefined
  // Stays the same for the columns, as `onMove` does: a move renders only the two it concerns.
  const controls = useMemo(
    () => ({ idOf: (uuid: string) => `${id}-${uuid}`, openId, onOpen: openAt, onLift: lift, hintId }),
    [id, openId, openAt, lift, hintId],
  )
  return (
    <>
      <chakra.p id={hintId} srOnly>
        Space or Enter lifts the card. Then the arrow keys move it over another column, Space or Enter drops it there,
        and Escape puts it back. Its name opens the case; its menu moves it too.
      </chakra.p>
      <VisuallyHidden role="status" aria-live="assertive">
        {announcement}
      </VisuallyHidden>
      <chakra.div
        ref={ref}
        css={board}
        aria-busy={stale}
        data-stale={stale}
        maxWidth={shown.length < stages.length ? `${shown.length * 400}px` : undefined}
      >
        {shown.map((stage) => (
          <BoardColumn
            key={stage ?? 'other'}
            stage={stage}
            rows={columns[stage ?? 'other']}
            total={totals?.find((total) => total.stage === stage)}
            isComplete={isComplete}
            controls={controls}
            shared={shared}
            isTarget={stage !== null && over === stage}
            movedCard={moved?.to === stage ? moved : undefined}
            onMove={onMove}
          />
        ))}
      </chakra.div>
      <OpenMenu {...rowMenu} rows={rows} reopen={reopen} onMove={onMove} />
    </>
  )
}
