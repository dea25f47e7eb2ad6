import { events } from '../bills/unit.ts'
import type { ItemFacts } from '../facts/facts.ts'
import type { EventAttendance, StepEvent } from '../vocabulary/vocabulary.ts'
import { plain, pricedKind } from './priced-kind.ts'

/** A step of a high cost case: a hearing, a meeting or a conference. Its party is the solicitor. */
export interface EventFacts extends ItemFacts {
  event: StepEvent
  /** How the step is paid; null where it is not recorded. */
  attendance: EventAttendance | null
  /** How the solicitor attended; null where it is not recorded. */
  solicitorAttendance: EventAttendance | null
  description: string | null
}

/** How a step of a high cost case is priced: by the rules of its area. */
export const highCostStep = pricedKind<EventFacts>()({
  list: 'events',
  kinds: ['high_cost_step'],
  table: 'high_cost_step',
  facts: {
    date: plain('date'),
    event: plain('event'),
    attendance: plain('attendance'),
    party: plain('solicitor'),
    solicitorAttendance: plain('solicitor_attendance'),
    description: plain('description'),
  },
  head: 'solicitor',
  unit: events,
  recorded: ({ description }) => ({ description: description ?? '', quantity: 1 }),
})
