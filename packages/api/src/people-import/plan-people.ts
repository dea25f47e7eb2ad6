import type { PeopleColumn } from '@costdraft/schema/people-import/people-import.ts'
import type { Layout } from '../ledger/headings.ts'
import type { Failure } from '../ledger/ledger-row.ts'
import { earnerPlan } from './earner-plan.ts'
import { emailKey, type UserRow } from './firm-facts.ts'
import { groupPeople, type PersonGroup, type RowProblem } from './groups.ts'
import { namedOnce, type Verdict } from './judge.ts'
import { linkPlan } from './link-plan.ts'
import type { JudgedPlan, PeoplePlan, PersonPlan, PlanContext, UserPlan } from './people-plan.ts'
import type { PersonRow } from './people-rows.ts'
import { userPlan } from './user-plan.ts'

/** Works out what importing rows would do, by the rules of each form. Nothing is stored. */
export function planPeople(rows: readonly PersonRow[], context: PlanContext): PeoplePlan {
  const { layout } = context
  const { groups, contradictions } = groupPeople(rows, nameColumnOf(layout))
  const owners = [...context.firm.owners]
  // Whoever is added comes before whoever is changed, so that a new owner may follow the last one.
  const planned = groups
    .toSorted((a, b) => Number(holderOf(a, context) !== undefined) - Number(holderOf(b, context) !== undefined))
    .map((group) => planPerson(group, context, owners))
  const problems = [...contradictions, ...planned.flatMap((one) => one.problems)]
  const failures = [...rows.flatMap((row) => row.failures), ...problems.map(failureOf(layout))]
  return {
    people: planned.flatMap(({ plan }) => plan ?? []),
    failed: failures.toSorted((a, b) => a.row - b.row),
    warnings: planned.flatMap(({ warnings }) => warnings),
  }
}

/** The column of the file that says a part of the name. */
const nameColumnOf =
  ({ indexes }: Layout<PeopleColumn>) =>
  (column: PeopleColumn): PeopleColumn =>
    (column === 'first_name' || column === 'surname') && indexes[column] === undefined ? 'name' : column

/** A problem as an answer tells it. */
const failureOf =
  ({ headingOf }: Layout<PeopleColumn>) =>
  ({ row, column, message }: RowProblem): Failure => ({
    row: row.row,
    column: headingOf(column),
    value: row.cell(column).slice(0, 200),
    message,
  })

const holderOf = ({ values: { email } }: PersonGroup, { holders }: PlanContext): UserRow | 'other' | undefined =>
  email === null ? undefined : holders.get(emailKey(email))

interface Planned {
  plan?: PersonPlan
  problems: RowProblem[]
  warnings: RowProblem[]
}
const refused = (group: PersonGroup, problems: readonly RowProblem[]): Planned => ({
  problems: withOthers(group, problems),
  warnings: [],
})

/** The plan of one person, or what is wrong with their rows: then none of them is taken. */
function planPerson(group: PersonGroup, context: PlanContext, owners: string[]): Planned {
  const hasName = context.layout.indexes.name !== undefined
  const at = ({ column, message }: Verdict): RowProblem => ({ row: rowOf(group, column), column, message })
  const problemsOf = (verdicts: readonly Verdict[] = []): RowProblem[] => namedOnce(verdicts, hasName).map(at)
  if (group.rows.some(({ failures }) => failures.length > 0)) return refused(group, [])
  const ofUser: JudgedPlan<UserPlan | null> =
    group.values.email === null ? { value: null } : userPlan(group, holderOf(group, context), context, owners)
  if (ofUser.verdicts) return refused(group, problemsOf(ofUser.verdicts))
  const user = ofUser.value
  const ofEarner = earnerPlan(group, user, context)
  const links = group.rows.map((row) => linkPlan(row, user, context))
  const problems = [...problemsOf(ofEarner.verdicts), ...links.flatMap(({ problem }) => problem ?? [])]
  if (problems.length > 0) return refused(group, problems)
  return {
    plan: { group, user, earner: ofEarner.value ?? null, links: links.flatMap(({ value }) => value ?? []) },
    problems: [],
    warnings: [...(ofEarner.warnings ?? []).map(at), ...sraWarning(group, user)],
  }
}

/** The row of a person that says a column, else their first. */
const rowOf = ({ rows }: PersonGroup, column: PeopleColumn): PersonRow =>
  rows.find(({ cell }) => cell(column) !== '') ?? rows[0]

/** Problems of a person; of each row of theirs without one, that it is not taken either, and because of which. */
function withOthers({ rows }: PersonGroup, problems: readonly RowProblem[]): RowProblem[] {
  const wrong = rows.filter((row) => row.failures.length > 0 || problems.some((problem) => problem.row === row))
  const message = `Row ${wrong[0]?.row ?? ''} of the same person cannot be taken, so neither can this one.`
  return [
    ...problems,
    ...rows.filter((row) => !wrong.includes(row)).map((row): RowProblem => ({ row, column: 'email_address', message })),
  ]
}

const NO_USER_NUMBER = 'Only a user has an SRA number, so this is not stored.'
const NO_SOLICITOR_NUMBER = 'Only a solicitor has an SRA number, so this is not stored.'
/** A number that there is no place for. */
function sraWarning(group: PersonGroup, user: UserPlan | null): RowProblem[] {
  if (group.values.sraNumber === null || user?.value.clientRole === 'solicitor') return []
  const message = user ? NO_SOLICITOR_NUMBER : NO_USER_NUMBER
  return [{ row: group.saidBy('sraNumber'), column: 'solicitor_sra_number', message }]
}
