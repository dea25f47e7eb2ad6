import type { StoredLine } from './line-source.ts'

/** An amount as the server answers it; a sum alone has neither hours nor rate. */
export const amountOf = (amount: string, vat: string, hours: string | null = null, rate: string | null = null) => ({
  __typename: 'AssessedAmount' as const,
  ...{ hours, rate, amount, vat },
})

/** A line of 2.5 hours of preparation, of which nothing is entered. */
export const lineOf = (uuid: string, change: Partial<StoredLine> = {}): StoredLine => ({
  __typename: 'AssessedLine',
  uuid,
  version: '0',
  number: '1',
  date: '2025-03-05',
  description: `Preparation ${uuid}`,
  feeEarnerName: 'Priya Shah',
  feeEarnerUuid: '11111111-1111-4111-8111-111111111111',
  quantity: 2.5,
  unit: 'hours',
  isByTheHour: true,
  claimed: amountOf('542.50', '108.50', '2.50', '217.00'),
  offered: null,
  allowed: null,
  reason: null,
  words: null,
  dispute: null,
  reply: null,
  ruling: null,
  ...change,
})
