import { Button, Flex, Text } from '@chakra-ui/react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { readError } from '../../ui/read-error.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { ListFoot } from '../../ui/table/ListFoot.tsx'
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx'
import { AddCaseDialog } from './AddCaseDialog.tsx'
import { caseColumns, type CaseRow } from './case-columns.tsx'
import { CaseMenu } from './CaseMenu.tsx'
import { turned, type CaseQuestion } from './list-address.ts'
import type { useCases } from './use-cases.ts'

interface Props {
  list: ReturnType<typeof useCases>
  question: CaseQuestion
  ask: (change: Partial<CaseQuestion>) => void
  narrowed: boolean
  clear: () => void
  onReopen: (row: CaseRow) => void
  addsCases: boolean
}

const menuOf = (onReopen: (row: CaseRow) => void) => ({
  nameOf: ({ caseName }: CaseRow): string => caseName,
  items: (row: CaseRow) => <CaseMenu row={row} onReopen={() => onReopen(row)} />,
})

/** What answers the question: the table, or the sentence that stands for it. */
export function CasesList({ list: { cases, stale, loading, error, more, refetch }, question, ask, narrowed, clear, onReopen, addsCases }: Props) {
  const again = <Button loading={loading} onClick={() => { refetch().catch(console.error) }}>Try again</Button>
  const failed = error && `The cases could not be loaded. ${readError(error).message}`
  if (!cases) return failed ? <EmptyState text={failed}>{again}</EmptyState> : <TableSkeleton columns={caseColumns} sort={question.sort} name="Loading the cases" />
  const { nodes, totalCount, pageInfo } = cases
  return (
    <>
      {failed && <Flex role="alert" align="center" gap="3" mb="3" color="danger.ink"><Text textStyle="sm">{failed}</Text>{again}</Flex>}
      {nodes.length > 0 && (
        <>
          <DataTable caption="Cases" columns={caseColumns} rows={nodes} keyOf={({ uuid }) => uuid} sort={question.sort} onSort={(by) => ask({ sort: turned(question.sort, by) })} menu={menuOf(onReopen)} stale={stale} />
          <ListFoot shown={nodes.length} total={totalCount} hasMore={pageInfo.hasNextPage && !stale} more={more} />
        </>
      )}
      {nodes.length === 0 && (narrowed
        ? <EmptyState text="No case matches this search and these filters."><Button onClick={clear}>Clear search and filters</Button></EmptyState>
        : <EmptyState text="No cases yet.">{addsCases && <AddCaseDialog />}</EmptyState>)}
    </>
  )
}
