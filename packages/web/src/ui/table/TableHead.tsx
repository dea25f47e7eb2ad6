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

const PlainHead = ({ head, isHidden = false }: { head: string; isHidden?: boolean | undefined }) =>
  isHidden ? <chakra.span srOnly>{head}</chakra.span> : head

/** Column headings. Sortable ones are buttons and show the current direction. */
export const TableHead = <Row, By extends string>({ columns, sort, onSort, actions, choose }: Props<Row, By>) => (
  <thead>
    <tr>
      {choose && (
        <chakra.th scope="col" width="10">
          {choose}
        </chakra.th>
      )}
      {columns.map(({ head, isHeadHidden, sort: by, width, wide, align }) => {
        const on = sort !== undefined && by !== undefined && by === sort.by
        const Arrow = sort?.direction === 'asc' ? ArrowUp : ArrowDown
        return (
          <chakra.th
            key={head}
            scope="col"
            width={width}
            css={wide && wideOnly}
            textAlign={align && 'end!'}
            aria-sort={on ? ariaSort[sort.direction] : undefined}
          >
            {by === undefined ? (
              <PlainHead head={head} isHidden={isHeadHidden} />
            ) : (
              <chakra.button type="button" css={sortButton} data-on={on || undefined} onClick={() => onSort?.(by)}>
                {head}
                {on && <Arrow size={12} strokeWidth={2} aria-hidden />}
              </chakra.button>
            )}
          </chakra.th>
        )
      })}
      {actions && (
        <chakra.th scope="col" width="11">
          <chakra.span srOnly>Actions</chakra.span>
        </chakra.th>
      )}
    </tr>
  </thead>
)
