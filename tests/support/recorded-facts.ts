// The facts that documents state, as the cases of tests have them: nothing is missing before they are filed, unless a
// test takes one away.

const order = {
  costs_order: 'Order of District Judge Penn',
  costs_order_date: '2025-03-14',
  vat_number: 'GB 123 4567 89',
}
/** Of a legal aid case, and of a high cost case. */
export const legalAidFacts = { outcome: 'Care order made', last_step_on: '2025-06-30' } as const
/** What a high cost case has beside them. */
export const claimFacts = { claim_stage: 'interim', costs_limit: 32_500, prior_authority_on: '2025-01-20' } as const
/** Of a Court of Protection case. */
export const deputyshipFacts = {
  ...order,
  person_concerned: 'Paul Ward',
  deputy_name: 'Ann Marsh',
  deputy_capacity: 'deputy for property and affairs',
} as const
/** Of a bill between the parties. */
export const interPartesFacts = {
  ...order,
  receiving_party: 'claimant',
  paying_party: 'Ben Birch',
  interim_payments: [{ date: '2025-04-02', amount: 1_250.5 }],
  offers: [{ date: '2025-04-20', by: 'Ben Birch', amount: 4_000 }],
} as const
