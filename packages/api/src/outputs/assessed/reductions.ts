import { reductionsBy, writtenDate, type Reduction } from '@costdraft/costing'
import { reductionReasonLabels, type ReductionGroup } from '@costdraft/schema/assessment/assessment.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { earnerCodes } from '../bill/earner-codes.ts'
import { money } from '../bill/format.ts'
import { dataSheet, figureColumn, section, textColumn, type DataSheet, type SheetTable } from '../court/data-sheet.ts'
import { earnerOnDay } from '../earner-on-day.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { headingOfCase } from './heading-of-case.ts'
import { assessmentOf, onDayOfAssessment } from './assessed-document.ts'
import { assessedLines, headTitle, type LineInAssessment } from './assessed-lines.ts'
import { lineActivity } from './line-activity.ts'

const earnerOf = ({ feeEarners, completedAt }: FrozenCase, { item, line }: LineInAssessment) => {
  const earner = feeEarners.find(({ uuid }) => uuid === item?.feeEarner)
  return earner && earnerOnDay(earner, line.date ?? completedAt.slice(0, 10))
}

/** What the lines of a group have in common, in words. */
const groupings: Readonly<Record<ReductionGroup, (line: LineInAssessment, frozen: FrozenCase) => string>> = {
  reason: ({ reason }) => (reason ? reductionReasonLabels[reason] : 'No reason given'),
  activity: (line) => {
    const activity = lineActivity(line.item)
    if (!line.item?.hearing) return labelOf(activity ?? line.head)
    const kind = labelOf(activity === 'advocate' ? 'advocates_meeting' : (activity ?? ''))
    return `${labelOf('advocacy')}: ${kind.toLowerCase()}`
  },
  fee_earner: (line, frozen) => {
    const earner = earnerOf(frozen, line)
    return earner ? `${earner.name} (${earnerCodes(frozen.feeEarners).get(earner.uuid)})` : 'No fee earner'
  },
  grade: (line, frozen) => {
    const grade = earnerOf(frozen, line)?.grade
    return grade ? `Grade ${grade}` : 'No grade'
  },
  head: headTitle,
}

const rowOf = ({ key, lines, claimed, allowed, reduction }: Reduction<string>): string[] => [
  ...[key, String(lines), money(claimed), money(allowed), money(reduction)],
]

function tableOf(title: string, reductions: readonly Reduction<string>[]): SheetTable {
  const sum = (of: 'lines' | 'claimed' | 'allowed' | 'reduction') =>
    reductions.reduce((total, one) => total + one[of], 0)
  return {
    columns: [
      textColumn(title),
      figureColumn('Lines', 14),
      figureColumn('Claimed, £', 28),
      figureColumn('Allowed, £', 28),
      figureColumn('Reduced, £', 28),
    ],
    rows: reductions.map(rowOf),
    total: ['Total', String(sum('lines')), ...[sum('claimed'), sum('allowed'), sum('reduction')].map(money)],
  }
}

const sections = [
  ['reason', 'By reason', 'Reason'],
  ['activity', 'By kind of work or disbursement', 'Kind'],
  ['fee_earner', 'By fee earner', 'Fee earner'],
  ['grade', 'By grade on the day of the work', 'Grade'],
] as const satisfies readonly (readonly [ReductionGroup, string, string])[]

/** How many lines the reductions are of. */
function ruledOn(lines: readonly LineInAssessment[]): string {
  const open = lines.filter(({ allowed }) => allowed === null).length
  return open === 0
    ? 'Every line of the bill is ruled on.'
    : `Not ruled on, and not counted here: ${open} of ${lines.length} lines.`
}

/** What was reduced, by what lines have in common, the largest reduction first. For the firm itself. Pure. */
export function reductionsSheet(frozen: FrozenCase): DataSheet {
  const lines = assessedLines(frozen)
  const by = (group: ReductionGroup) => reductionsBy(lines, (line) => groupings[group](line, frozen))
  const { court, matter } = headingOfCase(frozen)
  return dataSheet(onDayOfAssessment(frozen), {
    title: 'Reductions',
    subtitle: `${frozen.case.caseName}, as on ${writtenDate(assessmentOf(frozen).interest.until)}`,
    ...{ court, matter },
    notice: 'For the firm: the lines of which less is allowed than is claimed. Without VAT.',
    sections: sections.map(([group, title, head], i) => {
      const reductions = by(group)
      return section(title, {
        sentences: [...(i === 0 ? [ruledOn(lines)] : []), ...(reductions.length === 0 ? ['Nothing was reduced.'] : [])],
        table: reductions.length === 0 ? null : tableOf(head, reductions),
      })
    }),
  })
}
