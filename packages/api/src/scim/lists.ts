import { LIST_MESSAGE, MOST_RESULTS, SEARCH_MESSAGE } from '@costdraft/schema/scim/names.ts'
import type { RawBuilder } from 'kysely'
import { conditionOf, ofGroups, ofUsers, required } from './conditions.ts'
import { readFilter, type Comparison } from './filter.ts'
import { groupPage, groupResource, groupsOfFirm } from './group-resources.ts'
import { bodyOf, valueAt } from './patch.ts'
import { isAnswered, projected, projectionOf, type Projection } from './projection.ts'
import { invalidFilter, invalidValue } from './scim-error.ts'
import type { ScimContext } from './scim-request.ts'
import { provisioned, userPage, userResource } from './user-resources.ts'

/** What an address of Entra may end with, which then keeps to RFC 7644. It says nothing to us. */
const OF_ENTRA = 'aadOptscim062020'
/** The parameters of a list. Sorting is not offered: lists are in the order in which resources were made. */
export const listParameters = [
  'filter',
  'startIndex',
  'count',
  'attributes',
  'excludedAttributes',
  'sortBy',
  'sortOrder',
  OF_ENTRA,
] as const
/** The parameters of one resource. */
export const resourceParameters = ['attributes', 'excludedAttributes', OF_ENTRA] as const

/** What a list is asked for. */
interface Query {
  comparisons: Comparison[]
  /** The number of the first resource, from one. */
  startIndex: number
  count: number
  projection: Projection
}

/** A whole number; a lower one counts as `least` (RFC 7644 section 3.4.2.4). */
function numberOf(name: string, value: unknown, { least, usual }: { least: number; usual: number }): number {
  if (value === undefined || value === '') return usual
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
  if (!Number.isSafeInteger(number)) throw invalidValue(`${name}: Enter a whole number.`)
  return Math.max(least, number)
}

function queryOf(given: Readonly<Record<string, unknown>>): Query {
  const filter = given.filter ?? ''
  if (typeof filter !== 'string') throw invalidFilter('A filter is a text.')
  return {
    comparisons: filter.trim() === '' ? [] : readFilter(filter),
    startIndex: numberOf('startIndex', given.startIndex, { least: 1, usual: 1 }),
    count: Math.min(numberOf('count', given.count, { least: 0, usual: MOST_RESULTS }), MOST_RESULTS),
    projection: projectionOf(given),
  }
}

/** What a search asks for: what a list does, in a body (RFC 7644 section 3.4.3). */
function searchOf(body: unknown): Query {
  const given = bodyOf(body, SEARCH_MESSAGE)
  return queryOf(Object.fromEntries(listParameters.map((name) => [name, valueAt(given, name)])))
}

type Resources = Readonly<Record<string, unknown>>[]
/** A part of a list: how many resources there are, and those of a page. */
interface Part {
  total: () => Promise<number>
  page: (offset: number, limit: number) => Promise<Resources>
}

function users({ tx, client, base }: ScimContext, { projection }: Query, matching: RawBuilder<boolean>): Part {
  return {
    total: async () => {
      const counted = provisioned(tx, client).where(matching)
      const { count } = await counted.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
      return count
    },
    page: async (offset, limit) =>
      (await userPage(tx, client, { matching, offset, limit })).map((row) =>
        projected(userResource(row, base), projection),
      ),
  }
}

function groups({ tx, client, base }: ScimContext, { projection }: Query, matching: RawBuilder<boolean>): Part {
  const hasMembers = isAnswered(projection, 'members')
  return {
    total: async () => {
      const counted = groupsOfFirm(tx, client).where(matching)
      const { count } = await counted.select((e) => e.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
      return count
    },
    page: async (offset, limit) =>
      (await groupPage(tx, client, { matching, offset, limit }, hasMembers)).map((row) =>
        projected(groupResource(row, base), projection),
      ),
  }
}

/** One list of several parts, the one after the other. */
async function listed(parts: readonly Part[], { startIndex, count }: Query) {
  const found: Resources = []
  let before = 0
  for (const { total, page } of parts) {
    const size = await total()
    const offset = Math.max(0, startIndex - 1 - before)
    const room = count - found.length
    if (room > 0 && offset < size) found.push(...(await page(offset, room)))
    before += size
  }
  return {
    schemas: [LIST_MESSAGE],
    totalResults: before,
    startIndex,
    itemsPerPage: found.length,
    Resources: found,
  }
}

const listUsers = (asked: ScimContext, query: Query) =>
  listed([users(asked, query, required(conditionOf(query.comparisons, ofUsers), ofUsers))], query)
const listGroups = (asked: ScimContext, query: Query) =>
  listed([groups(asked, query, required(conditionOf(query.comparisons, ofGroups), ofGroups))], query)

/** `GET Users`, and the same as a search. */
export const usersByQuery = (asked: ScimContext) => listUsers(asked, queryOf(asked.req.query))
export const usersBySearch = (asked: ScimContext) => listUsers(asked, searchOf(asked.req.body))
/** `GET Groups`, and the same as a search. */
export const groupsByQuery = (asked: ScimContext) => listGroups(asked, queryOf(asked.req.query))
export const groupsBySearch = (asked: ScimContext) => listGroups(asked, searchOf(asked.req.body))

/**
 * `POST .search`: users and groups in one list. A kind of resource without an attribute of the filter is not found by
 * it; throws 400 where neither has it.
 */
export async function allBySearch(asked: ScimContext) {
  const query = searchOf(asked.req.body)
  const ofUser = conditionOf(query.comparisons, ofUsers)
  const ofGroup = conditionOf(query.comparisons, ofGroups)
  if (!ofUser && !ofGroup) throw invalidFilter('Neither users nor groups are found by all of these attributes.')
  const parts = [...(ofUser ? [users(asked, query, ofUser)] : []), ...(ofGroup ? [groups(asked, query, ofGroup)] : [])]
  return listed(parts, query)
}
