import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { startPostgres, type Postgres } from '../dev/postgres.ts'
import { TIMES } from '../dev/property-runs.ts'
import { startOwnApi } from './support/own-api.ts'
import type { Addition } from './support/second-factor.ts'
import { authorizeQuery, PASSWORD, pkce, visitor } from './support/sign-in.ts'

// Somebody has the password and guesses the code, for days: 400 codes here, 10,000 by `npm run prove codes`.
const VICTIM = 'solicitor@ashdown.example'
const WINDOW = 15 * 60_000
const WINDOWS = 4 * TIMES
const GUESSES = 100
/** What may be tried in a window. */
const TRIED = 10

let postgres: Postgres | undefined
let api: Awaited<ReturnType<typeof startOwnApi>>
/** Milliseconds by which the clock of the product is ahead. */
let ahead = 0
beforeAll(async () => {
  postgres = inject('engine') === 'PostgreSQL' ? await startPostgres() : undefined
  api = await startOwnApi(
    { TRUST_PROXY: '1', ...(postgres && { DATABASE_URL: postgres.url }) },
    { now: () => new Date(Date.now() + ahead) },
  )
})
afterAll(async () => {
  await api.stop()
  await postgres?.stop()
})

/** The codes that are right at some moment of the window that begins now, and around it. */
function rightCodes(secret: string): Set<string> {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const steps = Array.from({ length: WINDOW / 30_000 + 8 }, (_, step) => (step - 4) * 30_000)
  return new Set(steps.map((later) => totp.generate({ timestamp: Date.now() + ahead + later })))
}
const codeOfNow = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead })

/** Gives the password at the sign-in page, from wherever; answers the function that gives a code. */
async function afterPassword() {
  const visit = visitor(api.authUrl)
  const query = new URLSearchParams(authorizeQuery(api.webUrl, pkce().challenge)).toString()
  const { location } = await visit('GET', `/oauth/authorize?${query}`)
  const { status } = await visit('POST', location, { email: VICTIM, password: PASSWORD })
  expect(status).toBe(200)
  return async (code: string) => (await visit('POST', `${location}/code`, { code })).status
}

test('of all codes ten in a quarter of an hour are tried, and in between not even the right one opens', async () => {
  const add = (body: object) =>
    api
      .as(VICTIM)
      .rest<Addition>('POST', 'users/user/second-factor', { kind: 'app', current_password: PASSWORD, ...body })
  const { secret } = (await add({})).body
  expect((await add({ code: codeOfNow(secret) })).status).toBe(200)

  let guess = 0
  for (let window = 0; window < WINDOWS; window++) {
    ahead += WINDOW + 1_000
    const right = rightCodes(secret)
    const answers: number[] = []
    // A new sign-in each time that twenty have been given: whoever guesses has the password.
    let give = await afterPassword()
    while (answers.length < GUESSES) {
      const code = String(guess++).padStart(6, '0')
      if (right.has(code)) continue
      answers.push(await give(code))
      if (answers.length % 20 === 0) give = await afterPassword()
    }
    const by = (status: number): number => answers.filter((answer) => answer === status).length
    expect([by(401), by(429)]).toEqual([TRIED, GUESSES - TRIED])
    expect(await give(codeOfNow(secret))).toBe(429)
  }
  // Its owner waits no longer than the window, and signs in.
  ahead += WINDOW + 1_000
  expect(await (await afterPassword())(codeOfNow(secret))).toBe(303)
})
