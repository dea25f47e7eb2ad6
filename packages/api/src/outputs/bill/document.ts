import { labelOf } from '@costdraft/schema/labels.ts'
import type { Frozen } from '../frozen.ts'
import { advocacySchedule, chronology } from './advocacy.ts'
import { certificateOf } from './certificate.ts'
import { coverOf } from './cover.ts'
import { paidSchedule } from './disbursements.ts'
import { enhancementOf } from './enhancement.ts'
import { fixedFee } from './fixed-fee.ts'
import type { BillDocument } from './model.ts'
import { Numbers } from './item-numbering.ts'
import { summaryOf } from './summary.ts'
import { cleaned, paragraphsOf } from './words.ts'
import { workOf } from './work.ts'

/** The bill of a frozen case as it is printed. Pure: every sum and every word is here, and a template only lays them out. */
export function billDocument(frozen: Frozen): BillDocument {
  const {
      case: { caseName, reference },
      firm,
      completedAt,
    } = frozen,
    numbers = new Numbers()
  // In the order in which they are printed: this is what numbers the items.
  const fee = fixedFee(frozen, numbers),
    work = workOf(frozen, numbers)
  const advocacy = advocacySchedule(frozen, numbers),
    disbursements = paidSchedule(frozen, numbers)
  const [year = 1970, month = 1, day = 1] = completedAt.slice(0, 10).split('-').map(Number)
  return cleaned({
    title: 'Bill of costs',
    subtitle: areaOf(frozen),
    caseName,
    reference,
    firm: firm.name,
    date: [year, month, day],
    cover: coverOf(frozen),
    narrative: narrativeOf(frozen),
    earners: earnersOf(frozen),
    hearings: chronology(frozen),
    fixedFee: fee,
    work,
    enhancement: enhancementOf(frozen),
    advocacy,
    disbursements,
    summary: summaryOf(frozen, numbers),
    certificate: certificateOf(frozen),
  })
}

const areaOf = ({ case: { areaOfWork } }: Frozen): string =>
  areaOfWork === 'legal_aid' ? 'legal aid' : labelOf(areaOfWork)

function narrativeOf({ narrative }: Frozen): BillDocument['narrative'] {
  const paragraphs = paragraphsOf(narrative)
  return paragraphs.length > 0 ? { paragraphs, given: true } : { paragraphs: ['No narrative was given.'], given: false }
}

const earnersOf = ({ feeEarners }: Frozen): BillDocument['earners'] =>
  feeEarners.map(({ initials, name, type, grade, panelMember, office }) => ({
    initials,
    name,
    status: labelOf(type),
    grade,
    panel: panelMember ? 'Yes' : 'No',
    office,
  }))
