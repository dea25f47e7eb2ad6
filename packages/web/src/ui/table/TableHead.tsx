import { chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Column, Sort } from './columns.ts'
import { wideOnly } from './table-styles.ts'

interface Props<Row, By extends string> {
  columns: readonly Column<Row, By>[]
  sort?: Sort<By> | undefined
  onSort?: ((by: By) => void) | undefined
  /** Whether there is a last column for the row menus. */
  actions?: boolean
  /** The select-all checkbox, where rows can be selected. */
  choose?: ReactNode
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
export const HeadText = <By extends string>({
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
export const ariaSortOf = <By extends string>(by: By | undefined, sorted: Sort<By> | undefined) =>
  sorted !== undefined && by === sorted.by ? ariaSort[sorted.direction] : undefined

/** Column headings. Sortable ones are buttons and show the current direction. */
export const TableHead = <Row, By extends string>({ columns, sort, onSort, actions, choose }: Props<Row, By>) => (
  <thead>
    <tr>
      {choose && (
        <chakra.th scope="col" width="10">
          {choose}
        </chakra.th>
      )}
      {columns.map(({ head, isHeadHidden, sort: by, width, wide, align }) => (
        <chakra.th
          key={head}
          scope="col"
          width={width}
          css={wide && wideOnly}
          textAlign={align && 'end!'}
          aria-sort={ariaSortOf(by, sort)}
        >
          <HeadText head={head} isHeadHidden={isHeadHidden} sort={by} sorted={sort} onSort={onSort ?? nothing} />
        </chakra.th>
      ))}
      {actions && (
        <chakra.th scope="col" width="11">
          <chakra.span srOnly>Actions</chakra.span>
        </chakra.th>
      )}
    </tr>
  </thead>
)
