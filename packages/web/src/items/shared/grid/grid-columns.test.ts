import { expect, test } from 'vitest'
import { groupsOf } from './grid-columns.ts'

test('columns of one group stand under it; the one that stays in sight stands by itself', () => {
  const columns = [
    { name: 'number' },
    { name: 'date' },
    { name: 'description', isKept: true },
    { name: 'earner' },
    { name: 'claimed', group: 'Claimed' },
    { name: 'vat', group: 'Claimed' },
    { name: 'allowed', group: 'Allowed' },
    { name: 'reason' },
  ]
  expect(groupsOf(columns)?.map(({ group, count, isKept }) => `${group} ${count}${isKept ? ' kept' : ''}`)).toEqual([
    ' 2',
    ' 1 kept',
    ' 1',
    'Claimed 2',
    'Allowed 1',
    ' 1',
  ])
  expect(groupsOf(columns.map(({ name }) => ({ name })))).toBeUndefined()
})
