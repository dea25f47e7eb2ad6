import { expect, test } from 'vitest'
import {
  differingParts,
  inputOf,
  noOffer,
  noPayment,
  partText,
  valuesOf,
  type PaymentValues,
} from './payment-values.ts'

const stored = valuesOf({
  __typename: 'Assessment',
  version: '3',
  generalPoints: null,
  payments: [{ __typename: 'AssessmentPayment', date: '2025-03-03', amount: '1000.00', words: 'On account' }],
  offers: [
    {
      __typename: 'AssessmentOffer',
      date: '2025-04-04',
      by: 'paying_party',
      amount: '9000.00',
      words: null,
      beside: null,
    },
  ],
  interest: {
    __typename: 'AssessmentInterest',
    rate: 8,
    from: null,
    amount: null,
    daily: null,
    disallowed: [],
    periods: [],
  },
  ...{ balance: null, payable: null },
})
const changed = (part: Partial<PaymentValues>): PaymentValues => ({ ...stored, ...part })

test('only the parts that say something else are sent, a list as a whole', () => {
  expect(inputOf(stored, changed({}))).toEqual({ input: {} })
  expect(inputOf(stored, changed({ rate: '8.00', payments: [...stored.payments, noPayment] }))).toEqual({ input: {} })
  const payments = [...stored.payments, { date: '2025-05-01', amount: '£1,200', words: '' }]
  expect(inputOf(stored, changed({ payments, from: '2025-06-01', rate: '4.5 %' })).input).toEqual({
    payments: [
      { date: '2025-03-03', amount: 1000, words: 'On account' },
      { date: '2025-05-01', amount: 1200, words: null },
    ],
    interest: { rate: 4.5, from: '2025-06-01' },
  })
  expect(inputOf(stored, changed({ offers: [] })).input).toEqual({ offers: [] })
  expect(inputOf(stored, changed({ rate: '', generalPoints: ' Too much ' })).input).toEqual({
    interest: { rate: null },
    generalPoints: 'Too much',
  })
})
test('what is wrong is said of its place', () => {
  const wrong = changed({
    payments: [...stored.payments, { date: 'soon', amount: '', words: 'x' }],
    offers: [{ ...noOffer, date: '2025-05-01', by: '', amount: 'much' }],
    disallowed: [{ from: '2025-01-01', to: '' }],
    rate: '101',
  })
  expect(inputOf(stored, wrong).problems?.map(({ path }) => path)).toEqual([
    'payments.1.date',
    'payments.1.amount',
    'offers.0.by',
    'offers.0.amount',
    'interest.rate',
    'interest.disallowed.0.to',
  ])
})
test('an offer of which only the side is chosen is none', () => {
  expect(differingParts(stored, changed({ offers: [...stored.offers, noOffer] }))).toEqual([])
})
test('parts are compared in words', () => {
  expect(partText('payments', stored)).toBe('03/03/2025 £1,000.00 On account')
  expect(partText('offers', stored)).toBe('04/04/2025 Paying party £9,000.00')
  expect(partText('disallowed', changed({ disallowed: [{ from: '2025-01-01', to: '2025-01-31' }] }))).toBe(
    '01/01/2025 – 31/01/2025',
  )
  expect([partText('rate', stored), partText('from', stored)]).toEqual(['8', ''])
})
