import { labelOf } from '@costdraft/schema/labels.ts'
import { listedEarners, hasPanelMember } from '../earner-on-day.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { advocacySchedule, chronology } from '../bill/advocacy.ts'
import { certificateOf } from './certificate.ts'
import { coverOf } from './cover.ts'
import { initialsOf } from '../bill/bill-lines.ts'
import { disbursementSchedule } from '../bill/disbursements.ts'
import { fixedFee } from './fixed-fee.ts'
import type { BillDocument, BillSection } from '../bill/model.ts'
import { partsOf } from './bill-parts.ts'
import { ItemNumbering } from '../bill/item-numbering.ts'
import { summaryOf } from '../bill/summary.ts'
import { documentHeading } from '../bill/document-heading.ts'
import { printable, paragraphsOf } from '../bill/format.ts'
import { Vouchers } from '../bill/vouchers.ts'
import { workOf } from '../bill/work.ts'
import { hasPanelFloor, PANEL_FLOOR } from '@costdraft/costing'

/** Whether the work is paid at hourly rates: the case is exceptional, or its type has no fixed fee and is priced. */
const isPaidByHour = ({ bill: { heads, notPriced }, case: { exceptional } }: FrozenCase): boolean =>
  exceptional || (!notPriced && !heads.some(({ name }) => name === 'fixed_fee'))

/**
 * The enhancement section: percentages by activity and their justification. Null for a fixed fee, or if no line has one
 * and none was set or justified: a panel member has the least one without its being set, and who reads the lines has to
 * be told why.
 */
function enhancementOf(frozen: FrozenCase): BillSection['enhancement'] {
  const { enhancement, bill } = frozen
  const isOnLine =
    enhancement !== undefined && bill.heads.some(({ lines }) => lines.some((line) => line.enhancement > 0))
  const rows = (enhancement?.set ?? []).filter((row) => row.enhancement > 0)
  const reasons = paragraphsOf(enhancement?.reasons ?? null)
  if (!isPaidByHour(frozen) || (rows.length === 0 && reasons.length === 0 && !isOnLine)) return null
  return {
    notes: [
      'Added to the hourly and item rates; each line of the schedules shows its own.',
      ...(hasPanelFloor(frozen.case.caseType) && hasPanelMember(frozen)
        ? [`Work of a panel member has at least ${PANEL_FLOOR}%, which is not added to what is set.`]
        : []),
    ],
    rows: rows.map(({ activity_type, enhancement: percent }) => ({
      activity: labelOf(activity_type),
      percent: `${percent}%`,
    })),
    reasons,
  }
}

/**
 * The sections of a bill, and the numbers of its items and vouchers, by which every document of the case calls them.
 */
export function numberedBill(frozen: FrozenCase) {
  const numbering = new ItemNumbering()
  const vouchers = new Vouchers({ saysMissing: true })
  // Sections are built in print order, because this assigns the numbers of items and vouchers.
  const sections: BillSection[] = partsOf(frozen).map((part) => ({
    title: part.title,
    fixedFee: fixedFee(part, numbering),
    work: workOf(part, numbering),
    enhancement: enhancementOf(part),
    advocacy: advocacySchedule(part, numbering),
    disbursements: disbursementSchedule(part, numbering, vouchers),
  }))
  return { sections, numbering, vouchers }
}

/**
 * Builds the printed bill of a frozen legal aid case: all texts and formatted sums. Pure; the template only lays them
 * out.
 */
export function billDocument(frozen: FrozenCase): BillDocument {
  const { sections, numbering, vouchers } = numberedBill(frozen)
  return printable({
    ...documentHeading(frozen, 'Bill of costs'),
    subtitle: 'legal aid',
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
