import { passedOn } from '@costdraft/schema/telemetry/pass-on.ts'
import { request } from 'undici'

/** In milliseconds. */
const DEADLINE = 10_000
const OK = 200
const NOT_FOUND = 404
const TOO_MANY = 429
const UNAVAILABLE = 503

/** The calendar of whoever has the link with a secret, as the host answers it. */
export type ReadCalendar = (secret: string) => Promise<{ status: number; text: string }>

/** The call of `POST client/calendar`, made once and without a token of a sign-in: nobody is signed in. */
export const readCalendarAt =
  ({ caseApiUrl, webUrl }: { caseApiUrl: string; webUrl: string }): ReadCalendar =>
  async (secret) => {
    const { statusCode, body } = await request(`${caseApiUrl}/client/calendar`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...passedOn() },
      body: JSON.stringify({ secret, web_url: webUrl }),
      signal: AbortSignal.timeout(DEADLINE),
    })
    if (statusCode === OK) return { status: OK, text: await body.text() }
    await body.dump()
    if (statusCode === TOO_MANY) return { status: TOO_MANY, text: '' }
    // A host without calendars has no such path, or asks for a token.
    return { status: statusCode > TOO_MANY ? UNAVAILABLE : NOT_FOUND, text: '' }
  }
