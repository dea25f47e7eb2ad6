import { Box, chakra, type SystemStyleObject } from '@chakra-ui/react'
import type { CSSProperties, ReactNode } from 'react'
import type { RateRow } from '../rate-table.ts'
import { rowName, type GridLine, type RateGrid } from './rate-grid.ts'

/** A page so narrow that what stays in view would leave no room for a figure. */
const NARROW = '@media (max-width: 359.98px)'

const style: SystemStyleObject = {
  bg: 'surface',
  textStyle: 'sm',
  borderCollapse: 'separate',
  borderSpacing: '0',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'l2',
  // As wide as its figures: a line is followed across by the eye.
  minWidth: 'min(100%, 480px)',
  '& caption': { srOnly: true },
  '& th, & td': { height: '8', px: '2', fontWeight: '400', textAlign: 'start' },
  '[data-density=compact] &': { '& tbody th, & tbody td': { height: '7' } },
  '& tbody th, & tbody td': { verticalAlign: 'baseline', py: '1' },
  '& tbody th': { minWidth: '112px' },
  '& tr > :first-child': { ps: '4', pe: '6', bg: 'surface' },
  // In a grid wider than the page, what a line pays for stays in view.
  '& tr > :first-child:not([colspan])': {
    position: 'sticky',
    insetStart: '0',
    zIndex: '1',
    [NARROW]: { position: 'static' },
  },
  // A figure that the focus moves to is beside it, not behind it.
  '& input': { scrollMarginInlineStart: '40', [NARROW]: { scrollMarginInlineStart: '2' } },
  '& thead tr > :first-child': { borderStartStartRadius: 'l2' },
  '& tbody:last-of-type tr:last-of-type > :first-child': { borderEndStartRadius: 'l2' },
  '& tr > :last-child': { pe: '4' },
  '& thead th': {
    textStyle: 'caption',
    color: 'muted',
    py: '1.5',
    verticalAlign: 'bottom',
    borderBottomWidth: '1px',
    borderColor: 'strongLine',
  },
  '& [data-figure]': { textAlign: 'end' },
  '& tbody tr:not([data-heading]) > *': { borderTopWidth: '1px', borderColor: 'line' },
  '& tbody:first-of-type tr:first-of-type > *': { borderTopWidth: '0' },
  '& tr[data-heading] th': { fontWeight: '600', pt: '3', pb: '1', height: 'auto' },
  '& tbody:not(:first-of-type) tr[data-heading] th': { borderTopWidth: '1px', borderColor: 'strongLine' },
}
const Unit = ({ children }: { children: string }) => (
  <chakra.span color="muted" fontWeight="400" whiteSpace="nowrap">
    {children}
  </chakra.span>
)

interface Props {
  caption: string
  grid: RateGrid
  renderFigure: (row: RateRow, name: string) => ReactNode
}

const Line = ({ line: { label, unit, cells }, renderFigure }: { line: GridLine } & Pick<Props, 'renderFigure'>) => (
  <tr>
    <th scope="row">
      {label}
      {unit && (
        <>
          {' '}
          <Unit>{unit}</Unit>
        </>
      )}
    </th>
    {cells.map((row, i) => (
      // The columns of a grid are fixed.
      // oxlint-disable-next-line react/no-array-index-key
      <td key={i} data-figure="">
        {row && renderFigure(row, rowName(row))}
      </td>
    ))}
  </tr>
)

/** The width of an input; narrower where there are many columns, but wide enough for the largest figure. */
const inputWidth = (columns: number): string => (columns > MANY ? '84px' : '112px')
const MANY = 4

/** The figures of a table as a grid. It scrolls within itself where it is wider than the page. */
export const FigureTable = ({ caption, grid: { columns, groups }, renderFigure }: Props) => (
  <Box role="region" aria-label={caption} tabIndex={0} overflowX="auto" focusVisibleRing="outside" borderRadius="l2">
    <chakra.table css={style} style={{ '--figure-width': inputWidth(columns.length) } as CSSProperties}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <chakra.span srOnly>Paid for</chakra.span>
          </th>
          {columns.map(({ label, unit }) => (
            <th key={label} scope="col" data-figure="">
              {unit ? `${label}, ` : label}
              {unit && <chakra.span whiteSpace="nowrap">{unit}</chakra.span>}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ heading, lines }) => (
        <tbody key={heading}>
          {heading && (
            <tr data-heading="">
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {heading}
              </th>
            </tr>
          )}
          {lines.map((line) => (
            <Line key={line.label} line={line} renderFigure={renderFigure} />
          ))}
        </tbody>
      ))}
    </chakra.table>
  </Box>
)
