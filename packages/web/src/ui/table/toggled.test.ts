import { expect, test } from 'vitest'
import { toggled } from './toggled.ts'

test('a value is added to the others, or taken out of them', () => {
  expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
  expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  expect(toggled([], 'a')).toEqual(['a'])
})
