import { expect, test } from 'vitest'
import { placeOf } from './sign-in-history.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['203.0.113.77:51234', '203.0.113.0/24'],
  ['2001:db8:12:3456:789a::1', '2001:db8:12::/48'],
  ['[2001:db8::1]:443', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', null],
  ['', null],
])('of the address %j %j is kept', (address, kept) => expect(placeOf(address)).toBe(kept))
