import type { Fields, Problem } from '@costdraft/schema/field.ts'
import {
  filterFields,
  filterFlags,
  readItemQuery,
  writeItemQuery,
  type ItemQuery,
} from '@costdraft/schema/items/item-query.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import { refused } from '../errors/errors.ts'
import type { ItemFilter, ItemSort } from '../generated/resolvers.ts'
import { idProblem } from '../operations/check-arguments.ts'

/** The arguments of a list of items that say which rows, and in which order. */
export interface QueryArgs {
  filter?: ItemFilter | null
  sort?: ItemSort | null
}

/** A day as it is written: the scalar takes anything, and what is no date is refused by name. */
const written = (day: unknown): string => (typeof day === 'string' ? day : JSON.stringify(day))

/** The arguments as they are, read by nobody yet. A null or an empty list is no filter. */
function givenQuery({ filter, sort }: QueryArgs): ItemQuery {
  const { from, to, finding } = filter ?? {}
  return {
    values: Object.fromEntries(
      filterFields.flatMap((name) => (filter?.[name]?.length ? [[name, filter[name].map(String)]] : [])),
    ),
    flags: filterFlags.filter((flag) => filter?.[flag] === true),
    ...(from != null && { from: written(from) }),
    ...(to != null && { to: written(to) }),
    ...(finding && { finding }),
    ...(sort && { sort }),
  }
}

/**
 * What is no id among the values of fields that refer to records: a comma in one would make it two on the way to a
 * host.
 */
const idProblems = ({ fields }: AnyKind, { values }: ItemQuery): Problem[] =>
  Object.entries(values).flatMap(([path, given]) => {
    const message = (fields as Fields)[path]?.ref ? given.map(idProblem).find((problem) => problem) : undefined
    return message ? [{ path, message }] : []
  })

/**
 * The query in the arguments of a list of a kind; undefined where there is none. Throws INVALID_INPUT, with the
 * argument as the problem's path (`filter.party`, `sort`), for what the rows of the kind do not have and for values
 * that no row can have.
 */
export function itemQueryOf(kind: AnyKind, args: QueryArgs): ItemQuery | undefined {
  const given = givenQuery(args)
  const { query, problems } = readItemQuery(kind, Object.fromEntries(writeItemQuery(given)))
  const all = [...problems, ...idProblems(kind, given)]
  if (all.length === 0) return query
  const details = all.map(({ path, message }) => [path === 'sort' ? path : `filter.${path}`, message])
  throw refused(
    'INVALID_INPUT',
    [...new Set(all.map(({ message }) => message))].join(' '),
    Object.fromEntries(details) as Record<string, string>,
  )
}
