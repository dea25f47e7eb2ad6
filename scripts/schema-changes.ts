import { CriticalityLevel, diff } from '@graphql-inspector/core'
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
} from 'graphql'

interface Element {
  /** As a caller writes it: `Type.field`, `Type.field.argument`, `Enum.value`. */
  path: string
  description?: string | null | undefined
  deprecationReason?: string | null | undefined
  /** The name of its type; none of types and values. */
  of?: string
}

const isOwn = (type: GraphQLNamedType): boolean => !type.name.startsWith('__') && !isSpecifiedScalarType(type)

function fieldElements(path: string, field: GraphQLField<unknown, unknown>): Element[] {
  const { description, deprecationReason, type, args } = field
  return [
    { path, description, deprecationReason, of: getNamedType(type).name },
    ...args.map((argument) => ({
      path: `${path}.${argument.name}`,
      description: argument.description,
      // Nobody relies on the argument of a field that nobody should ask for.
      deprecationReason: argument.deprecationReason ?? deprecationReason,
      of: getNamedType(argument.type).name,
    })),
  ]
}

function elementsOfType(type: GraphQLNamedType): Element[] {
  const own = { path: type.name, description: type.description }
  if (isEnumType(type))
    return [own, ...type.getValues().map(({ name, ...value }) => ({ ...value, path: `${type.name}.${name}` }))]
  if (isInputObjectType(type))
    return [
      own,
      ...Object.values(type.getFields()).map(({ name, description, deprecationReason, type: of }) => ({
        path: `${type.name}.${name}`,
        description,
        deprecationReason,
        of: getNamedType(of).name,
      })),
    ]
  if (!isObjectType(type) && !isInterfaceType(type)) return [own]
  return [
    own,
    ...Object.values(type.getFields()).flatMap((field) => fieldElements(`${type.name}.${field.name}`, field)),
  ]
}

/** Every element of a schema that is its own: types, fields, arguments, inputs, enum values and scalars. */
const elementsOf = (schema: GraphQLSchema): Element[] =>
  Object.values(schema.getTypeMap()).filter(isOwn).flatMap(elementsOfType)

/** The paths of elements without a description. */
export const undescribed = (schema: GraphQLSchema): string[] =>
  elementsOf(schema).flatMap(({ path, description }) => (description?.trim() ? [] : [path]))

/** The names of scalars of the schema's own that do not say what specifies them. */
export const unspecified = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap()).flatMap((type) =>
    isOwn(type) && 'specifiedByURL' in type && !type.specifiedByURL ? [type.name] : [],
  )

/** The paths that are deprecated; a type is where everything that has it is. */
function deprecatedIn(schema: GraphQLSchema): ReadonlySet<string> {
  const elements = elementsOf(schema)
  const deprecated = new Set(elements.flatMap((one) => (one.deprecationReason == null ? [] : [one.path])))
  for (const { path } of elements.filter((one) => !one.path.includes('.'))) {
    const users = elements.filter(({ of }) => of === path)
    if (users.length > 0 && users.every((user) => deprecated.has(user.path))) deprecated.add(path)
  }
  return deprecated
}

/** Whether a text names a path, and not only the beginning of a longer one. */
const names = (text: string, path: string): boolean =>
  new RegExp(String.raw`(?<![\w.])${path.replaceAll('.', String.raw`\.`)}(?![\w.]*\w)`).test(text)

/**
 * What a schema breaks for callers of the one before without having said so: each breaking change whose element was not
 * deprecated before, or which the changelog does not name by its path. One sentence each.
 */
export async function unsaidChanges(before: GraphQLSchema, after: GraphQLSchema, changelog: string): Promise<string[]> {
  const deprecated = deprecatedIn(before)
  const changes = await diff(before, after)
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .flatMap(({ message, path = '' }) => {
      const lacks = [
        ...(deprecated.has(path) ? [] : [`${path} was not deprecated in the baseline`]),
        ...(names(changelog, path) ? [] : [`CHANGELOG.md does not name ${path}`]),
      ]
      return lacks.length > 0 ? [`${message}: ${lacks.join(', and ')}.`] : []
    })
}
