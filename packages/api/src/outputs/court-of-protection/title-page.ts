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

/** What a case is about, by its name: firms begin it with “Re”, which says “in the matter of” once more. */
const matterOf = (caseName: string): string => caseName.replace(/^(?:in\s+)?re\b[:.]?\s+(?=\S)/i, '')

/** What stands at the head of a document: court, matter, parties, whose costs they are, and their total. */
export function titlePage(frozen: FrozenCase, title: string): TitlePage {
  const amount = (name: string): string | null => {
    const pence = amountOf(frozen, name)
    return pence === null ? null : pounds(pence)
  }
  return titlePageOf(frozen, {
    title,
    court: courtOf(frozen),
    matter: `In the matter of ${matterOf(frozen.case.caseName)}`,
    proceedings: [
      ['Court', detailText(frozen, 'court_name')],
      ['Case number', detailText(frozen, 'case_number')],
      ['SCCO reference', detailText(frozen, 'scco_ref')],
      ['Claimant', detailText(frozen, 'claimant')],
      ['Defendant', detailText(frozen, 'defendant')],
      ['Kind of case', labelOf(frozen.case.caseType)],
    ],
    costs: [
      ['Period', casePeriod(frozen)],
      ['OPG estimate', amount('opg_estimate')],
      ['Court fee', amount('court_fee')],
    ],
  })
}

/** The statements of the title page: whose costs they are, and how VAT is claimed. */
export const titleStatements = (frozen: FrozenCase): string[] => [
  `Costs of ${detailText(frozen, 'claimant') ?? 'the claimant'}, for whom ${frozen.firm.name} acted.`,
  'VAT is claimed on each item at the rate of its date; items that are exempt have none.',
]
