import type { Draft } from '@costdraft/schema/field.ts'
import { ValidationError } from '../http/errors.ts'

/** Fields of the specification that a kind of item does not store in this version, with the value it answers for them. */
const unstoredFields: Readonly<Record<string, Readonly<Record<string, null | readonly never[]>>>> = {
  time_recording: { party: null, cop_case_part: null, amount: null, entity_files: [] },
  hearing: { entity_files: [] },
  hearing_disbursement: { party: null },
  disbursement: {
    party: null,
    cop_case_part: null,
    hearing_disbursement: null,
    procedural_step_disbursement: null,
    entity_files: [],
  },
}

export const unstoredOf = (kindName: string): Readonly<Record<string, null | readonly never[]>> =>
  unstoredFields[kindName] ?? {}

/** The parents of a disbursement are derived, and ignored when they are sent back. */
const DERIVED = new Set(['hearing_disbursement', 'procedural_step_disbursement'])
const isEmpty = (value: unknown): boolean =>
  value == null || value === '' || (Array.isArray(value) && value.length === 0)

/** Throws 422 for a value that would not be stored. An empty one may be sent back as it was answered. */
export function assertStored(kindName: string, body: Draft): void {
  const lost = Object.keys(unstoredOf(kindName)).filter((name) => !DERIVED.has(name) && !isEmpty(body[name]))
  if (lost.length > 0)
    throw new ValidationError(Object.fromEntries(lost.map((name) => [name, 'This is not kept in this version.'])))
}
