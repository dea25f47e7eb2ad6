import { errorCodes, type ErrorCode } from '@costdraft/schema/errors/error-codes.ts'
import { camelName } from '@costdraft/schema/names.ts'
import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import { limitMessages } from './operation-limits.ts'
import { detailsIn, messageIn } from './refusal-answer.ts'
import { momentOf } from '@costdraft/schema/moment.ts'

/** All error codes the gateway returns. */
export type Code = ErrorCode

const codes: Record<number, Code> = {
  400: 'INVALID_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  // A host that lacks a method of a known path lacks the feature.
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

/**
 * The path of a field in camel case. What follows `amounts` is the key of a row in a rate table, which is a value and
 * stays as it is.
 */
const problemPath = (path: string): string =>
  path.startsWith('amounts.') ? path : path.split('.').map(camelName).join('.')

/**
 * An error in the gateway's format: a code, the fields it concerns (`problems`), and the `key: value` lines of the
 * toast (`details`).
 */
export function refused(
  code: Code,
  message: string,
  details: Record<string, string> = {},
  more: Record<string, unknown> = {},
): GraphQLError {
  const problems = Object.entries(details).map(([path, sentence]) => ({ path: problemPath(path), message: sentence }))
  return new GraphQLError(message, { extensions: { code, problems, details, ...more } })
}

/** A refusal with other paths of its problems; any other error as it is. */
export function withPaths(error: unknown, pathOf: (path: string) => string): unknown {
  if (!(error instanceof GraphQLError)) return error
  const { problems } = error.extensions as { problems?: { path: string; message: string }[] }
  if (!problems) return error
  const moved = problems.map(({ path, message }) => ({ path: pathOf(path), message }))
  return new GraphQLError(error.message, { extensions: { ...error.extensions, problems: moved } })
}

const BAD_REQUEST = 400
const TOO_MANY_REQUESTS = 429
/** The error of an operation that is refused as a whole, before any of it is executed: HTTP 400. */
export const badRequest = (message: string): GraphQLError =>
  refused('INVALID_INPUT', message, {}, { http: { status: BAD_REQUEST } })

/** What is said of a host's own failure, by status. Its own message may hold internals and goes to the log alone. */
const failureSentences: Record<number, string> = {
  503: 'The service behind CostDraft is not available at the moment. Try again.',
  504: 'Request timed out',
  507: 'The storage of the service behind CostDraft is full. Nothing was saved.',
}

/** What is known of when to try again: the seconds of a host that is asked for too much. */
function retryAfterIn(status: number, header: unknown): { retryAfter?: number } {
  return status === TOO_MANY_REQUESTS && typeof header === 'string' && /^\d{1,6}$/.test(header)
    ? { retryAfter: Number(header) }
    : {}
}

/**
 * Converts an error response of an upstream host. Field names are converted from snake case to camel case. `retryAfter`
 * is the header of that name.
 */
export function upstreamError(status: number, answer: unknown, retryAfter?: unknown): GraphQLError {
  const { current } = (isRow(answer) ? answer : {}) as { current?: unknown }
  const hostMessage = messageIn(answer) ?? `Request failed with status code ${status}`
  const text =
    status >= 500 ? (failureSentences[status] ?? 'The service behind CostDraft failed. Try again.') : hostMessage
  return refused(codes[status] ?? 'UPSTREAM_FAILED', text, status < 500 ? detailsIn(answer) : {}, {
    ...(isRow(current) && { current: camelKeys(current) }),
    ...retryAfterIn(status, retryAfter),
  })
}

const isRow = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
/** The end of the key of a time with its milliseconds, which hosts of ours answer beside the time. */
const EXACT = /_ms$/
/** A value of a row as GraphQL has it: the version is a text, and a time a moment in full. */
function valueOf(key: string, value: unknown): unknown {
  if (key === 'version') return String(value)
  return /_(?:at|since|ms)$/.test(key) ? (momentOf(value) ?? value) : value
}
/**
 * The stored row that a change conflicts with, with its own keys in camel case, so that the screen can offer it. A time
 * stands under its own name once, as in GraphQL.
 */
export const camelKeys = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([key]) => !(`${key}_ms` in row))
      .map(([key, value]) => [camelName(key.replace(EXACT, '')), valueOf(key, value)]),
  )

/** Codes of errors that are passed on as they are. One of INTERNAL says nothing that a caller should read. */
const OWN_CODES = new Set<string>(errorCodes.filter((code) => code !== 'INTERNAL'))
const CLIENT_ERRORS = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'BAD_REQUEST',
  'OPERATION_RESOLUTION_FAILURE',
])
/** Messages of Apollo Server, by their beginning, and the messages that replace them. */
const REPLACED_MESSAGES: [original: string, replacement: string, more?: Record<string, unknown>][] = [
  ['Syntax Error: Document contains more', limitMessages.tokens],
  ['PersistedQueryNotFound', 'This page is out of date. Reload it.', { outOfDate: true }],
  ['provided sha does not match query', 'The hash is not that of the query.'],
  ['Unsupported persisted query version', 'Hashes are asked for by version 1.'],
]

/**
 * Maps an error to a code of the closed list. The message of an unexpected error is replaced, so that it cannot leak
 * internals.
 */
export function maskError(error: GraphQLFormattedError): GraphQLFormattedError {
  const code = String(error.extensions?.code)
  if (OWN_CODES.has(code)) return error
  const [, sentence, more] = REPLACED_MESSAGES.find(([original]) => error.message.startsWith(original)) ?? []
  if (sentence || CLIENT_ERRORS.has(code))
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
