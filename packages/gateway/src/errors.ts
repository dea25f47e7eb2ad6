import { camelName } from '@costdraft/schema/names.ts'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { tooMuch } from './operations/limits.ts'

/** The closed list of codes an integrator may meet. */
export type Code =
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'INVALID_INPUT'
  | 'CONFLICT'
  | 'TIMEOUT'
  | 'UPSTREAM_FAILED'
  | 'RATE_LIMITED'
  | 'STORAGE_FULL'
  | 'INTERNAL'

interface Answer {
  message?: unknown
  details?: unknown
  current?: unknown
}

const codes: Record<number, Code> = {
  // A host that has a path and not the method has not what was asked for.
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'NOT_FOUND',
  409: 'CONFLICT',
  412: 'CONFLICT',
  413: 'INVALID_INPUT',
  415: 'INVALID_INPUT',
  422: 'INVALID_INPUT',
  429: 'RATE_LIMITED',
  504: 'TIMEOUT',
  507: 'STORAGE_FULL',
}

/** An error in our one shape: a code, the fields it is about, and the toast's `key: value` lines. */
export function refused(
  code: Code,
  message: string,
  details: Record<string, string> = {},
  more: Record<string, unknown> = {},
): GraphQLError {
  const problems = Object.entries(details).map(([path, sentence]) => ({
    path: path.split('.').map(camelName).join('.'),
    message: sentence,
  }))
  return new GraphQLError(message, { extensions: { code, problems, details, ...more } })
}

/** A host's refusal, in our shape. Field names arrive in the wire's words and leave in GraphQL's. */
export function refusedUpstream(status: number, answer: unknown): GraphQLError {
  const { message, details, current } = (typeof answer === 'object' && answer !== null ? answer : {}) as Answer
  const lines = Object.entries(typeof details === 'object' && details !== null ? details : {}).map(([key, value]) => [
    key,
    String(value),
  ])
  const said = typeof message === 'string' && message ? message : `Request failed with status code ${status}`
  return refused(
    codes[status] ?? 'UPSTREAM_FAILED',
    said,
    Object.fromEntries(lines),
    isRow(current) ? { current: inOurWords(current) } : {},
  )
}

const isRow = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
/** The row that stands against a change, its own keys in GraphQL's words, so that the screen can offer it. */
const inOurWords = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]) => [camelName(key), key === 'version' ? String(value) : value]),
  )

const OURS = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'INVALID_INPUT',
  'CONFLICT',
  'TIMEOUT',
  'UPSTREAM_FAILED',
  'RATE_LIMITED',
  'STORAGE_FULL',
])
const ASKED_WRONGLY = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
])
/** What the server says in words that say little to a person. */
const ITS_WORDS: [itsWords: string, ours: string, more?: Record<string, unknown>][] = [
  ['Syntax Error: Document contains more', tooMuch.tokens],
  ['PersistedQueryNotFound', 'This page is out of date. Reload it.', { outOfDate: true }],
  ['provided sha does not match query', 'The hash is not that of the query.'],
  ['Unsupported persisted query version', 'Hashes are asked for by version 1.'],
]

/** Codes leave from our closed list; what we did not foresee leaves without its words. */
export function masked(error: GraphQLFormattedError): GraphQLFormattedError {
  const code = String(error.extensions?.code)
  if (OURS.has(code)) return error
  const [, sentence, more] = ITS_WORDS.find(([words]) => error.message.startsWith(words)) ?? []
  if (sentence || ASKED_WRONGLY.has(code))
    return {
      ...error,
      message: sentence ?? error.message,
      extensions: { code: 'INVALID_INPUT', problems: [], details: {}, ...more },
    }
  return {
    message: 'Something went wrong.',
    ...(error.path && { path: error.path }),
    extensions: { code: 'INTERNAL', problems: [], details: {} },
  }
}
