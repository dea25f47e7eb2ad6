import { labelOf } from '@costdraft/schema/labels.ts'
import { money } from '../bill/format.ts'
import type { FrozenCase, FrozenItem, FrozenParty } from '../frozen-case.ts'
import { yesNo } from '../legal-aid/cover.ts'
import type { PartyRow } from './model.ts'

/** The name of the party that an item is recorded for; null where there is none. */
export const partyName = ({ parties = [] }: FrozenCase, item: FrozenItem | undefined): string | null =>
  parties.find(({ uuid }) => uuid === item?.party)?.name ?? null

/** What is recorded of a party. Empty where it is not. */
export const partyRow = ({ name, role, linkedCosts, rate }: FrozenParty): PartyRow => ({
  name,
  role: role === undefined ? '' : labelOf(role),
  linkedCosts: linkedCosts === undefined ? '' : yesNo(linkedCosts),
  rate: rate === undefined ? '' : money(rate),
})
