import { Button } from '@chakra-ui/react'
import type { RowCell } from './row-cells.ts'

interface Props {
  row: number
  cells: readonly RowCell[]
  correct: (row: number, column: number, text: string, before: string) => void
}

/** What stood in the cells of a row that were corrected, each to be put back. */
export const PutBack = ({ row, cells, correct }: Props) => (
  <td role="gridcell" data-cell="back">
    {cells.map(
      ({ key, name, text, original, index }) =>
        index !== undefined && (
          <span key={key}>
            {`${name} corrected, was ${original === '' ? 'empty' : `“${original}”`}. `}
            <Button
              variant="plain"
              size="xs"
              height="5"
              px="0"
              textDecoration="underline"
              aria-label={`Put back the ${name.toLowerCase()} of row ${row}`}
              onClick={() => correct(row, index, original, text)}
            >
              Put back
            </Button>
          </span>
        ),
    )}
  </td>
)
