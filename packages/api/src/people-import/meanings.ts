import { feeEarnerTypes, grades } from '@costdraft/costing'
import { roleLabels, roles, type Role } from '@costdraft/schema/access/roles.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import {
  meaningColumns,
  type MeaningColumn,
  type PeopleChoices,
  type PeopleMeaning,
} from '@costdraft/schema/people-import/people-import.ts'
import { MAX_LEDGER_NAME, MAX_LEDGER_NAMES } from '@costdraft/schema/ledger/ledger-choices.ts'
import type { SignedIn } from '../access/viewer.ts'
import { byKey, choicesError } from '../ledger/import/choices.ts'
import { nameKey } from '../ledger/name-key.ts'
import { mayGrantRole } from '../users/user-rows.ts'
import type { FirmFacts } from './firm-facts.ts'
import { readFeeEarnerType, readGrade, readRole, saysHeadquarters, saysNothing } from './words.ts'

/** What the texts of a file mean, and what each may be chosen to mean. */
export interface Meanings {
  /** The value that a text means: a word of the wire or a uuid; undefined if nobody knows. */
  find: (column: MeaningColumn, text: string) => string | undefined
  offered: Readonly<Record<MeaningColumn, PeopleMeaning['offered']>>
}

/** The one of some records that has a name alone. */
function byName<T extends { uuid: string }>(records: readonly T[], nameOf: (record: T) => string) {
  const named = Map.groupBy(records, (record) => nameKey(nameOf(record)))
  return (text: string): string | undefined => {
    const [one, ...more] = named.get(nameKey(text)) ?? []
    return more.length === 0 ? one?.uuid : undefined
  }
}

/** The site of a name, else the headquarters, which is the first, where a text says so and no site is called that. */
function siteReader(sites: FirmFacts['sites']): (text: string) => string | undefined {
  const named = byName(sites, ({ site_name }) => site_name)
  const isCalled = (text: string): boolean => sites.some(({ site_name }) => nameKey(site_name) === nameKey(text))
  return (text) => named(text) ?? (saysHeadquarters(text) && !isCalled(text) ? sites[0]?.uuid : undefined)
}

/**
 * Understands the texts of a sheet of people as a person chose, else by the words of the product and the names of the
 * firm. Throws 422 for a choice of what is not offered: a role above the viewer's own, or a record of another firm.
 */
export function meaningsOf(viewer: SignedIn, firm: FirmFacts, values: PeopleChoices['values'] = {}): Meanings {
  const rolesOffered = roles
    .filter((role) => mayGrantRole(viewer, firm.client, role))
    .map((role: Role) => ({ value: role, label: roleLabels[role] }))
  const offered: Meanings['offered'] = {
    client_role: rolesOffered,
    site: firm.sites.map(({ uuid, site_name: label }) => ({ value: uuid, label })),
    fee_earner_type: feeEarnerTypes.map((value) => ({ value, label: labelOf(value) })),
    grade: grades.map((value) => ({ value, label: value })),
    child_client: firm.children
      .filter(({ archived_at }) => archived_at === null)
      .map(({ uuid, name }) => ({ value: uuid, label: name })),
    child_client_role: rolesOffered,
  }
  const readers: Record<MeaningColumn, (text: string) => string | undefined> = {
    client_role: readRole,
    site: siteReader(firm.sites),
    fee_earner_type: readFeeEarnerType,
    grade: readGrade,
    child_client: byName(firm.children, ({ name }) => name),
    child_client_role: readRole,
  }
  const chosen = new Map(meaningColumns.map((column) => [column, byKey(values[column])] as const))
  for (const [column, texts] of chosen)
    for (const value of texts.values())
      if (value !== null && !offered[column].some((one) => isSame(one.value, value)))
        throw choicesError('Choose from what is offered for the words in the file.')
  return {
    offered,
    find: (column, text) => {
      const choice = chosen.get(column)?.get(nameKey(text))
      if (choice === undefined) return readers[column](text)
      return choice === null ? undefined : offered[column].find(({ value }) => isSame(value, choice))?.value
    },
  }
}
/** Uuids may be sent in capitals; the words of the wire differ in more than that. */
const isSame = (value: string, choice: string): boolean => value.toLowerCase() === choice.toLowerCase()

/** Every distinct text for a value in these rows: those that mean nothing first, then the most frequent. */
export function meaningsIn(
  rows: readonly { cell: (column: MeaningColumn) => string }[],
  { find, offered }: Meanings,
): PeopleMeaning[] {
  return meaningColumns
    .flatMap((column) => {
      const texts = rows.map(({ cell }) => cell(column)).filter((text) => !saysNothing(text))
      return [...Map.groupBy(texts, nameKey)].map(([, same]): PeopleMeaning => {
        const text = same[0] ?? ''
        return { column, text, rows: same.length, value: find(column, text) ?? null, offered: offered[column] }
      })
    })
    .filter(({ text }) => text.length <= MAX_LEDGER_NAME)
    .toSorted((a, b) => Number(a.value !== null) - Number(b.value !== null) || b.rows - a.rows)
    .slice(0, MAX_LEDGER_NAMES)
}
