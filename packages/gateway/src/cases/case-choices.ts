import { holdsScope } from '@costdraft/schema/access/scopes.ts'
import { clientsWithPermission } from '@costdraft/schema/access/can.ts'
import { inReadingOrder } from '@costdraft/schema/text/reading-order.ts'
import type { Context } from '../context/context.ts'
import type { CaseChoices, CaseFilter, CaseType } from '../generated/resolvers.ts'
import type { CaseQuery } from './case-list.ts'
import type { GroupRow } from '../upstream/rows.ts'

interface Named {
  uuid: string
  firstname?: string | null
  surname?: string | null
  initials?: string | null
}
type Choice = CaseChoices['feeEarners'][number]

/** Each person once, by surname. */
function choicesOf(people: readonly Named[]): Choice[] {
  const choices = people.map(({ uuid, firstname, surname, initials }) => ({
    uuid,
    name: `${[firstname, surname].filter(Boolean).join(' ')}${initials ? ` (${initials})` : ''}`,
    by: `${surname ?? ''} ${firstname ?? ''}`,
  }))
  const once = [...new Map(choices.map((choice) => [choice.uuid, choice])).values()]
  return inReadingOrder(once, ({ by }) => by).map(({ uuid, name }) => ({ uuid, name }))
}

/** The user groups of all firms, or those that are wanted, whose cases and users viewer and token may read. */
async function readableGroups(context: Context, wanted?: readonly string[] | null): Promise<GroupRow[]> {
  const viewer = await context.viewer()
  if (!holdsScope(viewer.scopes, 'admin:read')) return []
  const clients = clientsWithPermission(viewer, 'user:read').filter(
    (client) => (!wanted?.length || wanted.includes(client)) && context.may(viewer, 'case:read', client),
  )
  const lists = await Promise.all(clients.map(context.admin.groups.list))
  return lists.flatMap((list) => list ?? [])
}

/** What the cases that the viewer may read can be filtered by. */
export async function readChoices(
  context: Context,
  filter: Pick<CaseFilter, 'stages' | 'clients'>,
): Promise<CaseChoices> {
  const [firms, groups, viewer] = await Promise.all([
    context.cases.choices(filter),
    readableGroups(context, filter.clients),
    context.viewer(),
  ])
  const readable = firms.filter(({ client }) => context.may(viewer, 'case:read', client))
  return {
    types: [...new Set(readable.flatMap(({ types }) => types))] as CaseType[],
    feeEarners: choicesOf(readable.flatMap(({ fee_earners }) => fee_earners)),
    staff: choicesOf(readable.flatMap(({ staff }) => staff)),
    groups: inReadingOrder(
      groups.map(({ uuid, name }) => ({ uuid, name })),
      ({ name }) => name,
    ),
  }
}

/** The uuid of no user: `none` stands for cases that are nobody's. */
const NO_ONE = '00000000-0000-0000-0000-000000000000'
/** A filter in which user groups are the people in them: hosts of cases know no groups. */
export async function withoutGroups(
  context: Context,
  filter: CaseFilter | null | undefined,
): Promise<CaseQuery['filter']> {
  if (!filter?.groups?.length) return filter
  const { groups, ...rest } = filter
  const members = (await readableGroups(context))
    .filter(({ uuid }) => groups.includes(uuid))
    .flatMap(({ users }) => users.map(({ uuid }) => uuid))
  const staff = filter.staff?.length ? filter.staff.filter((uuid) => members.includes(uuid)) : [...new Set(members)]
  // An empty list would leave all.
  return { ...rest, staff: staff.length > 0 ? staff : [NO_ONE] }
}
