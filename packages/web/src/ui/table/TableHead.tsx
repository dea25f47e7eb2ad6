import { chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { ColumnHandle } from './ColumnHandle.tsx'
import type { Column, Sort } from './columns.ts'
import type { useColumnWidths } from './use-column-widths.ts'

interface Props<Row, By extends string> {
  columns: readonly Column<Row, By>[]
  sort?: Sort<By> | undefined
  onSort?: ((by: By) => void) | undefined
  /** Whether there is a last column for the row menus. */
  actions?: boolean
  /** The select-all checkbox, where rows can be selected. */
  choose?: ReactNode
  /** What changes the widths of the columns; absent where they cannot be changed. */
  handlers?: ReturnType<typeof useColumnWidths>['headHandlers'] | undefined
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const
const sortButton = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  fontWeight: 'inherit',
  borderRadius: 'l1',
  cursor: 'pointer',
  focusVisibleRing: 'outside',
  mx: '-1',
  px: '1',
  height: '6',
  _hover: { color: 'ink' },
  '&[data-on]': { color: 'ink' },
} as const

/** A skeleton has the buttons of its list, which do nothing yet. */
const nothing = (): void => undefined
const PlainHead = ({ head, isHidden = false }: { head: string; isHidden?: boolean | undefined }) =>
  isHidden ? <chakra.span srOnly>{head}</chakra.span> : head

/**
 * What stands in a heading: a button that sorts, with the direction where the column is sorted by, or the text alone.
 */
const HeadText = <By extends string>({
  head,
  isHeadHidden,
  sort: by,
  sorted,
  onSort,
}: {
  head: string
  isHeadHidden?: boolean | undefined
  sort?: By | undefined
  sorted: Sort<By> | undefined
  onSort: ((by: By) => void) | undefined
}) => {
  if (by === undefined || !onSort) return <PlainHead head={head} isHidden={isHeadHidden} />
  const isOn = sorted?.by === by
  const Arrow = sorted?.direction === 'asc' ? ArrowUp : ArrowDown
  return (
    <chakra.button type="button" css={sortButton} data-on={isOn || undefined} onClick={() => onSort(by)}>
      {head}
      {isOn && <Arrow size={12} strokeWidth={2} aria-hidden />}
    </chakra.button>
  )
}
/** The direction of a column, for the element of its heading. */
const ariaSortOf = <By extends string>(by: By | undefined, sorted: Sort<By> | undefined) =>
  sorted !== undefined && by === sorted.by ? ariaSort[sorted.direction] : undefined

/** Column headings. Sortable ones are buttons and show the current direction; each has a handle for its width. */
export const TableHead = <Row, By extends string>({
  columns,
  sort,
  onSort,
  actions,
  choose,
  handlers,
}: Props<Row, By>) => (
  <thead {...handlers}>
    <tr>
      {choose && (
        <chakra.th scope="col" width="10">
          {choose}
        </chakra.th>
      )}
      {columns.map(({ head, isHeadHidden, sort: by, width, wide, align }) => (
        <th
          key={head}
          scope="col"
          data-column={head}
          style={typeof width === 'string' ? ({ '--w': width } as CSSProperties) : undefined}
          data-wide={wide && ''}
          data-align={align}
          // The name of its handle is no part of its own.
          aria-label={handlers && !isHeadHidden ? head : undefined}
          aria-sort={ariaSortOf(by, sort)}
        >
          <HeadText head={head} isHeadHidden={isHeadHidden} sort={by} sorted={sort} onSort={onSort ?? nothing} />
          {handlers && !isHeadHidden && <ColumnHandle head={head} />}
        </th>
      ))}
      {actions && (
        <chakra.th scope="col" width="11">
          <chakra.span srOnly>Actions</chakra.span>
        </chakra.th>
      )}
    </tr>
  </thead>
)
