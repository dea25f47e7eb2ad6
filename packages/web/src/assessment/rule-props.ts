import type { AssessmentFilter } from '../generated/graphql.ts'
import type { RowActs } from '../items/shared/grid/row-acts.ts'
import type { AssessmentHead } from './use-assessment.ts'

/** What ruling on many lines at once needs. */
export interface RuleProps {
  caseUuid: string
  assessment: AssessmentHead
  /** Which lines are listed; undefined for all. */
  filter: AssessmentFilter | undefined
  acts: RowActs
  /** Reads the lines again that are loaded. */
  readLoaded: () => Promise<void>
}
