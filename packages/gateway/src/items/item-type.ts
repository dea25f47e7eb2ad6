import type { KindRegistry } from '@costdraft/schema/items/index.ts'
import { feeTypeOf } from '@costdraft/schema/kind.ts'
import type { ItemRow } from '../upstream/rows.ts'

/**
 * Tells the GraphQL type of an item: by its kind, which the adapter knows of every row it hands on, or else by its
 * `fee_type`, unless two kinds share one.
 */
export function itemType(kinds: KindRegistry): (row: Pick<ItemRow, 'kind' | 'fee_type'>) => string | undefined {
  const all = Object.values(kinds)
  const byName = new Map(all.map((kind) => [kind.name, kind.type]))
  const byFeeType = Map.groupBy(all, feeTypeOf)
  return ({ kind, fee_type }) => {
    const named = kind === undefined ? undefined : byName.get(kind)
    if (named) return named
    const [only, second] = byFeeType.get(fee_type ?? '') ?? []
    return second ? undefined : only?.type
  }
}
