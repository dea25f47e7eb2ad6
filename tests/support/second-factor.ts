import { Secret, TOTP } from 'otpauth'
import { as, instance } from './instance.ts'
import { authorizeQuery, chosenInstead, PASSWORD, pkce, visitor } from './sign-in.ts'

/** What everybody in these tests signs in with after the first time. */
export const OWN = chosenInstead(PASSWORD)

/**
 * A code of an authenticator app: of now, or of so many steps of thirty seconds later. A test takes that of now and
 * then the next one: both are still taken if a step passes meanwhile.
 */
export const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * 30_000 })

/** A browser at the sign-in page, with its steps. */
export async function atSignIn() {
  const visit = visitor(instance.authUrl)
  const open = async () => {
    const query = new URLSearchParams(authorizeQuery(instance.webUrl, pkce().challenge)).toString()
    return (await visit('GET', `/oauth/authorize?${query}`)).location
  }
  const location = await open()
  return {
    visit,
    open,
    give: (email: string, password = OWN) => visit('POST', location, { email, password }),
    choose: (password: string) => visit('POST', `${location}/password`, { password }),
    code: (code: string) => visit('POST', `${location}/code`, { code }),
    add: (code: string) => visit('POST', `${location}/second-factor`, { code }),
  }
}
export const refusalIn = (page: string): string | undefined =>
  /role="alert">([^<]*)/.exec(page.replaceAll(/role="alert" hidden/g, ''))?.[1]
export const codesIn = (page: string): string[] => [...page.matchAll(/<li>([^<]*)/g)].map(([, code = '']) => code)
export const secretIn = (page: string): string => (/<strong>([^<]*)/.exec(page)?.[1] ?? '').replaceAll(' ', '')

export interface Addition {
  secret: string
  address: string
  page: string
  recovery_codes: string[]
}
export const addition = (email: string, body: object) =>
  as(email).rest<Addition>('POST', 'users/user/second-factor', { kind: 'app', current_password: OWN, ...body })

/** Adds an authenticator app to a person's account, with the code of now. */
export async function addApp(email: string): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await addition(email, {})
  if (begun.status !== 200) throw new Error(`${begun.status} ${JSON.stringify(begun.body)}`)
  const { secret } = begun.body
  const { status, body } = await addition(email, { code: codeOf(secret) })
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  return { secret, recoveryCodes: body.recovery_codes }
}
