import type { FrozenCase } from '../frozen-case.ts'
import { interimPayments } from '../bill/bill-facts.ts'
import { accuracyOf } from '../court/accuracy.ts'
import type { Certificate } from '../court/model.ts'

/** (2): required in every case. */
const interestAndPayments = (frozen: FrozenCase): Certificate => ({
  title: '(2) Interest and payments',
  opening: 'I certify that',
  choices: [
    'no rulings have been made in this case that affect the receiving party’s entitlement to interest on costs.',
    'the only rulings made in this case as to interest are those attached.',
    ...(interimPayments(frozen).length > 0
      ? ['the payments on account of the costs in this bill that its title page lists have been made, and no others.']
      : [
          'no payments have been made by any paying party on account of the costs in this bill.',
          'the payments on account of the costs in this bill that are attached have been made.',
        ]),
  ],
})
const DISCHARGED =
  'all disbursements listed in this bill which individually do not exceed £500, other than counsel’s fees, have been duly discharged.'
/** The optional ones: without a tick they are not given. */
const OPTIONAL: Certificate = {
  title: '(5) Disbursements and (6) VAT, if they are given',
  opening: 'I certify that',
  choices: [
    DISCHARGED,
    'on the basis of its last completed VAT return the receiving party is not entitled to recover VAT on these costs and disbursements as input tax.',
    'on that basis it is entitled to recover only the percentage of it that is attached.',
  ],
}
/** The same of a bill without VAT, because the receiving party recovers all of it (CPR PD 44 para 2.3). */
const VAT_RECOVERED: readonly Certificate[] = [
  { title: '(5) Disbursements, if it is given', opening: 'I certify that', choices: [DISCHARGED] },
  {
    title: '(6) VAT',
    opening:
      'I certify that on the basis of its last completed VAT return the receiving party is entitled to recover all VAT on these costs and disbursements as input tax, and that no VAT is claimed in this bill.',
    choices: [],
  },
]
const disbursementsAndVat = ({ case: { details } }: FrozenCase): readonly Certificate[] =>
  details?.recovers_vat === true ? VAT_RECOVERED : [OPTIONAL]

/** The certificates of a bill between the parties (Precedent F). What only the signatory knows is theirs to tick. */
export const certificatesOf = (frozen: FrozenCase): Certificate[] => [
  {
    ...accuracyOf(frozen, 'bill'),
    title: '(1) Accuracy',
    choices: [
      'The costs claimed herein do not exceed the costs which the receiving party is required to pay my firm.',
      'The case was conducted by a solicitor who is an employee of the receiving party.',
    ],
  },
  interestAndPayments(frozen),
  ...disbursementsAndVat(frozen),
]
