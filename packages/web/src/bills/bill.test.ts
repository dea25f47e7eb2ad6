import { expect, test } from 'vitest'
import { ownEditionSentence } from './bill.ts'

test('an edition says whose it is, unless it is the statute’s', () => {
  expect(ownEditionSentence({ own: null })).toBeUndefined()
  const own = { __typename: 'OwnRate', firm: 'Harbour Costs', by: 'Ann Lee', on: '2026-05-03' } as const
  expect(ownEditionSentence({ own })).toBe('Own edition of Harbour Costs, recorded by Ann Lee on 3 May 2026')
})
