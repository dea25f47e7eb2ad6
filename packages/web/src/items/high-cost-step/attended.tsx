import { chakra } from '@chakra-ui/react'
import { eventAttendances, type EventAttendance } from '@costdraft/costing'
import { highCostStep as kind } from '@costdraft/schema/items/high-cost-step/high-cost-step.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { ReactNode } from 'react'
import { CellLine } from '../shared/CellText.tsx'
import type { RowOf } from '../shared/tab-definition.ts'

export type HighCostStepRow = RowOf<typeof kind>
type Words = Readonly<Record<EventAttendance, string>>
/** What is said of an attendance; of a word that a host of its own has, that word. */
const wordIn = (words: Words, attendance: string): string => words[attendance as EventAttendance] ?? labelOf(attendance)
const choicesOf = (words: Words) => eventAttendances.map((value) => ({ value, label: words[value] }))

const payments: Words = { event: 'As an event', fas: 'Family Advocacy Scheme', none: 'Not claimed' }
/** How a step, or counsel at it, is paid. */
export const paymentChoices = choicesOf(payments)
/** How the solicitor was there. */
export const solicitorChoices = choicesOf({
  event: 'Attended',
  fas: 'Attended as the advocate, under FAS',
  none: 'Did not attend',
})

const paymentOf = ({ attendance }: HighCostStepRow): string =>
  attendance ? wordIn(payments, attendance) : 'Payment not recorded'
/** What a step is, and how it is paid. */
export const eventText = (row: HighCostStepRow): string => `${labelOf(row.event)}, ${paymentOf(row)}`
/** The same for a column, one below the other. */
export const EventCell = ({ row }: { row: HighCostStepRow }): ReactNode => (
  <chakra.span whiteSpace="normal">
    {labelOf(row.event)}
    <chakra.span display="block" color="muted">
      {paymentOf(row)}
    </chakra.span>
  </chakra.span>
)

const solicitorWords: Words = { event: 'attended', fas: 'as the advocate', none: 'not there' }
// Counsel is usually paid for an event, which needs no word.
const counselWords: Words = { event: '', fas: 'FAS', none: 'not claimed' }

/** What somebody was, before the name: of a line that is too long the name is cut. */
const named = (words: readonly (string | null | undefined | false)[], name: string | null | undefined): string =>
  `${words.filter(Boolean).join(', ')}${name ? `: ${name}` : ''}`
const solicitorText = ({ solicitor, solicitorAttendance }: HighCostStepRow): string[] =>
  solicitor || solicitorAttendance
    ? [named(['Solicitor', solicitorAttendance && wordIn(solicitorWords, solicitorAttendance)], solicitor?.name)]
    : []
const counselText = ({ counselLevel, attendance, travel }: HighCostStepRow['counsel'][number]): string =>
  named(
    [labelOf(counselLevel), attendance && wordIn(counselWords, attendance.attendance), travel && 'travel'],
    attendance?.partyUuid.name,
  )

/** The solicitor and counsel at a step, each in a few words. */
export const attendedTexts = (row: HighCostStepRow): string[] => [
  ...solicitorText(row),
  ...row.counsel.map(counselText),
]

/** As many as a description has lines. */
const MOST_SHOWN = 3
/** The same for a column, each on a line of its own. */
export function Attended({ row }: { row: HighCostStepRow }): ReactNode {
  const texts = attendedTexts(row)
  return texts.slice(0, MOST_SHOWN).map((text, i) => (
    // Two counsel may have the same words; the lines have no state.
    // oxlint-disable-next-line react/no-array-index-key
    <CellLine key={i}>
      {text}
      {i === MOST_SHOWN - 1 && texts.length > MOST_SHOWN && ` and ${texts.length - MOST_SHOWN} more`}
    </CellLine>
  ))
}
