import type { Role } from '@costdraft/schema/access/roles.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { ChangedLink } from './people-import.table.ts'

/** A role of a person in a child client. */
interface Held {
  person: string
  client: string
  role: Role
}
const keyOf = ({ person, client }: Pick<Held, 'person' | 'client'>): string => `${person} ${client}`

/** The roles that people have in child clients, by person and client. */
export async function rolesInChildren(tx: Tx, people: readonly string[]): Promise<ReadonlyMap<string, Held>> {
  const held = await tx
    .selectFrom('child_role')
    .select(['person_uuid as person', 'client_uuid as client', 'role'])
    .where(sql<boolean>`person_uuid = any(${people}::uuid[])`)
    .orderBy('person_uuid')
    .orderBy('client_uuid')
    .execute()
  return new Map(held.map((one) => [keyOf(one), one]))
}

/** The role that a person has in a child client among some. */
export const roleAmong = (
  held: Awaited<ReturnType<typeof rolesInChildren>>,
  link: Pick<Held, 'person' | 'client'>,
): Role | null => held.get(keyOf(link))?.role ?? null

/**
 * The roles in child clients that an import changed: those that it set, and those that were lowered with the role of
 * their person. Each with the first row of its person.
 */
export const linkEffects = (
  before: Awaited<ReturnType<typeof rolesInChildren>>,
  after: Awaited<ReturnType<typeof rolesInChildren>>,
  rowOf: ReadonlyMap<string, number>,
): ChangedLink[] =>
  [...new Map([...before, ...after]).values()].flatMap(({ person, client }) => {
    const change = { before: roleAmong(before, { person, client }), after: roleAmong(after, { person, client }) }
    return change.before === change.after ? [] : [{ person, client, row: rowOf.get(person) ?? 0, ...change }]
  })
