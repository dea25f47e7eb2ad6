import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import { GraphQLError, OperationTypeNode, type ValidationContext, type ValidationRule } from 'graphql'
import { OPERATION_LIMITS, limitMessages } from '../errors/operation-limits.ts'

type Measured = 'depth' | 'aliases' | 'directives'
const armor = { depth: maxDepthRule, aliases: maxAliasesRule, directives: maxDirectivesRule }
// Fragments count as the fields they contain, and an alias of `__typename` counts like any other alias.
const armorOptions = { depth: { flattenFragments: true }, aliases: { allowList: [] }, directives: {} }

/**
 * Validation rules in addition to those of GraphQL. `onMeasured` is called with how much of each limit an accepted
 * operation uses.
 */
export function limitRules(onMeasured?: (what: Measured, used: number) => void): ValidationRule[] {
  return [
    ...(Object.keys(armor) as Measured[]).map(
      (what) =>
        armor[what]({
          ...armorOptions[what],
          n: OPERATION_LIMITS[what],
          exposeLimits: false,
          propagateOnRejection: false,
          onReject: [
            (context: ValidationContext | null) => context?.reportError(new GraphQLError(limitMessages[what])),
          ],
          onAccept: onMeasured ? [(_context: unknown, { n }: { n: number }) => onMeasured(what, n)] : [],
        }) as ValidationRule,
    ),
    listLengthRule,
    noSubscriptionRule,
  ]
}

/** Answers what subscribes to something with what to do instead. */
const noSubscriptionRule: ValidationRule = (context) => ({
  OperationDefinition: (node) => {
    if (node.operation === OperationTypeNode.SUBSCRIPTION)
      context.reportError(new GraphQLError(limitMessages.subscription, { nodes: node }))
    return undefined
  },
})

/** Limits the length of lists written into the operation's text; `holdsLongList` does the same for variables. */
const listLengthRule: ValidationRule = (context) => ({
  ListValue: (node) => {
    if (node.values.length > OPERATION_LIMITS.list)
      context.reportError(new GraphQLError(limitMessages.list, { nodes: node }))
  },
})

/** Whether any list in the variables, at any depth, is longer than allowed. */
export function holdsLongList(value: unknown): boolean {
  // Iterative, because the input may be nested more deeply than the call stack allows.
  const queue = [value]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (typeof next !== 'object' || next === null) continue
    if (Array.isArray(next) && next.length > OPERATION_LIMITS.list) return true
    for (const inner of Object.values(next)) if (typeof inner === 'object' && inner !== null) queue.push(inner)
  }
  return false
}
