import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { isUnreachable } from './is-unreachable.ts'
import { messages } from './messages.ts'

interface Problem {
  path: string
  message: string
}

/** An error as a person can read it. */
interface ReadError {
  message: string
  code?: string
  details: string[]
  problems: Problem[]
  /** Where someone else was faster: the record as it stands now. */
  current?: Readonly<Record<string, unknown>>
  /** Whether the page is of an earlier version than the server. */
  isOutOfDate?: boolean
}

interface Said {
  message?: string
  extensions?: {
    code?: string
    problems?: Problem[]
    details?: Record<string, unknown>
    current?: Record<string, unknown>
    outOfDate?: boolean
  }
}

/** The one reader of whatever was thrown: its sentence, its `key: value` lines, the fields it names. */
export function readError(error: unknown): ReadError {
  if (CombinedGraphQLErrors.is(error)) return fromServer(error.errors[0] as Said | undefined, error.message)
  if (ServerError.is(error))
    return fromServer(firstOf(error.bodyText), `Request failed with status code ${error.statusCode}`)
  return plain(isUnreachable(error) ? messages.unreachable : sentenceOf(error))
}

const plain = (message: string): ReadError => ({ message, details: [], problems: [] })

const sentenceOf = (error: unknown): string => {
  if (error instanceof DOMException && error.name === 'TimeoutError') return messages.timedOut
  return error instanceof Error && error.message ? error.message : messages.tryLater
}

function fromServer(said: Said | undefined, otherwise: string): ReadError {
  const { code, problems = [], details = {}, current, outOfDate } = said?.extensions ?? {}
  return {
    message: said?.message ?? otherwise,
    code,
    current,
    isOutOfDate: outOfDate,
    problems,
    details: Object.entries(details).map(([key, value]) => `${key}: ${String(value)}`),
  }
}

function firstOf(body: string): Said | undefined {
  try {
    return (JSON.parse(body) as { errors?: Said[] }).errors?.[0]
  } catch {
    return undefined
  }
}
