import { expect, test } from 'vitest'
import { hasRowsWithoutPart, isRateMissing, ownEditionSentence } from './bill.ts'

test('an edition says whose it is, unless it is the statute’s', () => {
  expect(ownEditionSentence({ own: null })).toBeUndefined()
  const own = { __typename: 'OwnRate', firm: 'Harbour Costs', by: 'Ann Lee', on: '2026-05-03' } as const
  expect(ownEditionSentence({ own })).toBe('Own edition of Harbour Costs, recorded by Ann Lee on 03/05/2026')
})

test('a rate is missing where something else than a row without a part has no price', () => {
  const head = (casePart: 'child_arrangement' | null, unpriced: number) => ({
    __typename: 'Head' as const,
    name: 'scheduled' as const,
    casePart,
    net: '0.00',
    excludedBecause: null,
    unpriced,
    provisional: false,
  })
  const part = (casePart: 'child_arrangement' | null) => ({
    __typename: 'PartTotals' as const,
    casePart,
    net: '0.00',
    vat: '0.00',
    gross: '0.00',
    escape: null,
  })
  const both = [part('child_arrangement'), part(null)]
  expect([hasRowsWithoutPart({ parts: both }), hasRowsWithoutPart({ parts: [] })]).toEqual([true, false])
  expect([
    isRateMissing({ unpriced: 1, parts: [], heads: [head(null, 1)] }),
    isRateMissing({ unpriced: 1, parts: both, heads: [head('child_arrangement', 0), head(null, 1)] }),
    isRateMissing({ unpriced: 2, parts: both, heads: [head('child_arrangement', 1), head(null, 1)] }),
    isRateMissing({ unpriced: 0, parts: [], heads: [head(null, 0)] }),
    isRateMissing({ unpriced: null, parts: [], heads: [] }),
  ]).toEqual([true, false, true, false, false])
})
