import type { Fact } from '../bill/model.ts'
import type { FrozenCase } from '../frozen-case.ts'

/** What stands at the head of the documents of an assessment. */
export interface AssessedHeading {
  /** As in "In the County Court at Leeds"; null where the documents of the area have no such line. */
  court: string | null
  /** The title of the proceedings; null likewise. */
  matter: string | null
  /** What identifies the case. */
  facts: Fact[]
  /** Whose costs they are, and who pays them; null where that is not recorded. */
  receiving: string | null
  paying: string | null
}

/** The same of a case of an area of work. Pure. */
export type HeadingOf = (frozen: FrozenCase) => AssessedHeading
