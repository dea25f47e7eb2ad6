import { Box, chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { ItemOrder } from '@costdraft/schema/items/item-query.ts'
import { startTransition, useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { restoreLostFocus } from '../../ui/overlay/focus-trail.ts'
import type { Sort } from '../../ui/table/columns.ts'
import { SelectAllBox } from '../../ui/table/SelectionBoxes.tsx'
import { TableHead } from '../../ui/table/TableHead.tsx'
import { measuredColumns, table } from '../../ui/table/table-styles.ts'
import { useCellHelp } from '../../ui/table/use-cell-help.tsx'
import { useColumnWidths, useCutMarks } from '../../ui/table/use-column-widths.ts'
import type { Sums } from './item-operations.ts'
import type { AnyTab } from './tab-definition.ts'
import type { AnyRow } from './item-row.ts'
import { actionsWidth } from './actions-width.ts'
import { cellTexts } from './CellText.tsx'
import { ItemRowView } from './ItemRowView.tsx'
import { longText } from './long-text.ts'
import { queryContainer, twoLineRows, wideOnly } from './responsive-columns.ts'
import type { RowHandlers } from './row-handlers.ts'
import { rowsAfterMove } from '../../ui/table/row-range.ts'
import { useRangeSelection } from '../../ui/table/use-range-selection.ts'
import type { RowChoice } from './select/use-row-choice.ts'
import { rowButtons } from './RowButton.tsx'

interface Props {
  tab: AnyTab
  columns: AnyTab['columns']
  rows: readonly AnyRow[]
  handlers: RowHandlers
  /** What they are sorted by, if not by date and entry. */
  sort: Sort<ItemOrder> | undefined
  onSort: (by: ItemOrder) => void
  /** Undefined until they are known. */
  sums: Sums | undefined
  /** Whether other rows are on their way. */
  isOld: boolean
  /** Undefined where rows are not selected. */
  choice?: RowChoice | undefined
}

const noKeys: readonly string[] = []
const attention = {
  '& tbody tr[data-attention]': { '--row-ground': 'colors.attention.ground' },
  '& tbody tr[data-attention] > :first-child': { boxShadow: 'inset 3px 0 0 var(--chakra-colors-attention-edge)' },
} as const

/**
 * Styles of the table and of everything in its rows, which are plain elements: a style of its own for each would be
 * computed for each.
 */
export const itemTable: SystemStyleObject[] = [
  table,
  measuredColumns,
  longText,
  cellTexts,
  rowButtons,
  attention,
  {
    '& [data-align=end]': { textAlign: 'end', pe: '4' },
    '&[data-tight] [data-align=end]': { pe: '2' },
    '& tbody [data-uncounted]': { color: 'muted' },
    '& [data-wide]': wideOnly,
    '& tbody tr[data-row]': { focusVisibleRing: 'inside' },
    // A ruled total, as in an account.
    '& tfoot th, & tfoot td': { borderTopWidth: '1px', borderColor: 'strongLine', fontWeight: '600', bg: 'surface' },
    '& tfoot [data-unpriced]': { color: 'attention.ink' },
    '& tfoot tr > :first-child': { borderEndStartRadius: 'l2' },
    '& tfoot tr > :last-child': { borderEndEndRadius: 'l2' },
  },
  twoLineRows,
]

/** Moves the focus between rows with the arrow keys; `onMove` is told of it while Shift is held. */
function moveFocus(event: KeyboardEvent<HTMLElement>, onMove?: (from: string, to: string) => void): void {
  const row = (event.target as HTMLElement).closest<HTMLElement>('tr[data-row]')
  const neighbours: Record<string, Element | null | undefined> = {
    ArrowDown: row?.nextElementSibling,
    ArrowUp: row?.previousElementSibling,
  }
  const next = neighbours[event.key]
  if (!(next instanceof HTMLElement)) return
  event.preventDefault()
  next.focus()
  if (event.shiftKey && row?.dataset.id && next.dataset.id) onMove?.(row.dataset.id, next.dataset.id)
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
      const index = latestRows.current.indexOf(row)
      const next = latestRows.current[index + 1] ?? latestRows.current[index - 1]
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

/** What the rows of the list come to, those included that are not loaded. Nothing where no column has a sum. */
const Foot = ({ columns, sums, hasBoxes }: Pick<Props, 'columns' | 'sums'> & { hasBoxes: boolean }) => {
  if (!columns.some(({ sum }) => sum)) return null
  return (
    <tfoot>
      <tr>
        {hasBoxes && <td />}
        {columns.map(({ head, sum, wide, align, isLong }, i) => {
          const Cell = i === 0 ? 'th' : 'td'
          return (
            <Cell key={head} scope={i === 0 ? 'row' : undefined} data-wide={wide} data-align={align} data-sum={head}>
              {i === 0 && 'Total'}
              {isLong && sums && sums.unpriced > 0 && (
                <span data-unpriced>{`${i === 0 ? ' ' : ''}${sums.unpriced} without a price`}</span>
              )}
              {sums && sum?.(sums)}
            </Cell>
          )
        })}
      </tr>
    </tfoot>
  )
}

/** The height of the lowest row, in pixels: one line in the compact density. */
const LOWEST_ROW = 28

/**
 * The rows to render: at first those that can be in view, and all of them as soon as these are painted, so that a tab
 * opens without a delay.
 */
function useRenderedRows(rows: readonly AnyRow[]): readonly AnyRow[] {
  const [inView] = useState(() => Math.ceil(window.innerHeight / LOWEST_ROW))
  const [rendersAll, setRendersAll] = useState(rows.length <= inView)
  useEffect(() => {
    // The second frame begins after the first is painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => startTransition(() => setRendersAll(true)))
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return rendersAll ? rows : rows.slice(0, inView)
}

/** The items of a tab, with a roving tab stop: Tab reaches one row, the arrow keys the others. */
export function ItemTable({ tab, columns, rows, handlers, sort, onSort, sums, isOld, choice }: Props) {
  const [currentUuid, setCurrentUuid] = useState<string>()
  const body = useRef<HTMLTableSectionElement>(null)
  const rowHandlers = useFocusAfterRemove(rows, handlers, body, setCurrentUuid)
  const rendered = useRenderedRows(rows)
  const hasBoxes = choice?.isOpen === true
  const keys = useMemo(
    () => (choice ? rows.filter((row) => !tab.parentOf?.(row)).map(({ uuid }) => uuid) : noKeys),
    [choice, rows, tab],
  )
  const select = useRangeSelection(choice, keys)
  const atEnd = (row: AnyRow): number => actionsWidth(tab, row, handlers)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void =>
    moveFocus(
      event,
      choice &&
        ((from, to) => {
          const { chosen } = choice
          for (const [key, on] of rowsAfterMove(chosen, from, to)) if (keys.includes(key)) select(key, on, false)
        }),
    )
  const { table: element, headHandlers } = useColumnWidths({ name: tab.title, columns, rows, atEnd, hasBoxes })
  useCutMarks(element, rendered)
  const { handlers: helpHandlers, help } = useCellHelp()
  const current = rows.find(({ uuid }) => uuid === currentUuid) ?? rows[0]
  return (
    <Box css={queryContainer}>
      <chakra.table ref={element} css={itemTable} data-stale={isOld} aria-busy={isOld}>
        <caption>{tab.title}</caption>
        <TableHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          handlers={headHandlers}
          choose={hasBoxes && <SelectAllBox choice={choice} keys={keys} />}
        />
        <chakra.tbody ref={body} onKeyDown={onKeyDown} {...helpHandlers}>
          {rendered.map((row) => (
            <ItemRowView
              key={row.uuid}
              tab={tab}
              columns={columns}
              row={row}
              isCurrent={row === current}
              handlers={rowHandlers}
              isChosen={hasBoxes ? choice.chosen.has(row.uuid) : undefined}
              select={choice && select}
              onEnter={setCurrentUuid}
            />
          ))}
        </chakra.tbody>
        <Foot columns={columns} sums={sums} hasBoxes={hasBoxes} />
      </chakra.table>
      {help}
    </Box>
  )
}
