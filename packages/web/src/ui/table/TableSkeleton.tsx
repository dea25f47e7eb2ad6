import { Skeleton, VisuallyHidden, chakra } from '@chakra-ui/react'
import { delayedFadeIn } from '../delayed-fade-in.ts'
import type { Column, Sort } from './columns.ts'
import { table, wideOnly } from './table-styles.ts'
import { TableHead } from './TableHead.tsx'

const lines = Array.from({ length: 12 }, (_, i) => i)
const widths = ['70%', '55%', '80%', '62%', '74%']

interface Props<Row, By extends string> {
  columns: readonly Column<Row, By>[]
  sort?: Sort<By>
  name: string
  hasMenu?: boolean
}

/** Placeholder while the rows of a table load. `name` is announced to screen readers. */
export const TableSkeleton = <Row, By extends string>({ columns, sort, name, hasMenu = true }: Props<Row, By>) => (
  <chakra.div css={delayedFadeIn}>
    <VisuallyHidden role="status">{name}</VisuallyHidden>
    <chakra.table css={table} aria-hidden>
      <TableHead columns={columns.map((column) => ({ ...column, sort: undefined }))} sort={sort} actions={hasMenu} />
      <tbody>
        {lines.map((line) => (
          <tr key={line}>
            {columns.map(({ head, wide }, i) => (
              <chakra.td key={head} css={wide && wideOnly}>
                <Skeleton height="3" width={widths[(line + i) % widths.length]} />
              </chakra.td>
            ))}
            {hasMenu && <td />}
          </tr>
        ))}
      </tbody>
    </chakra.table>
  </chakra.div>
)
