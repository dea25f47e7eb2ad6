import { hashPassword } from '@costdraft/api/access/passwords.ts'
import { demoSignIns } from '@costdraft/api/seed/demo-sign-ins.ts'
import { people } from '@costdraft/api/seed/people.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOwn } from './support/own-database.ts'

let own: Awaited<ReturnType<typeof openOwn>>
beforeAll(async () => {
  own = await openOwn()
})
afterAll(() => own.close())

const EMBEDDED = { seed: 'demo', externalHost: undefined } as const
/** The e-mail addresses that the start prints. */
const printed = async (config: Parameters<typeof demoSignIns>[1] = EMBEDDED): Promise<string[]> =>
  (await demoSignIns(own.db, config)).flatMap((line) => /^ {2}(\S+@\S+)/.exec(line)?.[1] ?? [])

test('the sign-ins of the demonstration are printed where they work, and only those that do', async () => {
  const all = people.map(({ email }) => email)
  expect(await printed()).toEqual(all)
  expect(await printed({ ...EMBEDDED, seed: 'none' })).toEqual([])
  const externalHost = {
    issuer: 'a',
    audience: 'a',
    clientId: 'a',
    jwksUrl: new URL('https://a.example'),
    userClaim: 'sub',
  }
  expect(await printed({ ...EMBEDDED, externalHost })).toEqual([])

  const set = (email: string, values: { password_hash?: string; deactivated_at?: string }) =>
    own.db.updateTable('person').set(values).where('email_address', '=', email).execute()
  await set('admin@costdraft.example', { password_hash: await hashPassword('another-password') })
  await set('it@harbour.example', { deactivated_at: new Date().toISOString() })
  expect(await printed()).toEqual(all.filter((email) => !/^(?:admin|it)@/.test(email)))
  await own.db.updateTable('person').set({ password_hash: 'changed' }).execute()
  expect(await demoSignIns(own.db, EMBEDDED)).toEqual([])
})
