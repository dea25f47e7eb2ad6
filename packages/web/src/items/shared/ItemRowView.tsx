import { chakra } from '@chakra-ui/react'
import { memo, type KeyboardEvent } from 'react'
import type { AnyRow, AnyTab } from './definition.ts'
import { roomyOnly } from './roomy.ts'
import { RowActions, type RowDoing } from './RowActions.tsx'

interface Props {
  tab: AnyTab
  columns: AnyTab['columns']
  row: AnyRow
  isCurrent: boolean
  doing: RowDoing
  enter: (uuid: string) => void
}

function BareRow({ tab, columns, row, isCurrent, doing, enter }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>): void => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter') {
      event.preventDefault()
      ;(doing.change?.edit ?? doing.talk)(row)
    }
    if (event.key === 'Delete') doing.change?.remove(row)
  }
  return (
    <chakra.tr
      data-row
      tabIndex={isCurrent ? 0 : -1}
      data-attention={row.attention || undefined}
      onKeyDown={onKeyDown}
      onFocus={() => enter(row.uuid)}
      focusVisibleRing="inside"
    >
      {columns.map(({ head, cell, whole, wide, wraps, align }, i) => {
        const Cell = i === 0 ? chakra.th : chakra.td
        return (
          <Cell
            key={head}
            scope={i === 0 ? 'row' : undefined}
            css={wide && roomyOnly}
            textAlign={align && 'end!'}
            pe={align && '4!'}
            title={whole?.(row)}
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
        <RowActions name={tab.nameOf(row)} row={row} tabIndex={isCurrent ? 0 : -1} doing={doing} />
      </chakra.td>
    </chakra.tr>
  )
}

/** A row of items; drawn anew only when it has changed, however long the list. */
export const ItemRowView = memo(BareRow)
