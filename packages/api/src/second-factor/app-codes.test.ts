import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { appAddress, newAppSecret, stepOfCode } from './app-codes.ts'

/** The secret of the test vectors of RFC 6238, whose codes have eight digits: ours are the last six. */
const SECRET = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
])('at %i seconds the code of RFC 6238 is taken', (seconds, code) => {
  expect(stepOfCode(SECRET, code, new Date(seconds * 1_000))).toBe(Math.floor(seconds / 30))
})

test('the codes before and after are taken, each as its own step, and no others', () => {
  const at = 1_700_000_010_000
  const step = Math.floor(at / 30_000)
  const codeOf = (delta: number): string =>
    new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: at + delta * 30_000 })
  expect([-2, -1, 0, 1, 2].map((delta) => stepOfCode(SECRET, codeOf(delta), new Date(at)))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ])
})

test.each(['', '28708', '2870820', '28708x', '-87082', '２８７０８２'])('%j is no code', (typed) => {
  expect(stepOfCode(SECRET, typed, new Date(59_000))).toBeUndefined()
})

test('blanks in a code are ignored', () => {
  expect(stepOfCode(SECRET, ' 287 082 ', new Date(59_000))).toBe(1)
})

test('the address of an app names the product, the account and the secret', () => {
  const secret = newAppSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const { protocol, host, pathname, searchParams } = new URL(appAddress(secret, 'ann@firm.example'))
  expect([protocol, host, decodeURIComponent(pathname)]).toEqual(['otpauth:', 'totp', '/CostDraft:ann@firm.example'])
  expect(searchParams.get('secret')).toBe(secret)
})
