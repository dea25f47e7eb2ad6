import { Button } from '@chakra-ui/react'
import { useMemo } from 'react'
import { formatDateTime, formatMoment } from '../formats/dates.ts'
import type { RemovalsQuery } from '../generated/graphql.ts'
import type { Column } from '../ui/table/columns.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import { removalWords } from './removal-words.ts'

export type Removed = NonNullable<RemovalsQuery['removals']>[number]
type RemovedColumn = Column<Removed, never>

const columnsOf = (restore: (row: Removed) => void): RemovedColumn[] => [
  { head: 'Name', cell: ({ name }) => name },
  { head: 'What', cell: ({ kind }) => removalWords[kind].noun },
  { head: 'Client', wide: true, cell: ({ clientName }) => clientName },
  {
    head: 'Removed',
    isNamed: true,
    isOneLine: true,
    cell: ({ removedAt }) => formatMoment(removedAt),
    tooltip: ({ removedAt, removedBy }) => `${formatDateTime(removedAt)} by ${removedBy}`,
  },
  {
    head: 'Bring back',
    isHeadHidden: true,
    width: 108,
    align: 'end',
    cell: (row) => (
      <Button type="button" size="xs" aria-label={`Bring back ${row.name}`} onClick={() => restore(row)}>
        Bring back
      </Button>
    ),
  },
]

/** What was removed in the last thirty days, each with a button that brings it back. */
export function RemovedTable({ rows, restore }: { rows: readonly Removed[]; restore: (row: Removed) => void }) {
  const columns = useMemo(() => columnsOf(restore), [restore])
  return (
    <DataTable
      caption="Removed in the last 30 days"
      columns={columns}
      rows={rows}
      keyOf={({ kind, uuid }) => `${kind} ${uuid}`}
    />
  )
}
