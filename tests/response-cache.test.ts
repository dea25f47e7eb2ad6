import { createServer, type Server } from 'node:http'
import { startGateway, type Gateway } from '@costdraft/gateway/app.ts'
import { readConfig } from '@costdraft/gateway/config.ts'
import { request } from 'undici'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { startInstance, type Instance } from '../dev/instance.ts'
import { freePort } from '../dev/ports.ts'
import { startPostgres } from '../dev/postgres.ts'
import { callerOf, type Caller } from './support/instance.ts'
import { freshTokens, signIn, tokenCall } from './support/sign-in.ts'

// A separate instance, because any write invalidates the cache; in front of it a gateway with a controlled clock, and
// between the two a proxy that counts requests.
let postgres: Awaited<ReturnType<typeof startPostgres>> | undefined, instance: Instance, gateway: Gateway, glass: Server
let asked: string[] = [],
  time = 0
/** Delays a request before it reaches the API, or its response on the way back. */
let held: (path: string, way: 'there' | 'back') => Promise<unknown> = async () => {}
const OWNER = 'owner@ashdown.example',
  SOLICITOR = 'solicitor@ashdown.example',
  DRAFTSMAN = 'draftsman@harbour.example',
  BRYN = 'leader@bryn.example',
  ADMIN = 'admin@costdraft.example',
  DRAFTSMANS_OWNER = 'owner@harbour.example'
const caller = new Map<string, Caller>(),
  as = (email: string): Caller => caller.get(email)!

beforeAll(async () => {
  postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  instance = await startInstance({ databaseUrl: postgres?.url })
  glass = createServer(async (req, res) => {
    const path = req.url?.split('?')[0] ?? ''
    asked.push(`${req.method} ${path}`)
    await held(path, 'there')
    const body = await new Response(req.method === 'GET' ? null : (req as never)).text().catch(() => '')
    const { host: _host, connection: _connection, ...headers } = req.headers
    const answer = await request(`${instance.apiUrl}${req.url}`, {
      method: req.method as 'GET',
      headers,
      ...(body && { body }),
    })
    const bytes = Buffer.from(await answer.body.arrayBuffer())
    await held(path, 'back')
    res.writeHead(answer.statusCode, answer.headers).end(bytes)
  })
  const [glassPort, port] = [await freePort(), await freePort()]
  await new Promise<void>((resolve) => {
    glass.listen(glassPort, resolve)
  })
  gateway = await startGateway(
    readConfig({
      PORT: String(port),
      AUTH_URL: instance.authUrl,
      CASE_API_URL: `http://localhost:${glassPort}`,
      ADMIN_API_URL: `http://localhost:${glassPort}`,
    }),
    { now: () => time },
  )
  for (const email of [OWNER, SOLICITOR, DRAFTSMAN, BRYN, ADMIN, DRAFTSMANS_OWNER])
    caller.set(
      email,
      callerOf(
        { webUrl: `http://localhost:${port}`, apiUrl: instance.apiUrl },
        async () => (await signIn(instance, email)).access_token,
      ),
    )
})
beforeEach(() => {
  time = 0
  asked = []
  held = async () => {}
})
afterAll(async () => {
  await gateway.stop()
  glass.closeAllConnections()
  glass.close()
  await instance.stop()
  await postgres?.stop()
})

const BOARD =
  '{ cases(first: 200) { totalCount nodes { uuid caseName stage value unresolvedComments feeEarner { surname } site { siteName } client { name } } } }'
const QUESTIONS = [
  BOARD,
  '{ viewer { role clientName: client { name } may(permission: "case:update") unreadNotifications } }',
  '{ clients(first: 50) { nodes { name sites { siteName } feeEarners { surname } } } }',
  '{ users(first: 50) { nodes { name email } } }',
]
interface Board {
  cases: { totalCount: number; nodes: { uuid: string; caseName: string; stage: string }[] }
}
/** Sends a query; returns the response and the requests the API received for it. */
async function ask(email: string, question = BOARD, variables = {}) {
  // Signing in writes to the database, so it must happen before.
  await signIn(instance, email)
  asked = []
  const answer = await as(email).graphql(question, variables)
  return { ...answer, asked }
}
const PERSON_ALONE = ['GET /users/user']
const first = async (email = SOLICITOR) => ((await ask(email)).data as unknown as Board).cases.nodes[0]!

