import type { FrozenCase } from '../frozen-case.ts'
import { scopeOf } from '../legal-aid/certificate.ts'
import { linesOf } from '../bill/bill-lines.ts'
import { hasCounsel } from './advocates.ts'
import { hasTwoCounsel } from './certificate-facts.ts'
import { missingCounts } from './missing-values.ts'
import type { HighCostClaim } from './model.ts'

const DONE = 'the work, the attendances and the payments in it were actually done and made;'

/** Certifies the claim as complete only if everything in it has a value. */
function completenessOf(frozen: FrozenCase): string {
  const missing = missingCounts(frozen)
  return missing.length === 0
    ? `the claim is accurate and complete, and ${DONE}`
    : `${missing.join(' ')} The summary lists what has no value. Apart from that the claim is accurate and complete, and ${DONE}`
}

/** What the signatory of the claim certifies. */
export const claimCertificate = (frozen: FrozenCase): HighCostClaim['certificate'] => ({
  opening: `On behalf of ${frozen.firm.name} I certify, of this claim in ${frozen.case.caseName}, that`,
  statements: [completenessOf(frozen), scopeOf(frozen), 'nothing in it has been claimed or paid before.'],
})

/** What only the signatory knows, to be ticked: nothing about counsel or payments of which the claim has none. */
export const claimChoices = (frozen: FrozenCase): string[] => [
  ...(hasCounsel(frozen)
    ? ['Counsel have agreed the events, the travel and the expenses that are shown for them.']
    : []),
  ...(hasTwoCounsel(frozen) ? ['Prior authority for leading counsel or two counsel was given before they acted.'] : []),
  'The costs limit in force covers the total, without VAT.',
  ...(linesOf(frozen, 'disbursements').length > 0
    ? ['The voucher of each disbursement and the invoice of each expert is enclosed.']
    : []),
]

/** What the case does not record, for the signatory to fill in. */
export const toBeFilledIn = (frozen: FrozenCase): string[] => [
  'Interim or final claim',
  'Case concluded on',
  'Costs limit in force',
  ...(hasTwoCounsel(frozen) ? ['Prior authority, date'] : []),
]
