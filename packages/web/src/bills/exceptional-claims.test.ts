import { expect, test } from 'vitest'
import { caseFactsOf } from '@costdraft/schema/areas/index.ts'
import { outsideCases } from '@costdraft/schema/field.ts'
import { claimablePartsOf, claimLabel, isClaimed, isPaidWithoutClaim, withClaim } from './exceptional-claims.ts'

const child = 'child_arrangement'
const abuse = 'non_molestation_order'

test('a case has one claim, a case of two parts one for each, and a case without a fixed fee none', () => {
  expect(claimablePartsOf(caseFactsOf('legal_aid', 'care_and_supervision'))).toEqual([null])
  expect(claimablePartsOf(caseFactsOf('legal_aid', 'domestic_abuse_and_child_arrangement'))).toEqual([child, abuse])
  expect(claimablePartsOf(caseFactsOf('legal_aid', 'placement'))).toEqual([])
  expect(claimablePartsOf(caseFactsOf('court_of_protection', 'deputyship'))).toEqual([])
  expect(claimablePartsOf(caseFactsOf('elsewhere', 'unheard_of'))).toEqual([])
  expect(claimablePartsOf(outsideCases)).toEqual([])
  expect([claimLabel(null), claimLabel(child)]).toEqual(['Exceptional', 'Exceptional: Child Arrangements'])
})

test('hourly work is paid without a claim in a legal aid case without a fixed fee, and in no other', () => {
  const of = (area: string, caseType: string) => isPaidWithoutClaim(caseFactsOf(area, caseType))
  expect([of('legal_aid', 'placement'), of('legal_aid', 'criminal')]).toEqual([true, true])
  expect([
    of('legal_aid', 'care_and_supervision'),
    of('legal_aid', 'domestic_abuse_and_child_arrangement'),
    of('legal_aid', 'a_word_of_another_host'),
    of('court_of_protection', 'deputyship'),
    of('elsewhere', 'unheard_of'),
    isPaidWithoutClaim(outsideCases),
  ]).toEqual([false, false, false, false, false, false])
})

test('the claim of one part leaves that of the other', () => {
  const claims = withClaim([{ casePart: child, exceptional: true }], abuse, true)
  expect([isClaimed(claims, child), isClaimed(claims, abuse)]).toEqual([true, true])
  const withdrawn = withClaim(claims, child, false)
  expect([isClaimed(withdrawn, child), isClaimed(withdrawn, abuse)]).toEqual([false, true])
  expect(isClaimed(withdrawn, null)).toBe(true)
})

test('a case without parts has a single claim, whatever stood there before', () => {
  expect(withClaim([{ casePart: null, exceptional: true }], null, false)).toEqual([
    { casePart: null, exceptional: false },
  ])
  expect(withClaim([{ casePart: child, exceptional: true }], null, true)).toEqual([
    { casePart: null, exceptional: true },
  ])
})
