import { chakra } from '@chakra-ui/react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Column, Sort } from './columns.ts'
import { wideOnly } from './table-styles.ts'

interface Props<Row, By extends string> {
  columns: readonly Column<Row, By>[]
  sort?: Sort<By> | undefined
  onSort?: ((by: By) => void) | undefined
  /** The name of a last column, for the menus of the rows. */
  actions?: boolean
  /** The box that ticks all rows, over those of the rows. */
  choose?: ReactNode
}

const said = { asc: 'ascending', desc: 'descending' } as const
const label = {
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

/** The heads of the columns; those that sort are buttons, and say which way. */
export const TableHead = <Row, By extends string>({ columns, sort, onSort, actions, choose }: Props<Row, By>) => (
  <thead>
    <tr>
      {choose && (
        <chakra.th scope="col" width="10">
          {choose}
        </chakra.th>
      )}
      {columns.map(({ head, isMute, sort: by, width, wide, align }) => {
        const on = sort !== undefined && by !== undefined && by === sort.by
        const Arrow = sort?.direction === 'asc' ? ArrowUp : ArrowDown
        return (
          <chakra.th
            key={head}
            scope="col"
            width={width}
            css={wide && wideOnly}
            textAlign={align && 'end!'}
            aria-sort={on ? said[sort.direction] : undefined}
          >
            {by === undefined ? (
              isMute ? (
                <chakra.span srOnly>{head}</chakra.span>
              ) : (
                head
              )
            ) : (
              <chakra.button type="button" css={label} data-on={on || undefined} onClick={() => onSort?.(by)}>
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
