import { roleLabels, outranks, type Role } from '@costdraft/schema/access/roles.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { fittingName } from './fitting-name.ts'
import type { BothFirms } from './both-firms.ts'
import { told, type Collision } from './merge-choices.ts'
import { listCollisions } from './list-collisions.ts'

const MOST_NAMED = 10
const inWords = (names: readonly string[]): string => {
  const more = names.length - MOST_NAMED
  return `${names.slice(0, MOST_NAMED).join(', ')}${more > 0 ? `, and ${more} more` : ''}`
}

/** What both firms have of a name: the texts of a query of `name` and `client_uuid`, without regard to case. */
async function namesInBoth(tx: Tx, { kept, merged }: BothFirms, rows: RawBuilder<unknown>): Promise<string[]> {
  const { rows: found } = await sql<{ name: string }>`
    select min(named.name) as name from (${rows}) as named (name, client_uuid)
    where named.client_uuid in (${kept.uuid}::uuid, ${merged.uuid}::uuid) and named.name <> ''
    group by lower(named.name) having count(distinct named.client_uuid) > 1 order by 1`.execute(tx)
  return found.map(({ name }) => name)
}

/** Cases with a reference or a name that the other firm has too: named to whoever may read the cases of both. */
async function caseCollisions(tx: Tx, firms: BothFirms, isNamed: boolean): Promise<Collision[]> {
  const columns = [
    ['solicitors_case_reference', 'case reference', 'case references'],
    ['case_name', 'case name', 'case names'],
  ] as const
  const collisions: Collision[] = []
  for (const [column, one, many] of columns) {
    const names = await namesInBoth(tx, firms, sql`select ${sql.ref(column)}, client_uuid from "case"`)
    if (names.length === 0) continue
    const what = `${names.length} ${names.length === 1 ? one : many}`
    collisions.push(told('case', `case:${column}`, isNamed ? inWords(names) : what, `${what} in both: all cases stay.`))
  }
  return collisions
}

async function siteAndEarnerCollisions(tx: Tx, firms: BothFirms): Promise<Collision[]> {
  const { merged } = firms
  const sites = await namesInBoth(tx, firms, sql`select site_name, client_uuid from site`)
  const groups = await namesInBoth(tx, firms, sql`select name, client_uuid from user_group`)
  const people = await namesInBoth(tx, firms, sql`select firstname || ' ' || surname, client_uuid from fee_earner`)
  const initials = await namesInBoth(tx, firms, sql`select initials, client_uuid from fee_earner`)
  const renamed = (name: string, longest: number): string =>
    `Both stay. That of ${merged.name} is called “${fittingName(name, merged.name, longest)}”.`
  return [
    ...sites.map((name) => told('site', `site:${name}`, name, renamed(name, 255))),
    ...groups.map((name) => told('user_group', `user_group:${name}`, name, renamed(name, 100))),
    ...people.map((name) => told('fee_earner', `fee_earner:${name}`, name, 'Both fee earners stay as they are.')),
    ...initials.map((name) =>
      told('initials', `initials:${name}`, name, 'Fee earners of both have these initials, and keep them.'),
    ),
  ]
}

interface HeldRole {
  person: string
  kept: Role | null
  merged: Role | null
}
/** Roles that people of the firms above have in the client that is merged, with those that they have in the other. */
export async function heldRoles(tx: Tx, { kept, merged }: BothFirms): Promise<HeldRole[]> {
  const { rows } = await sql<HeldRole>`
    select coalesce(of_merged.person_uuid, of_kept.person_uuid) as person, of_kept.role as kept, of_merged.role as merged
    from (select * from child_role where client_uuid = ${merged.uuid}) of_merged
    left join (select * from child_role where client_uuid = ${kept.uuid}) of_kept using (person_uuid)
    order by 1`.execute(tx)
  return rows
}
/** The higher of two roles. */
export const higherRole = (one: Role, other: Role | null): Role =>
  other !== null && outranks(other, one) ? other : one

async function roleCollisions(tx: Tx, firms: BothFirms): Promise<Collision[]> {
  const { kept, merged } = firms
  const roles = await heldRoles(tx, firms)
  if (roles.length === 0) return []
  if (kept.parent_uuid !== merged.parent_uuid)
    return [
      told(
        'role',
        'role:ends',
        `${roles.length} ${roles.length === 1 ? 'role' : 'roles'} in ${merged.name}`,
        `Of people of the client above it: they end, because ${kept.name} is not below that client.`,
      ),
    ]
  const names = new Map(
    (
      await tx
        .selectFrom('person')
        .select(['uuid', sql<string>`firstname || ' ' || surname`.as('name')])
        .where(
          'uuid',
          'in',
          roles.map(({ person }) => person),
        )
        .execute()
    ).map(({ uuid, name }) => [uuid, name]),
  )
  return roles.flatMap(({ person, kept: here, merged: there }) => {
    if (here === null || there === null || here === there) return []
    const held = roleLabels[higherRole(there, here)].toLowerCase()
    const name = names.get(person) ?? 'A user'
    return told('role', `role:${person}`, name, `Has a role in both, and keeps the higher: ${held}.`)
  })
}

/** Jobs under way for the client that is merged: their work names it. */
export async function runningJobs(tx: Tx, { merged }: BothFirms): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from job
    where state in ('queued', 'running') and (client_uuid = ${merged.uuid} or payload::text like ${`%${merged.uuid}%`})`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}

async function accessCollisions(tx: Tx, { kept, merged }: BothFirms): Promise<Collision[]> {
  const jobs = await runningJobs(tx, { kept, merged })
  const rules = await tx
    .selectFrom('second_factor_rule')
    .select(['client_uuid', 'roles'])
    .where('client_uuid', 'in', [kept.uuid, merged.uuid])
    .execute()
  const ruleOf = (firm: string): string => JSON.stringify(rules.find((row) => row.client_uuid === firm)?.roles ?? [])
  const urls = await namesInBoth(tx, { kept, merged }, sql`select url, client_uuid from webhook`)
  return [
    ...(jobs === 0
      ? []
      : [
          {
            ...told(
              'job',
              'job',
              'Work under way',
              `Documents or prices of ${merged.name} are being made: wait until they are.`,
            ),
            blocks: true,
          },
        ]),
    ...(ruleOf(kept.uuid) === ruleOf(merged.uuid)
      ? []
      : [
          told(
            'second_factor_rule',
            'second_factor_rule',
            'Second factor',
            'Roles that must have one in either firm must have one then.',
          ),
        ]),
    ...urls.map((url, at) =>
      told(
        'webhook',
        `webhook:${at}`,
        new URL(url).host,
        'Both webhooks stay: this address will be told of each event twice.',
      ),
    ),
  ]
}

/** What collides of two firms, in the order in which it is read. `isNamed` tells whether cases may be named. */
export const collisionsOf = async (tx: Tx, firms: BothFirms, isNamed: boolean): Promise<Collision[]> => [
  ...(await caseCollisions(tx, firms, isNamed)),
  ...(await siteAndEarnerCollisions(tx, firms)),
  ...(await listCollisions(tx, firms, isNamed)),
  ...(await roleCollisions(tx, firms)),
  ...(await accessCollisions(tx, firms)),
]
