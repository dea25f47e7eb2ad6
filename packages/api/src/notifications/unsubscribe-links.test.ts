import { randomBytes, randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { personOfToken, unsubscribeAddress, unsubscribeToken } from './unsubscribe-links.ts'

const key = randomBytes(32)
const person = randomUUID()
const token = unsubscribeToken(key, person)

test('a token opens the link of its person, in every mail', () => {
  expect(personOfToken(key, token)).toBe(person)
  expect(unsubscribeToken(key, person)).toBe(token)
  expect(unsubscribeAddress('https://costs.example', key, person)).toBe(`https://costs.example/unsubscribe/${token}`)
})

test('the uuid of another with it opens nothing, nor does a token of another installation', () => {
  const other = unsubscribeToken(key, randomUUID())
  const mixed = Buffer.concat([
    Buffer.from(other, 'base64url').subarray(0, 16),
    Buffer.from(token, 'base64url').subarray(16),
  ])
  expect(personOfToken(key, mixed.toString('base64url'))).toBeUndefined()
  expect(personOfToken(randomBytes(32), token)).toBeUndefined()
})

test('no other text opens anything', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\w-]{60,66}$/)), (text) => {
      expect(personOfToken(key, text)).toBeUndefined()
    }),
  )
  for (const text of [`${token}=`, `${token}A`, token.slice(1), token.toLowerCase(), ` ${token}`])
    expect(personOfToken(key, text)).toBeUndefined()
})
