// For code generation only: what the generated operations select.
import type { Fields } from '@costdraft/schema/field.ts'
import {
  assertObjectType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql'

function fieldOf(type: GraphQLObjectType, name: string): GraphQLField<unknown, unknown> {
  const field = type.getFields()[name]
  if (!field) throw new Error(`The GraphQL type ${type.name} has no field "${name}" to show.`)
  return field
}

/**
 * The type of the object in a field of a GraphQL type.
 * @throws where the type lacks the field.
 */
export const objectOf = (type: GraphQLObjectType, name: string): GraphQLObjectType =>
  assertObjectType(getNamedType(fieldOf(type, name).type))

/**
 * The selection of a field of an answer: a reference with the plain fields of its target, any other object with all its
 * fields.
 * @throws where the type lacks the field.
 */
export function selected(type: GraphQLObjectType, name: string, isReference: boolean): string {
  const target = getNamedType(fieldOf(type, name).type)
  if (!isObjectType(target)) return name
  const inner = Object.values(target.getFields()).filter(({ args }) => !args.some(isRequiredArgument))
  const plain = isReference ? inner.filter(({ type }) => isLeafType(getNamedType(type))) : inner
  return `${name} { ${plain.map((field) => selected(target, field.name, false)).join(' ')} }`
}

/** The selections of all fields of a field table. */
export const allSelected = (type: GraphQLObjectType, fields: Fields): string[] =>
  Object.entries(fields).map(([name, { ref }]) => selected(type, name, ref !== undefined))
