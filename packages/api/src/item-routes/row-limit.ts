import { isDraft } from '@costdraft/schema/field.ts'
import { ValidationError } from '../errors/errors.ts'
import { childOf, type Items } from '../items/registry.ts'
import { listParts, type Resource } from '../items/resource.ts'

/**
 * The most rows of lists in one request. Each takes a millisecond to store, in which an embedded database serves nobody
 * else.
 */
const MOST = 1_000

/** How many rows the lists of items have as they were sent, at any depth. */
const rowsIn = (items: Items, { kind }: Resource, bodies: readonly unknown[]): number =>
  listParts(kind)
    .map(({ wire, kind: child }) => {
      const rows = bodies.flatMap((body) =>
        isDraft(body) && Array.isArray(body[wire]) ? (body[wire] as unknown[]) : [],
      )
      return rows.length > 0 ? rows.length + rowsIn(items, childOf(items, child), rows) : 0
    })
    .reduce((sum, n) => sum + n, 0)

/** Throws 422, at a part of a request, if the lists of items in it have more rows than one request may bring. */
export function assertFewRows(
  items: Items,
  resource: Resource,
  bodies: readonly unknown[],
  part: 'body' | 'changes' | 'rows',
): void {
  if (rowsIn(items, resource, bodies) > MOST)
    throw new ValidationError({ [part]: `Send at most ${MOST.toLocaleString('en-GB')} rows of lists at once.` })
}
