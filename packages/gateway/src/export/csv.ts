import { escapeFormula } from '@costdraft/schema/text/formula-escape.ts'
import {
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type SelectionNode,
} from 'graphql'
import { writeCsv } from 'hucre/csv'
import type { PageWriter } from './ndjson.ts'
import type { PageOperation } from './operation.ts'
import { unprocessable } from './request.ts'

/** A column: the response keys that lead to its value. */
type Column = readonly [key: string, inside?: string]
interface Asked {
  field: FieldNode
  key: string
  /** The type of its values; undefined for a field of every type, such as `__typename`. */
  type: GraphQLNamedType | undefined
  isList: boolean
}

const NESTED = 'CSV takes values, and values of one record inside a row. Leave this out, or ask for ndjson.'

/** The fields of a selection with their types, those of fragments included. */
function askedFields(
  schema: GraphQLSchema,
  parent: GraphQLNamedType,
  selections: readonly SelectionNode[] | undefined,
  fragments: PageOperation['fragments'],
): Asked[] {
  return (selections ?? []).flatMap((selection): Asked[] => {
    if (selection.kind !== Kind.FIELD) {
      const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]
      const condition = inner?.typeCondition?.name.value
      const type = condition === undefined ? parent : (schema.getType(condition) ?? parent)
      return askedFields(schema, type, inner?.selectionSet.selections, fragments)
    }
    const declared = 'getFields' in parent ? parent.getFields()[selection.name.value]?.type : undefined
    const bare = isNonNullType(declared) ? declared.ofType : declared
    return [
      {
        field: selection,
        key: (selection.alias ?? selection.name).value,
        type: declared && getNamedType(declared),
        isList: isListType(bare),
      },
    ]
  })
}

/**
 * The columns of the rows of an export: their values, and those of records inside them. Throws 422, by its path, for
 * anything deeper, and for lists.
 */
export function csvColumns(schema: GraphQLSchema, { nodes, rowType, fragments }: PageOperation): Column[] {
  const problems: Record<string, string> = {}
  const rows = schema.getType(rowType)
  const columns = new Map<string, Column>()
  const add = (column: Column): void => void columns.set(column.join('.'), column)
  for (const { field, key, type, isList } of rows
    ? askedFields(schema, rows, nodes.selectionSet?.selections, fragments)
    : []) {
    if (isList) problems[key] = NESTED
    else if (!type || isLeafType(type)) add([key])
    else
      for (const inside of askedFields(schema, type, field.selectionSet?.selections, fragments)) {
        if (inside.isList || (inside.type && !isLeafType(inside.type))) problems[`${key}.${inside.key}`] = NESTED
        else add([key, inside.key])
      }
  }
  if (Object.keys(problems).length > 0) throw unprocessable(problems)
  return [...columns.values()]
}

/** A number, whose sign begins no formula. */
const NUMBER = /^-?\d+(?:\.\d+)?$/
type Cell = string | number | boolean | null

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return NUMBER.test(text) ? text : escapeFormula(text)
}
function valueOf(row: unknown, [key, inside]: Column): unknown {
  const value = (row as Record<string, unknown> | null)?.[key]
  return inside === undefined ? value : (value as Record<string, unknown> | null | undefined)?.[inside]
}

const lines = (cells: Cell[][]): string => (cells.length > 0 ? `${writeCsv(cells)}\r\n` : '')

/** Writes rows as CSV (RFC 4180, UTF-8): the names of the columns, then each page, its cursor in its last row. */
export const csvWriter = (columns: readonly Column[]): PageWriter => ({
  head: lines([[...columns.map((column) => column.join('.')), 'cursor']]),
  page: (rows, cursor) =>
    lines(
      rows.map((row, at) => [
        ...columns.map((column) => cellOf(valueOf(row, column))),
        at === rows.length - 1 ? cursor : null,
      ]),
    ),
  // The connection is broken off instead.
  failure: () => undefined,
})