describe('a response is cached', () => {
  test('while nothing is stored: only the viewer is fetched again', async () => {
    // The first request computes and stores the totals of the cases.
    await ask(SOLICITOR)
    const before = await ask(SOLICITOR, `${BOARD} # once more`),
      again = await ask(SOLICITOR, `${BOARD} # once more`)
    expect(before.data).not.toBeNull()
    expect(before.asked.toSorted()).toEqual(['GET /client/case', 'GET /users/user'])
    expect(again).toEqual({ ...before, asked: PERSON_ALONE })
  })

  test('per token, operation and variables', async () => {
    const paged = 'query ($n: Int) { cases(first: $n) { nodes { uuid } } }'
    for (const n of [1, 2]) expect((await ask(SOLICITOR, paged, { n })).asked).toHaveLength(2)
    const one = await ask(SOLICITOR, paged, { n: 1 })
    expect([one.asked, (one.data as unknown as Board).cases.nodes.length]).toEqual([PERSON_ALONE, 1])
    await ask(SOLICITOR)
    const theirs = await ask(BRYN),
      other = theirs.data as unknown as Board
    expect(theirs.asked).toHaveLength(2)
    expect(other.cases.nodes.map(({ uuid }) => uuid)).not.toContain((await first()).uuid)
  })

  test('for half a minute', async () => {
    await ask(SOLICITOR)
    time = 29_999
    expect((await ask(SOLICITOR)).asked).toEqual(PERSON_ALONE)
    time = 30_000
    expect((await ask(SOLICITOR)).asked).toHaveLength(2)
  })
})

