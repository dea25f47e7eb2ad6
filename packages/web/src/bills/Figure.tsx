import { chakra } from '@chakra-ui/react'
import { figure, pounds } from './figures.ts'
import { titleOf, type Subject } from './subject.ts'

export type Explain = (subject: Subject) => void
interface Props {
  subject: Subject
  money: string
  explain: Explain
  words?: string
}

/** A figure that opens how it is made. */
export const Figure = ({ subject, money, explain, words }: Props) => (
  <chakra.button
    type="button"
    aria-label={`Explain ${titleOf(subject)}, ${words ?? pounds(money)}`}
    aria-haspopup="dialog"
    onClick={() => explain(subject)}
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
    {words ?? figure(money)}
  </chakra.button>
)
