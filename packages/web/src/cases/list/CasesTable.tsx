import { useState } from 'react'
import type { SortField } from '../../generated/graphql.ts'
import type { RowSelection, Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { ListFoot } from '../../ui/table/ListFoot.tsx'
import type { CaseRow } from './case-row.ts'
import { isInStage } from '../case-words.ts'
import { CaseMenu } from './CaseMenu.tsx'
import { toggleSort, type CaseListQuery } from './case-list-query.ts'
import { pageSize, type CasesResult } from './use-cases.ts'
import type { Move } from './use-move-case.ts'

/** Rows rendered at first; the board may have loaded more. */
const INITIAL_ROWS = 200

type Reopen = (row: CaseRow) => void
const menuOf = (reopen: Reopen, move: Move) => ({
  nameOf: ({ caseName }: CaseRow): string => caseName,
  items: (row: CaseRow) => (
    <CaseMenu
      row={row}
      onReopen={() => reopen(row)}
      onMove={(to) => {
        if (isInStage(row)) void move(row, to)
      }}
    />
  ),
})

interface Props {
  columns: readonly Column<CaseRow, SortField>[]
  caption: string
  selection: RowSelection<CaseRow> | undefined
  list: CasesResult
  cases: NonNullable<CasesResult['cases']>
  query: CaseListQuery
  setQuery: (change: Partial<CaseListQuery>) => void
  reopen: Reopen
  move: Move
}

/** The cases as a table. */
export function CasesTable({
  columns,
  caption,
  selection,
  list: { stale, loadMore },
  cases: { nodes, totalCount, pageInfo },
  query,
  setQuery,
  reopen,
  move,
}: Props) {
  const [maxRows, setMaxRows] = useState(INITIAL_ROWS)
  const rows = nodes.slice(0, maxRows)
  const hasMore = pageInfo.hasNextPage || rows.length < nodes.length
  const showMore = async (): Promise<void> => {
    const wanted = rows.length + pageSize.list
    if (wanted > nodes.length && pageInfo.hasNextPage) await loadMore()
    setMaxRows(Math.max(maxRows, wanted))
  }
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        choice={selection}
        rows={rows}
        keyOf={({ uuid }) => uuid}
        sort={query.sort}
        onSort={(by) => setQuery({ sort: toggleSort(query.sort, by) })}
        menu={menuOf(reopen, move)}
        stale={stale}
      />
      <ListFoot shown={rows.length} total={totalCount} hasMore={hasMore && !stale} more={showMore} />
    </>
  )
}
