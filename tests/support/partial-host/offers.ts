import type { AdminAddition, CaseAddition } from '@costdraft/schema/additions.ts'
import { record, subarray, type Arbitrary } from 'fast-check'
import { ALL, type Offered } from './partial-host.ts'

/** Additions that make an answer faster to get, and nothing in it another. */
export const FASTER: ReadonlySet<string> = new Set([
  'case_columns',
  'attention',
  'output_state',
  'audit_filters',
  'case_figures',
  'case_parts',
  'paging',
  'item_columns',
  'item_queries',
  'item_read',
  'nested_lists',
  'row_changes',
  'item_files',
  'lists_by_field',
  'entity_case',
  'batch',
  'bulk',
  'export_lists',
  'idempotency',
  'move_from',
  'viewer',
  'client_list',
  'user_list',
] satisfies (CaseAddition | AdminAddition)[])

const { case: ofCases, admin: ofPeople } = ALL
const without = <Name>(names: readonly Name[], one: Name): Name[] => names.filter((name) => name !== one)

/** What a host offers, with a name of it for a failure. */
export interface NamedOffer {
  name: string
  offered: Offered
}
/** Each addition missing from a host that has all others. */
export const allButOne: readonly NamedOffer[] = [
  ...ofCases.map((one) => ({ name: `all but ${one}`, offered: { ...ALL, case: without(ofCases, one) } })),
  ...ofPeople.map((one) => ({ name: `all but ${one} of people`, offered: { ...ALL, admin: without(ofPeople, one) } })),
]
/** Each addition on a host that has no other. */
export const onlyOne: readonly NamedOffer[] = [
  ...ofCases.map((one) => ({ name: `only ${one}`, offered: { case: [one], admin: [] } })),
  ...ofPeople.map((one) => ({ name: `only ${one} of people`, offered: { case: [], admin: [one] } })),
]
/** A host that has some of them. */
export const someOffered: Arbitrary<Offered> = record({
  case: subarray([...ofCases]),
  admin: subarray([...ofPeople]),
})
/** A host that lacks some of those that make an answer faster to get, and no other. */
export const slowerOffered: Arbitrary<Offered> = subarray([...FASTER]).map((missing) => ({
  case: ofCases.filter((name) => !missing.includes(name)),
  admin: ofPeople.filter((name) => !missing.includes(name)),
}))

/** Whether a host lacks nothing but what makes an answer faster to get. */
export const isOnlySlower = ({ case: cases, admin }: Offered): boolean =>
  ofCases.every((name) => cases.includes(name) || FASTER.has(name)) &&
  ofPeople.every((name) => admin.includes(name) || FASTER.has(name))
