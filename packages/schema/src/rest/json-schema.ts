import { interimPayment, offer } from '../areas/bill-facts.ts'
import { scope } from '../areas/scopes.ts'
import type { AnyField, Fields } from '../field.ts'
import { isPriced, partsOf, type AnyKind } from '../kind.ts'
import { namedKey, snakeName } from '../names.ts'
import { CLOCK, valueSchemaOf, type ValueSchema } from './value-schema.ts'

export const uuid: ValueSchema = { type: 'string', format: 'uuid' }
export const anyText: ValueSchema = { type: 'string' }
export const count: ValueSchema = { type: 'integer', minimum: 0 }
export const money: ValueSchema = { type: 'number', description: 'In pounds.' }
export const flag: ValueSchema = { type: 'boolean' }
export const day: ValueSchema = { type: 'string', format: 'date' }
export const time: ValueSchema = { type: 'string', description: 'UTC, `yyyy-mm-ddThh:mm:ss`.' }
export const anyRecord: ValueSchema = { type: 'object' }

/** A record of the description by its name. */
export const ref = (name: string): ValueSchema => ({ $ref: `#/components/schemas/${name}` })
export const listOf = (items: ValueSchema): ValueSchema => ({ type: 'array', items })
export const record = (properties: Readonly<Record<string, ValueSchema>>): ValueSchema => ({
  type: 'object',
  properties,
})
/** A body with these keys alone. */
export const body = (
  properties: Readonly<Record<string, ValueSchema>>,
  required: readonly string[] = [],
): ValueSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
  additionalProperties: false,
})
/** One page of a list. */
export const pageOf = (nodes: ValueSchema): ValueSchema =>
  record({ total_count: count, nodes: listOf(nodes), has_next_page: flag, end_cursor: orNull(anyText) })
/** A list that is answered whole, or page by page where `first` or `after` is sent. */
export const wholeOrPage = (items: ValueSchema): ValueSchema => ({ anyOf: [listOf(items), pageOf(items)] })

/** A schema that takes null as well. */
export function orNull(schema: ValueSchema): ValueSchema {
  if (Array.isArray(schema.type) && schema.type.includes('null')) return schema
  if (schema.type === undefined) return { anyOf: [schema, { type: 'null' }] }
  return {
    ...schema,
    type: [...(typeof schema.type === 'string' ? [schema.type] : schema.type), 'null'],
    ...(schema.enum && { enum: [...schema.enum, null] }),
  }
}

/** What a field is, in words, beside its schema. */
function textOf({ ref: target, required, isAlwaysRequired, allowed, struct }: AnyField): string {
  const sentences = [
    valueSchemaOf(struct).description,
    target && `The uuid of a ${target.replaceAll('_', ' ')} of the same firm or case.`,
    allowed && 'Which values may be chosen depends on the record.',
    required && !isAlwaysRequired && 'Required where it applies.',
  ]
  return sentences.filter(Boolean).join(' ')
}

/** The rows of the fields that are lists of records. */
const rowStructs: Readonly<Record<string, Parameters<typeof valueSchemaOf>[0]>> = {
  certificateScopes: scope,
  interimPayments: interimPayment,
  offers: offer,
}

function fieldSchema(name: string, field: AnyField): ValueSchema {
  const rows = rowStructs[name]
  const schema = { ...valueSchemaOf(field.struct), ...(rows && { items: valueSchemaOf(rows) }) }
  const description = textOf(field)
  const described = { ...schema, ...(description && { description }) }
  return field.isAlwaysRequired ? described : orNull(described)
}

const propertiesOf = (fields: Fields): Record<string, ValueSchema> =>
  Object.fromEntries(Object.entries(fields).map(([name, one]) => [snakeName(name), fieldSchema(name, one as AnyField)]))
const requiredOf = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, one]) => (one.isAlwaysRequired ? [snakeName(name)] : []))

/** The body that adds a record with these fields. */
export const bodyOf = (fields: Fields): ValueSchema => body(propertiesOf(fields), requiredOf(fields))
/** The body that changes some fields of a record. */
export const changesOf = (fields: Fields): ValueSchema => body(propertiesOf(fields))
/** A record with these fields as it is answered, beside others. */
export const recordOf = (fields: Fields, more: Readonly<Record<string, ValueSchema>> = {}): ValueSchema =>
  record({ uuid, ...propertiesOf(fields), ...more })
/** A body with the keys of another and more. */
export const withKeys = (
  given: ValueSchema,
  more: Readonly<Record<string, ValueSchema>>,
  required: readonly string[] = [],
): ValueSchema => body({ ...given.properties, ...more }, [...(given.required ?? []), ...required])

/** The keys of the parts of a row in the body of the row. */
const partsInBody = (kind: AnyKind, whole: boolean): Record<string, ValueSchema> =>
  Object.fromEntries(
    partsOf(kind).map(([, part]): [string, ValueSchema] =>
      part.many
        ? [part.wire, orNull({ type: 'array', items: withKeys(kindBody(part.kind, whole), { uuid: orNull(uuid) }) })]
        : [part.wire, orNull(bodyOf(part.fields))],
    ),
  )
/** The body of a row of a kind, with its parts: `whole` that of a new one, otherwise some fields of one. */
export const kindBody = (kind: AnyKind, whole: boolean): ValueSchema =>
  withKeys((whole ? bodyOf : changesOf)(kind.fields), partsInBody(kind, whole))

/** A fee earner as rows name them. */
const namedEarner = orNull(record({ uuid, firstname: anyText, surname: anyText, retired_from: orNull(day) }))

/** A field of a row as it is answered: a day or a time of day as a whole date and time, a fee earner as a record. */
function answeredField(name: string, field: AnyField): ValueSchema {
  if (field.ref === 'fee_earner') return namedEarner
  const schema = orNull(fieldSchema(name, field))
  const { format, pattern, description } = schema
  return format === 'date' || pattern === CLOCK ? orNull({ ...time, ...(description && { description }) }) : schema
}

/** The parts of a row as they are answered. */
const answeredParts = (kind: AnyKind): Record<string, ValueSchema> =>
  Object.fromEntries(
    partsOf(kind).map(([, part]): [string, ValueSchema] =>
      part.many
        ? [part.wire, orNull(listOf(kindRecord(part.kind)))]
        : [part.wire, orNull(record(answeredFields(part.fields)))],
    ),
  )
const answeredFields = (fields: Fields): Record<string, ValueSchema> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, one]) => [snakeName(name), answeredField(name, one as AnyField)]),
  )

/** A row of a kind as it is answered. A reference is a uuid, with the name of the record beside it. */
export const kindRecord = (kind: AnyKind): ValueSchema =>
  record({
    uuid,
    ...answeredFields(kind.fields as Fields),
    ...Object.fromEntries(
      Object.entries(kind.fields as Fields).flatMap(([name, { ref: target }]) =>
        target && target !== 'fee_earner' ? [[namedKey(snakeName(name)), orNull(anyRecord)]] : [],
      ),
    ),
    ...answeredParts(kind),
    fee_type: anyText,
    ...(isPriced(kind) && { total_cost: orNull(money), total_vat: orNull(money) }),
    version: count,
  })
