import { measures, type MeasureName } from './measures.ts'

/** What work in progress can be grouped by; of several, the first is the outermost. */
export const reportGroups = ['firm', 'area', 'stage', 'fee_earner', 'staff'] as const
export type ReportGroup = (typeof reportGroups)[number]
export const isReportGroup = (word: string): word is ReportGroup => (reportGroups as readonly string[]).includes(word)
export const groupLabels: Readonly<Record<ReportGroup, string>> = {
  firm: 'Firm',
  area: 'Area',
  stage: 'Stage',
  fee_earner: 'Fee earner',
  staff: 'Staff',
}
/** What work in progress is grouped by where nothing is said. */
export const USUAL_GROUPS: readonly ReportGroup[] = ['stage']

/** What a picture shows of a section: one measure by row, as bars beside the labels or as columns over months. */
export interface Picture {
  kind: 'bars' | 'columns'
  measure: MeasureName
  /** A second measure beside it, of the same form. */
  beside?: MeasureName
}

/** A table of a report. */
export interface ReportSection {
  title: string
  /** What its rows are, as the head of the column with their labels; of work in progress the groups stand there. */
  rows: string
  /** What is counted, in a sentence. */
  text: string
  columns: readonly MeasureName[]
  /** What it counts in `lines`, as the head of that column; rows of a bill unless it says. */
  lines?: string
  picture?: Picture
  /** Said where it has no row. */
  empty: string
}

/** The tables of all reports, by the names that their rows carry. */
export const reportSections = {
  work: {
    title: 'Work in progress',
    rows: 'Group',
    text: 'Open cases: drafts, in review and blocked. What they are worth is what their bills come to now.',
    columns: ['count', 'hours', 'net', 'vat', 'unpriced', 'pending'],
    picture: { kind: 'bars', measure: 'net' },
    empty: 'No open case matches.',
  },
  age: {
    title: 'How long open cases have been in their stage',
    rows: 'Stage',
    text: 'Open cases by the stage they are in now, in days since they were moved to it.',
    columns: ['count', 'medianDays', 'longDays', 'hours', 'net', 'pending'],
    picture: { kind: 'bars', measure: 'medianDays', beside: 'longDays' },
    empty: 'No open case matches.',
  },
  untouched: {
    title: 'Drafts untouched',
    rows: 'Untouched for',
    text: 'Drafts in which nothing was done for that many days.',
    columns: ['count', 'hours', 'net', 'pending'],
    empty: 'No draft has been untouched for 14 days.',
  },
  pace: {
    title: 'How long cases stayed in each stage',
    rows: 'Stage',
    text: 'Every time that a case left a stage, in days since it was moved to it.',
    columns: ['count', 'times', 'medianDays', 'longDays'],
    picture: { kind: 'bars', measure: 'medianDays', beside: 'longDays' },
    empty: 'No case has left a stage.',
  },
  sent_back: {
    title: 'Sent back',
    rows: 'How often',
    text: 'Cases that were moved from review back to drafts, by how often.',
    columns: ['count', 'times', 'net', 'pending'],
    empty: 'No case was sent back from review.',
  },
  reviewer: {
    title: 'Time in review, by reviewer',
    rows: 'Reviewer',
    text: 'Every review that ended, under the person who moved the case out of it, in days since it was sent for review.',
    columns: ['count', 'times', 'medianDays', 'longDays'],
    picture: { kind: 'bars', measure: 'medianDays' },
    empty: 'No review has ended.',
  },
  month: {
    title: 'Completed by month',
    rows: 'Month',
    text: 'Complete cases by the month in which they were completed, beside the same month a year before.',
    columns: ['count', 'net', 'vat', 'hours', 'medianDays', 'countBefore', 'netBefore', 'pending'],
    picture: { kind: 'columns', measure: 'net', beside: 'netBefore' },
    empty: 'No case was completed in this period.',
  },
  area: {
    title: 'Completed by area',
    rows: 'Area',
    text: 'The same cases by area of work, beside the same period a year before. Median days are those from creation.',
    columns: ['count', 'net', 'vat', 'hours', 'medianDays', 'countBefore', 'netBefore', 'pending'],
    picture: { kind: 'bars', measure: 'net' },
    empty: 'No case was completed in this period.',
  },
  firm: {
    title: 'Completed by firm',
    rows: 'Firm',
    text: 'The same cases by firm, beside the same period a year before.',
    columns: ['count', 'net', 'vat', 'hours', 'medianDays', 'countBefore', 'netBefore', 'pending'],
    picture: { kind: 'bars', measure: 'net' },
    empty: 'No case was completed in this period.',
  },
  escape: {
    title: 'Escapes not claimed',
    rows: 'Fee earner',
    text: 'Open cases, or parts of one, whose hourly costs escape the fixed fee and that are not claimed as exceptional: by how much the hourly costs are above the fee.',
    columns: ['count', 'missed', 'net'],
    picture: { kind: 'bars', measure: 'missed' },
    empty: 'Every case that escapes is claimed as exceptional.',
  },
  not_counted: {
    title: 'Rows not counted',
    rows: 'Reason',
    text: 'Rows of open cases that their bills leave out, and what they would come to without VAT.',
    columns: ['count', 'lines', 'missed'],
    picture: { kind: 'bars', measure: 'missed' },
    empty: 'Every row counts.',
  },
  voucher: {
    title: 'Vouchers missing',
    rows: 'Fee earner',
    text: 'Expenses of open cases that need a voucher and have no document, with what they come to without VAT.',
    columns: ['count', 'lines', 'missed'],
    picture: { kind: 'bars', measure: 'missed' },
    empty: 'Every expense that needs a voucher has one.',
  },
  case_type: {
    title: 'Escapes and enhancements by case type',
    rows: 'Case type',
    text: 'All cases, complete ones too. A case escapes if it, or a part of it, does; it is enhanced if an enhancement adds to what it claims.',
    columns: ['count', 'tested', 'escapes', 'escapeRate', 'enhanced', 'enhancementRate', 'enhancement'],
    picture: { kind: 'bars', measure: 'escapeRate', beside: 'enhancementRate' },
    empty: 'No case matches.',
  },
  claim: {
    title: 'Claims due',
    rows: 'Day and person',
    text: 'Open cases whose last step is recorded: their claims are due three months after it, and are listed until they are complete.',
    columns: ['count', 'net', 'pending'],
    picture: { kind: 'columns', measure: 'count' },
    empty: 'No open case has a claim due in this period.',
  },
  deadline: {
    title: 'Dates that run',
    rows: 'Day and person',
    text: 'Dates of assessment and of papers that are not done, in complete cases as well. What a person entered rules over what was computed.',
    columns: ['count', 'lines', 'net', 'pending'],
    lines: 'Dates',
    picture: { kind: 'columns', measure: 'count' },
    empty: 'No date that runs falls in this period.',
  },
  hearing: {
    title: 'Hearings to come',
    rows: 'Day and person',
    text: 'Hearings and steps of open cases on a day that is not past.',
    columns: ['count', 'lines', 'net', 'pending'],
    lines: 'Hearings',
    picture: { kind: 'columns', measure: 'count' },
    empty: 'No hearing of an open case is recorded in this period.',
  },
  outcome: {
    title: 'Outcome by area',
    rows: 'Area',
    text: 'Complete cases whose bills are assessed. What was claimed and what was allowed of the lines that are ruled on, without VAT.',
    columns: ['count', 'claimed', 'allowed', 'reduction'],
    picture: { kind: 'bars', measure: 'reduction' },
    empty: 'No bill of this period is assessed.',
  },
  outcome_activity: {
    title: 'Outcome by kind of work',
    rows: 'Kind of work',
    text: 'The lines of the same cases that are ruled on, by their kind of work or disbursement.',
    columns: ['count', 'lines', 'claimed', 'allowed', 'reduction'],
    lines: 'Lines',
    picture: { kind: 'bars', measure: 'reduction' },
    empty: 'No line with a kind of work is ruled on.',
  },
  outcome_grade: {
    title: 'Outcome by grade',
    rows: 'Grade',
    text: 'The same lines by the grade of the fee earner on their day. Lines without a fee earner are left out.',
    columns: ['count', 'lines', 'claimed', 'allowed', 'reduction'],
    lines: 'Lines',
    picture: { kind: 'bars', measure: 'reduction' },
    empty: 'No line with a fee earner is ruled on.',
  },
  outcome_reason: {
    title: 'Reductions by reason',
    rows: 'Reason',
    text: 'The lines of the same cases of which less was allowed, by the reason that was given.',
    columns: ['count', 'lines', 'claimed', 'allowed', 'reduction'],
    lines: 'Lines',
    picture: { kind: 'bars', measure: 'reduction' },
    empty: 'No line is reduced for a reason.',
  },
} as const satisfies Readonly<Record<string, ReportSection>>
export type SectionName = keyof typeof reportSections
/** What a measure of a table of a report is called. */
export const measureLabel = (name: MeasureName, { lines }: Pick<ReportSection, 'lines'>): string =>
  (name === 'lines' ? lines : undefined) ?? measures[name].label
