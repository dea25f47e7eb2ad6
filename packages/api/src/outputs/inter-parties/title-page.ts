import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { casePeriod, textOf } from '../court/case-details.ts'
import { titlePageOf, type TitlePage } from '../court/title-page.ts'

/** The court as it stands at the head of a document. */
const courtOf = (frozen: FrozenCase): string =>
  `In the ${(textOf(frozen, 'court_name') ?? labelOf(textOf(frozen, 'court_type') ?? 'court')).replace(/^the\s+/i, '')}`

/** Who claims of whom, as it stands below the court. */
export const partiesOf = (frozen: FrozenCase): string =>
  `Between ${textOf(frozen, 'claimant') ?? 'the claimant'} (Claimant) and ${textOf(frozen, 'defendant') ?? 'the defendant'} (Defendant)`

/** What a case does not record, for whoever files the document to fill in (CPR PD 47 para 5.10). */
export const toBeFilledIn = ['Party whose bill it is', 'Order or other authority', 'VAT number'] as const

/** The title page of a bill between the parties: the full title of the proceedings, the solicitors and the total. */
export const titlePage = (frozen: FrozenCase, title: string): TitlePage =>
  titlePageOf(frozen, {
    title,
    court: courtOf(frozen),
    matter: partiesOf(frozen),
    proceedings: [
      ['Claim number', textOf(frozen, 'case_number')],
      ['SCCO reference', textOf(frozen, 'scco_ref')],
      ['Claimant', textOf(frozen, 'claimant')],
      ['Defendant', textOf(frozen, 'defendant')],
    ],
    costs: [['Period', casePeriod(frozen)]],
  })

/** The statements of the title page. */
export const titleStatements = (frozen: FrozenCase): string[] => [
  `Costs between the parties, of the party for whom ${frozen.firm.name} acted.`,
  'VAT is claimed on each item at the rate of its date; items that are exempt have none.',
]
