import type { AddressInfo } from 'node:net'
import express, { type Request, type Response } from 'express'
import { absent, type Answer, type Call, type Form, Refusal } from './call.ts'
import { cases, touch } from './cases.ts'
import { check, holds } from './checks.ts'
import { clients } from './clients.ts'
import { comments } from './comments.ts'
import { disbursements } from './disbursements.ts'
import { documents } from './documents.ts'
import { hearings } from './hearings.ts'
import { otherItems } from './other-items.ts'
import { type ParamsOf, PATHS, type Route } from './paths.ts'
import { readBody } from './read-body.ts'
import { signIn } from './sign-in.ts'
import type { Person } from './records.ts'
import { createState, type State } from './state.ts'
import { highCostSteps, steps } from './steps.ts'
import { times } from './times.ts'
import { users } from './users.ts'

// A path of the specifications without a handler does not compile.
const handlers: { [R in Route]: (call: Call<ParamsOf<R>>) => Answer } = {
  ...cases,
  ...documents,
  ...times,
  ...hearings,
  ...steps,
  ...highCostSteps,
  ...otherItems,
  ...disbursements,
  ...comments,
  ...clients,
  ...users,
}

/** A call as it reached the host, whatever came of it. */
export interface Recorded {
  method: string
  /** Without the slash in front and without the query. */
  path: string
  query: Record<string, string>
  headers: { 'content-type'?: string; 'idempotency-key'?: string; 'if-match'?: string }
  /**
   * JSON as parsed; of a form its fields, parsed where they are JSON, and `files` as name, type and size; else the
   * text, if any.
   */
  body: unknown
  /** Who called; undefined for a token that is not known. */
  user?: string
}

export interface Failure {
  status: number
  body?: unknown
  headers?: Record<string, string>
  /** How many calls fail; one, unless said. */
  times?: number
  /** Milliseconds before the answer. */
  delay?: number
}

/** What is answered to a call in the place of a body. */
export type Bend = (call: Pick<Recorded, 'method' | 'path'>, body: unknown) => unknown

export interface SpecHost {
  url: string
  port: number
  state: State
  requests: Recorded[]
  /** Makes the next calls of a route fail, before they have any effect. */
  fail: (route: Route, failure: Failure) => void
  /** Says what is answered in the place of each JSON answer; without a function, the answer itself. */
  bend: (change?: Bend) => void
  stop: () => Promise<void>
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
const told = ({ fields, files }: Form): Record<string, unknown> => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, parsed(value)])),
  files: files.map(({ name, type, bytes }) => ({ name, type, size: bytes.length })),
})

function recordOf(request: Request, person: Person | undefined): Recorded {
  const url = new URL(request.originalUrl, 'http://host')
  const headers: Recorded['headers'] = {}
  for (const name of ['content-type', 'idempotency-key', 'if-match'] as const) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  return {
    method: request.method,
    path: url.pathname.slice(1),
    query: Object.fromEntries(url.searchParams),
    headers,
    body: undefined,
    ...(person && { user: person.user.uuid }),
  }
}

function send(response: Response, { status, body, blob }: Answer): void {
  response.status(status)
  if (blob) {
    response.set('content-type', blob.type)
    response.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(blob.name)}`)
    response.end(blob.bytes)
  } else if (body === undefined) response.end()
  else response.json(body)
}

/**
 * A case API, an admin API and a sign-in on one port, which keep the two specifications to the letter and offer nothing
 * else. Unless `checks` is set, whoever has a token may do anything.
 */
export async function startSpecHost({ port = 0, checks = false } = {}): Promise<SpecHost> {
  const state = createState()
  const requests: Recorded[] = []
  const failures: (Failure & { route: Route; left: number })[] = []
  const app = express()
    .disable('etag')
    .disable('x-powered-by')
    .enable('case sensitive routing')
    .enable('strict routing')
  let url = ''
  let bend: Bend = (_call, body) => body
  app.use(signIn(state, () => url))

  // Records the call, then refuses a token that is not known.
  app.use(async (request, response, next) => {
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
    const person = state.people.find(({ user }) => user.uuid === state.tokens.get(token))
    const record = recordOf(request, person)
    requests.push(record)
    const { form, json, text } = await readBody(request)
    record.body = form ? told(form) : (json ?? (text || undefined))
    if (!person) throw new Refusal(401, 'Sign in first.')
    Object.assign(response.locals, { person, form, json })
    next()
  })

  const answer =
    (route: Route) =>
    async (request: Request, response: Response): Promise<void> => {
      const { person, form, json } = response.locals as { person: Person; form?: Form; json: unknown }
      const failure = failures.find((one) => one.route === route && one.left > 0)
      if (failure) {
        failure.left--
        await new Promise((resolve) => {
          setTimeout(resolve, failure.delay ?? 0)
        })
        response.set(failure.headers ?? {})
        return send(response, { status: failure.status, body: failure.body ?? { message: 'The host failed.' } })
      }
      const params = request.params as Record<string, string>
      if (checks) check(state, person, route, params, json)
      const query = new URL(request.originalUrl, 'http://host').searchParams
      const may = (name: string, client: string | null): boolean => !checks || holds(person, name, client)
      const handle = handlers[route] as (call: Call<string>) => Answer
      const given = handle({ state, person, params, query, json, form, may })
      if (request.method !== 'GET' && route.includes('client/case/')) touch(state, params.id)
      send(response, 'body' in given ? { ...given, body: bend(recordOf(request, person), given.body) } : given)
    }
  for (const [method, path] of PATHS)
    app[method.toLowerCase() as 'get' | 'post' | 'patch' | 'delete'](`/${path}`, answer(`${method} ${path}` as Route))
  for (const path of new Set(PATHS.map(([, path]) => path)))
    app.all(`/${path}`, () => {
      throw new Refusal(405, 'There is no such call here.')
    })
  app.use(() => absent())
  app.use((error: unknown, _request: Request, response: Response, _next: express.NextFunction) => {
    const { status = 500, message, details } = error as Partial<Refusal>
    send(response, { status, body: { message, ...(details && { details }) } })
  })

  const server = app.listen(port)
  await new Promise((resolve, reject) => {
    server.once('listening', resolve).once('error', reject)
  })
  const address = server.address() as AddressInfo
  url = `http://localhost:${address.port}`
  return {
    url,
    port: address.port,
    state,
    requests,
    bend: (change = (_call, body) => body) => {
      bend = change
    },
    fail: (route, failure) => failures.push({ ...failure, route, left: failure.times ?? 1 }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
