import { kinds } from '@costdraft/schema/items/index.ts'
import { partsOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { typeDefs } from '@costdraft/schema/type-defs.ts'
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLNamedOutputType,
} from 'graphql'
import { flagOf, isRow, numberOf, textOf } from './answered-values.ts'
import { referenceKeys, unwrappedReferences } from './host-references.ts'
import type { Row } from './rows.ts'

// What hosts answer beside the values that the specifications name: nothing, a flag or a number as text, words of their
// own. One such value must not cost a page. What is missing is blank, or null where it may be; it is never a word, a
// sum or a date that the host did not say.

const schema = buildSchema(typeDefs)
/** The keys of the parts of a kind on the wire, by its type and the name of the field. */
const partWires = new Map<string, Map<string, string>>()
const addParts = (kind: AnyKind): void => {
  partWires.set(kind.type, new Map(partsOf(kind).map(([name, { wire }]) => [name, wire])))
  for (const [, part] of partsOf(kind)) if (part.many) addParts(part.kind)
}
for (const kind of Object.values(kinds)) addParts(kind)

const DAY = /^\d{4}-\d\d-\d\d/
const INT_MAX = 2 ** 31
const isWhole = (number: number): boolean => Number.isInteger(number) && Math.abs(number) < INT_MAX

/** How the value of a scalar is read, by its name; any other is a text. */
const scalars: Readonly<Record<string, (value: unknown) => unknown>> = {
  Boolean: flagOf,
  Float: numberOf,
  Hours: numberOf,
  Money: numberOf,
  Int: (value) => {
    const number = numberOf(value)
    return number !== null && isWhole(number) ? number : null
  },
  ID: (value) => (typeof value === 'number' && isWhole(value) ? String(value) : textOf(value)),
  Date: (value) => (typeof value === 'string' && DAY.test(value) ? value : null),
  DateTime: (value) => (typeof value === 'string' && DAY.test(value) ? value : null),
}
/** The value of a field as the host means it; null for what it cannot be. */
function leafOf(type: GraphQLLeafType, value: unknown): unknown {
  if (isEnumType(type)) return textOf(value)
  const read = scalars[type.name]
  if (read) return read(value)
  return typeof value === 'object' ? null : String(value)
}
/** What stands for a missing value of a field that is never null. Nothing stands for a number: the field fails. */
function blankOf(type: GraphQLLeafType): unknown {
  if (type.name === 'Boolean') return false
  return ['Int', 'Float', 'Hours', 'Money'].includes(type.name) ? null : ''
}

type Convert = (value: unknown) => unknown
/** Reads a list: what of it is none of its type is left out, and what is no list is an empty one, or null. */
function listConverter(named: GraphQLNamedOutputType, isRequired: boolean): Convert {
  const read = (list: unknown[]): unknown[] =>
    isLeafType(named)
      ? list.map((value) => leafOf(named, value)).filter((value) => value !== null)
      : list.filter(isRow).map((row) => specifiedRow(named.name, row))
  return (value) => {
    if (Array.isArray(value)) return read(value)
    // What a row does not have, a resolver may make of others.
    if (value === undefined && !isRequired) return undefined
    return isRequired ? [] : null
  }
}
function converterOf({ type }: GraphQLField<unknown, unknown>): Convert | undefined {
  const named = getNamedType(type)
  const isRequired = isNonNullType(type)
  if (isListType(getNullableType(type))) return listConverter(named, isRequired)
  if (isLeafType(named))
    return (value) => {
      if (value === undefined && !isRequired) return undefined
      const leaf = leafOf(named, value ?? null)
      return leaf === null && isRequired ? blankOf(named) : leaf
    }
  if (!isObjectType(named)) return undefined
  // A record that has a uuid may be there by that alone.
  const isNamedByUuid = 'uuid' in named.getFields()
  return (value) => {
    if (value === undefined || value === null) return value
    if (isRow(value)) return specifiedRow(named.name, value)
    return isNamedByUuid && typeof value === 'string' ? value : null
  }
}

const converters = new Map<string, readonly (readonly [wire: string, Convert])[]>()
function convertersOf(name: string): readonly (readonly [string, Convert])[] {
  const known = converters.get(name)
  if (known) return known
  const type = schema.getType(name)
  const referred = new Set(referenceKeys(name))
  const made = isObjectType(type)
    ? Object.values(type.getFields()).flatMap((field) => {
        const wire = partWires.get(name)?.get(field.name) ?? snakeName(field.name)
        const convert = referred.has(wire) ? undefined : converterOf(field)
        return convert ? [[wire, convert] as const] : []
      })
    : []
  converters.set(name, made)
  return made
}

/** A row of a host that keeps the specifications, as a row of a GraphQL type: with values that its fields can have. */
export function specifiedRow<R extends Row>(type: string, row: R): R {
  const made: Row = { ...row, ...unwrappedReferences(type, row) }
  for (const [wire, convert] of convertersOf(type)) {
    const value = convert(row[wire])
    if (value !== row[wire]) made[wire] = value
  }
  return made as R
}
