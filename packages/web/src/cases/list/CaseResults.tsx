import { Button } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import type { SortField } from '../../generated/graphql.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { RowSelection, Column } from '../../ui/table/columns.ts'
import { ListState } from '../../ui/table/ListState.tsx'
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx'
import { AddCaseDialog } from './AddCaseDialog.tsx'
import { BoardSkeleton } from './board/BoardSkeleton.tsx'
import { CasesBoard } from './board/CasesBoard.tsx'
import { visibleStages } from './board/board-columns.ts'
import type { CaseRow } from './case-row.ts'
import { CasesTable } from './CasesTable.tsx'
import type { CaseListQuery } from './case-list-query.ts'
import type { CasesResult } from './use-cases.ts'
import type { Move } from './use-move-case.ts'

/** What the page shows of the cases: columns and caption of the table, and the empty state. */
interface Content {
  columns: readonly Column<CaseRow, SortField>[]
  caption: string
  emptyText: string
  selection: RowSelection<CaseRow> | undefined
  canAdd: boolean
}

interface Props {
  list: CasesResult
  query: CaseListQuery
  setQuery: (change: Partial<CaseListQuery>) => void
  isFiltered: boolean
  clear: () => void
  move: Move
  reopen: (row: CaseRow) => void
  content: Content
}

const LoadingState = ({
  query: { view, sort, stages },
  columns,
}: {
  query: CaseListQuery
  columns: Content['columns']
}) =>
  view === 'board' ? (
    <BoardSkeleton shown={visibleStages(stages)} />
  ) : (
    <TableSkeleton columns={columns} sort={sort} name="Loading the cases" />
  )

/** The results of the query as a board or a table, or the loading, error or empty state. */
export function CaseResults({ list, query, setQuery, isFiltered, clear, move, reopen, content }: Props) {
  const { cases } = list
  const results = (): ReactNode => {
    if (!cases) return undefined
    const shown = { list, cases, query, move, reopen }
    if (cases.nodes.length > 0)
      return query.view === 'board' ? (
        <CasesBoard {...shown} />
      ) : (
        <CasesTable {...shown} {...content} setQuery={setQuery} />
      )
    if (!isFiltered) return <EmptyState text={content.emptyText}>{content.canAdd && <AddCaseDialog />}</EmptyState>
    return (
      <EmptyState text="No case matches this search and these filters.">
        <Button onClick={clear}>Clear search and filters</Button>
      </EmptyState>
    )
  }
  return (
    <ListState what="cases" state={list} skeleton={<LoadingState query={query} columns={content.columns} />}>
      {results()}
    </ListState>
  )
}