describe('a response is not cached', () => {
  test('after any write, also in another firm', async () => {
    await ask(SOLICITOR)
    const { uuid } = await first(BRYN)
    expect((await as(BRYN).rest('POST', `client/case/${uuid}/note`, { body: 'Called.' })).status).toBe(201)
    expect((await ask(SOLICITOR)).asked).toHaveLength(2)
  })

  test('if it is a mutation or contains an error', async () => {
    const { uuid } = await first(),
      move = 'mutation ($u: ID!) { moveCase(uuid: $u, stage: in_review) { stage } }'
    for (let n = 0; n < 2; n++)
      expect((await ask(SOLICITOR, move, { u: uuid })).asked).toContain(`POST /client/case/${uuid}/status/in_review`)
    const partly = '{ viewer { role } case(uuid: "00000000-0000-4000-8000-000000000000") { caseName } }'
    for (let n = 0; n < 2; n++) expect((await ask(SOLICITOR, partly)).asked).toHaveLength(2)
  })

  test('if it was read partly before and partly after a write', async () => {
    await ask(SOLICITOR)
    const { uuid } = await first(BRYN),
      whoAnswered = Promise.withResolvers<void>(),
      casesCameBack = Promise.withResolvers<void>()
    held = async (path, way) => {
      if (path === '/client/case' && way === 'there') {
        await whoAnswered.promise
        await as(BRYN).rest('POST', `client/case/${uuid}/note`, { body: 'In between.' })
      }
      if (path === '/client/case' && way === 'back') setTimeout(casesCameBack.resolve, 20)
      if (path === '/users/user' && way === 'back') {
        whoAnswered.resolve()
        await casesCameBack.promise
      }
    }
    const question = `${BOARD} # in two parts`
    await ask(SOLICITOR, question)
    held = async () => {}
    expect((await ask(SOLICITOR, question)).asked).toHaveLength(2)
  })

  test('for a user who has signed out', async () => {
    const tokens = await freshTokens(instance, SOLICITOR),
      own = { authorization: `Bearer ${tokens.access_token}` }
    for (let n = 0; n < 2; n++) expect((await as(SOLICITOR).graphql(BOARD, {}, own)).errors).toBeUndefined()
    // Using a refresh token twice ends the session it belongs to.
    for (let n = 0; n < 2; n++)
      await tokenCall(instance.authUrl, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token })
    expect((await as(SOLICITOR).graphql(BOARD, {}, own)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  })

  test('for a user who has lost a permission', async () => {
    const whose = async () => (await ask(DRAFTSMAN)).data as unknown as Board | null
    const {
      body: { user_uuid: uuid },
    } = await as(DRAFTSMAN).rest<{ user_uuid: string }>('GET', 'users/user')
    const {
      body: { client_uuid: client },
    } = await as(OWNER).rest<{ client_uuid: string }>('GET', 'users/user')
    const before = await whose(),
      link = (client_role: string) =>
        as(DRAFTSMANS_OWNER).rest('POST', `clients/${client}/users/${uuid}`, { client_role })
    expect(before?.cases.totalCount).toBeGreaterThan(0)
    expect(await whose()).toEqual(before)
    expect((await link('no_access')).status).toBe(204)
    expect((await whose())?.cases?.totalCount ?? 0).toBe(0)
    await link('costs_draftsman')
    expect(await whose()).toEqual(before)
  })
})

/** A seeded random number generator: values from 0 to below 1. */
function* numbers(seed: number): Generator<number, never> {
  for (let n = seed; ;) {
    n = (n * 1_103_515_245 + 12_345) % 2 ** 31
    yield n / 2 ** 31
  }
}

test('random writes in between: a cached response always equals a new one', async () => {
  const random = numbers(7),
    pick = <T>(from: readonly T[]): T => from[Math.floor(random.next().value * from.length)]!
  const {
    body: { client_uuid: client },
  } = await as(OWNER).rest<{ client_uuid: string }>('GET', 'users/user')
  const {
      body: [site],
    } = await as(OWNER).rest<{ uuid: string }[]>('GET', `clients/${client}/sites`),
    {
      body: [earner],
    } = await as(OWNER).rest<{ uuid: string }[]>('GET', `client/${client}/fee-earner`)
  const cases = ((await ask(SOLICITOR)).data as unknown as Board).cases.nodes
  let n = 0
  const changes: Record<string, () => Promise<{ status: number }>> = {
    move: () =>
      as(SOLICITOR).rest(
        'POST',
        `client/case/${pick(cases).uuid}/status/${pick(['in_progress', 'in_review', 'blocked'])}`,
        {},
      ),
    rename: () =>
      as(SOLICITOR).rest('PATCH', `client/case/legal-aid/${pick(cases).uuid}`, { case_name: `Re Number ${++n}` }),
    spend: () =>
      as(SOLICITOR).rest('POST', `client/case/${pick(cases).uuid}/disbursement`, {
        disbursement_type: 'taxi',
        date: '2025-03-03',
        amount: ++n,
        description: 'To court',
      }),
    marry: () =>
      as(OWNER).rest('PATCH', `client/${client}/fee-earner/${earner?.uuid}`, {
        surname: `Earner${'abcdefghij'[++n % 10]}`,
      }),
    furnish: () => as(OWNER).rest('PATCH', `clients/${client}/sites/${site?.uuid}`, { site_name: `Office ${++n}` }),
    note: async () => as(BRYN).rest('POST', `client/case/${(await first(BRYN)).uuid}/note`, { body: `Note ${++n}` }),
  }
  let kept = 0
  for (let step = 0; step < 80; step++) {
    const change = random.next().value < 0.3 ? pick(Object.keys(changes)) : 'nothing'
    expect((await changes[change]?.())?.status ?? 200).toBeLessThan(300)
    const email = pick([SOLICITOR, DRAFTSMAN, ADMIN]),
      question = pick(QUESTIONS)
    for (let time = 0; time < 2; time++) {
      const { asked: of, ...answer } = await ask(email, question)
      if (of.length === 1) kept++
      const { asked: _all, ...now } = await ask(email, `${question} # ${step} ${time}`)
      expect([step, change, answer]).toEqual([step, change, now])
    }
  }
  expect(kept).toBeGreaterThan(40)
})
