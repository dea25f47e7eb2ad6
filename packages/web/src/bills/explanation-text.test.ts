import { expect, test } from 'vitest'
import { feeFacts, roundingOf, sentenceOf, type ExplainedCase } from './explanation-text.ts'

const record = (caseType: string): ExplainedCase =>
  ({
    caseType,
    representedParty: 'parent',
    partiesRepresented: 2,
    feeEarner: { firstname: 'Ann', surname: 'Lee' },
    certificate: { courtLevel: 'other_judge', dateOfIssue: '2025-01-10', transfer: false, halfFixedFee: false },
    totals: { heads: [{ name: 'fixed_fee', lines: { nodes: [] } }], escape: null },
  }) as unknown as ExplainedCase
const office = { siteName: 'Leeds', region: 'North', location: 'Non-London' }
const termsOf = (caseType: string) => feeFacts('fixed_fee', record(caseType), office).map(([term]) => term)

test('a fixed fee is explained by what its own scheme goes by', () => {
  expect(termsOf('care_and_supervision')).toEqual(['Party', 'Clients', 'Court', 'Region', 'Date of issue'])
  expect(termsOf('finance')).toEqual(['Case', 'Court', 'Rate band', 'Date of issue'])
  expect(sentenceOf('fixed_fee', record('care_and_supervision'))).toContain(
    'for the party, the number of clients, the court and the region, in',
  )
  expect(sentenceOf('fixed_fee', record('finance'))).toContain(
    'for the kind of case, the court and the rate band of the office, in',
  )
  expect(feeFacts('advocacy', record('finance'), office)).toEqual([])
})

test('a fixed fee of a part is that of its own aspect', () => {
  const part = { ...record('domestic_abuse_and_child_arrangement'), part: 'child_arrangement' } as const
  expect(feeFacts('fixed_fee', part, office)[0]).toEqual(['Case', 'Child Arrangements'])
  expect(sentenceOf('fee', part)).toBe('The whole standard fee of the part, before any halving.')
  expect(sentenceOf('fee', record('finance'))).toBe('The whole standard fee of the case, before any halving.')
})

test('profit costs at rates that the firm chooses are not explained by guideline rates', () => {
  const at = (rateFrom: string | null): ExplainedCase => {
    const heads = [{ name: 'profit_costs', lines: { nodes: [{ rateFrom }] } }]
    return { ...record('bill_of_costs'), totals: { heads, escape: null } } as unknown as ExplainedCase
  }
  expect(sentenceOf('profit_costs', at('default'))).toContain('otherwise £100.00')
  expect(sentenceOf('profit_costs', at(null))).toContain('otherwise the guideline rate on the day of the work')
})

test('a sum of lines says how they are rounded, with bolt-ons for advocacy alone', () => {
  const line = 'Each line is quantity × rate × (1 + enhancement), rounded once to the penny, half a penny up.'
  for (const subject of ['routine', 'scheduled', 'profit_costs', 'fixed_fee', 'net', 'vat', 'gross'] as const) {
    expect(roundingOf(subject)).toContain(line)
    expect(roundingOf(subject)).toContain('The VAT of each line is rounded once. Totals are sums of lines')
    expect(roundingOf(subject)).not.toContain('bolt-ons')
  }
  expect(roundingOf('advocacy')).toContain('applied to the whole hearing fee; what they come to is rounded once')
  expect([roundingOf('threshold'), roundingOf('unpriced')]).toEqual([null, null])
})
