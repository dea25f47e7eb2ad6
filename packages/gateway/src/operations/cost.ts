import {
  getNamedType,
  getOperationAST,
  GraphQLError,
  isAbstractType,
  isObjectType,
  type DocumentNode,
  type FieldNode,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql'
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity'
import { badRequest } from '../errors/errors.ts'
import { areVariablesValid } from './variables.ts'
import { CALL_COST, callCostOf, CHANGE_COST, entryArguments, sharedCalls } from './host-calls.ts'
import { fragmentsOf, selectedFields, type Selected } from './selected-columns.ts'

/** The largest page any list returns, and the page size assumed where `first` is not given. */
const MAX_PAGE = 500
const DEFAULT_PAGE = 100
const LEAF = 1
const ROW = 2
/** The number of checked variable combinations remembered per document. */
const MAX_REMEMBERED = 50

type Variables = Readonly<Record<string, unknown>>

/** Whether a type is a page: what it says besides its rows, it says once. */
const isPageType = (type: GraphQLType): boolean => isObjectType(type) && 'nodes' in type.getFields()

/** The rows that were counted for a field, and the points of each. */
interface CountedRows {
  rows: number
  ofRow: number
}
/** What an operation costs, and what of that is counted by rows, which the answer may have fewer of. */
export interface Estimate {
  cost: number
  fragments: Selected['fragments']
  pages: ReadonlyMap<FieldNode, CountedRows>
  /** The fields of several changes; they are answered one by one. */
  changes: ReadonlySet<FieldNode>
  /** The fields of which only the dearest of several types is counted. */
  abstract: ReadonlySet<FieldNode>
}

interface Counted {
  /** The fields that share calls among all rows. */
  shared: Set<string>
  pages: Map<FieldNode, CountedRows>
  changes: Set<FieldNode>
  abstract: Set<FieldNode>
}

/**
 * A leaf field costs 1. An object costs 2 plus its fields; a page counts its fields once per row, a mutation that makes
 * several changes once per change. Calls to hosts are added (`host-calls.ts`); those of the page's own fields, such as
 * its sums, once.
 */
const estimateIn =
  (fragments: Selected['fragments'], counted: Counted): ComplexityEstimator =>
  ({ type, field, node, args, childComplexity }) => {
    const isPage = field.args.some(({ name }) => name === 'first')
    // A record that is named by an external id is looked up first.
    const lookup = args.externalId == null ? 0 : CALL_COST
    const calls = lookup + (isPageType(type) ? 0 : callCostOf(type.name, field.name, isPage))
    if (`${type.name}.${field.name}` in sharedCalls) counted.shared.add(`${type.name}.${field.name}`)
    if (childComplexity === 0) return LEAF + calls
    if (isAbstractType(getNamedType(field.type))) counted.abstract.add(node)
    const entries =
      type.name === 'Mutation' ? entryArguments.map((name) => args[name] as unknown).find(Array.isArray) : undefined
    if (entries) {
      counted.changes.add(node)
      return ROW + calls + entries.length * (CHANGE_COST + childComplexity)
    }
    if (!isPage) return ROW + calls + childComplexity
    const page = getNamedType(field.type)
    const ofPage = selectedFields({ fieldNodes: [node], fragments }).map((name) => callCostOf(page.name, name))
    const rows = Math.min(MAX_PAGE, Math.max(1, Number(args.first ?? DEFAULT_PAGE)))
    counted.pages.set(node, { rows, ofRow: childComplexity })
    return ROW + calls + ofPage.reduce((sum, cost) => sum + cost, 0) + rows * childComplexity
  }

/**
 * The estimate of an operation with its variables; its cost is Infinity if it has too many nodes to be counted.
 * Undefined if its variables are invalid: then nothing of it is executed. Throws INVALID_INPUT for a null where there
 * must be a value, which would be executed but for one field.
 */
function estimateOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Variables,
  operationName?: string | null,
): Estimate | undefined {
  const operation = getOperationAST(query, operationName)
  if (!operation || !areVariablesValid(schema, operation, variables)) return undefined
  const fragments = fragmentsOf(query)
  const { shared, ...counted }: Counted = {
    shared: new Set(),
    pages: new Map(),
    changes: new Set(),
    abstract: new Set(),
  }
  try {
    const estimators = [estimateIn(fragments, { shared, ...counted })]
    const ofRows = getComplexity({ schema, query, variables, estimators, ...(operationName && { operationName }) })
    const calls = [...shared].reduce((sum, field) => sum + (sharedCalls[field] ?? 0), 0)
    return { cost: ofRows + calls * CALL_COST, fragments, ...counted }
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    if (error.message.includes('number of nodes')) return { cost: Infinity, fragments, ...counted }
    throw badRequest(error.message)
  }
}

/** The cost of an operation with its variables (see `estimateOf`). */
export const costOf = (...asked: Parameters<typeof estimateOf>): number | undefined => estimateOf(...asked)?.cost

/**
 * What the cost depends on in the value of a variable: page sizes, conditions, the number of changes, and null, which
 * is not left out.
 */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return ['of', value.length]
  return typeof value === 'string' || (typeof value === 'object' && value !== null) ? typeof value : value
}

const NOTHING: Estimate = {
  cost: 0,
  fragments: {},
  pages: new Map(),
  changes: new Set(),
  abstract: new Set(),
}

type Count<Result> = (query: DocumentNode, variables: Variables, operationName?: string | null) => Result

/** Returns a function that estimates an operation. Estimates are remembered by everything they depend on. */
export function createEstimates(schema: GraphQLSchema): Count<Estimate> {
  const known = new WeakMap<DocumentNode, Map<string, Estimate>>()
  return (query, variables, operationName) => {
    const key = JSON.stringify([
      operationName,
      ...Object.entries(variables).map(([name, value]) => [name, shapeOf(value)]),
    ])
    const estimates = known.get(query) ?? new Map<string, Estimate>()
    known.set(query, estimates)
    const before = estimates.get(key)
    if (before !== undefined) return before
    const estimate = estimateOf(schema, query, variables, operationName)
    // That variables are invalid may depend on a text, which is not remembered.
    if (estimate === undefined) return NOTHING
    if (estimates.size < MAX_REMEMBERED) estimates.set(key, estimate)
    return estimate
  }
}

/** Returns a function that counts the cost of an operation. */
export function createCostCount(schema: GraphQLSchema): Count<number> {
  const estimate = createEstimates(schema)
  return (...asked) => estimate(...asked).cost
}
