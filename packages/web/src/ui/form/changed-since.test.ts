import { expect, test } from 'vitest'
import { changedSince } from './changed-since.ts'

const sent = { text: 'Rates', days: [{ from: '2025-01-01' }], note: '' }

test('what was sent is no change, and a list is one as a whole, with entries that are still empty', () => {
  expect(changedSince({ ...sent, days: [{ from: '2025-01-01' }] }, sent)).toEqual({})
  const days = [{ from: '2025-01-01' }, { from: '' }]
  expect(changedSince({ ...sent, days, note: 'x' }, sent)).toEqual({ days, note: 'x' })
  expect(changedSince({ ...sent, text: '' }, sent)).toEqual({ text: '' })
})
