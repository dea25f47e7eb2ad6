import { chakra } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import { memo, type MouseEvent, type ReactNode } from 'react'
import type { Column } from './columns.ts'
import { rowMenuButton, wideOnly } from './table-styles.ts'

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
      {columns.map(({ head, isHeadHidden, cell, tooltip, wide, align, isNamed, isTitle }, i) => {
        const Cell = i === 0 ? chakra.th : chakra.td
        return (
          <Cell
            key={head}
            scope={i === 0 ? 'row' : undefined}
            css={wide && wideOnly}
            textAlign={align && 'end!'}
            title={tooltip?.(row)}
            data-named={isNamed && head}
            data-title={isTitle && ''}
            data-actions={isHeadHidden && ''}
          >
            {cell(row)}
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
