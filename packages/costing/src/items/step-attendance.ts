import { hours } from '../bills/unit.ts'
import type { FeeEarnerFacts, ItemFacts } from '../facts/facts.ts'
import type { Hundredths } from '../vocabulary/hundredths.ts'
import type { Pence } from '../vocabulary/money.ts'
import type { AttendanceType } from '../vocabulary/vocabulary.ts'
import { earner, hundredths, pence, plain, pricedKind } from './priced-kind.ts'

/** Who attended at a procedural step, and for how long. Its date and phase are those of the step. */
export interface AttendanceFacts extends ItemFacts {
  type: AttendanceType
  time: Hundredths
  feeEarner: FeeEarnerFacts
  /** The rate per hour that is entered for it, or null for the usual one. */
  amount: Pence | null
  /** Its own, otherwise that of the step. */
  description: string | null
}

/** How an attendance at a procedural step is priced: by the rules of its area. */
export const stepAttendance = pricedKind<AttendanceFacts>()({
  list: 'attendances',
  kinds: ['procedural_step_attendance'],
  table: 'procedural_step_attendance',
  facts: {
    date: plain(null),
    phase: plain(null),
    billTask: plain('bill_task'),
    step: plain(null),
    type: plain('type'),
    time: hundredths('time'),
    amount: pence('amount'),
    earner: earner('fee_earner'),
    description: plain('description'),
  },
  above: {
    procedural_step: { date: 'date', phase: 'phase', billTask: 'bill_task', step: 'uuid', description: 'description' },
  },
  head: 'profit_costs',
  unit: hours,
  recorded: ({ description, time }) => ({ description: description ?? '', quantity: time }),
})
