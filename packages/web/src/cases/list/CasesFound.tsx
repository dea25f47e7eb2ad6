import { Button, Flex, Text } from '@chakra-ui/react'
import type { SortField } from '../../generated/graphql.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { readError } from '../../ui/read-error.ts'
import type { Choice, Column } from '../../ui/table/columns.ts'
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx'
import { AddCaseDialog } from './AddCaseDialog.tsx'
import { BoardSkeleton } from './board/BoardSkeleton.tsx'
import { CasesBoard } from './board/CasesBoard.tsx'
import { columnsOf } from './board/columns-of.ts'
import type { CaseRow } from './case-columns.tsx'
import { CasesTable } from './CasesTable.tsx'
import type { CaseQuestion } from './list-address.ts'
import type { Cases } from './use-cases.ts'
import type { Move } from './use-move-case.ts'

/** What the list is of: its columns, and the words and ways of where there is nothing in it. */
interface Shown {
  columns: readonly Column<CaseRow, SortField>[]
  caption: string
  none: string
  choice: Choice<CaseRow> | undefined
  adds: boolean
}

interface Props {
  list: Cases
  question: CaseQuestion
  ask: (change: Partial<CaseQuestion>) => void
  narrowed: boolean
  clear: () => void
  move: Move
  reopen: (row: CaseRow) => void
  shown: Shown
}

const Waiting = ({
  question: { view, sort, stages },
  columns,
}: {
  question: CaseQuestion
  columns: Shown['columns']
}) =>
  view === 'board' ? (
    <BoardSkeleton shown={columnsOf(stages)} />
  ) : (
    <TableSkeleton columns={columns} sort={sort} name="Loading the cases" />
  )

/** What answers the question: the board, the table, or the sentence that stands for them. */
export function CasesFound({ list, question, ask, narrowed, clear, move, reopen, shown }: Props) {
  const { cases, loading, error, refetch } = list
  const again = (
    <Button
      loading={loading}
      onClick={() => {
        refetch().catch(console.error)
      }}
    >
      Try again
    </Button>
  )
  const failed = error && `The cases could not be loaded. ${readError(error).message}`
  if (!cases)
    return failed ? (
      <EmptyState text={failed}>{again}</EmptyState>
    ) : (
      <Waiting question={question} columns={shown.columns} />
    )
  const found = { list, cases, question, move, reopen }
  return (
    <>
      {failed && (
        <Flex role="alert" align="center" gap="3" mb="3" color="danger.ink">
          <Text textStyle="sm">{failed}</Text>
          {again}
        </Flex>
      )}
      {cases.nodes.length > 0 &&
        (question.view === 'board' ? <CasesBoard {...found} /> : <CasesTable {...found} {...shown} ask={ask} />)}
      {cases.nodes.length === 0 &&
        (narrowed ? (
          <EmptyState text="No case matches this search and these filters.">
            <Button onClick={clear}>Clear search and filters</Button>
          </EmptyState>
        ) : (
          <EmptyState text={shown.none}>{shown.adds && <AddCaseDialog />}</EmptyState>
        ))}
    </>
  )
}
