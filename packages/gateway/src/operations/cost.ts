import {
  getNamedType,
  getOperationAST,
  GraphQLError,
  isObjectType,
  Kind,
  type DocumentNode,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql'
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity'
import { badRequest } from '../errors.ts'
import { areVariablesValid } from './variables.ts'
import { callCostOf, CHANGE_COST } from './host-calls.ts'
import { selectedFields, type Selected } from './selected-columns.ts'

/** The largest page any list returns, and the page size assumed where `first` is not given. */
const MAX_PAGE = 500,
  DEFAULT_PAGE = 100
const LEAF = 1,
  ROW = 2
/** The number of checked variable combinations remembered per document. */
const MAX_REMEMBERED = 50

type Variables = Readonly<Record<string, unknown>>

/** Whether a type is a page: what it says besides its rows, it says once. */
const isPageType = (type: GraphQLType): boolean => isObjectType(type) && 'nodes' in type.getFields()

/**
 * A leaf field costs 1. An object costs 2 plus its fields; a page counts its fields once per row, a mutation that makes
 * several changes once per change. Calls to hosts are added (`host-calls.ts`); those of the page's own fields, such as
 * its sums, once.
 */
const estimateIn =
  (fragments: Selected['fragments']): ComplexityEstimator =>
  ({ type, field, node, args, childComplexity }) => {
    const isPage = field.args.some(({ name }) => name === 'first'),
      calls = isPageType(type) ? 0 : callCostOf(type.name, field.name, isPage)
    if (childComplexity === 0) return LEAF + calls
    if (type.name === 'Mutation' && Array.isArray(args.changes))
      return ROW + calls + args.changes.length * (CHANGE_COST + childComplexity)
    if (!isPage) return ROW + calls + childComplexity
    const page = getNamedType(field.type),
      ofPage = selectedFields({ fieldNodes: [node], fragments }).map((name) => callCostOf(page.name, name)),
      rows = Math.min(MAX_PAGE, Math.max(1, Number(args.first ?? DEFAULT_PAGE)))
    return ROW + calls + ofPage.reduce((sum, cost) => sum + cost, 0) + rows * childComplexity
  }

const fragmentsOf = ({ definitions }: DocumentNode): Selected['fragments'] =>
  Object.fromEntries(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  )

/**
 * The cost of an operation with its variables; Infinity if it has too many nodes to be counted, undefined if its
 * variables are invalid: then nothing of it is executed. Throws INVALID_INPUT for a null where there must be a value,
 * which would be executed but for one field.
 */
export function costOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Variables,
  operationName?: string | null,
): number | undefined {
  const operation = getOperationAST(query, operationName)
  if (!operation || !areVariablesValid(schema, operation, variables)) return undefined
  try {
    const estimators = [estimateIn(fragmentsOf(query))]
    return getComplexity({ schema, query, variables, estimators, ...(operationName && { operationName }) })
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    if (error.message.includes('number of nodes')) return Infinity
    throw badRequest(error.message)
  }
}

/**
 * What the cost depends on in the value of a variable: page sizes, conditions, the number of changes, and null, which
 * is not left out.
 */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return ['of', value.length]
  return typeof value === 'string' || (typeof value === 'object' && value !== null) ? typeof value : value
}

/** Returns a function that counts the cost of an operation. Costs are remembered by everything they depend on. */
export function createCostCount(
  schema: GraphQLSchema,
): (query: DocumentNode, variables: Variables, operationName?: string | null) => number {
  const known = new WeakMap<DocumentNode, Map<string, number>>()
  return (query, variables, operationName) => {
    const key = JSON.stringify([
      operationName,
      ...Object.entries(variables).map(([name, value]) => [name, shapeOf(value)]),
    ])
    const costs = known.get(query) ?? new Map<string, number>()
    known.set(query, costs)
    const before = costs.get(key)
    if (before !== undefined) return before
    const cost = costOf(schema, query, variables, operationName)
    // That variables are invalid may depend on a text, which is not remembered.
    if (cost === undefined) return 0
    if (costs.size < MAX_REMEMBERED) costs.set(key, cost)
    return cost
  }
}
