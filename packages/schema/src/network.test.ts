import { expect, test } from 'vitest'
import { placeOf, placeOfCall } from './network.ts'

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['203.0.113.77:51234', '203.0.113.0/24'],
  ['2001:db8:12:3456:789a::1', '2001:db8:12::/48'],
  ['[2001:db8::1]:443', '2001:db8::/48'],
  ['2001:0:5::1', '2001:0:5::/48'],
  ['::1', '127.0.0.0/24'],
  ['unknown', null],
  ['', null],
])('of the address %j %j is kept', (address, kept) => expect(placeOf(address)).toBe(kept))

test.each([
  ['127.0.0.1', '203.0.113.0/24', '203.0.113.0/24'],
  ['::1', '2001:db8:12::/48', '2001:db8:12::/48'],
  ['::ffff:10.1.2.3', '203.0.113.0/24', '203.0.113.0/24'],
  ['192.168.4.5', undefined, '192.168.4.0/24'],
  ['10.0.0.1', 'Mary <b>', '10.0.0.0/24'],
  ['10.0.0.1', '203.0.113.77', '10.0.0.0/24'],
  // Whoever is outside cannot say that they were elsewhere.
  ['198.51.100.9', '203.0.113.0/24', '198.51.100.0/24'],
  ['172.32.0.1', '203.0.113.0/24', '172.32.0.0/24'],
  ['2001:db8::1', '203.0.113.0/24', '2001:db8::/48'],
])('a call from %s that says %j is kept as from %s', (address, said, kept) =>
  expect(placeOfCall(address, said)).toBe(kept),
)
