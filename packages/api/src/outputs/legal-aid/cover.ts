import { writtenDate } from '@costdraft/costing'
import { scopeMeanings, type Scope } from '@costdraft/schema/areas/scopes.ts'
import { labelOf, partLabel } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { partsOf, type FrozenPart } from './bill-parts.ts'
import { resultOf } from './fixed-fee.ts'
import { completionFact, sortedByLength, statedFacts, type Pair } from '../bill/bill-facts.ts'
import type { BillDocument, Fact } from '../bill/model.ts'
import { notHeldCount, totalOf } from '../bill/summary.ts'
import { plural } from '../bill/format.ts'

/** A flag in words. */
export const yesNo = (value: boolean): string => (value ? 'Yes' : 'No')
/** Facts without empty values. */
const facts = (pairs: (readonly [string, string | null | undefined])[]): Fact[] =>
  pairs.flatMap(([label, value]) => (value ? [{ label, value }] : []))

/** The cover page: kind of bill, case, certificate, provider and total. */
export const coverOf = (frozen: FrozenCase): BillDocument['cover'] => ({
  kind: partsOf(frozen).flatMap(kindOf),
  ...sortedByLength([
    [caseFacts(frozen, statedFacts(frozen)), certificateFacts(frozen)],
    [providerFacts(frozen), earnerFacts(frozen)],
  ]),
  total: totalOf(frozen),
  notHeldCount: notHeldCount(frozen),
})

/** What kind of bill it is, and the result of its escape test; of each part in a two-part case. */
function kindOf(frozen: FrozenPart): string[] {
  const hasFixedFee = frozen.bill.heads.some(({ name }) => name === 'fixed_fee')
  // Rows whose part is not recorded are of no kind.
  if (frozen.title !== null && !hasFixedFee) return []
  return [billKind(frozen, hasFixedFee), resultOf(frozen)].filter((sentence) => sentence !== null)
}

function billKind({ case: { exceptional }, title }: FrozenPart, hasFixedFee: boolean): string {
  if (!hasFixedFee) return 'Hourly bill'
  if (title !== null) return `${title}: ${exceptional ? 'exceptional, hourly profit costs' : 'fixed fee'}`
  return exceptional ? 'Exceptional case: hourly profit costs' : 'Fixed fee bill'
}

/** A field of the heading of the bill by its name on the wire; absent from snapshots taken before it was asked. */
const headingOf = ({ case: { details } }: FrozenCase, name: string): string | null => {
  const value = details?.[name]
  return typeof value === 'string' ? value : null
}

/** What identifies the case; `stated` is what else a cover says of it. */
export const caseFacts = (frozen: FrozenCase, stated: readonly Pair[] = []): Fact[] => {
  const {
    case: { representedParty, partiesRepresented, reference, caseType },
  } = frozen
  return facts([
    ['Court', headingOf(frozen, 'court_name')],
    ['Case number', headingOf(frozen, 'case_number')],
    ['Proceedings', labelOf(caseType)],
    ['Child', headingOf(frozen, 'child_initials')],
    ['Client', headingOf(frozen, 'legally_aided_person')],
    [
      headingOf(frozen, 'legally_aided_person') ? 'Represented party' : 'Client',
      representedParty &&
        `${labelOf(representedParty)}${partiesRepresented === null ? '' : `, ${plural(partiesRepresented, 'party', 'parties')} represented`}`,
    ],
    ...stated,
    ['Reference', reference],
    completionFact(frozen),
  ])
}

/** The scopes of the certificate by code and short name, a line each; those of a two-part case by their part. */
function scopesOf({ certificate }: FrozenCase): string {
  const inWords = ({ scope, case_part }: Scope): string =>
    [case_part && `${partLabel(case_part)}:`, scope, scopeMeanings[scope]].filter(Boolean).join(' ')
  return (certificate?.scopes ?? []).map(inWords).toSorted().join('\n')
}

/**
 * The certificate, and whether the work was in the High Court: that decides the hourly rates and the most of an
 * enhancement.
 */
const certificateFacts = (frozen: FrozenCase): Fact[] => {
  const {
    certificate,
    case: { highCourtWork },
  } = frozen
  return certificate === null
    ? []
    : facts([
        ['Certificate', certificate.certificateNumber],
        ['Linked certificates', certificate.linkedCertificates.join(', ')],
        ['Date of issue', certificate.dateOfIssue && writtenDate(certificate.dateOfIssue)],
        ['Scopes', scopesOf(frozen)],
        ['Court level', certificate.courtLevel && labelOf(certificate.courtLevel)],
        ['High Court work', highCourtWork === undefined ? null : yesNo(highCourtWork)],
        ['Transfer', yesNo(certificate.transfer)],
        ['Half fixed fee', yesNo(certificate.halfFixedFee)],
        [
          'Sent to the client',
          certificate.dateSentToClient === null ? 'Not recorded' : writtenDate(certificate.dateSentToClient),
        ],
      ])
}

/** What it says of the firm and its office. */
export const providerFacts = ({ firm }: FrozenCase): Fact[] =>
  facts([
    ['Provider', firm.name],
    ['Office', firm.siteName],
    ['Address', firm.address.join('\n')],
    ['Telephone', firm.phone],
    ['Office account', firm.officeNumber],
    ['SRA number', firm.solicitorSraNumber],
  ])

/** Who is responsible for the case. */
export function earnerFacts({ feeEarner, feeEarners }: FrozenCase): Fact[] {
  const earner = feeEarners.find(({ uuid }) => uuid === feeEarner)
  return facts([['Fee earner', earner && `${earner.name}\n${labelOf(earner.type)}, grade ${earner.grade}`]])
}
