import type { DeadlineRuleName, DeadlineStart } from '@costdraft/costing'
import type { SetMoment } from '../db/moment.ts'

/** A day from which dates of a case run. */
export interface CaseDeadlineStartTable {
  case_uuid: string
  client_uuid: string
  start: DeadlineStart
  date: string
  /** By which rules and closed days the dates that run from it were worked out (`work-out-deadlines.ts`). */
  computed_with: string | null
}
/** A date of a case: one by the rule, one that a person entered instead, and whether it is done. */
export interface CaseDeadlineTable {
  case_uuid: string
  client_uuid: string
  rule: DeadlineRuleName
  computed_on: string | null
  entered_on: string | null
  done_at: SetMoment<null>
  done_by: string | null
}

declare module '../db/tables.ts' {
  interface Tables {
    case_deadline_start: CaseDeadlineStartTable
    case_deadline: CaseDeadlineTable
  }
}
