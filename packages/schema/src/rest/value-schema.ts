import type { Struct } from 'superstruct'
import { snakeName } from '../names.ts'
import { ruleOf, type Rule } from '../struct-rules.ts'

/** What a value looks like, as far as JSON Schema (2020-12) can say it. */
export interface ValueSchema {
  readonly type?: string | readonly string[]
  readonly title?: string
  readonly description?: string
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly (string | null)[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly items?: ValueSchema
  readonly maxItems?: number
  readonly properties?: Readonly<Record<string, ValueSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | ValueSchema
  readonly anyOf?: readonly ValueSchema[]
  readonly $ref?: string
}

/** What an amount, a time or a number looks like that is taken as a text, too. */
const numeric = (type: 'number' | 'integer', { min, max }: { min: number; max: number }): ValueSchema => ({
  type: [type, 'string'],
  minimum: min,
  ...(max < Number.MAX_SAFE_INTEGER && { maximum: max }),
})

const DATE: ValueSchema = { type: 'string', format: 'date' }
/** A time of day. */
export const CLOCK = String.raw`^([01]\d|2[0-3]):[0-5]\d$`

function schemaOfRule(rule: Rule): ValueSchema {
  switch (rule.is) {
    case 'text':
      return { type: 'string', minLength: rule.min, ...(rule.max < Infinity && { maxLength: rule.max }) }
    case 'written':
      return { type: 'string', maxLength: 254, description: rule.sentence }
    case 'choice':
      return { type: 'string', enum: rule.words }
    case 'whole':
      return numeric('integer', rule)
    case 'decimal':
      return numeric('number', rule)
    case 'hours':
      return { ...numeric('number', rule), description: 'In hours.' }
    case 'money':
      return { ...numeric('number', rule), description: 'In pounds.' }
    case 'list':
      return { type: 'array', maxItems: rule.max, items: rule.of ? schemaOfRule(rule.of) : { type: 'object' } }
    case 'clock':
      return { type: 'string', pattern: CLOCK }
    case 'date':
      return DATE
    case 'uuid':
      return { type: 'string', format: 'uuid' }
    case 'flag':
      return { type: 'boolean' }
  }
}

/** A struct of any value. */
type AnyStruct = Pick<Struct, 'type'> & { schema: unknown }
const isStruct = (value: unknown): value is AnyStruct =>
  typeof value === 'object' && value !== null && 'validator' in value

/**
 * What the values of a struct look like on the wire: by its rule, or else by what the library knows of it. A struct
 * that narrows another one has no rule of its own, but the name of the other.
 */
export function valueSchemaOf(struct: AnyStruct): ValueSchema {
  const rule = ruleOf(struct as Struct<unknown, unknown>)
  if (rule) return schemaOfRule(rule)
  if (struct.type === 'date') return DATE
  if (struct.type !== 'object') return {}
  const members = Object.entries(struct.schema as Readonly<Record<string, unknown>>)
  return {
    type: 'object',
    properties: Object.fromEntries(
      members.map(([name, one]) => [snakeName(name), isStruct(one) ? valueSchemaOf(one) : {}]),
    ),
  }
}
