import type { FrozenCase } from '../frozen-case.ts'
import { interimPayments } from '../bill/bill-facts.ts'
import { accuracyOf } from '../court/accuracy.ts'
import type { Certificate } from '../court/model.ts'

const vatOf = (document: string): Certificate => ({
  title: 'VAT',
  opening: 'With respect to VAT I certify that the person whose costs these are',
  choices: [
    `cannot recover VAT on the items of this ${document} as input tax.`,
    `can recover VAT on the items of this ${document} as input tax, and that it is not claimed here.`,
    'can recover a part of it as input tax; the VAT claimed is what cannot be recovered.',
  ],
})
const INTEREST: Certificate = {
  title: 'Interest',
  opening: 'I certify that',
  choices: [
    'no ruling has been made that affects the entitlement to interest on these costs.',
    'the rulings that affect it are attached.',
  ],
}
/** The payments that the title page lists, or the choice where none is recorded. */
const paymentsOf = (frozen: FrozenCase): Certificate =>
  interimPayments(frozen).length > 0
    ? {
        title: 'Payments',
        opening:
          'I certify that the payments on account of the costs in this bill that have been made are those on its title page.',
        choices: [],
      }
    : {
        title: 'Payments',
        opening: 'I certify that',
        choices: [
          'no payment has been made on account of the costs in this bill.',
          'the payments on account that have been made are attached, with their dates and amounts.',
        ],
      }

/** The certificates of a bill (CPR PD 47 para 5.21). What only the signatory knows is theirs to choose. */
export const certificatesOf = (frozen: FrozenCase): Certificate[] => [
  accuracyOf(frozen, 'bill'),
  vatOf('bill'),
  INTEREST,
  paymentsOf(frozen),
]
/** The certificates of a claim of fixed costs, of which the work that is recorded and not claimed is no part. */
export const fixedCostsCertificates = (claim: FrozenCase): Certificate[] => [accuracyOf(claim, 'claim'), vatOf('claim')]
