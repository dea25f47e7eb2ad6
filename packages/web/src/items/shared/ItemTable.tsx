import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { table } from '../../ui/table/table-styles.ts'
import type { AnyRow, AnyTab } from './definition.ts'
import { ItemRowView } from './ItemRowView.tsx'
import { measured, roomyOnly } from './roomy.ts'
import { actionsWidth, type RowDoing } from './RowActions.tsx'

interface Props {
  tab: AnyTab
  columns: AnyTab['columns']
  rows: readonly AnyRow[]
  doing: RowDoing
}

const attention = {
  '& tbody tr[data-attention] > *': { bg: 'attention.ground' },
  '& tbody tr[data-attention] > :first-child': { boxShadow: 'inset 3px 0 0 var(--chakra-colors-attention-edge)' },
} as const

const step: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The items of a tab. One row is reached by Tab, the others by the arrows. */
export function ItemTable({ tab, columns, rows, doing }: Props) {
  const [entered, enter] = useState<string>()
  const body = useRef<HTMLTableSectionElement>(null)
  const list = useRef(rows)
  useEffect(() => {
    list.current = rows
  })
  // Whoever deletes a row stands on the one that takes its place.
  const following = useMemo(() => {
    const { change } = doing
    const remove = (row: AnyRow): void => {
      const at = list.current.indexOf(row),
        next = list.current[at + 1] ?? list.current[at - 1]
      change?.remove(row)
      if (next) enter(next.uuid)
      requestAnimationFrame(() => body.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus())
    }
    return { ...doing, change: change && { ...change, remove } }
  }, [doing])
  const current = rows.find(({ uuid }) => uuid === entered) ?? rows[0]
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const by = step[event.key],
      row = (event.target as HTMLElement).closest('tr[data-row]')
    const next = by === 1 ? row?.nextElementSibling : by === -1 ? row?.previousElementSibling : null
    if (!(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus()
  }
  return (
    <Box css={measured}>
      <chakra.table css={[table, attention]}>
        <caption>{tab.title}</caption>
        <thead>
          <tr>
            {columns.map(({ head, width, wide, align }) => (
              <chakra.th
                key={head}
                scope="col"
                width={width}
                css={wide && roomyOnly}
                textAlign={align && 'end!'}
                pe={align && '4!'}
              >
                {head}
              </chakra.th>
            ))}
            <chakra.th scope="col" width={actionsWidth(doing)}>
              <chakra.span srOnly>Actions</chakra.span>
            </chakra.th>
          </tr>
        </thead>
        <chakra.tbody ref={body} onKeyDown={onKeyDown}>
          {rows.map((row) => (
            <ItemRowView
              key={row.uuid}
              tab={tab}
              columns={columns}
              row={row}
              isCurrent={row === current}
              doing={following}
              enter={enter}
            />
          ))}
        </chakra.tbody>
      </chakra.table>
    </Box>
  )
}
