import { hearingDisbursement as disbursementKind } from '@costdraft/schema/items/hearing/hearing-disbursement.ts'
import { hearing as kind } from '@costdraft/schema/items/hearing/hearing.ts'
import { timeOf } from '@costdraft/schema/structs.ts'
import { itemResolvers } from './item-resolvers.ts'

/** The time of day of a hearing, `hh:mm`; hosts answer it with a date. */
const timeOfDay = (value: unknown): string | null => (typeof value === 'string' ? timeOf(value) : null)

export const hearing = itemResolvers(kind, {
  [kind.type]: {
    startTime: ({ start_time }) => timeOfDay(start_time),
    endTime: ({ end_time }) => timeOfDay(end_time),
  },
})
export const hearingDisbursement = itemResolvers(disbursementKind)
