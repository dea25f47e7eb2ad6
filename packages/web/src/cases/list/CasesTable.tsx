import { useState } from 'react'
import type { SortField } from '../../generated/graphql.ts'
import type { Choice, Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { ListFoot } from '../../ui/table/ListFoot.tsx'
import type { CaseRow } from './case-columns.tsx'
import { CaseMenu } from './CaseMenu.tsx'
import { turned, type CaseQuestion } from './list-address.ts'
import { pageOf, type Cases } from './use-cases.ts'
import type { Move } from './use-move-case.ts'

/** As many rows as are drawn at once, where the board has read more. */
const MOST = 200

type Reopen = (row: CaseRow) => void
const menuOf = (reopen: Reopen, move: Move) => ({
  nameOf: ({ caseName }: CaseRow): string => caseName,
  items: (row: CaseRow) => (
    <CaseMenu
      row={row}
      onReopen={() => reopen(row)}
      onMove={(to) => {
        void move(row, to)
      }}
    />
  ),
})

interface Props {
  columns: readonly Column<CaseRow, SortField>[]
  caption: string
  choice: Choice<CaseRow> | undefined
  list: Cases
  cases: NonNullable<Cases['cases']>
  question: CaseQuestion
  ask: (change: Partial<CaseQuestion>) => void
  reopen: Reopen
  move: Move
}

/** The cases that were found, as a table. */
export function CasesTable({
  columns,
  caption,
  choice,
  list: { stale, more },
  cases: { nodes, totalCount, pageInfo },
  question,
  ask,
  reopen,
  move,
}: Props) {
  const [most, setMost] = useState(MOST)
  const rows = nodes.slice(0, most),
    isMore = pageInfo.hasNextPage || rows.length < nodes.length
  const showMore = async (): Promise<void> => {
    const wanted = rows.length + pageOf.list
    if (wanted > nodes.length && pageInfo.hasNextPage) await more()
    setMost(Math.max(most, wanted))
  }
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        choice={choice}
        rows={rows}
        keyOf={({ uuid }) => uuid}
        sort={question.sort}
        onSort={(by) => ask({ sort: turned(question.sort, by) })}
        menu={menuOf(reopen, move)}
        stale={stale}
      />
      <ListFoot shown={rows.length} total={totalCount} hasMore={isMore && !stale} more={showMore} />
    </>
  )
}
