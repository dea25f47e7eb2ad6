import {
  getNamedType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  visit,
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql'
import { limitMessages, OPERATION_LIMITS } from '../errors/operation-limits.ts'
import { badRequest, maskError } from '../errors/errors.ts'
import type { createCostCount } from '../operations/cost.ts'
import { holdsLongList, limitRules } from '../operations/limits.ts'
import { fieldsOf, fragmentsOf, type Selected } from '../operations/selected-columns.ts'
import { areVariablesValid } from '../operations/variables.ts'
import { unprocessable, type ExportRequest } from './request.ts'

/** The rows of a page, whatever `first` the query says. */
export const PAGE_ROWS = 200
/** How many times the cost of one operation a page may have: it is one of many, and has a budget of its own. */
const COST_FACTOR = 5
const PAGE_KEY = 'exportPageInfo'

/** An operation that reads a page of the exported connection. */
export interface PageOperation {
  document: DocumentNode
  operation: OperationDefinitionNode
  /** The variable with the cursor. */
  afterName: string
  /** The response keys from the root to the connection, and those of its rows and of its page. */
  path: readonly string[]
  nodesKey: string
  pageKey: string
  /** The fields of the rows, and their type. */
  nodes: FieldNode
  rowType: string
  fragments: Selected['fragments']
}

const keyOf = ({ alias, name }: FieldNode): string => (alias ?? name).value

function parsed(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: OPERATION_LIMITS.tokens })
  } catch (error) {
    const { message } = error as Error
    throw badRequest(maskError({ message, extensions: { code: 'GRAPHQL_PARSE_FAILED' } }).message)
  }
}

/** The one query of a document. Throws 400 for what GraphQL would not execute, 422 for anything but one query. */
function queryOf(schema: GraphQLSchema, document: DocumentNode): OperationDefinitionNode {
  const operations = document.definitions.filter((one) => one.kind === Kind.OPERATION_DEFINITION)
  const [operation, second] = operations
  if (!operation || second) throw unprocessable({ query: 'Send one operation.' })
  const [problem] = validate(schema, document, [...specifiedRules, ...limitRules()], { maxErrors: 1 })
  if (problem) throw badRequest(problem.message)
  if (operation.operation !== OperationTypeNode.QUERY)
    throw unprocessable({ query: 'An export is a query: it changes nothing.' })
  return operation
}

interface Found {
  field: FieldNode
  type: GraphQLObjectType
  isList: boolean
  /** Whether it is read page by page. */
  isPaged: boolean
}
/**
 * The only field of a selection, which has this response key. Throws 422 where there are others, or it is not there.
 */
function onlyField(parent: GraphQLObjectType, fields: readonly FieldNode[], key: string, at: string): Found {
  const others = fields.filter((field) => keyOf(field) !== key).map(keyOf)
  const [field, second] = fields.filter((one) => keyOf(one) === key)
  if (!field) throw unprocessable({ path: `The query does not ask for ${at}.` })
  if (others.length > 0 || second)
    throw unprocessable({
      query: `An export has one connection: ask for nothing beside ${at}${others[0] === undefined ? '' : `, such as ${others[0]}`}.`,
    })
  const declared = parent.getFields()[field.name.value]
  const type = getNamedType(declared?.type)
  if (!declared || !isObjectType(type)) throw unprocessable({ path: `${at} is no connection.` })
  const names = declared.args.map((one) => one.name)
  return {
    field,
    type,
    isList: isListType(isNonNullType(declared.type) ? declared.type.ofType : declared.type),
    isPaged: names.includes('first') && names.includes('after'),
  }
}

/** The connection that a path names, with its type. Throws 422 where the path leads to none. */
function connectionAt(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  path: readonly string[],
  fragments: Selected['fragments'],
): Pick<Found, 'field' | 'type'> {
  let type = schema.getQueryType() as GraphQLObjectType
  let { selections } = operation.selectionSet
  let found: Found | undefined
  for (const [depth, key] of path.entries()) {
    const at = path.slice(0, depth + 1).join('.')
    found = onlyField(type, fieldsOf(selections, fragments), key, at)
    if (found.isList) throw unprocessable({ path: `${at} is a list: name the connection itself.` })
    type = found.type
    selections = found.field.selectionSet?.selections ?? []
  }
  const fields = type.getFields()
  if (!found?.isPaged || !('nodes' in fields) || !('pageInfo' in fields))
    throw unprocessable({ path: `${path.join('.')} is no connection.` })
  return found
}

