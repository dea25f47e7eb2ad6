import {
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  isUnionType,
  valueFromASTUntyped,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql'
import { escapeHtml, renderDescription, type Heading, type RenderedPage } from './render-markdown.ts'

/** A type as it is written in a schema, with a link to what it names. */
function typeLink(type: GraphQLType): string {
  if (isNonNullType(type)) return `${typeLink(type.ofType)}!`
  if (isListType(type)) return `[${typeLink(type.ofType)}]`
  return `<a href="#${type.name}">${type.name}</a>`
}

const defaultOf = ({ astNode }: GraphQLArgument | GraphQLInputField): string =>
  astNode?.defaultValue ? ` = ${escapeHtml(JSON.stringify(valueFromASTUntyped(astNode.defaultValue)))}` : ''
const deprecated = (reason: string | null | undefined): string =>
  reason ? `<p class="deprecated"><strong>Deprecated.</strong> ${escapeHtml(reason)}</p>` : ''

/** One element of a type: its name and type, then what is said of it. */
const element = (id: string, signature: string, description: string): string =>
  `<dt id="${id}"><a href="#${id}" aria-label="${id}">#</a> <code>${signature}</code></dt>\n<dd>${description}</dd>\n`

const inputElement = (owner: string, one: GraphQLArgument | GraphQLInputField): string =>
  element(
    `${owner}.${one.name}`,
    `${one.name}: ${typeLink(one.type)}${defaultOf(one)}`,
    renderDescription(one.description) + deprecated(one.deprecationReason),
  )

function fieldElement(owner: string, { name, type, args, ...field }: GraphQLField<unknown, unknown>): string {
  const id = `${owner}.${name}`
  const list = args.map((one) => inputElement(id, one)).join('')
  return element(
    id,
    `${name}${args.length > 0 ? '(…)' : ''}: ${typeLink(type)}`,
    renderDescription(field.description) + deprecated(field.deprecationReason) + (list ? `<dl>\n${list}</dl>` : ''),
  )
}

const listed = (items: readonly string[]): string => (items.length > 0 ? `<dl>\n${items.join('')}</dl>\n` : '')

/** What a type is made of. */
function membersOf(type: GraphQLNamedType): string {
  if (isObjectType(type) || isInterfaceType(type)) {
    const interfaces = type.getInterfaces().map(typeLink).join(', ')
    const fields = Object.values(type.getFields()).map((field) => fieldElement(type.name, field))
    return (interfaces ? `<p>Implements ${interfaces}.</p>\n` : '') + listed(fields)
  }
  if (isInputObjectType(type))
    return listed(Object.values(type.getFields()).map((field) => inputElement(type.name, field)))
  if (isEnumType(type))
    return listed(
      type
        .getValues()
        .map(({ name, description, deprecationReason }) =>
          element(`${type.name}.${name}`, name, renderDescription(description) + deprecated(deprecationReason)),
        ),
    )
  if (isUnionType(type)) return `<p>One of ${type.getTypes().map(typeLink).join(', ')}.</p>\n`
  return isScalarType(type) && type.specifiedByURL
    ? `<p><a href="${escapeHtml(type.specifiedByURL)}">Specification</a></p>\n`
    : ''
}

const typeSection = (type: GraphQLNamedType): string =>
  `<section data-name="${type.name}"><h3 id="${type.name}"><a href="#${type.name}">${type.name}</a></h3>\n${renderDescription(type.description)}${membersOf(type)}</section>\n`

const rootSection = (owner: GraphQLNamedType, field: GraphQLField<unknown, unknown>): string => {
  const id = `${owner.name}.${field.name}`
  const args = field.args.map((one) => inputElement(id, one))
  return `<section data-name="${field.name}"><h3 id="${id}"><a href="#${id}">${field.name}</a></h3>\n<p><code>${field.name}: ${typeLink(field.type)}</code></p>\n${renderDescription(field.description)}${deprecated(field.deprecationReason)}${listed(args)}</section>\n`
}

interface Group {
  name: string
  names: [id: string, name: string][]
  html: string
}

function rootGroup(name: string, root: GraphQLNamedType | null | undefined): Group {
  const fields = root && isObjectType(root) ? Object.values(root.getFields()) : []
  const sorted = fields.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  return {
    name,
    names: sorted.map((field) => [`${root?.name}.${field.name}`, field.name]),
    html: sorted.map((field) => rootSection(root!, field)).join(''),
  }
}

/** The reference of a schema as one page: every type, field, argument and value, each with a fragment of its own. */
export function referencePage(schema: GraphQLSchema): RenderedPage {
  const roots = [schema.getQueryType(), schema.getMutationType()]
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !roots.includes(type as never))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))
  const typeGroup = (name: string, holds: (type: GraphQLNamedType) => boolean): Group => {
    const found = types.filter(holds)
    return { name, names: found.map((type) => [type.name, type.name]), html: found.map(typeSection).join('') }
  }
  const groups = [
    rootGroup('Queries', roots[0]),
    rootGroup('Mutations', roots[1]),
    typeGroup('Objects', isObjectType),
    typeGroup('Interfaces and unions', (type) => isInterfaceType(type) || isUnionType(type)),
    typeGroup('Inputs', isInputObjectType),
    typeGroup('Enums', isEnumType),
    typeGroup('Scalars', isScalarType),
  ].filter(({ names }) => names.length > 0)
  const idOf = (name: string): string => name.toLowerCase().replaceAll(' ', '-')
  const html = groups
    .map(({ name, names, html: body }) => {
      const index = names.map(([id, label]) => `<li><a href="#${id}">${label}</a></li>`).join('')
      return `<div class="group">\n<h2 id="${idOf(name)}"><a href="#${idOf(name)}">${name}</a></h2>\n<ul class="names">${index}</ul>\n${body}</div>`
    })
    .join('\n')
  const headings: Heading[] = groups.map(({ name }) => ({ id: idOf(name), name, depth: 2 }))
  return {
    title: 'GraphQL reference',
    html: `<h1>GraphQL reference</h1>\n<p>The same as <code>/schema.graphql</code>, to read.</p>\n${html}`,
    headings,
  }
}
