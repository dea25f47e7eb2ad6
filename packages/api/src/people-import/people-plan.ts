import type { FeeEarnerType } from '@costdraft/costing'
import type { Role } from '@costdraft/schema/access/roles.ts'
import type { PeopleColumn } from '@costdraft/schema/people-import/people-import.ts'
import type { SignedIn } from '../access/viewer.ts'
import type { Layout } from '../ledger/headings.ts'
import type { Failure } from '../ledger/ledger-row.ts'
import type { AccountHost } from '../users/changed-address.ts'
import type { GivenUser } from '../users/store-user.ts'
import type { FirmFacts, UserRow } from './firm-facts.ts'
import type { PersonGroup, RowProblem } from './groups.ts'
import type { Verdict } from './judge.ts'
import type { PersonRow } from './people-rows.ts'

/** What becomes of the user of a person. */
export type UserPlan =
  | { change: 'added'; value: GivenUser }
  | { change: 'updated' | 'unchanged'; value: GivenUser; stored: UserRow }
/** What becomes of the fee earner of a person: a body in wire names, without the user, where one is added. */
export type EarnerPlan = { type: FeeEarnerType } & (
  | { change: 'added'; body: Record<string, unknown> }
  | { change: 'unchanged' }
)
/** A role that a row gives a person in a child client. */
export interface LinkPlan {
  row: PersonRow
  client: string
  role: Role
  change: 'added' | 'updated' | 'unchanged'
}
/** What becomes of a person: each part null where no row names one. */
export interface PersonPlan {
  group: PersonGroup
  user: UserPlan | null
  earner: EarnerPlan | null
  links: LinkPlan[]
}
/** What importing rows would do. */
export interface PeoplePlan {
  /** Those of whom nothing is wrong. */
  people: PersonPlan[]
  /** What is wrong with the rows, in the order of the file. */
  failed: Failure[]
  /** What is to be looked at of rows that are taken. */
  warnings: RowProblem[]
}

/** What a plan depends on beside the rows. */
export interface PlanContext {
  viewer: SignedIn
  firm: FirmFacts
  /** Who has each e-mail address of the rows. */
  holders: ReadonlyMap<string, UserRow | 'other'>
  layout: Layout<PeopleColumn>
  host: AccountHost
}

/** What the rules make of a part of a person: its plan, or why there is none. */
export type JudgedPlan<T> = { value: T; verdicts?: undefined } | { verdicts: Verdict[]; value?: undefined }
