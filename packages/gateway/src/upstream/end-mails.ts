import { passedOn } from '@costdraft/schema/telemetry/pass-on.ts'
import { request } from 'undici'

/** In milliseconds. */
const DEADLINE = 10_000

/** Has a host end the mails of whoever a link is of, by its token; answers the status, or rejects. */
export type EndMails = (token: string) => Promise<number>

/** The call of `POST users/unsubscribe`, made once and without a token of a sign-in: nobody is signed in. */
export const endMailsAt =
  (adminUrl: string): EndMails =>
  async (token) => {
    const { statusCode, body } = await request(`${adminUrl}/users/unsubscribe`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...passedOn() },
      body: JSON.stringify({ token }),
      signal: AbortSignal.timeout(DEADLINE),
    })
    await body.dump()
    return statusCode
  }
