import { partyCapacities, partyRoles } from '@costdraft/costing'
import { field, recorded } from '../../field.ts'
import { defineKind } from '../../kind.ts'
import { Flag, HourlyRate, oneOf, text } from '../../structs.ts'

/**
 * Whom letters, calls and payments of a case were to or from, such as the protected person, the bank or the other side.
 * In a high cost case it is who acts or attends: its role, its rate an hour in pounds and whether its costs are shared
 * with a linked certificate are shown, and never priced. Elsewhere its capacity says what it is in the case: the heads
 * of a bill follow from it, and the activities of what is recorded for it.
 */
export const party = defineKind({
  name: 'party',
  type: 'Party',
  list: 'parties',
  path: 'party',
  commentedAs: 'party',
  hasFiles: false,
  isPriced: false,
  textField: 'party',
  findsCase: true,
  addedFields: [{ addition: 'party_capacity', names: ['capacity'] }],
  answeredFields: ['lettersIn', 'lettersOut', 'telephoneCalls', 'disbursementAmount', 'disbursementVat'],
  fields: {
    party: field(text(3, 100)),
    capacity: field(oneOf(partyCapacities)).optional().when(recorded('capacity')),
    role: field(oneOf(partyRoles)).optional().when(recorded('role')),
    linkedCosts: field(Flag).optional().when(recorded('role')),
    rate: field(HourlyRate).optional().when(recorded('role')),
  },
  parts: {},
})
