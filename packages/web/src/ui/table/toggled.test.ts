import { expect, test } from 'vitest'
import { toggled, toggledOne } from './toggled.ts'

test('a value is added to the others, or taken out of them', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  expect(toggled([], 'a')).toEqual(['a'])
})

test('of values that exclude each other the last one stands, and none once it is pressed again', () =>
  expect([toggledOne(undefined, 'a'), toggledOne('a', 'b'), toggledOne('b', 'b')]).toEqual(['a', 'b', undefined]))
