import { receivingParties, type ReceivingParty } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { betweenParties, endOfCase } from '../bill/bill-facts.ts'
import { casePeriod, detailText } from '../court/case-details.ts'
import { titlePageOf, type TitlePage } from '../court/title-page.ts'

/** The court as it stands at the head of a document. */
const courtOf = (frozen: FrozenCase): string =>
  `In the ${(detailText(frozen, 'court_name') ?? labelOf(detailText(frozen, 'court_type') ?? 'court')).replace(/^the\s+/i, '')}`

/** Who claims of whom, as it stands below the court. */
export const partiesOf = (frozen: FrozenCase): string =>
  `Between ${detailText(frozen, 'claimant') ?? 'the claimant'} (Claimant) and ${detailText(frozen, 'defendant') ?? 'the defendant'} (Defendant)`

/** Whose costs they are; null where it is not recorded. */
export function receivingPartyOf({ case: { details = {} } }: FrozenCase): ReceivingParty | null {
  return receivingParties.find((party) => party === details.receiving_party) ?? null
}
/** The party whose bill or budget it is, as in "Ann Ash (Claimant)"; null where it is not recorded. */
export function nameOfReceivingParty(frozen: FrozenCase): string | null {
  const party = receivingPartyOf(frozen)
  return party && `${detailText(frozen, party) ?? `The ${party}`} (${labelOf(party)})`
}

/** The title page of a bill between the parties: the full title of the proceedings, the solicitors and the total. */
export const titlePage = (frozen: FrozenCase, title: string): TitlePage =>
  titlePageOf(frozen, {
    title,
    court: courtOf(frozen),
    matter: partiesOf(frozen),
    proceedings: [
      ['Claim number', detailText(frozen, 'case_number')],
      ['SCCO reference', detailText(frozen, 'scco_ref')],
      ['Claimant', detailText(frozen, 'claimant')],
      ['Defendant', detailText(frozen, 'defendant')],
    ],
    costs: [
      ['Bill of', nameOfReceivingParty(frozen)],
      ...betweenParties(frozen),
      ...endOfCase(frozen),
      ['Period', casePeriod(frozen)],
    ],
  })

/** The statements of the title page. */
export const titleStatements = (frozen: FrozenCase): string[] => [
  receivingPartyOf(frozen) === null
    ? `Costs between the parties, of the party for whom ${frozen.firm.name} acted.`
    : `Costs between the parties, of the ${receivingPartyOf(frozen)}, for whom ${frozen.firm.name} acted.`,
  'VAT is claimed on each item at the rate of its date; items that are exempt have none.',
]
