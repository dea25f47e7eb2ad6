import { chakra } from '@chakra-ui/react'
import { memo, type KeyboardEvent } from 'react'
import type { AnyRow, AnyTab } from './definition.ts'
import { roomyOnly } from './roomy.ts'
import { RowActions } from './RowActions.tsx'

export interface RowDoing { edit: (row: AnyRow) => void; remove: (row: AnyRow) => void }
interface Props { tab: AnyTab; columns: AnyTab['columns']; row: AnyRow; isCurrent: boolean; doing: RowDoing | undefined; enter: (uuid: string) => void }

function BareRow({ tab, columns, row, isCurrent, doing, enter }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLTableRowElement>): void => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter') { event.preventDefault(); doing?.edit(row) }
    if (event.key === 'Delete') doing?.remove(row)
  }
  return (
    <chakra.tr data-row tabIndex={isCurrent ? 0 : -1} data-attention={row.attention || undefined} onKeyDown={onKeyDown} onFocus={() => enter(row.uuid)} focusVisibleRing="inside">
      {columns.map(({ head, cell, whole, wide, align }, i) => {
        const Cell = i === 0 ? chakra.th : chakra.td
        return (
          <Cell key={head} scope={i === 0 ? 'row' : undefined} css={wide && roomyOnly} textAlign={align && 'end!'} pe={align && '4!'} title={whole?.(row)}>
            {cell(row)}{i === 0 && row.attention && <chakra.span srOnly> needs attention</chakra.span>}
          </Cell>
        )
      })}
      {doing && <chakra.td px="2!"><RowActions name={tab.nameOf(row)} tabIndex={isCurrent ? 0 : -1} edit={() => doing.edit(row)} remove={() => doing.remove(row)} /></chakra.td>}
    </chakra.tr>
  )
}

/** A row of items; drawn anew only when it has changed, however long the list. */
export const ItemRowView = memo(BareRow)
