import {
  getNamedType,
  isEnumType,
  isCompositeType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql'

/** A value of an argument, as it is written in a query. Enums are not among them. */
type Literal = string | number | boolean | readonly Literal[] | { readonly [key: string]: Literal }
/**
 * The values of arguments, by `Type.field.argument`. Other arguments are omitted; null leaves out the field, which the
 * record does not have.
 */
export type Arguments = Readonly<Record<string, Literal | null>>

function written(value: Literal): string {
  if (Array.isArray(value)) return `[${(value as Literal[]).map(written).join(', ')}]`
  if (typeof value !== 'object') return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([key, inner]) => `${key}: ${written(inner as Literal)}`)
    .join(', ')} }`
}
type Field = GraphQLField<unknown, unknown>
/** Larger than any list in the test data, but small enough for the cost limit on nested pages. */
const PAGE = 10

const edgeOf = (type: GraphQLObjectType, { name }: Field): string => `${type.name}.${name}`
const fieldsOf = (type: GraphQLObjectType): Field[] => Object.values(type.getFields())
const isEdge = (field: Field): boolean => isCompositeType(getNamedType(field.type))

function targetOf(type: GraphQLObjectType, field: Field): GraphQLObjectType {
  const target = getNamedType(field.type)
  if (!isObjectType(target)) throw new Error(`Cannot follow ${edgeOf(type, field)}: ${target.name} is no object type.`)
  return target
}

/** A type without an id (a connection, a total, an authority) is part of the row that contains it. */
const isRow = (type: GraphQLObjectType): boolean => 'uuid' in type.getFields() || 'id' in type.getFields()

function asked(type: GraphQLObjectType, field: Field, given: Arguments): string {
  const parts = field.args.flatMap((arg) => {
    const name = `${edgeOf(type, field)}.${arg.name}`
    const value = given[name] ?? (arg.name === 'first' ? PAGE : undefined)
    if (value === undefined && isRequiredArgument(arg)) throw new Error(`No value for ${name}.`)
    if (value == null) return []
    return [`${arg.name}: ${isEnumType(getNamedType(arg.type)) ? String(value) : written(value)}`]
  })
  return field.name + (parts.length > 0 ? `(${parts.join(', ')})` : '')
}

const leavesOf = (type: GraphQLObjectType, given: Arguments): string[] =>
  fieldsOf(type)
    .filter((field) => isLeafType(getNamedType(field.type)))
    .map((field) => asked(type, field, given))
const isLeftOut = (type: GraphQLObjectType, field: Field, given: Arguments): boolean =>
  field.args.some((arg) => given[`${edgeOf(type, field)}.${arg.name}`] === null)
/** The edges of a type that lead at most `rows` rows further. */
const edgesWithin = (type: GraphQLObjectType, rows: number, given: Arguments): Field[] =>
  fieldsOf(type).filter(
    (field) => isEdge(field) && !isLeftOut(type, field, given) && (rows > 0 || !isRow(targetOf(type, field))),
  )

/** A field with all leaf fields, and all edges that lead at most `rows` rows further. */
function branch(type: GraphQLObjectType, field: Field, rows: number, given: Arguments): string {
  const target = targetOf(type, field)
  const left = isRow(target) ? rows - 1 : rows
  return `${asked(type, field, given)} { ${[...leavesOf(target, given), ...edgesWithin(target, left, given).map((next) => branch(target, next, left, given))].join(' ')} }`
}

/**
 * The queries that follow every edge from the rows of a root field, up to `steps` rows deep: one query per branch, to
 * limit their size.
 */
export function queriesOf(schema: GraphQLSchema, root: string, steps: number, given: Arguments): string[] {
  const split = (type: GraphQLObjectType, field: Field, within: (inner: string) => string): string[] => {
    const target = targetOf(type, field)
    const leaves = leavesOf(target, given)
    const here = (inner: string): string => within(`${asked(type, field, given)} { ${inner} }`)
    return [
      ...(leaves.length > 0 ? [here(leaves.join(' '))] : []),
      ...edgesWithin(target, steps, given).flatMap((next) =>
        isRow(target) ? here(branch(target, next, steps, given)) : split(target, next, here),
      ),
    ]
  }
  const query = schema.getQueryType()!
  return split(query, query.getFields()[root]!, (inner) => `{ ${inner} }`)
}

/** All object edges that can be reached from the root fields. */
export function edgesOf(schema: GraphQLSchema): Set<string> {
  const edges = new Set<string>()
  const seen = new Set<GraphQLObjectType>()
  const visit = (type: GraphQLObjectType): void => {
    if (seen.has(type)) return
    seen.add(type)
    for (const field of fieldsOf(type).filter(isEdge)) {
      edges.add(edgeOf(type, field))
      visit(targetOf(type, field))
    }
  }
  visit(schema.getQueryType()!)
  return edges
}

/** Adds the edges of a response that led to a row to `into`. */
export function collectReachedEdges(type: GraphQLObjectType, value: unknown, into: Set<string>): void {
  for (const row of [value].flat(3) as (Record<string, unknown> | null)[]) {
    for (const field of fieldsOf(type).filter(isEdge)) {
      const next = [row?.[field.name]].flat(3).filter((one) => one !== null && one !== undefined)
      if (next.length === 0) continue
      into.add(edgeOf(type, field))
      collectReachedEdges(targetOf(type, field), next, into)
    }
  }
}
