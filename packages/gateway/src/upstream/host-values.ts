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
} from 'graphql'
import type { Row } from './rows.ts'

// What hosts answer beside the values that the specifications name: nothing, a flag or a number as text, words of their
// own. One such value must not cost a page. What is missing is blank, or null where it may be; it is never a word, a
// sum or a date that the host did not say.

const schema = buildSchema(typeDefs)
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The keys of the parts of a kind on the wire, by its type and the name of the field. */
const partWires = new Map<string, Map<string, string>>()
const addParts = (kind: AnyKind): void => {
  partWires.set(kind.type, new Map(partsOf(kind).map(([name, { wire }]) => [name, wire])))
  for (const [, part] of partsOf(kind)) if (part.many) addParts(part.kind)
}
for (const kind of Object.values(kinds)) addParts(kind)

/** References that every record has, and what stands for one that is missing. */
const NO_RECORD = { uuid: '' }
const references: Readonly<Record<string, Row>> = {
  Case: { site: '', fee_earner: NO_RECORD },
  TimeRecording: { fee_earner: NO_RECORD },
  Hearing: { fee_earner: NO_RECORD },
  StepAttendance: { fee_earner: NO_RECORD },
  ExpertFee: { invoice_type: '' },
  HighCostCounsel: { party_uuid: '' },
  Comment: { created_by: '' },
}

const TRUE = new Set<unknown>(['true', '1', 1]),
  FALSE = new Set<unknown>(['false', '0', 0])
function flagOf(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (TRUE.has(value)) return true
  return FALSE.has(value) ? false : null
}
const numberOf = (value: unknown): number | null => {
  const isText = typeof value === 'string' && value.trim() !== ''
  return typeof value === 'number' || (isText && Number.isFinite(Number(value))) ? Number(value) : null
}

/** The value of a field as the host means it; null for what it cannot be. */
function leafOf(type: GraphQLLeafType, value: unknown): unknown {
  if (type.name === 'Boolean') return flagOf(value)
  if (type.name === 'Int' || type.name === 'Float') return numberOf(value)
  if (isEnumType(type)) return typeof value === 'string' && value !== '' ? value : null
  return typeof value === 'object' ? null : value
}
/** What stands for a missing value of a field that is never null. Nothing stands for a number: the field fails. */
function blankOf(type: GraphQLLeafType): unknown {
  if (type.name === 'Boolean') return false
  return ['Int', 'Float', 'Money'].includes(type.name) ? null : ''
}

type Convert = (value: unknown) => unknown
function converterOf({ type }: GraphQLField<unknown, unknown>): Convert | undefined {
  const named = getNamedType(type),
    isRequired = isNonNullType(type)
  if (isListType(getNullableType(type))) {
    if (isLeafType(named)) return (value) => (value === null && isRequired ? [] : value)
    return (value) => {
      if (Array.isArray(value)) return value.filter(isRow).map((row) => specifiedRow(named.name, row))
      return value === null && isRequired ? [] : value
    }
  }
  if (isLeafType(named))
    return (value) => {
      // What a row does not have, a resolver may make of others.
      if (value === undefined && !isRequired) return undefined
      const leaf = leafOf(named, value ?? null)
      return leaf === null && isRequired ? blankOf(named) : leaf
    }
  return isObjectType(named) ? (value) => (isRow(value) ? specifiedRow(named.name, value) : value) : undefined
}

const converters = new Map<string, readonly (readonly [wire: string, Convert])[]>()
function convertersOf(name: string): readonly (readonly [string, Convert])[] {
  const known = converters.get(name)
  if (known) return known
  const type = schema.getType(name)
  const made = isObjectType(type)
    ? Object.values(type.getFields()).flatMap((field) => {
        const convert = converterOf(field)
        return convert ? [[partWires.get(name)?.get(field.name) ?? snakeName(field.name), convert] as const] : []
      })
    : []
  converters.set(name, made)
  return made
}

/** A row of a host that keeps the specifications, as a row of a GraphQL type: with values that its fields can have. */
export function specifiedRow<R extends Row>(type: string, row: R): R {
  const made: Row = { ...row }
  for (const [wire, convert] of convertersOf(type)) {
    const value = convert(row[wire])
    if (value !== row[wire]) made[wire] = value
  }
  for (const [wire, none] of Object.entries(references[type] ?? {})) made[wire] ??= none
  return made as R
}
