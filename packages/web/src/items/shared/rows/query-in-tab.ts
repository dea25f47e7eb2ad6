import type { FilterField, ItemQuery } from '@costdraft/schema/items/item-query.ts'
import type { AnyTab } from '../tab-definition.ts'

/**
 * The query of a tab as one of the whole list, where the list has the rows of other tabs as well: of the values that
 * are asked for, those of the tab.
 */
export function queryInTab({ field, values }: NonNullable<AnyTab['only']>, query: ItemQuery): ItemQuery {
  const name = field as FilterField
  const asked = query.values[name]
  return { ...query, values: { ...query.values, [name]: asked?.filter((value) => values.includes(value)) ?? values } }
}
