import { labelOf } from '@costdraft/schema/labels.ts'
import { listedEarners } from '../earner-on-day.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { advocacySchedule, chronology } from '../bill/advocacy.ts'
import { certificateOf } from './certificate.ts'
import { coverOf } from './cover.ts'
import { initialsOf } from '../bill/bill-lines.ts'
import { disbursementSchedule } from '../bill/disbursements.ts'
import { enhancementOf } from '../bill/enhancement.ts'
import { fixedFee } from './fixed-fee.ts'
import type { BillDocument } from '../bill/model.ts'
import { partsOf } from './bill-parts.ts'
import { ItemNumbering } from '../bill/item-numbering.ts'
import { summaryOf } from '../bill/summary.ts'
import { printable, paragraphsOf } from '../bill/format.ts'
import { Vouchers } from '../bill/vouchers.ts'
import { workOf } from '../bill/work.ts'

/**
 * Builds the printed bill of a frozen legal aid case: all texts and formatted sums. Pure; the template only lays them
 * out.
 */
export function billDocument(frozen: FrozenCase): BillDocument {
  const {
    case: { caseName, reference },
    firm,
    completedAt,
  } = frozen
  const numbering = new ItemNumbering()
  const vouchers = new Vouchers({ saysMissing: true })
  // Sections are built in print order, because this assigns the numbers of items and vouchers.
  const sections = partsOf(frozen).map((part) => ({
    title: part.title,
    fixedFee: fixedFee(part, numbering),
    work: workOf(part, numbering),
    enhancement: enhancementOf(part),
    advocacy: advocacySchedule(part, numbering),
    disbursements: disbursementSchedule(part, numbering, vouchers),
  }))
  const [year = 1970, month = 1, day = 1] = completedAt.slice(0, 10).split('-').map(Number)
  return printable({
    title: 'Bill of costs',
    subtitle: 'legal aid',
    caseName,
    reference,
    firm: firm.name,
    date: [year, month, day],
    cover: coverOf(frozen),
    narrative: narrativeOf(frozen),
    earners: earnersOf(frozen),
    hearings: chronology(frozen),
    sections,
    vouchers: vouchers.all,
    summary: summaryOf(frozen, numbering),
    certificate: certificateOf(frozen),
  })
}

function narrativeOf({ narrative }: FrozenCase): BillDocument['narrative'] {
  const paragraphs = paragraphsOf(narrative)
  return paragraphs.length > 0 ? { paragraphs, given: true } : { paragraphs: ['No narrative was given.'], given: false }
}

const earnersOf = (frozen: FrozenCase): BillDocument['earners'] =>
  listedEarners(frozen).map(({ uuid, name, since, type, grade, panelMember, office, rateBand = '' }) => ({
    initials: initialsOf(frozen, uuid),
    name: since ? `${name}, ${since}` : name,
    status: labelOf(type),
    grade,
    panel: panelMember ? 'Yes' : 'No',
    office,
    rateBand,
  }))
