import { Skeleton, VisuallyHidden, chakra, type SystemStyleObject } from '@chakra-ui/react'
import { delayedFadeIn } from '../delayed-fade-in.ts'
import type { Column, Sort } from './columns.ts'
import { listTable } from './table-styles.ts'
import { TableHead } from './TableHead.tsx'
import { useColumnWidths } from './use-column-widths.ts'

const lines = Array.from({ length: 12 }, (_, i) => i)
const widths = ['70%', '55%', '80%', '62%', '74%']

interface Props<Row, By extends string> {
  columns: readonly Column<Row, By>[]
  sort?: Sort<By>
  name: string
  hasMenu?: boolean
  /** The styles of its list, if not those of most. */
  style?: SystemStyleObject | SystemStyleObject[]
}

const noRows: readonly never[] = []

/**
 * Placeholder while the rows of a table load, with the widths that its columns last had. `name` is announced to screen
 * readers.
 */
export function TableSkeleton<Row, By extends string>({ columns, sort, name, hasMenu = true, style }: Props<Row, By>) {
  const { table } = useColumnWidths({ name, columns, rows: noRows })
  return (
    <chakra.div css={delayedFadeIn}>
      <VisuallyHidden role="status">{name}</VisuallyHidden>
      <chakra.table ref={table} css={style ?? listTable} aria-hidden>
        <TableHead columns={columns.map((column) => ({ ...column, sort: undefined }))} sort={sort} actions={hasMenu} />
        <tbody>
          {lines.map((line) => (
            <tr key={line}>
              {columns.map(({ head, wide }, i) => (
                <td key={head} data-wide={wide && ''}>
                  <Skeleton height="3" width={widths[(line + i) % widths.length]} />
                </td>
              ))}
              {hasMenu && <td />}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  )
}
