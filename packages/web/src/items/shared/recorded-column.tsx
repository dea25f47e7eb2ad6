import { recorded, type CaseFacts, type ItemField } from '@costdraft/schema/field.ts'
import type { ItemOrder } from '@costdraft/schema/items/item-query.ts'
import { labelOf } from '@costdraft/schema/labels.ts'

interface Reference {
  uuid: string
  name: string | null
}
interface RowWithRecorded {
  copCasePart: Reference | null
  phase: string | null
  billTask: string | null
  party: Reference | null
}

/** A phase with the task that decides it in the electronic bill, where one is recorded: "CMC · T37". */
export const phaseAndTask = (phase: string, task: string | null): string =>
  [labelOf(phase), task].filter(Boolean).join(' · ')

/** What a row is recorded for, in the cases that record this field. */
const recordedColumn = (
  head: string,
  sort: ItemOrder,
  isRecorded: (facts: CaseFacts) => boolean,
  texts: (row: RowWithRecorded) => string[],
) => ({
  head,
  sort,
  texts,
  when: isRecorded,
})
const records =
  (field: ItemField) =>
  (facts: CaseFacts): boolean =>
    recorded(field)({}, facts)
const hasPart = records('cop_case_part')
const hasPhase = records('phase')
const hasParty = records('party')

/**
 * The part or the phase that a row is recorded for, and below it the party; or the party alone. A case has one of these
 * columns, or none.
 */
export const recordedForColumns = [
  recordedColumn('Part, party', 'cop_case_part', hasPart, ({ copCasePart, party }) =>
    [copCasePart, party].flatMap((one) => one?.name ?? []),
  ),
  recordedColumn('Phase, party', 'phase', hasPhase, ({ phase, billTask, party }) => [
    ...(phase ? [phaseAndTask(phase, billTask)] : []),
    ...(party?.name ? [party.name] : []),
  ]),
  recordedColumn(
    'Party',
    'party',
    (facts) => hasParty(facts) && !hasPart(facts) && !hasPhase(facts),
    ({ party }) => (party?.name ? [party.name] : []),
  ),
]
