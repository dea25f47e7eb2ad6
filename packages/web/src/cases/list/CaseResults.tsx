import { Button, Flex, Text } from '@chakra-ui/react'
import type { SortField } from '../../generated/graphql.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { readError } from '../../ui/read-error.ts'
import type { RowSelection, Column } from '../../ui/table/columns.ts'
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
  const { cases, loading, error, refetch } = list
  const retryButton = (
    <Button
      loading={loading}
      onClick={() => {
        refetch().catch(console.error)
      }}
    >
      Try again
    </Button>
  )
  const errorText = error && `The cases could not be loaded. ${readError(error).message}`
  if (!cases)
    return errorText ? (
      <EmptyState text={errorText}>{retryButton}</EmptyState>
    ) : (
      <LoadingState query={query} columns={content.columns} />
    )
  const results = { list, cases, query, move, reopen }
  return (
    <>
      {errorText && (
        <Flex role="alert" align="center" gap="3" mb="3" color="danger.ink">
          <Text textStyle="sm">{errorText}</Text>
          {retryButton}
        </Flex>
      )}
      {cases.nodes.length > 0 &&
        (query.view === 'board' ? (
          <CasesBoard {...results} />
        ) : (
          <CasesTable {...results} {...content} setQuery={setQuery} />
        ))}
      {cases.nodes.length === 0 &&
        (isFiltered ? (
          <EmptyState text="No case matches this search and these filters.">
            <Button onClick={clear}>Clear search and filters</Button>
          </EmptyState>
        ) : (
          <EmptyState text={content.emptyText}>{content.canAdd && <AddCaseDialog />}</EmptyState>
        ))}
    </>
  )
}
