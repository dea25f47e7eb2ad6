import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { initialsOf, linesOf } from '../bill/bill-lines.ts'
import { totalLabelOf } from '../bill/line-sum.ts'
import { money, narrow, paragraphsOf, printable, shortDate } from '../bill/format.ts'
import { ItemNumbering } from '../bill/item-numbering.ts'
import { summaryOf } from '../bill/summary.ts'
import { Vouchers } from '../bill/vouchers.ts'
import { detailText } from '../court/case-details.ts'
import { breakdownTables, vatSummary } from '../court/breakdowns.ts'
import type { PaperBill, PaperGroup, PaperPart, TeamRow } from '../court/model.ts'
import { PaperRows, type Event } from '../court/paper-rows.ts'
import { ThreeColumnTotal } from '../court/three-columns.ts'
import { certificatesOf } from './certificates.ts'
import { guidelineText, legalTeam } from './legal-team.ts'
import { paperHeadOf, paperHeads } from './paper-heads.ts'
import { titlePage, titleStatements } from './title-page.ts'

const AGREEMENT = 'agreement or arrangement between the receiving party and its legal representatives'

/**
 * The printed bill between the parties (CPR PD 47 paras 5.7 to 5.22): all texts and formatted sums. Pure; the template
 * only lays them out.
 */
export function paperBill(frozen: FrozenCase): PaperBill {
  const numbering = new ItemNumbering()
  const vouchers = new Vouchers()
  const rows = new PaperRows(frozen, numbering, vouchers, { namesParty: true })
  // Printed before the summary, because this assigns the numbers that it refers to.
  const parts = partsOf(frozen, rows)
  return printable({
    ...titlePage(frozen, 'Bill of costs'),
    statements: titleStatements(frozen),
    narrativeTitle: 'Background',
    narrative: paragraphsOf(frozen.narrative),
    ...agreementOf(frozen),
    valueOfAssets: [],
    earners: [],
    team: teamRows(frozen),
    parts,
    schedules: rows.schedules,
    // Where a rate that is claimed is from is between the firm and its client.
    summary: { ...summaryOf(frozen, numbering), authorities: [], marked: [] },
    breakdowns: breakdownTables(frozen, ['phase', 'step']),
    vat: vatSummary(frozen),
    estimate: null,
    vouchers: vouchers.all,
    certificates: certificatesOf(frozen),
  })
}

/** What of the agreement with the client affects the costs (CPR PD 47 para 5.11), or a line for whoever knows. */
function agreementOf(frozen: FrozenCase): Pick<PaperBill, 'agreement' | 'toComplete'> {
  const retainer = detailText(frozen, 'retainer')
  return retainer === null
    ? { toComplete: [`Any ${AGREEMENT} that affects the costs`] }
    : { agreement: { title: `The ${AGREEMENT}`, text: paragraphsOf(retainer) } }
}

/**
 * The procedural steps and attendances, of which a note is made with the attendances at court (CPR PD 47 para 5.16).
 */
const eventsOf = ({ items }: FrozenCase): Event[] =>
  Object.values(items).flatMap(({ step, date, description }) =>
    step ? [{ date, kind: labelOf(step.proceduralType), text: description ?? '' }] : [],
  )

/** The bill has one part; its groups are the heads that something stands under. */
function partsOf(frozen: FrozenCase, rows: PaperRows): PaperPart[] {
  const total = new ThreeColumnTotal()
  const lines = [...linesOf(frozen, 'profit_costs'), ...linesOf(frozen, 'disbursements')]
  const byHead = Map.groupBy(lines, (line) => paperHeadOf(frozen, line))
  const events = eventsOf(frozen)
  const groups = paperHeads.flatMap((head, i): PaperGroup[] => {
    const title = `(${i + 1}) ${head}`
    // All items of the first head stand in the bill (CPR PD 47 para 5.18).
    const isFirst = i === 0
    const own = rows.head(isFirst ? null : head, byHead.get(i + 1) ?? [], total, isFirst ? events : [])
    return own.length > 0 ? [{ party: null, isUnderParty: false, title, rows: own }] : []
  })
  return groups.length > 0
    ? [{ title: null, groups, totalLabel: totalLabelOf('Total', lines), total: total.printed }]
    : []
}

const teamRows = (frozen: FrozenCase): TeamRow[] =>
  legalTeam(frozen).team.map((one) => ({
    initials: initialsOf(frozen, one.earner.uuid),
    name: narrow(one.earner.name, 10),
    status: labelOf(one.earner.type),
    grade: one.earner.grade,
    rate: money(one.rate),
    guideline: one.guideline === null ? '' : money(one.guideline.rate),
    guidelineOf: guidelineText(one, shortDate),
    period: one.first === one.last ? shortDate(one.first) : `${shortDate(one.first)} – ${shortDate(one.last)}`,
  }))
