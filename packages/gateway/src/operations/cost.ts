import type { DocumentNode, GraphQLSchema } from 'graphql'
import { getComplexity, type ComplexityEstimator } from 'graphql-query-complexity'

/** No page is larger, whatever is asked for; without a word it counts as so many. */
const LARGEST_PAGE = 500,
  USUAL_PAGE = 100
const LEAF = 1,
  ROW = 2
/** No more figures than this are remembered of one text. */
const REMEMBERED = 50

type Variables = Readonly<Record<string, unknown>>

/** A leaf costs 1, a row 2 and what is under it, and a page that for each of its rows. */
const estimate: ComplexityEstimator = ({ field, args, childComplexity }) => {
  if (childComplexity === 0) return LEAF
  const rows = field.args.some(({ name }) => name === 'first')
    ? Math.min(LARGEST_PAGE, Math.max(1, Number(args.first ?? USUAL_PAGE)))
    : 1
  return ROW + rows * childComplexity
}

/** What an operation costs with its variables; Infinity where it is too large to be counted. */
export function costOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Variables,
  operationName?: string | null,
): number {
  try {
    return getComplexity({ schema, query, variables, estimators: [estimate], ...(operationName && { operationName }) })
  } catch (error) {
    // Variables that are wrong are refused in the server's own words, before anything runs.
    if (error instanceof Error && error.message.includes('number of nodes')) return Infinity
    return 0
  }
}

/** Judges operations by their cost. What was found cheap enough is remembered by all that its cost hangs on. */
export function costJudge(
  schema: GraphQLSchema,
  most: number,
): (query: DocumentNode, variables: Variables, operationName?: string | null) => boolean {
  const cheap = new WeakMap<DocumentNode, Set<string>>()
  return (query, variables, operationName) => {
    // Pages are numbers and conditions are booleans; nothing else of the variables matters.
    const key = JSON.stringify([
      operationName,
      ...Object.entries(variables).filter(([, value]) => typeof value === 'number' || typeof value === 'boolean'),
    ])
    const known = cheap.get(query)
    if (known?.has(key)) return true
    if (costOf(schema, query, variables, operationName) > most) return false
    if (!known) cheap.set(query, new Set([key]))
    else if (known.size < REMEMBERED) known.add(key)
    return true
  }
}