/** The section of the row that counts every case of a report once. */
export const TOTAL = 'total'
export const sectionNames: readonly (SectionName | typeof TOTAL)[] = [
  ...(Object.keys(reportSections) as SectionName[]),
  TOTAL,
]

export interface Report {
  title: string
  /** What it answers. */
  question: string
  /** Its path in REST, and in the web app. */
  path: string
  sections: readonly SectionName[]
  /** Whether it takes a first and a last day. */
  hasPeriod: boolean
  /** Whether its rows can be grouped. */
  hasGroups: boolean
}

/** The reports by their names in GraphQL, in the order of the menu. */
export const reports = {
  workInProgress: {
    title: 'Work in progress',
    question: 'What is in hand, with whom, and what is it worth?',
    path: 'work-in-progress',
    sections: ['work'],
    hasPeriod: false,
    hasGroups: true,
  },
  agePace: {
    title: 'Age and pace',
    question: 'What is stuck, and how long does each stage take?',
    path: 'age-pace',
    sections: ['age', 'untouched', 'sent_back', 'pace', 'reviewer'],
    hasPeriod: false,
    hasGroups: false,
  },
  completed: {
    title: 'Completed',
    question: 'What was completed, and is it more than a year before?',
    path: 'completed',
    sections: ['month', 'area', 'firm'],
    hasPeriod: true,
    hasGroups: false,
  },
  unclaimed: {
    title: 'Money left on the table',
    question: 'What could be claimed, and is not?',
    path: 'unclaimed',
    sections: ['escape', 'not_counted', 'voucher', 'case_type'],
    hasPeriod: false,
    hasGroups: false,
  },
  dates: {
    title: 'Dates',
    question: 'What is due, when, and whose is it?',
    path: 'dates',
    sections: ['claim', 'deadline', 'hearing'],
    hasPeriod: true,
    hasGroups: false,
  },
  outcome: {
    title: 'Outcome',
    question: 'How much of what was claimed was allowed?',
    path: 'outcome',
    sections: ['outcome', 'outcome_activity', 'outcome_grade', 'outcome_reason'],
    hasPeriod: true,
    hasGroups: false,
  },
} as const satisfies Readonly<Record<string, Report>>
export type ReportName = keyof typeof reports
export const reportNames = Object.keys(reports) as ReportName[]
