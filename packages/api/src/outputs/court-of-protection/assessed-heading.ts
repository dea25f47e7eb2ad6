import type { HeadingOf } from '../assessed/assessed-heading.ts'
import { casePeriod, detailText, facts } from '../court/case-details.ts'
import { titlePage } from './title-page.ts'

/** The title of the proceedings, and whose costs they are; nobody pays them but the person concerned. */
export const courtOfProtectionHeading: HeadingOf = (frozen) => {
  const { court, matter } = titlePage(frozen, '')
  return {
    ...{ court, matter, receiving: detailText(frozen, 'deputy_name'), paying: null },
    facts: facts([
      ['Case number', detailText(frozen, 'case_number')],
      ['SCCO reference', detailText(frozen, 'scco_ref')],
      ['Period', casePeriod(frozen)],
    ]),
  }
}
