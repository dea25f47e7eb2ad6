import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Figure, type Explain } from './Figure.tsx'
import type { FigurePart } from './part-of-bill.ts'
import { titleOf, type Subject } from './subject.ts'

interface Props {
  subject: Subject
  /** The part it is of; undefined for a figure of the whole case. */
  part?: FigurePart
  money: string
  /** Nothing of this figure is priced, because no rate is held. */
  isNotPriced?: boolean
  explain: Explain
  provisional?: boolean
  label?: ReactNode
  /** Accounting rule drawn at the figure: a line above a subtotal, a double line below the total. */
  rule?: 'subtotal' | 'total'
  muted?: boolean
}

const rules = {
  subtotal: { borderTopWidth: '1px' },
  total: { borderTopWidth: '1px', borderBottomWidth: '3px', borderBottomStyle: 'double' },
} as const

/** One row of the costs table: a label and a figure that can be explained. */
export const CostsRow = ({
  subject,
  part,
  money,
  isNotPriced = false,
  explain,
  provisional = false,
  label,
  rule,
  muted = false,
}: Props) => (
  <tr>
    <chakra.th
      scope="row"
      textAlign="start"
      fontWeight={rule === 'total' ? '600' : '400'}
      color={muted ? 'muted' : 'ink'}
      py="1"
      pe="2"
    >
      {label ?? titleOf({ subject })}
      {provisional && (
        <chakra.span ms="1.5" textStyle="xs" fontWeight="400" color="attention.ink">
          provisional
        </chakra.span>
      )}
    </chakra.th>
    <chakra.td
      width="72px"
      textAlign="end"
      py="0.5"
      whiteSpace="nowrap"
      fontWeight={rule === 'total' ? '600' : '400'}
      color={muted ? 'muted' : 'ink'}
      borderColor="ink"
      css={rule && rules[rule]}
    >
      <Figure
        subject={subject}
        part={part}
        money={money}
        explain={explain}
        {...(isNotPriced && { text: 'Not priced' })}
      />
    </chakra.td>
  </tr>
)
