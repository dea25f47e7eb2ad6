import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import type { Choice, Column, Sort } from './columns.ts'
import { ChooseAll, ChooseRow } from './Choosing.tsx'
import { RowMenu } from './RowMenu.tsx'
import { table } from './table-styles.ts'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { useRowMenu } from './use-row-menu.ts'

interface Props<Row, By extends string> {
  caption: string
  columns: readonly Column<Row, By>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sort?: Sort<By>
  onSort?: (by: By) => void
  /** What can be done with a row: the items of its menu, and the row's name for it. */
  menu?: { nameOf: (row: Row) => string; items: (row: Row) => ReactNode }
  choice?: Choice<Row> | undefined
  /** The rows are of an earlier question; the answer to the present one is under way. */
  stale?: boolean
}

/** The table of every list of the product. */
export function DataTable<Row, By extends string>({
  caption,
  columns,
  rows,
  keyOf,
  sort,
  onSort,
  menu,
  choice,
  stale = false,
}: Props<Row, By>) {
  const id = useId()
  const { opened, open, setOpen, openAt } = useRowMenu<Row>()
  const nameOf = (row: Row): string => (menu ? `Actions for ${menu.nameOf(row)}` : '')
  // The row may have changed since its menu was opened.
  const current = opened && (rows.find((row) => keyOf(row) === keyOf(opened.row)) ?? opened.row)
  return (
    <>
      <chakra.table css={table} aria-busy={stale} data-stale={stale}>
        <caption>{caption}</caption>
        <TableHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          actions={menu !== undefined}
          choose={choice && <ChooseAll choice={choice} keys={rows.map(keyOf)} />}
        />
        <tbody>
          {rows.map((row) => {
            const key = keyOf(row),
              triggerId = `${id}-${key}`
            return (
              <TableRow
                key={key}
                row={row}
                columns={columns}
                isChosen={choice?.chosen.has(key)}
                choose={choice && <ChooseRow choice={choice} row={row} id={key} />}
                menu={
                  menu && {
                    triggerId,
                    name: nameOf(row),
                    open: open && opened?.triggerId === triggerId,
                    onOpen: openAt,
                  }
                }
              />
            )
          })}
        </tbody>
      </chakra.table>
      {menu && current && (
        <RowMenu
          open={open}
          setOpen={setOpen}
          triggerId={opened?.triggerId}
          point={opened?.point}
          name={nameOf(current)}
        >
          {menu.items(current)}
        </RowMenu>
      )}
    </>
  )
}
