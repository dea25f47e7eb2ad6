import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'
import type { RowSelection, Column, Sort } from './columns.ts'
import { RowMenu } from './RowMenu.tsx'
import { SelectAllBox, SelectRowBox } from './SelectionBoxes.tsx'
import { listTable, phoneRows } from './table-styles.ts'
import { TableHead } from './TableHead.tsx'
import { TableRow } from './TableRow.tsx'
import { useCellHelp } from './use-cell-help.tsx'
import { useColumnWidths, useCutMarks } from './use-column-widths.ts'
import { useRangeSelection } from './use-range-selection.ts'
import { useRowMenu } from './use-row-menu.ts'

export interface MenuDefinition<Row> {
  nameOf: (row: Row) => string
  items: (row: Row) => ReactNode
}
interface Props<Row, By extends string> {
  caption: string
  columns: readonly Column<Row, By>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  sort?: Sort<By>
  onSort?: (by: By) => void
  /** The context menu of a row: its items, and the name of the row for its accessible label. */
  menu?: MenuDefinition<Row>
  choice?: RowSelection<Row> | undefined
  /** The rows belong to the previous query; the current one is still loading. */
  stale?: boolean
}
type BodyProps<Row, By extends string> = Pick<Props<Row, By>, 'columns' | 'rows' | 'keyOf' | 'menu' | 'choice'> & {
  rowMenu: ReturnType<typeof useRowMenu<Row>>
  handlers: ReturnType<typeof useCellHelp>['handlers']
}

const noKeys: string[] = []
/** So many columns have room on a phone. */
const FEW = 2
const listStyles = [listTable, phoneRows]
const menuLabel = <Row,>(menu: MenuDefinition<Row>, row: Row): string => `Actions for ${menu.nameOf(row)}`

function TableBody<Row, By extends string>({
  columns,
  rows,
  keyOf,
  menu,
  choice,
  rowMenu,
  handlers,
}: BodyProps<Row, By>) {
  const id = useId()
  const select = useRangeSelection(choice, choice ? rows.map(keyOf) : noKeys)
  const { opened, open, openAt } = rowMenu
  return (
    <tbody {...handlers}>
      {rows.map((row) => {
        const key = keyOf(row)
        const triggerId = `${id}-${key}`
        return (
          <TableRow
            key={key}
            row={row}
            columns={columns}
            isChosen={choice?.chosen.has(key)}
            choose={
              choice && (
                <SelectRowBox name={choice.nameOf(row)} checked={choice.chosen.has(key)} id={key} select={select} />
              )
            }
            menu={
              menu && {
                triggerId,
                name: menuLabel(menu, row),
                open: open && opened?.triggerId === triggerId,
                onOpen: openAt,
              }
            }
          />
        )
      })}
    </tbody>
  )
}

/** The table of all lists: sortable headers, optional row selection, optional row menu. */
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
  const rowMenu = useRowMenu<Row>()
  const { opened, open, setOpen } = rowMenu
  // The row may have changed since its menu was opened.
  const { table, headHandlers } = useColumnWidths({ name: caption, columns, rows })
  useCutMarks(table, rows)
  const { handlers, help } = useCellHelp()
  const current = opened && (rows.find((row) => keyOf(row) === keyOf(opened.row)) ?? opened.row)
  return (
    <>
      <chakra.table
        ref={table}
        css={columns.length > FEW ? listStyles : listTable}
        aria-busy={stale}
        data-stale={stale}
      >
        <caption>{caption}</caption>
        <TableHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          actions={menu !== undefined}
          handlers={headHandlers}
          choose={choice && <SelectAllBox choice={choice} keys={rows.map(keyOf)} />}
        />
        <TableBody
          columns={columns}
          rows={rows}
          keyOf={keyOf}
          menu={menu}
          choice={choice}
          rowMenu={rowMenu}
          handlers={handlers}
        />
      </chakra.table>
      {help}
      {menu && current && (
        <RowMenu
          open={open}
          setOpen={setOpen}
          triggerId={opened?.triggerId}
          point={opened?.point}
          name={menuLabel(menu, current)}
        >
          {menu.items(current)}
        </RowMenu>
      )}
    </>
  )
}
