import { KeysUnavailable, type VerifyToken } from '@costdraft/schema/access/verify-token.ts'
import { count } from '@costdraft/schema/telemetry/metrics.ts'
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import { GraphQLError } from 'graphql'
import type { Context } from '../context/context.ts'
import { refused, type Code } from '../errors/errors.ts'
import { withRequestId } from '../errors/with-request-id.ts'
import { retryAfterOf } from './retry-after.ts'

/** The bearer token of a request. Throws UNAUTHENTICATED without one. */
function tokenOf(authorization: string | undefined): string {
  const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
  if (!token) {
    count('costdraft_refusals_total', { reason: 'no_token' })
    throw refused('UNAUTHENTICATED', 'Sign in to continue.')
  }
  return token
}

const TOO_LARGE = 413
const BAD_GATEWAY = 502
/** The HTTP status of a request that is refused before its operation is looked at; 502 for any other code. */
const statuses: Partial<Record<Code, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  INVALID_INPUT: 400,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  TIMEOUT: 504,
  STORAGE_FULL: 507,
}

export const noStore: RequestHandler = (_req, res, next) => {
  res.set('cache-control', 'no-store')
  next()
}

export const signInError = (): GraphQLError => refused('UNAUTHENTICATED', 'Sign in to continue.')
/**
 * An error in the gateway's format, whatever was thrown. That a token is refused is said in one sentence, whoever
 * refused it.
 */
export function gatewayError(error: unknown): GraphQLError {
  const code = error instanceof GraphQLError ? error.extensions.code : undefined
  if (code === 'UNAUTHENTICATED') return signInError()
  return code === undefined ? refused('INTERNAL', 'Something went wrong.') : (error as GraphQLError)
}
/** The HTTP status of an error in the gateway's format. */
export const statusOf = ({ extensions }: GraphQLError): number => statuses[extensions.code as Code] ?? BAD_GATEWAY

const sendError = (res: Response, thrown: unknown): void => {
  const error = gatewayError(thrown)
  res
    .status(statusOf(error))
    .set(retryAfterOf([error]))
    .json({ errors: [withRequestId(error.toJSON())] })
}

/**
 * The bearer token of a request, verified if the sign-in host publishes its keys. Throws UNAUTHENTICATED, or
 * UPSTREAM_FAILED without the keys.
 */
export async function verifiedToken(authorization: string | undefined, verify?: VerifyToken): Promise<string> {
  const token = tokenOf(authorization)
  try {
    if (!verify || (await verify(token))) return token
  } catch (error) {
    if (error instanceof KeysUnavailable)
      throw refused('UPSTREAM_FAILED', 'The sign-in host does not answer. Nothing was changed; try again in a moment.')
    throw error
  }
  count('costdraft_refusals_total', { reason: 'bad_token' })
  throw signInError()
}

/**
 * Rejects requests without a valid token before their body is parsed, so that nobody learns anything from a text, not
 * even of its syntax errors. Stores the context of the request in `res.locals.context`.
 */
export const requireAuth =
  (makeContext: (token: string) => Context, verify?: VerifyToken): RequestHandler =>
  async (req, res, next) => {
    try {
      res.locals.context = makeContext(await verifiedToken(req.headers.authorization, verify))
    } catch (error) {
      return sendError(res, error)
    }
    next()
  }

export const contextOf = (res: Response): Context => (res.locals as { context: Context }).context

/**
 * Fetches the viewer before anything is said about the text: without published keys a token is valid only once the host
 * has accepted it. Not for persisted operations, about which there is nothing to tell: their viewer is fetched beside
 * the first call (`unauthenticated.ts`).
 */
export const viewerBeforeText =
  (isPersisted: (hash: string) => boolean): RequestHandler =>
  async (req, res, next) => {
    if (req.method === 'POST' && isHashAlone(req, isPersisted)) return next()
    try {
      await contextOf(res).viewer()
    } catch (error) {
      return sendError(res, error)
    }
    next()
  }

interface PersistedRequest {
  query?: unknown
  extensions?: { persistedQuery?: { sha256Hash?: unknown } | null } | null
}
function isHashAlone({ body }: Request, isPersisted: (hash: string) => boolean): boolean {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return false
  const { query, extensions } = body as PersistedRequest
  const hash = extensions?.persistedQuery?.sha256Hash
  return query === undefined && typeof hash === 'string' && isPersisted(hash)
}

/** Reports body parser errors in the gateway's error format, to callers whose token the host accepts. */
export const bodyErrors =
  (limit: string): ErrorRequestHandler =>
  async (error, _req, res, next) => {
    const { status, type } = error as { status?: number; type?: string }
    if (res.headersSent || !status || status >= 500) return next(error)
    try {
      await contextOf(res).viewer()
    } catch (refusal) {
      return sendError(res, refusal)
    }
    const refusal = refused('INVALID_INPUT', bodyErrorMessage(status, type, limit))
    res.status(status).json({ errors: [withRequestId(refusal.toJSON())] })
  }

/** What is said of a body that cannot be read, by the status of its parser. */
export function bodyErrorMessage(status: number, type: string | undefined, limit: string): string {
  if (status === TOO_LARGE) return `What is sent may be ${limit.toUpperCase()} at most.`
  return type === 'entity.parse.failed' ? 'The body is not JSON.' : 'The body cannot be read.'
}
