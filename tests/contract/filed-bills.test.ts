import { filingFindings, price, type FiledItem, type FilingFacts, type FilingRuleName } from '@costdraft/costing'
import { expect, test } from 'vitest'
import { itemsOf, ratesOf, workedBills, workedCase, type WorkedBill } from '../../dev/worked-bill.ts'

// What the check before filing says of the claims of the worked bills: how they are claimed, and what is enhanced.

const claims: readonly FilingRuleName[] = ['escape_not_claimed', 'exceptional_not_reached', 'enhancement_unreasoned']
const bills = workedBills()

function claimsOf(worked: WorkedBill, texts: FilingFacts['texts']): [rule: string, message: string][] {
  const priced = workedCase(worked)
  const items = itemsOf(worked)
  const filed = items.time.map(({ uuid, date, activityType, time }): FiledItem => ({
    ...{ uuid, kind: 'time_recording', date, activityType, work: [{ date, hours: time }] },
    ...{ feeEarner: null, hearingType: null, disbursementType: null, amount: null, vatExempt: false },
    ...{ hasExceptionalTravel: false, description: uuid, documents: 0 },
  }))
  return filingFindings({
    ...{ priced, bill: price(priced, items, ratesOf(worked)), items: filed, texts, today: '2030-01-01' },
    ...{ feeEarners: new Map(), period: null, parts: new Map(), unprintable: new Map(), missingFacts: [] },
  }).flatMap(({ rule, message }) => (claims.includes(rule) ? [[rule, message]] : []))
}
const reasoned = { narrative: 'The case was this.', enhancement: 'Urgent throughout.' }
const bare = { narrative: null, enhancement: null }
const named = (name: string): WorkedBill => {
  const found = bills.find((bill) => bill.name.startsWith(name))
  if (!found) throw new Error(`There is no bill ${name}.`)
  return found
}

test.each([
  ['11', []],
  ['12', []],
  [
    '69',
    [
      [
        'escape_not_claimed',
        'The case escapes its fixed fee and is not claimed as exceptional: its hourly costs of £1,439.32 are £3.32 above £1,436.00.',
      ],
    ],
  ],
  [
    '70',
    [
      [
        'exceptional_not_reached',
        'The case is claimed as exceptional and does not escape its fixed fee: its hourly costs are £1,436.00, and must exceed £1,436.00.',
      ],
    ],
  ],
  [
    '14',
    [
      [
        'enhancement_unreasoned',
        'Enhancement of up to 40 % is claimed for 5 rows, and there are no reasons for it and no narrative.',
      ],
    ],
  ],
  // Set for activities of a case that is paid its fixed fee, and so not claimed.
  ['15', []],
])('the bill %s without a word', (name, expected) => expect(claimsOf(named(name), bare)).toEqual(expected))

test('no worked bill is told of its enhancement once there are reasons and a narrative', () => {
  expect(bills.length).toBeGreaterThan(60)
  for (const bill of bills)
    expect(claimsOf(bill, reasoned).filter(([rule]) => rule === 'enhancement_unreasoned')).toEqual([])
})
