import { eventAttendances, type EventAttendance } from '@costdraft/costing'
import { highCostStep as kind } from '@costdraft/schema/items/high-cost-step/high-cost-step.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
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
export const eventTexts = (row: HighCostStepRow): string[] => [labelOf(row.event), paymentOf(row)]

const solicitorWords: Words = { event: 'attended', fas: 'as the advocate', none: 'not there' }
// Counsel is usually paid for an event, which needs no word.
const counselWords: Words = { event: '', fas: 'FAS', none: 'not claimed' }

/** What somebody was, before the name. */
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
