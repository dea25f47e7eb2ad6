import { expect, test } from 'vitest'
import type { Items } from '../items/index.ts'
import { allItems } from '../items/lines-of-kinds.ts'
import { price } from '../price.ts'
import type { PricedCase } from '../facts/priced-case.ts'

const items = allItems({
  time: [
    {
      uuid: 't',
      date: '2025-02-03',
      activityType: 'preparation',
      time: 100,
      vatExempt: false,
      location: 'London',
      panelMember: false,
      description: null,
    },
  ],
  hearings: [
    {
      uuid: 'h',
      date: '2025-03-04',
      courtLevel: 'other_judge',
      hearingType: 'advocate',
      days: [],
      finalDays: 0,
      allegationsOfHarm: false,
      lackOfUnderstanding: false,
      expertCrossExamined: false,
      courtBundle: null,
      travelMiles: null,
    },
  ],
  disbursements: [],
  expertFees: [],
})
const uncertified: PricedCase<'legal_aid'> = {
  area: 'legal_aid',
  caseType: 'care_and_supervision',
  representedParty: 'parent',
  partiesRepresented: 1,
  region: 'South',
  location: 'London',
  exceptional: false,
  highCourtWork: false,
  enhancements: {},
  certificate: null,
}

test('without a certificate, what goes by its date is not held and says so; a hearing goes by its own date', () => {
  const bill = price(uncertified, items)
  // The fixed fee alone is claimed and has no rate: core costs are not claimed.
  expect(bill).toMatchObject({ unpriced: 1, net: 12_816, escape: null, notPriced: null })
  expect(bill.heads.flatMap(({ lines }) => lines.map(({ date, notHeld }) => [date, notHeld]))).toEqual([
    [null, 'Rate not held: the case has no certificate, whose date of issue selects the edition of Table 2(c).'],
    [
      '2025-02-03',
      'Rate not held: the case has no certificate, whose date of issue selects the edition of Table 9(aa).',
    ],
    ['2025-03-04', null],
  ])
})

test('the VAT of the fixed fee is not that of earlier work', () => {
  const certificate = {
    courtLevel: 'other_judge',
    dateOfIssue: '2025-01-10',
    transfer: false,
    halfFixedFee: false,
  } as const
  // VAT was 15 % on this date, and is 20 % on the date of issue.
  const early: Items = { ...items, time: items.time.map((row) => ({ ...row, date: '2009-12-31' })), hearings: [] }
  expect(price({ ...uncertified, certificate }, early).heads[0]).toMatchObject({ net: 261_600, vat: 52_320 })
})

test('there is no escape test where the fixed fee or the hourly rates are not held', () => {
  const issued = (dateOfIssue: string, change: Partial<PricedCase<'legal_aid'>> = {}) =>
    price(
      {
        ...uncertified,
        certificate: { courtLevel: 'other_judge', dateOfIssue, transfer: false, halfFixedFee: false },
        ...change,
      },
      items,
    ).escape
  expect(issued('2014-04-22')).toEqual({
    fee: 261_600,
    threshold: 523_200,
    multiple: 2,
    hourly: 5_524,
    distance: -517_676,
    escapes: false,
  })
  expect(issued('2014-04-22', { representedParty: null })).toBeNull()
  // Table 2(c) begins in 2013, Table 9(aa) in April 2014.
  expect(issued('2014-04-21')).toBeNull()
})
