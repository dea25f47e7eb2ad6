import { stageLabels } from '@costdraft/schema/cases/stage-labels.ts'
import { markLabels, type DueDate } from '@costdraft/schema/reports/case-marks.ts'
import { outcomeWords } from '@costdraft/schema/reports/outcome-filter.ts'
import { formatIsoDate } from '../../formats/dates.ts'
import type { ReportFilters } from './report-filters.ts'

/** A filter that a report has set, in words, and what takes it off. */
export interface FilterText {
  text: string
  off: Partial<ReportFilters>
}

const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** The days of a filter after what they are of: `1 Jan 2026 – 31 Jan 2026`, `from 1 Jan 2026`. */
function daysText(from: string | undefined, to: string | undefined): string {
  if (from && to) {
    const [first, last] = [formatIsoDate(from), formatIsoDate(to)]
    return first === last ? first : `${first} – ${last}`
  }
  if (from) return `from ${formatIsoDate(from)}`
  return to ? `until ${formatIsoDate(to)}` : ''
}

const dueWords: Readonly<Record<DueDate, string>> = {
  claim: 'Claim due',
  deadline: 'Date due',
  hearing: 'Hearing',
}
const dueText = (due: readonly DueDate[]): string => {
  const [only] = due
  return due.length === 1 && only ? dueWords[only] : 'Claim, date or hearing due'
}

const timesText = (times: number): string => {
  if (times === 1) return 'Sent back once'
  return times === 2 ? 'Sent back twice' : 'Sent back three times or more'
}

/**
 * Who ended a review, by the name of a single one where it is known: "Reviewed by Ann Ash".
 */
export const reviewersText = ({ length }: readonly string[], name: string | undefined): string =>
  length === 1 ? `Reviewed by ${name ?? 'one person'}` : `Reviewed by one of ${length} people`

/** The filters of a report, in words; the reviewers apart, whose names must be looked up. */
export function reportFilterTexts(query: ReportFilters): FilterText[] {
  const {
    reported,
    marks,
    notCounted,
    outcome,
    completedFrom,
    completedTo,
    due,
    dueFrom,
    dueTo,
    sentBack,
    leftStages,
  } = query
  const texts: (FilterText | false)[] = [
    ...marks.map((mark) => ({ text: markLabels[mark], off: { marks: marks.filter((other) => other !== mark) } })),
    notCounted !== '' && { text: `Rows not counted: ${notCounted}`, off: { notCounted: '' } },
    outcome !== '' && { text: outcomeWords(outcome), off: { outcome: '' } },
    (completedFrom !== undefined || completedTo !== undefined) && {
      text: `Completed ${daysText(completedFrom, completedTo)}`,
      off: { completedFrom: undefined, completedTo: undefined },
    },
    (due.length > 0 || dueFrom !== undefined || dueTo !== undefined) && {
      text: `${dueText(due)} ${daysText(dueFrom, dueTo)}`.trim(),
      off: { due: [], dueFrom: undefined, dueTo: undefined },
    },
    sentBack !== undefined && { text: timesText(sentBack), off: { sentBack: undefined } },
    leftStages.length > 0 && {
      text: `Has left ${or.format(leftStages.map((stage) => stageLabels[stage].column))}`,
      off: { leftStages: [] },
    },
    reported && { text: 'In reports', off: { reported: false } },
  ]
  return texts.filter((text) => text !== false)
}
