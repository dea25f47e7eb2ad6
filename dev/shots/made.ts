import type { HighCostCases } from './high-cost-case.ts'
import type { TestPeople } from './test-people.ts'

/** The records the pictures show: cases, a firm, and an archived firm. */
export interface Made extends TestPeople {
  firm: string
  archived: string
  /** The firm's own edition of Table 10(a). */
  edition: string
  marlowe: string
  empty: string
  exceptional: string
  reviewing: string
  blocked: string
  /** In the stage blocked, without a comment. */
  held: string
  unfiled: string
  filed: string
  /** A deputy's case in the Court of Protection. */
  deputy: string
  /** An inter partes case. */
  interPartes: string
  /** A completed inter partes case whose bill is being assessed. */
  assessed: string
  highCost: HighCostCases
}