const name = (value: string) => ({ kind: Kind.NAME, value }) as const
const leaf = (value: string): FieldNode => ({ kind: Kind.FIELD, name: name(value) })

/** The connection as a page asks for it: 200 rows after a cursor, and where they end. */
function pageField(field: FieldNode, afterName: string, pageKey: string): FieldNode {
  const own = (field.arguments ?? []).filter(({ name: { value } }) => value !== 'first' && value !== 'after')
  const args: ArgumentNode[] = [
    ...own,
    { kind: Kind.ARGUMENT, name: name('first'), value: { kind: Kind.INT, value: String(PAGE_ROWS) } },
    {
      kind: Kind.ARGUMENT,
      name: name('after'),
      value: { kind: Kind.VARIABLE, name: name(afterName) },
    },
  ]
  const info: FieldNode = {
    ...leaf('pageInfo'),
    alias: name(pageKey),
    selectionSet: { kind: Kind.SELECTION_SET, selections: [leaf('endCursor'), leaf('hasNextPage')] },
  }
  return {
    ...field,
    arguments: args,
    selectionSet: { kind: Kind.SELECTION_SET, selections: [...(field.selectionSet?.selections ?? []), info] },
  }
}

/** A name that a list of names does not have. */
const unusedName = (used: readonly string[], wanted: string): string =>
  used.includes(wanted) ? unusedName(used, `${wanted}_`) : wanted

/** The rows of a connection. Throws 422 where they are not asked for, or under two names. */
function nodesOf(field: FieldNode, fragments: Selected['fragments'], path: string): FieldNode {
  const asked = fieldsOf(field.selectionSet?.selections, fragments).filter(({ name: { value } }) => value === 'nodes')
  const [nodes, second] = asked
  if (!nodes || second) throw unprocessable({ query: `Ask once for the nodes of ${path}.` })
  return nodes
}

/** The document with the connection as a page asks for it. */
function withPages(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  field: FieldNode,
  page: FieldNode,
  afterName: string,
): DocumentNode {
  const asPage = visit(document, { Field: (one) => (one === field ? page : undefined) })
  return visit(asPage, {
    OperationDefinition: (one) => ({
      ...one,
      variableDefinitions: [
        ...(operation.variableDefinitions ?? []),
        {
          kind: Kind.VARIABLE_DEFINITION,
          variable: { kind: Kind.VARIABLE, name: name(afterName) },
          type: { kind: Kind.NAMED_TYPE, name: name('String') },
        } as const,
      ],
    }),
  })
}

/**
 * Reads the operation of an export, and makes of it the one that reads a page. Throws 400 for what GraphQL would not
 * execute, or what goes beyond the limits of an operation, and 422 for what is no export.
 */
export function pageOperation(
  schema: GraphQLSchema,
  countCost: ReturnType<typeof createCostCount>,
  { query, variables, path }: ExportRequest,
): PageOperation {
  const document = parsed(query)
  const operation = queryOf(schema, document)
  if (holdsLongList(variables)) throw badRequest(limitMessages.list)
  if (!areVariablesValid(schema, operation, variables))
    throw unprocessable({ variables: 'These variables do not fit the query.' })
  const fragments = fragmentsOf(document)
  const { field, type } = connectionAt(schema, operation, path, fragments)
  const nodes = nodesOf(field, fragments, path.join('.'))
  const used = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
  const afterName = unusedName(used, 'exportAfter')
  const pageKey = unusedName(fieldsOf(field.selectionSet?.selections, fragments).map(keyOf), PAGE_KEY)
  const paged = withPages(document, operation, field, pageField(field, afterName, pageKey), afterName)
  if (countCost(paged, variables, operation.name?.value) > COST_FACTOR * OPERATION_LIMITS.cost)
    throw badRequest(limitMessages.cost)
  return {
    document: paged,
    operation: paged.definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION) ?? operation,
    afterName,
    path,
    nodesKey: keyOf(nodes),
    pageKey,
    nodes,
    rowType: getNamedType(type.getFields().nodes!.type).name,
    fragments: fragmentsOf(paged),
  }
}
