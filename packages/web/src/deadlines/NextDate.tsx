import { chakra } from '@chakra-ui/react'
import { inks, nearness, nextDateText, whenText, type ShownDate } from './date-words.ts'

/** The next date of a case, coloured as it comes near; its tooltip says in how many days. */
export const NextDate = ({ deadline }: { deadline: ShownDate }) => (
  <chakra.span color={inks[nearness(deadline)]} title={`${deadline.label}: ${whenText(deadline)}`}>
    {nextDateText(deadline)}
  </chakra.span>
)
