import { expect, test } from 'vitest'
import { unpricedNames } from './unpriced-names.ts'

const line = { date: '2025-03-04', description: 'Reading', excludedBecause: null, notHeld: 'Rate not held.' }
const head = (casePart: 'child_arrangement' | null) => ({
  name: 'scheduled' as const,
  casePart,
  excludedBecause: null,
  lines: { nodes: [line] },
})

test('an item without a price is named with its part in a case of two parts, and without one in any other', () => {
  const heads = [head('child_arrangement'), head(null)]
  expect(unpricedNames({ parts: [{ casePart: 'child_arrangement' }, { casePart: null }], heads })).toEqual([
    'Child Arrangements · Core costs: scheduled · 04/03/2025 · Reading',
    'Part not recorded · Core costs: scheduled · 04/03/2025 · Reading',
  ])
  expect(unpricedNames({ parts: [], heads: [head(null)] })).toEqual(['Core costs: scheduled · 04/03/2025 · Reading'])
})
