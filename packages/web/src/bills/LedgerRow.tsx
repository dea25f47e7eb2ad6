import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Figure, type Explain } from './Figure.tsx'
import { titleOf, type Subject } from './subject.ts'

interface Props {
  subject: Subject
  money: string
  explain: Explain
  provisional?: boolean
  label?: ReactNode
  mark?: 'sub' | 'total'
  muted?: boolean
}

// As in an account the rules stand under the figures alone: one above a sum, two below the last.
const rules = {
  sub: { borderTopWidth: '1px' },
  total: { borderTopWidth: '1px', borderBottomWidth: '3px', borderBottomStyle: 'double' },
} as const

/** One line of the account: what it is, and its figure. */
export const LedgerRow = ({ subject, money, explain, provisional = false, label, mark, muted = false }: Props) => (
  <tr>
    <chakra.th
      scope="row"
      textAlign="start"
      fontWeight={mark === 'total' ? '600' : '400'}
      color={muted ? 'muted' : 'ink'}
      py="1"
      pe="2"
    >
      {label ?? titleOf(subject)}
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
      fontWeight={mark === 'total' ? '600' : '400'}
      color={muted ? 'muted' : 'ink'}
      borderColor="ink"
      css={mark && rules[mark]}
    >
      <Figure subject={subject} money={money} explain={explain} />
    </chakra.td>
  </tr>
)
