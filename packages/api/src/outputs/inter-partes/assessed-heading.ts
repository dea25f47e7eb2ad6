import type { HeadingOf } from '../assessed/assessed-heading.ts'
import { detailText, facts } from '../court/case-details.ts'
import { nameOfReceivingParty, titlePage } from './title-page.ts'

/** The title of the proceedings, and between whom the costs are. */
export const interPartesHeading: HeadingOf = (frozen) => {
  const { court, matter } = titlePage(frozen, '')
  return {
    ...{ court, matter },
    receiving: nameOfReceivingParty(frozen),
    paying: detailText(frozen, 'paying_party'),
    facts: facts([
      ['Claim number', detailText(frozen, 'case_number')],
      ['SCCO reference', detailText(frozen, 'scco_ref')],
    ]),
  }
}
