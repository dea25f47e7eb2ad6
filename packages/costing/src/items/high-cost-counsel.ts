import { events } from '../bills/unit.ts'
import type { ItemFacts } from '../facts/facts.ts'
import type { CounselLevel } from '../vocabulary/counsel-levels.ts'
import type { Pence } from '../vocabulary/money.ts'
import type { EventAttendance, StepEvent } from '../vocabulary/vocabulary.ts'
import { pence, plain, pricedKind } from './priced-kind.ts'

/** Counsel at a step of a high cost case. Date and event are those of the step, the party is counsel. */
export interface CounselFacts extends ItemFacts {
  step: string
  event: StepEvent
  level: CounselLevel
  attendance: EventAttendance | null
  /** What is claimed for travel, in pence, and why; null for nothing. */
  travel: { amount: Pence; description: string } | null
}

/** How counsel at a step of a high cost case is priced: by the rules of its area. */
export const highCostCounsel = pricedKind<CounselFacts>()({
  list: 'counsel',
  kinds: ['high_cost_counsel'],
  table: 'high_cost_counsel',
  facts: {
    date: plain(null),
    event: plain(null),
    step: plain(null),
    level: plain('counsel_level'),
    party: plain('party_uuid'),
    attendance: plain('attending_attendance'),
    travelAmount: pence('travel_amount'),
    travelDescription: plain('travel_description'),
  },
  above: { high_cost_step: { date: 'date', event: 'event', step: 'uuid' } },
  complete: (read) => {
    const { travelAmount, travelDescription, ...row } = read as unknown as Omit<CounselFacts, 'travel'> & {
      travelAmount: Pence | null
      travelDescription: string
    }
    return { ...row, travel: travelAmount === null ? null : { amount: travelAmount, description: travelDescription } }
  },
  head: 'counsel',
  unit: events,
  recorded: () => ({ description: '', quantity: 1 }),
})
