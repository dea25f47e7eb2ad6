import { stages, type Stage } from '@costdraft/costing'
import {
  caseMarks,
  dueDates,
  SENT_BACK_MOST,
  type CaseMark,
  type DueDate,
} from '@costdraft/schema/reports/case-marks.ts'
import { outcomeFilterIn } from '@costdraft/schema/reports/outcome-filter.ts'
import { IsoDate } from '@costdraft/schema/structs.ts'

/** What a row of a report lists its cases by beside the other filters. Empty lists and texts filter nothing. */
export interface ReportFilters {
  /** Only cases of firms whose reports the viewer may read. */
  reported: boolean
  /** The first and the last day of completion, and of what is due, `yyyy-mm-dd`. */
  completedFrom: string | undefined
  completedTo: string | undefined
  dueFrom: string | undefined
  dueTo: string | undefined
  marks: CaseMark[]
  /** A reason for which rows are not counted, as the report says it. */
  notCounted: string
  /** What ruled lines of theirs have in common, such as `grade:A`. */
  outcome: string
  /** How often they were sent back from review: 1, 2, or 3 for three times or more. */
  sentBack: number | undefined
  leftStages: Stage[]
  reviewers: string[]
  due: DueDate[]
}

/** None of these filters. */
export const noReportFilters: ReportFilters = {
  reported: false,
  completedFrom: undefined,
  completedTo: undefined,
  dueFrom: undefined,
  dueTo: undefined,
  marks: [],
  notCounted: '',
  outcome: '',
  sentBack: undefined,
  leftStages: [],
  reviewers: [],
  due: [],
}

/** Whether a value filters. */
const filters = (value: ReportFilters[keyof ReportFilters]): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value)

/** The parameter of the URL for each of them. */
const parameters = {
  reported: 'reported',
  completedFrom: 'completed_from',
  completedTo: 'completed_to',
  dueFrom: 'due_from',
  dueTo: 'due_to',
  marks: 'mark',
  notCounted: 'not_counted',
  outcome: 'outcome',
  sentBack: 'sent_back',
  leftStages: 'left_stage',
  reviewers: 'reviewer',
  due: 'due',
} as const satisfies Record<keyof ReportFilters, string>
const names = Object.keys(parameters) as (keyof ReportFilters)[]

/** Those that filter, by their names in GraphQL. */
export const chosenReportFilters = (query: ReportFilters): Partial<ReportFilters> =>
  Object.fromEntries(names.filter((name) => filters(query[name])).map((name) => [name, query[name]]))

export const hasReportFilters = (query: ReportFilters): boolean => names.some((name) => filters(query[name]))

/** Reads them from the search parameters of the URL; unknown values are ignored. */
export function parseReportFilters(params: URLSearchParams): ReportFilters {
  const text = (name: keyof ReportFilters): string => params.get(parameters[name]) ?? ''
  const list = (name: keyof ReportFilters): string[] => text(name).split(',').filter(Boolean)
  const among = <T extends string>(name: keyof ReportFilters, values: readonly T[]): T[] =>
    values.filter((value) => list(name).includes(value))
  const day = (name: keyof ReportFilters): string | undefined => (IsoDate.is(text(name)) ? text(name) : undefined)
  const times = Number(text('sentBack'))
  const outcome = text('outcome').trim()
  return {
    reported: text('reported') === 'true',
    completedFrom: day('completedFrom'),
    completedTo: day('completedTo'),
    dueFrom: day('dueFrom'),
    dueTo: day('dueTo'),
    marks: among('marks', caseMarks),
    notCounted: text('notCounted').trim(),
    outcome: outcomeFilterIn(outcome) ? outcome : '',
    sentBack: Number.isInteger(times) && times >= 1 && times <= SENT_BACK_MOST ? times : undefined,
    leftStages: among('leftStages', stages),
    reviewers: list('reviewers'),
    due: among('due', dueDates),
  }
}

/** Writes those that filter into the search parameters of the URL. */
export function setReportFilters(params: URLSearchParams, query: ReportFilters): void {
  for (const [name, value] of Object.entries(chosenReportFilters(query)))
    params.set(parameters[name as keyof ReportFilters], Array.isArray(value) ? value.join(',') : String(value))
}
