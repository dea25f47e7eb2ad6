import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './passwords.ts'

test('a password is checked with its case and to its end', async () => {
  const password = `Correct horse ${'battery '.repeat(20)}staple`
  const stored = await hashPassword(password)
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const others = [password.toLowerCase(), password.slice(0, -1), `${password}s`]
  const checked = await Promise.all([password, ...others].map((typed) => passwordMatches(stored, typed)))
  expect(checked).toEqual([true, false, false, false])
})
