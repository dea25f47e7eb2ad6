import { chakra } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import { memo, type MouseEvent, type ReactNode } from 'react'
import { cellContent } from './cell-content.tsx'
import { labelBefore, type Column } from './columns.ts'
import { rowMenuButton } from './table-styles.ts'

interface Props<Row, By extends string> {
  row: Row
  columns: readonly Column<Row, By>[]
  isChosen?: boolean | undefined
  choose?: ReactNode
  menu?: {
    triggerId: string
    name: string
    open: boolean
    onOpen: (row: Row, triggerId: string, point?: { x: number; y: number }) => void
  }
}

function BareRow<Row, By extends string>({ row, columns, isChosen, choose, menu }: Props<Row, By>) {
  const onContextMenu = (event: MouseEvent): void => {
    if (!menu) return
    event.preventDefault()
    // The context-menu key reports no position: open at the row's button.
    const { clientX: x, clientY: y } = event
    menu.onOpen(row, menu.triggerId, x || y ? { x, y } : undefined)
  }
  return (
    <tr onContextMenu={onContextMenu} data-open={menu?.open || undefined} data-chosen={isChosen || undefined}>
      {choose && <td data-choice="">{choose}</td>}
      {columns.map((column, i) => {
        const { head, isHeadHidden, tooltip, wide, align, isOneLine, isTitle } = column
        const Cell = i === 0 ? 'th' : 'td'
        return (
          <Cell
            key={head}
            scope={i === 0 ? 'row' : undefined}
            data-wide={wide && ''}
            data-align={align}
            data-one-line={isOneLine && ''}
            title={tooltip?.(row) || undefined}
            data-named={i > 0 ? labelBefore(column) : undefined}
            data-title={isTitle && ''}
            data-actions={isHeadHidden && ''}
          >
            {cellContent(column, row)}
          </Cell>
        )
      })}
      {menu && (
        <chakra.td textAlign="end!" px="2!" data-actions="">
          <chakra.button
            type="button"
            css={rowMenuButton}
            id={menu.triggerId}
            data-row-menu
            aria-label={menu.name}
            title="Actions"
            aria-haspopup="menu"
            aria-expanded={menu.open}
            onClick={() => menu.onOpen(row, menu.triggerId)}
          >
            <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
          </chakra.button>
        </chakra.td>
      )}
    </tr>
  )
}

/** A table row, memoised so that it re-renders only when its own data changes. */
export const TableRow = memo(
  BareRow,
  (before, after) =>
    before.row === after.row &&
    before.columns === after.columns &&
    before.isChosen === after.isChosen &&
    before.menu?.open === after.menu?.open &&
    before.menu?.onOpen === after.menu?.onOpen,
) as typeof BareRow
