import type { FrozenCase } from '../frozen-case.ts'
import { notDone, scopeOf } from '../legal-aid/certificate.ts'
import { itemOf, linesOf } from '../bill/bill-lines.ts'
import { exceptFor, recordedAgain } from '../bill/known-exceptions.ts'
import { lacksVoucher } from '../bill/vouchers.ts'
import { hasCounsel } from './advocates.ts'
import { hasTwoCounsel } from './certificate-facts.ts'
import { missingCounts } from './missing-values.ts'
import type { HighCostClaim } from './model.ts'

const doneOf = (frozen: FrozenCase): string =>
  `the work, the attendances and the payments in it were actually done and made${notDone(frozen)};`

/** Certifies the claim as complete only if everything in it has a value. */
function completenessOf(frozen: FrozenCase): string {
  const missing = missingCounts(frozen)
  const done = doneOf(frozen)
  return missing.length === 0
    ? `the claim is accurate and complete, and ${done}`
    : `${missing.join(' ')} The summary lists what has no value. Apart from that the claim is accurate and complete, and ${done}`
}

/** What the signatory of the claim certifies. */
export const claimCertificate = (frozen: FrozenCase): HighCostClaim['certificate'] => ({
  opening: `On behalf of ${frozen.firm.name} I certify, of this claim in ${frozen.case.caseName}, that`,
  statements: [
    completenessOf(frozen),
    scopeOf(frozen),
    `nothing in it has been claimed or paid before${exceptFor([recordedAgain(frozen)])}.`,
  ],
})

/** That what was paid is evidenced, except where a document is missing that is needed. */
function enclosureOf(frozen: FrozenCase): string {
  const missing = linesOf(frozen, 'disbursements').filter((line) => lacksVoucher(line, itemOf(frozen, line))).length
  return `The voucher of each disbursement and the invoice of each expert is enclosed${missing === 0 ? '' : `, except of the ${missing} for which none is attached`}.`
}

/** What only the signatory knows, to be ticked: nothing about counsel or payments of which the claim has none. */
export const claimChoices = (frozen: FrozenCase): string[] => [
  ...(hasCounsel(frozen)
    ? ['Counsel have agreed the events, the travel and the expenses that are shown for them.']
    : []),
  ...(hasTwoCounsel(frozen) ? ['Prior authority for leading counsel or two counsel was given before they acted.'] : []),
  'The costs limit in force covers the total, without VAT.',
  ...(linesOf(frozen, 'disbursements').length > 0 ? [enclosureOf(frozen)] : []),
]
