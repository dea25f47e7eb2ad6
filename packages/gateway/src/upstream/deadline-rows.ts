import type { DeadlineDone, DeadlineRuleName, DeadlineStart } from '../generated/resolvers.ts'

/** A date of a case as hosts answer it. */
export interface DeadlineRow {
  rule: DeadlineRuleName
  source: string
  start: DeadlineStart
  start_date: string | null
  calendar_day?: string | null
  computed_on: string | null
  entered_on: string | null
  date: string | null
  days: number | null
  done: DeadlineDone | null
  done_at: string | null
  done_by: string | null
}
/** A day from which dates run, as hosts answer it. */
export interface DeadlineStartRow {
  start: DeadlineStart
  date: string | null
  is_entered: boolean
}
/** The dates of a case as hosts answer them. */
export interface DeadlinesRow {
  version?: number
  starts: DeadlineStartRow[]
  deadlines: DeadlineRow[]
}
/** A date with what is said of its case. */
export interface CaseDeadlineRow {
  case_uuid: string
  case_name: string
  client: string
  client_name: string
  area_of_work: string
  stage: string
  staff_member: string | null
  staff_name: string | null
  fee_earner_name: string | null
  deadline: DeadlineRow
}
