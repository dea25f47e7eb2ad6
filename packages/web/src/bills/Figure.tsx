import { chakra } from '@chakra-ui/react'
import { formatAmount, formatPounds } from '../formats/format-money.ts'
import type { FigurePart } from './part-of-bill.ts'
import { titleOf, type Explained, type Subject } from './subject.ts'

export type Explain = (figure: Explained) => void
interface Props {
  subject: Subject
  /** The part it is of; undefined for a figure of the whole case. */
  part?: FigurePart
  money: string
  explain: Explain
  text?: string
}

/** A figure as a button that opens its explanation. `text` replaces the formatted amount. */
export const Figure = ({ subject, part, money, explain, text }: Props) => (
  <chakra.button
    type="button"
    aria-label={`Explain ${titleOf({ subject, part })}, ${text ?? formatPounds(money)}`}
    aria-haspopup="dialog"
    onClick={() => explain({ subject, part })}
    minH="6"
    px="1"
    mx="-1"
    borderRadius="l1"
    cursor="pointer"
    color="inherit"
    font="inherit"
    textAlign="end"
    focusVisibleRing="outside"
    _hover={{ bg: 'hover', textDecoration: 'underline', textUnderlineOffset: '3px', textDecorationThickness: '1px' }}
  >
    {text ?? formatAmount(money)}
  </chakra.button>
)
