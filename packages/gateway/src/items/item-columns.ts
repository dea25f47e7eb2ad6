import { snakeName } from '@costdraft/schema/names.ts'
import type { GraphQLFieldResolver } from 'graphql'
import type { Context } from '../context/context.ts'
import type { ColumnsOf } from '../operations/selected-columns.ts'
import type { ItemRow } from '../upstream/rows.ts'

/**
 * The resolver of a field of an item. A kind is untyped here; tests/contract checks each kind against the GraphQL
 * schema.
 */
export type Resolver = GraphQLFieldResolver<ItemRow, Context>
/** A field of an item, with the columns of its row that it reads. */
export interface Reading {
  resolve: Resolver
  extensions: { columns: readonly string[] }
}
/**
 * The fields of an item that do not just answer the value of their own name. One that does not say what it reads may
 * read anything.
 */
export type ItemFields = Record<string, Resolver | Reading>

/** Says which columns of a row a field reads. */
export const reads = (columns: readonly string[], resolve: Resolver): Reading => ({ resolve, extensions: { columns } })

/** The columns that each field of an item reads: what its resolver says, or that of its own name where it has none. */
export const columnsOfFields =
  (fields: Readonly<ItemFields>): ColumnsOf =>
  (name) => {
    if (name === '__typename') return []
    const field = fields[name]
    if (!field) return [snakeName(name)]
    return 'extensions' in field ? field.extensions.columns : undefined
  }
