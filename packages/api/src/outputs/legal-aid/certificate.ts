import { writtenDate } from '@costdraft/costing'
import type { FrozenCase } from '../frozen-case.ts'
import type { BillDocument } from '../bill/model.ts'
import { linesOf } from '../bill/bill-lines.ts'
import {
  afterCompletion,
  beforeCertificate,
  completionDay,
  exceptFor,
  overADay,
  recordedAgain,
} from '../bill/known-exceptions.ts'
import { leftOut } from '../bill/summary.ts'

/** The statements certified by the signatory of the bill. */
export function certificateOf(frozen: FrozenCase): BillDocument['certificate'] {
  return {
    opening: `On behalf of ${frozen.firm.name} I certify, of this bill of costs in ${frozen.case.caseName}, that`,
    statements: [
      completenessOf(frozen),
      scopeOf(frozen),
      `nothing in it has been claimed or paid before${exceptFor([recordedAgain(frozen)])};`,
      counselOf(frozen),
      interestOf(frozen),
    ],
  }
}

/** Certifies the bill as complete only if every item in it is priced; otherwise says which are left out. */
function completenessOf(frozen: FrozenCase): string {
  const done = `the work and the payments in it were actually done and made${notDone(frozen)};`
  const missing = leftOut(frozen, 'bill')
  return missing === null
    ? `the bill is accurate and complete, and ${done}`
    : `${missing.sentence} Apart from ${missing.them} the bill is accurate and complete, and ${done}`
}

/** What is certified to have been done except for this: what is dated later, and more than a day has hours for. */
export const notDone = (frozen: FrozenCase): string => exceptFor([afterCompletion(frozen), overADay(frozen)])

/** Certifies that the work is within the certificates of the case, except for what was done before them. */
export function scopeOf(frozen: FrozenCase): string {
  const { certificate } = frozen
  if (certificate === null)
    return 'the work was done within the scope and the dates of the authority under which it is claimed;'
  const { certificateNumber: number, linkedCertificates } = certificate
  const name = number === null ? 'the certificate' : `certificate ${number}`
  const linked = linkedCertificates.length > 0 ? ` and those linked with it (${linkedCertificates.join(', ')})` : ''
  return `the work was done within the scope and the dates of ${name}${linked}${exceptFor([beforeCertificate(frozen)])};`
}

/** Counsel's fees are recorded as disbursements, or as conferences and opinions among the hearings. */
function counselOf(frozen: FrozenCase): string {
  const paid = linesOf(frozen, 'disbursements').some(
    ({ item }) => item !== null && frozen.items[item]?.disbursementType === 'counsel_fee',
  )
  const recorded = linesOf(frozen, 'advocacy').some(
    ({ excludedBecause, item }) =>
      item !== null &&
      excludedBecause !== null &&
      ['conference', 'opinion'].includes(frozen.items[item]?.hearing?.hearingType ?? ''),
  )
  if (!paid && !recorded) return 'no fee of counsel is recorded in this bill;'
  return 'the fees of counsel shown in this bill have been reconciled with the fee notes and with what has been paid to counsel;'
}

function interestOf(frozen: FrozenCase): string {
  const { certificate } = frozen
  if (certificate === null) return 'a client with a financial interest in this bill has been given notice of it.'
  const sent = certificate.dateSentToClient
    ? `a copy of this bill ${certificate.dateSentToClient > completionDay(frozen) ? 'is to be' : 'was'} sent to the client on ${writtenDate(certificate.dateSentToClient)}`
    : 'the date on which a copy was sent to the client is not recorded'
  if (!certificate.financialInterest)
    return `the client has no financial interest in this bill${certificate.dateSentToClient ? `; ${sent}` : ''}.`
  return certificate.dateSentToClient
    ? `the client has a financial interest in this bill and has been given notice of it: ${sent}.`
    : `the client has a financial interest in this bill; ${sent}.`
}
