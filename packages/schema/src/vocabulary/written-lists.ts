import { advocacySchemes, locations } from '@costdraft/costing'
import { scopes } from '../access/scopes.ts'
import { changedKinds } from '../changes/changed-kinds.ts'

/** The lists whose words GraphQL cannot spell as an enum, by the name under which the vocabulary has them. */
export const writtenLists: Readonly<Record<string, readonly string[]>> = {
  AdvocacyScheme: advocacySchemes,
  ChangedKind: changedKinds,
  Scope: scopes,
  Location: locations,
}
