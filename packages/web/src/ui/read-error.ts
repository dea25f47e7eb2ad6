import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { isUnreachable } from './is-unreachable.ts'
import { LostAnswer } from './lost-answer.ts'
import { messages } from './messages.ts'

interface Problem {
  path: string
  message: string
}

/** An error in the form the user interface displays. */
export interface ReadError {
  message: string
  code?: string
  details: string[]
  problems: Problem[]
  /** By what the request is found in the logs of the product. */
  requestId?: string
  /** For a version conflict: the record as it is stored now. */
  current?: Readonly<Record<string, unknown>>
  /** Whether the loaded page is older than the server. */
  isOutOfDate?: boolean
  /** Whether nothing answered: the line is down, or CostDraft is. */
  isUnreachable?: boolean
}

/** An error put together from the answers of several requests: the problems of each at their places in one form. */
export class FormProblems extends Error {
  override name = 'FormProblems'
  readonly problems: readonly Problem[]
  /** Lines in words, for what belongs to no field. */
  readonly details: readonly string[]
  constructor(message: string, problems: readonly Problem[] = [], details: readonly string[] = []) {
    super(message)
    this.problems = problems
    this.details = details
  }
}

/** Why one of several changes was refused, as the server answered it beside what became of the others. */
export class RefusedChange extends Error {
  override name = 'RefusedChange'
  readonly refusal: Pick<ReadError, 'code' | 'problems'> & { current: unknown }
  constructor({ message, ...refusal }: RefusedChange['refusal'] & { message: string }) {
    super(message)
    this.refusal = refusal
  }
}

interface GraphQLErrorJson {
  message?: string
  extensions?: {
    code?: string
    problems?: Problem[]
    details?: Record<string, unknown>
    current?: Record<string, unknown>
    outOfDate?: boolean
    requestId?: string
  }
}

/**
 * Reads any thrown value (GraphQL error, HTTP error, network error, `Error`) into one shape. `details` holds `key:
 * value` lines.
 */
export function readError(error: unknown): ReadError {
  if (CombinedGraphQLErrors.is(error)) return fromServer(error.errors[0] as GraphQLErrorJson | undefined, error.message)
  if (ServerError.is(error))
    return fromServer(firstErrorOf(error.bodyText), `Request failed with status code ${error.statusCode}`)
  if (error instanceof FormProblems) {
    const { message, problems, details } = error
    return { message, problems: [...problems], details: [...details] }
  }
  if (error instanceof RefusedChange) {
    const { code, problems, current } = error.refusal
    return fromServer(
      { message: error.message, extensions: { code, problems, current: current as ReadError['current'] } },
      error.message,
    )
  }
  if (!isUnreachable(error)) return { ...messageOnly(messageOf(error)), requestId: requestIdOf(error) }
  const message = error instanceof LostAnswer ? error.message : messages.unreachable
  return { ...messageOnly(message), isUnreachable: true }
}

/** Whether an error is that whoever asks may not read this; false without an error. */
export const isForbidden = (error: unknown): boolean => error !== undefined && readError(error).code === 'FORBIDDEN'

const messageOnly = (message: string): ReadError => ({ message, details: [], problems: [] })

/** The id that a failed request to the file routes carries. */
const requestIdOf = (error: unknown): string | undefined => {
  const { requestId } = (error ?? {}) as { requestId?: unknown }
  return typeof requestId === 'string' ? requestId : undefined
}

const messageOf = (error: unknown): string => {
  if (error instanceof DOMException && error.name === 'TimeoutError') return messages.timedOut
  return error instanceof Error && error.message ? error.message : messages.tryLater
}

function fromServer(error: GraphQLErrorJson | undefined, fallbackMessage: string): ReadError {
  const { code, problems = [], details = {}, current, outOfDate, requestId } = error?.extensions ?? {}
  return {
    message: error?.message ?? fallbackMessage,
    code,
    current,
    isOutOfDate: outOfDate,
    requestId,
    problems,
    details: Object.entries(details).map(([key, value]) => `${key}: ${String(value)}`),
  }
}

function firstErrorOf(body: string): GraphQLErrorJson | undefined {
  try {
    return (JSON.parse(body) as { errors?: GraphQLErrorJson[] }).errors?.[0]
  } catch {
    return undefined
  }
}
