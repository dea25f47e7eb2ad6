import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { pounds } from '../bill/format.ts'
import { amountOf, casePeriod, detailText } from '../court/case-details.ts'
import { titlePageOf, type TitlePage } from '../court/title-page.ts'

const COURT_OF_PROTECTION = 'court_of_protection'

function courtOf(frozen: FrozenCase): string {
  const type = detailText(frozen, 'court_type') ?? COURT_OF_PROTECTION
  return `In the ${labelOf(type)}`
}

/** Where the person concerned is not recorded, their name is written in: the name of a case is the firm's own. */
const TO_BE_WRITTEN = '…'.repeat(12)

/** Whose costs they are, as in "Ann Lee, deputy for property and affairs of Paul Ward". */
function deputyOf(frozen: FrozenCase): string {
  const [name, capacity, person] = ['deputy_name', 'deputy_capacity', 'person_concerned'].map((one) =>
    detailText(frozen, one),
  )
  return [name ?? 'the deputy', capacity && `, ${capacity}`, person && ` of ${person}`].filter(Boolean).join('')
}

/** What stands at the head of a document: court, matter, parties, whose costs they are, and their total. */
export function titlePage(frozen: FrozenCase, title: string): TitlePage {
  const amount = (name: string): string | null => {
    const pence = amountOf(frozen, name)
    return pence === null ? null : pounds(pence)
  }
  return titlePageOf(frozen, {
    title,
    court: courtOf(frozen),
    matter: `In the matter of ${detailText(frozen, 'person_concerned') ?? TO_BE_WRITTEN}`,
    proceedings: [
      ['Court', detailText(frozen, 'court_name')],
      ['Case number', detailText(frozen, 'case_number')],
      ['SCCO reference', detailText(frozen, 'scco_ref')],
      ['Claimant', detailText(frozen, 'claimant')],
      ['Defendant', detailText(frozen, 'defendant')],
      ['Kind of case', labelOf(frozen.case.caseType)],
    ],
    costs: [
      ['Deputy', detailText(frozen, 'deputy_name')],
      ['Capacity', detailText(frozen, 'deputy_capacity')],
      ['Period', casePeriod(frozen)],
      ['OPG estimate', amount('opg_estimate')],
      ['Court fee', amount('court_fee')],
    ],
  })
}

/** The statements of the title page: whose costs they are, and how VAT is claimed. */
export const titleStatements = (frozen: FrozenCase): string[] => [
  `Costs of ${deputyOf(frozen)}, for whom ${frozen.firm.name} acted.`,
  'VAT is claimed on each item at the rate of its date; items that are exempt have none.',
]
