import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { restoreLostFocus } from '../../ui/overlay/focus-trail.ts'
import { table } from '../../ui/table/table-styles.ts'
import type { AnyRow, AnyTab } from './tab-definition.ts'
import { ItemRowView } from './ItemRowView.tsx'
import { longText } from './long-text.ts'
import { queryContainer, twoLineRows, wideOnly } from './responsive-columns.ts'
import type { RowHandlers } from './RowActions.tsx'
import { useWholeText } from './use-whole-text.tsx'

interface Props {
  tab: AnyTab
  columns: AnyTab['columns']
  rows: readonly AnyRow[]
  handlers: RowHandlers
}

const attention = {
  '& tbody tr[data-attention]': { '--row-ground': 'colors.attention.ground' },
  '& tbody tr[data-attention] > :first-child': { boxShadow: 'inset 3px 0 0 var(--chakra-colors-attention-edge)' },
} as const

/** Moves the focus between rows with the arrow keys. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const row = (event.target as HTMLElement).closest('tr[data-row]')
  const neighbours: Record<string, Element | null | undefined> = {
    ArrowDown: row?.nextElementSibling,
    ArrowUp: row?.previousElementSibling,
  }
  const next = neighbours[event.key]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
}

/** The handlers with a `remove` that moves the focus to the row that takes the place of the deleted one. */
function useFocusAfterRemove(
  rows: readonly AnyRow[],
  handlers: RowHandlers,
  body: RefObject<HTMLTableSectionElement | null>,
  setCurrentUuid: (uuid: string) => void,
): RowHandlers {
  const latestRows = useRef(rows)
  useEffect(() => {
    latestRows.current = rows
  })
  return useMemo(() => {
    const { change } = handlers
    const remove = (row: AnyRow): void => {
      const index = latestRows.current.indexOf(row),
        next = latestRows.current[index + 1] ?? latestRows.current[index - 1]
      change?.remove(row)
      if (next) setCurrentUuid(next.uuid)
      requestAnimationFrame(() => {
        body.current?.querySelector<HTMLElement>('tr[tabindex="0"]')?.focus()
        // After the last row the table is gone.
        restoreLostFocus()
      })
    }
    return { ...handlers, change: change && { ...change, remove } }
  }, [handlers, body, setCurrentUuid])
}

const Head = ({ columns }: Pick<Props, 'columns'>) => (
  <thead>
    <tr>
      {columns.map(({ head, width, wide, align }) => (
        <chakra.th
          key={head}
          scope="col"
          width={width}
          css={wide && wideOnly}
          textAlign={align && 'end!'}
          pe={align && '4!'}
        >
          {head}
        </chakra.th>
      ))}
    </tr>
  </thead>
)

/** The items of a tab, with a roving tab stop: Tab reaches one row, the arrow keys the others. */
export function ItemTable({ tab, columns, rows, handlers }: Props) {
  const [currentUuid, setCurrentUuid] = useState<string>()
  const body = useRef<HTMLTableSectionElement>(null)
  const rowHandlers = useFocusAfterRemove(rows, handlers, body, setCurrentUuid)
  const { handlers: textHandlers, tooltip } = useWholeText()
  const current = rows.find(({ uuid }) => uuid === currentUuid) ?? rows[0]
  return (
    <Box css={queryContainer}>
      <chakra.table css={[table, longText, attention, twoLineRows]}>
        <caption>{tab.title}</caption>
        <Head columns={columns} />
        <chakra.tbody ref={body} onKeyDown={onKeyDown} {...textHandlers}>
          {rows.map((row) => (
            <ItemRowView
              key={row.uuid}
              tab={tab}
              columns={columns}
              row={row}
              isCurrent={row === current}
              handlers={rowHandlers}
              onEnter={setCurrentUuid}
            />
          ))}
        </chakra.tbody>
      </chakra.table>
      {tooltip}
    </Box>
  )
}
