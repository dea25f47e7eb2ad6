import { isTwoCounsel, writtenDate, type AdvocacyScheme } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { claimFacts, completionFact, statedFacts } from '../bill/bill-facts.ts'
import type { Fact } from '../bill/model.ts'
import { facts } from '../court/case-details.ts'
import type { NamedCase } from '../area-documents.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { caseFacts, earnerFacts, providerFacts, yesNo } from '../legal-aid/cover.ts'

const detailOf = ({ certificate }: NamedCase, name: string): string | null => {
  const value = certificate?.details?.[name]
  return typeof value === 'string' ? value : null
}
const labelledDetail = (frozen: FrozenCase, name: string): string | null => {
  const word = detailOf(frozen, name)
  return word && labelOf(word)
}

/** The counsel arrangement; null without a certificate. */
export const schemeOf = (frozen: FrozenCase): string | null => detailOf(frozen, 'advocacy_scheme')
/** Whether the case is in the two counsel scheme. */
export const hasTwoCounsel = (frozen: FrozenCase): boolean => isTwoCounsel(schemeOf(frozen) as AdvocacyScheme)
/** Whether the case is paid by the hour. */
export const isByHour = (frozen: NamedCase): boolean => detailOf(frozen, 'fee_scheme') === 'hourly'

/** The certificate as the head of the claim prints it. */
export const certificateFacts = (frozen: FrozenCase): Fact[] => {
  const { certificate } = frozen
  if (certificate === null) return facts([['Certificate', 'None is recorded']])
  return facts([
    ['Certificate', certificate.certificateNumber],
    ['Linked certificates', certificate.linkedCertificates.join(', ') || 'None'],
    ['Date of issue', certificate.dateOfIssue && writtenDate(certificate.dateOfIssue)],
    ['Court level', certificate.courtLevel && labelOf(certificate.courtLevel)],
    ['High Court work', yesNo(frozen.case.highCourtWork === true)],
    ['Advocacy scheme', labelledDetail(frozen, 'advocacy_scheme')],
    ['Fee scheme', labelledDetail(frozen, 'fee_scheme')],
    ['Final hearing', labelledDetail(frozen, 'final_hearing_length')],
  ])
}

/** How many parties are represented: the certificate may say so itself. */
function withParties(frozen: FrozenCase): FrozenCase {
  const given = frozen.certificate?.details?.parties_represented
  return typeof given === 'number' ? { ...frozen, case: { ...frozen.case, partiesRepresented: given } } : frozen
}

/** What the first page of the claim says: the case and its certificate, beside the firm and who is responsible. */
export const headFacts = (frozen: FrozenCase): Fact[][][] => [
  [caseFacts(withParties(frozen), statedFacts(frozen)), certificateFacts(frozen), facts(claimFacts(frozen))],
  [providerFacts(frozen), earnerFacts(frozen)],
]
/** The same of a shorter document: which case it is of. */
export const shortFacts = (frozen: FrozenCase): Fact[][] => [
  facts([
    ['Case', frozen.case.caseName],
    ['Reference', frozen.case.reference],
    ['Certificate', frozen.certificate?.certificateNumber],
    ['Advocacy scheme', labelledDetail(frozen, 'advocacy_scheme')],
  ]),
  facts([['Provider', frozen.firm.name], ['Office account', frozen.firm.officeNumber], completionFact(frozen)]),
]
