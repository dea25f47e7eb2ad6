/**
 * The limits of one operation: tokens of its text, depth of fields, aliases, directives, values of one list, and cost
 * (`operations/cost.ts`). Every operation of the web app uses at most half of each; `limits.test.ts` checks this.
 */
export const OPERATION_LIMITS = {
  tokens: 1_000,
  depth: 16,
  aliases: 15,
  directives: 12,
  list: 250,
  cost: 100_000,
} as const

/** The error message of each limit. */
export const limitMessages = {
  tokens: `This query is too long: ${OPERATION_LIMITS.tokens.toLocaleString('en-GB')} words and signs at most.`,
  depth: `This query goes too deep: ${OPERATION_LIMITS.depth} levels of fields at most.`,
  aliases: `This query has too many aliases: ${OPERATION_LIMITS.aliases} at most.`,
  directives: `This query has too many directives: ${OPERATION_LIMITS.directives} at most.`,
  subscription: 'There are no subscriptions here. Ask a query again when you want to know more.',
  list: `A list may hold ${OPERATION_LIMITS.list} values at most.`,
  cost: `This query asks for too much at once: it may cost ${OPERATION_LIMITS.cost.toLocaleString('en-GB')} at most. Ask for fewer fields, or for smaller pages by \`first\`.`,
} as const
