import { expect, test } from 'vitest'
import { createStore } from './store.ts'

test('a store tells those who follow it of each change, and nobody else', () => {
  const store = createStore('a')
  const seen: string[] = []
  const stop = store.subscribe(() => seen.push(store.read()))
  store.set('b')
  store.set('c')
  stop()
  store.set('d')
  expect(seen).toEqual(['b', 'c'])
  expect(store.read()).toBe('d')
})
