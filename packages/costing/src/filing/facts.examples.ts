import { makeBill, makeHeads } from '../bills/bill.ts'
import type { Line } from '../bills/line.ts'
import type { PricedCase } from '../facts/priced-case.ts'
import type { FiledItem, FilingFacts } from './facts.ts'

// Facts of the tests of the check before filing: a case without gaps, of which each test changes what it is about.

export const certified = (
  caseType: PricedCase<'legal_aid'>['caseType'] = 'care_and_supervision',
): FilingFacts['priced'] => ({
  area: 'legal_aid',
  caseType,
  region: 'North',
  location: 'London',
  representedParty: 'parent',
  partiesRepresented: 1,
  exceptional: false,
  enhancements: {},
  highCourtWork: false,
  certificate: { courtLevel: 'other_judge', dateOfIssue: '2025-01-10', transfer: false, halfFixedFee: false },
})
export const item = (change: Partial<FiledItem>): FiledItem => ({
  uuid: 'i',
  kind: 'time_recording',
  date: '2025-03-03',
  feeEarner: null,
  activityType: null,
  hearingType: null,
  disbursementType: null,
  work: [],
  amount: null,
  vatExempt: false,
  hasExceptionalTravel: false,
  description: null,
  documents: 0,
  ...change,
})
export const time = (change: Partial<FiledItem> & { hours?: number } = {}): FiledItem => {
  const { hours = 100, ...rest } = change
  const whole = item({ activityType: 'preparation', feeEarner: 'p', ...rest })
  return { ...whole, work: [{ date: whole.date ?? '', hours }] }
}
export const paid = (change: Partial<FiledItem> = {}): FiledItem =>
  item({ kind: 'disbursement', disbursementType: 'taxi', amount: 1_000, ...change })
export const hearing = (change: Partial<FiledItem> = {}): FiledItem =>
  item({ kind: 'hearing', hearingType: 'interim', feeEarner: 'p', documents: 1, ...change })
export const line = (change: Partial<Line>): Line => ({
  item: null,
  head: 'scheduled',
  date: '2025-03-03',
  description: 'Fixed fee',
  quantity: 1,
  unit: 'fee',
  rate: 0,
  enhancement: 0,
  net: 0,
  vat: 0,
  under: null,
  excludedBecause: null,
  notHeld: null,
  ...change,
})
export const facts = (
  items: readonly FiledItem[],
  change: Partial<FilingFacts> = {},
  lines: Line[] = [],
): FilingFacts => ({
  priced: certified(),
  bill: makeBill(makeHeads(['fixed_fee', 'scheduled'], [lines], {}), {}),
  items,
  feeEarners: new Map([['p', 'Priya Nair']]),
  period: null,
  parts: new Map(),
  texts: { narrative: 'The case was this.', enhancement: null },
  unprintable: new Map(),
  missingFacts: [],
  today: '2026-01-01',
  ...change,
})
