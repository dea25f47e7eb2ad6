import { chakra } from '@chakra-ui/react'
import { stages, type Stage } from '@costdraft/costing'
import { useId, useMemo, useState } from 'react'
import { RowMenu } from '../../../ui/table/RowMenu.tsx'
import { useRowMenu } from '../../../ui/table/use-row-menu.ts'
import type { CaseRow } from '../case-columns.tsx'
import { CaseMenu } from '../CaseMenu.tsx'
import type { CaseQuestion } from '../list-address.ts'
import type { Move } from '../use-move-case.ts'
import { board } from './board-styles.ts'
import { BoardColumn } from './BoardColumn.tsx'
import { byStage, columnsOf } from './columns-of.ts'
import type { Followed } from './use-follow.ts'
import { useStageTotals } from './use-stage-totals.ts'

interface Props {
  question: CaseQuestion
  rows: readonly CaseRow[]
  whole: boolean
  stale: boolean
  move: Move
  reopen: (row: CaseRow) => void
}

/** The cases as cards in the columns of their stages. */
export function Board({ question, rows, whole, stale, move, reopen }: Props) {
  const id = useId(),
    hintId = useId()
  const totals = useStageTotals(question)
  const { opened, open, setOpen, openAt } = useRowMenu<CaseRow>()
  const [followed, setFollowed] = useState<Followed>()
  const columns = useMemo(() => byStage(rows), [rows])
  const shown = columnsOf(question.stages)
  const menu = {
    idOf: (uuid: string) => `${id}-${uuid}`,
    openId: open ? opened?.triggerId : undefined,
    onOpen: openAt,
    hintId,
  }
  const onMove = (row: CaseRow, to: Stage): void => {
    setFollowed({ uuid: row.uuid, to })
    // Where it is not moved after all, it is followed back.
    void move(row, to).then((moved) => {
      if (!moved) setFollowed({ uuid: row.uuid, to: row.stage })
    })
  }
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
            whole={whole}
            menu={menu}
            followed={followed}
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
