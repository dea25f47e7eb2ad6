import { expect, test } from 'vitest'
import { createBudget } from './point-budget.ts'

test('a budget fills by its limit a minute, owes what was spent beyond it, and is each key’s own', () => {
  let time = 0
  const budget = createBudget(600, () => time)
  expect(budget.remaining('a')).toBe(600)
  budget.spend('a', 500)
  expect([budget.remaining('a'), budget.remaining('b')]).toEqual([100, 600])
  time += 10_000
  expect(budget.remaining('a')).toBe(200)
  budget.spend('a', 800)
  expect([budget.remaining('a'), budget.wait('a')]).toEqual([-600, 61])
  time += 60_000
  expect([budget.remaining('a'), budget.wait('a')]).toEqual([0, 1])
  time += 100
  expect(budget.remaining('a')).toBeCloseTo(1)
  time += 600_000
  expect(budget.remaining('a')).toBe(600)
})
