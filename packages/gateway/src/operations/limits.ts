import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import { GraphQLError, type ValidationContext, type ValidationRule } from 'graphql'

/**
 * How much one operation may ask for: tokens of its text, levels of fields, aliases, directives, values of one list, and what it costs
 * (`cost.ts`). The largest of our own web app needs half of each at most, which `limits.test.ts` works out from all of them.
 */
export const MOST = { tokens: 1_000, depth: 14, aliases: 15, directives: 5, list: 250, cost: 80_000 } as const

/** What is said of each; one sentence, which names the figure. */
export const tooMuch = {
  tokens: `This query is too long: ${MOST.tokens.toLocaleString('en-GB')} words and signs at most.`,
  depth: `This query goes too deep: ${MOST.depth} levels of fields at most.`,
  aliases: `This query has too many aliases: ${MOST.aliases} at most.`,
  directives: `This query has too many directives: ${MOST.directives} at most.`,
  list: `A list may hold ${MOST.list} values at most.`,
  cost: `This query asks for too much at once: it may cost ${MOST.cost.toLocaleString('en-GB')} at most. Ask for fewer fields, or for smaller pages by \`first\`.`,
} as const

type Measured = 'depth' | 'aliases' | 'directives'
const armor = { depth: maxDepthRule, aliases: maxAliasesRule, directives: maxDirectivesRule }
// Fragments count for what they hold; the alias of `__typename` counts like any other.
const ours = { depth: { flattenFragments: true }, aliases: { allowList: [] }, directives: {} }

/** The rules a text must pass beside those of GraphQL itself; `told` hears how much each acceptable operation uses. */
export function limitRules(told?: (what: Measured, used: number) => void): ValidationRule[] {
  return [
    ...(Object.keys(armor) as Measured[]).map(
      (what) =>
        armor[what]({
          ...ours[what],
          n: MOST[what],
          exposeLimits: false,
          propagateOnRejection: false,
          onReject: [(context: ValidationContext | null) => context?.reportError(new GraphQLError(tooMuch[what]))],
          onAccept: told ? [(_context: unknown, { n }: { n: number }) => told(what, n)] : [],
        }) as ValidationRule,
    ),
    shortLists,
  ]
}

/** A list that is written into the text holds no more than one that is sent beside it. */
const shortLists: ValidationRule = (context) => ({
  ListValue: (node) => {
    if (node.values.length > MOST.list) context.reportError(new GraphQLError(tooMuch.list, { nodes: node }))
  },
})

/** Whether any list in what is sent beside a text, however deep, holds more than it may. */
export function holdsLongList(value: unknown): boolean {
  // Without recursion: what is sent may be nested deeper than the stack is.
  const left = [value]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (typeof next !== 'object' || next === null) continue
    if (Array.isArray(next) && next.length > MOST.list) return true
    for (const inner of Object.values(next)) if (typeof inner === 'object' && inner !== null) left.push(inner)
  }
  return false
}
