import { exportJWK, generateKeyPair, importJWK, SignJWT, type JWK } from 'jose'
import { beforeAll, expect, test } from 'vitest'
import { AUDIENCE, tokenReader } from './tokens.ts'

const ISSUER = 'https://sign-in.example'
const AT = Date.parse('2026-01-01T12:00:00Z')

let signing: JWK
let other: JWK
beforeAll(async () => {
  const pair = async (): Promise<JWK> => {
    const { privateKey } = await generateKeyPair('ES256', { extractable: true })
    return { ...(await exportJWK(privateKey)), alg: 'ES256' }
  }
  signing = await pair()
  other = await pair()
})

const tokenBy = async (key: JWK, { seconds = 900, audience = AUDIENCE } = {}): Promise<string> =>
  new SignJWT({ grant: 'sign-in' })
    .setProtectedHeader({ alg: 'ES256' })
    .setSubject('person')
    .setIssuer(ISSUER)
    .setAudience(audience)
    .setIssuedAt(AT / 1_000)
    .setExpirationTime(AT / 1_000 + seconds)
    .sign(await importJWK(key))
/** A reader with a clock of its own. */
const readerAt = (start = AT) => {
  const clock = { now: start }
  return { clock, read: tokenReader(ISSUER, { signing, cookies: [] }, () => clock.now) }
}

test('a verified token is known until it expires, and no longer', async () => {
  const { clock, read } = readerAt()
  const header = `Bearer ${await tokenBy(signing)}`
  const bearer = { person: 'person', signIn: 'sign-in' }
  expect(await read(header)).toEqual(bearer)
  clock.now = AT + 899_000
  expect(await read(header)).toEqual(bearer)
  clock.now = AT + 900_000
  expect(await read(header)).toBeUndefined()
  // It is forgotten now, and verified anew.
  expect(await read(header)).toBeUndefined()
})

test('a token that was refused is refused again, and one letter more or less makes another token', async () => {
  const { read } = readerAt()
  const genuine = await tokenBy(signing)
  for (const token of [
    await tokenBy(other),
    await tokenBy(signing, { audience: 'another' }),
    await tokenBy(signing, { seconds: -1 }),
  ])
    for (const time of ['first', 'second']) expect(await read(`Bearer ${token}`), time).toBeUndefined()
  expect(await read(`Bearer ${genuine}`)).toBeDefined()
  const [head = '', payload = '', signature = ''] = genuine.split('.')
  for (const token of [`${genuine}a`, genuine.slice(0, -1), `${head}.${payload}.${signature.toLowerCase()}`, 'x'])
    expect(await read(`Bearer ${token}`)).toBeUndefined()
})
