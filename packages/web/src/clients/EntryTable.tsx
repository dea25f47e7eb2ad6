import { useMemo, type ReactNode } from 'react'
import type { Column } from '../ui/table/columns.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import { RowActions } from './RowActions.tsx'
import { TableSection } from './TableSection.tsx'

interface Props<Row> {
  title: string
  /** The label of the Add button. */
  add: string
  /** Absent while they are loading. */
  rows: readonly Row[] | undefined
  /** The columns without the actions. */
  columns: readonly Column<Row, never>[]
  nameOf: (row: Row) => string
  /** Opens the dialog for a row, or for a new one. Absent when read-only. */
  edit: ((row?: Row) => void) | undefined
  /** Returns the function that removes a row; `undefined` where it cannot be removed. */
  remover: ((row: Row) => (() => void) | undefined) | undefined
  /** Further buttons of a row, and their width. */
  further?: { width: number; of: (row: Row) => ReactNode } | undefined
  /** Why nothing can be added yet. */
  blockedReason?: string | undefined
  emptyText: string
  failure: { text: string; retry: () => void } | undefined
}

const actions = <Row,>(
  nameOf: (row: Row) => string,
  edit: (row: Row) => void,
  remover: Props<Row>['remover'],
  further: Props<Row>['further'],
): Column<Row, never> => ({
  head: 'Actions',
  isHeadHidden: true,
  width: further?.width ?? 76,
  align: 'end',
  cell: (row) => (
    <RowActions name={nameOf(row)} edit={() => edit(row)} remove={remover?.(row)}>
      {further?.of(row)}
    </RowActions>
  ),
})

/**
 * Rows that are entered in a dialog: the locations or the fee earners of a client. None can be added while they are
 * loading, because it is unknown which there are.
 */
export function EntryTable<Row extends { uuid: string }>({
  title,
  rows,
  columns,
  nameOf,
  edit,
  remover,
  further,
  add,
  ...section
}: Props<Row>) {
  const shown = useMemo(
    () => (edit ? [...columns, actions(nameOf, edit, remover, further)] : columns),
    [columns, nameOf, edit, remover, further],
  )
  return (
    <TableSection
      {...section}
      title={title}
      add={add}
      onAdd={edit && rows ? () => edit() : undefined}
      hasRows={rows && rows.length > 0}
    >
      <DataTable caption={title} columns={shown} rows={rows ?? []} keyOf={({ uuid }) => uuid} />
    </TableSection>
  )
}
