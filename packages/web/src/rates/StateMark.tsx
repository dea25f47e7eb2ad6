import { Flex, chakra } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, CircleDashed, CircleDotDashed, type LucideIcon } from 'lucide-react'
import type { RateState } from '../generated/graphql.ts'

const marks: Record<RateState, { label: string; icon: LucideIcon; colour: string }> = {
  held: { label: 'Held', icon: CircleCheck, colour: 'stage.complete' },
  provisional: { label: 'Provisional', icon: CircleAlert, colour: 'attention.ink' },
  partly_held: { label: 'Partly held', icon: CircleDotDashed, colour: 'attention.ink' },
  not_held: { label: 'Not held', icon: CircleDashed, colour: 'attention.ink' },
}

/** How much of a table is held today, as a word with its mark. */
export function StateMark({ state }: { state: RateState }) {
  const { label, icon: Icon, colour } = marks[state]
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1.5" color={colour}>
      <Icon size={14} strokeWidth={2} aria-hidden />
      <chakra.span whiteSpace="nowrap">{label}</chakra.span>
    </Flex>
  )
}
