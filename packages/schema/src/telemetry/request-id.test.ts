import { expect, test } from 'vitest'
import { requestIdOf } from './request-id.ts'

test.each(['3f9a61c07b2d4e85', 'a_Proxy-has-made-9', crypto.randomUUID()])('%s is passed on', (id) => {
  expect(requestIdOf(id)).toBe(id)
})

test.each([
  undefined,
  '',
  'short',
  'x'.repeat(65),
  'jane.doe@firm.example',
  'a name with spaces',
  '{"level":60,"msg":"forged"}',
  'id\nid-of-a-line',
  ['one-of-two-ids', 'two-of-two-ids'],
])('%j is replaced by a new one', (header) => {
  const id = requestIdOf(header)
  expect(id).toMatch(/^[\da-f]{16}$/)
  expect(requestIdOf(header)).not.toBe(id)
})
