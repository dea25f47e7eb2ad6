import { chakra } from '@chakra-ui/react'
import { memo, type KeyboardEvent } from 'react'
import type { AnyRow, AnyTab } from './tab-definition.ts'
import { wideOnly } from './responsive-columns.ts'
import { RowActions, type RowHandlers } from './RowActions.tsx'

interface Props {
  tab: AnyTab
  columns: AnyTab['columns']
  row: AnyRow
  isCurrent: boolean
  handlers: RowHandlers
  onEnter: (uuid: string) => void
}

function ItemRow({ tab, columns, row, isCurrent, handlers, onEnter }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>): void => {
    if (event.target !== event.currentTarget || tab.parentOf?.(row)) return
    if (event.key === 'Enter') {
      event.preventDefault()
      ;(handlers.change?.edit ?? handlers.openComments)(row)
    }
    if (event.key === 'Delete') handlers.change?.remove(row)
  }
  return (
    <chakra.tr
      data-row
      data-id={row.uuid}
      tabIndex={isCurrent ? 0 : -1}
      data-attention={row.attention || undefined}
      onKeyDown={onKeyDown}
      onFocus={() => onEnter(row.uuid)}
      focusVisibleRing="inside"
    >
      {columns.map(({ head, cell, tooltip, wide, wraps, align }, i) => {
        const Cell = i === 0 ? chakra.th : chakra.td
        return (
          <Cell
            key={head}
            scope={i === 0 ? 'row' : undefined}
            css={wide && wideOnly}
            textAlign={align && 'end!'}
            pe={align && '4!'}
            title={tooltip?.(row)}
          >
            {wraps ? (
              <chakra.span lineClamp="3" whiteSpace="normal" py="1">
                {cell(row)}
              </chakra.span>
            ) : (
              cell(row)
            )}
            {i === 0 && row.attention && <chakra.span srOnly> needs attention</chakra.span>}
          </Cell>
        )
      })}
      <chakra.td px="2!">
        <RowActions tab={tab} row={row} tabIndex={isCurrent ? 0 : -1} handlers={handlers} />
      </chakra.td>
    </chakra.tr>
  )
}

/** A row of the item table. Memoised: renders again only when its own props change. */
export const ItemRowView = memo(ItemRow)
