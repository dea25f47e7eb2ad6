import { Text, chakra } from '@chakra-ui/react'
import type { Line } from './bill.ts'
import { LineRow } from './LineRow.tsx'
import { explainTable, phoneLines } from './table-style.ts'

const styles = [explainTable, phoneLines]

const figureHeadings = (isEnhanced: boolean): string[] => [
  'Quantity',
  'Rate, £',
  ...(isEnhanced ? ['Enh.'] : []),
  'Net, £',
  'VAT, £',
]

interface Props {
  lines: readonly Line[]
  isEnhanced: boolean
  /** Whether each line says which rate of its table it is. */
  namesRate?: boolean
}

/** The priced lines of a figure. */
export function LinesTable({ lines, isEnhanced, namesRate = false }: Props) {
  if (lines.length === 0)
    return (
      <Text mt="4" textStyle="sm" color="muted">
        Nothing is recorded under this yet.
      </Text>
    )
  return (
    <chakra.table aria-label="Lines" css={styles}>
      <thead>
        <tr>
          <th scope="col">Date</th>
          <th scope="col">Description</th>
          {figureHeadings(isEnhanced).map((name) => (
            <th key={name} scope="col" data-figure="">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {/* Lines have no id; their order is fixed by the bill. */}
      {lines.map((line, i) => (
        // oxlint-disable-next-line react/no-array-index-key
        <LineRow key={i} line={line} isEnhanced={isEnhanced} namesRate={namesRate} />
      ))}
    </chakra.table>
  )
}
