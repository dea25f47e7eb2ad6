import type { PeopleColumn } from '@costdraft/schema/people-import/people-import.ts'
import { nameKey } from '../ledger/name-key.ts'
import { emailKey } from './firm-facts.ts'
import type { PersonRow, PersonValues } from './people-rows.ts'

/** A problem of a row at a column. */
export interface RowProblem {
  row: PersonRow
  column: PeopleColumn
  message: string
}

/** The rows of one person: those of the same e-mail address, else of the same name and site. */
export interface PersonGroup {
  /** In the order of the file; those that contradict an earlier one are not among them. */
  rows: [PersonRow, ...PersonRow[]]
  /** What they say together: each fact as the first of them says it. */
  values: PersonValues
  /** The row that says a fact. */
  saidBy: (fact: keyof PersonValues) => PersonRow
}

/** What rows of one person must agree on, and the column that says it. */
const FACTS: readonly (readonly [fact: keyof PersonValues, column: PeopleColumn])[] = [
  ['firstname', 'first_name'],
  ['surname', 'surname'],
  ['role', 'client_role'],
  ['site', 'site'],
  ['sraNumber', 'solicitor_sra_number'],
  ['type', 'fee_earner_type'],
  ['grade', 'grade'],
  ['initials', 'initials'],
]
const isSame = (a: string, b: string): boolean => nameKey(a) === nameKey(b)

/** Whose row it is. Without an e-mail address it is a fee earner of a name, of whom a site has one. */
function keyOf({ row, values: { email, firstname, surname, site } }: PersonRow): string {
  if (email !== null) return emailKey(email)
  // Nobody's name is the row's own problem.
  return firstname === null || surname === null ? String(row) : nameKey(`${firstname}\n${surname}\n${site ?? ''}`)
}

/**
 * Puts the rows of each person together. A row that contradicts an earlier one of its person is a problem that names
 * the other. `columnOf` is the column of the file that says the name.
 */
export function groupPeople(
  rows: readonly PersonRow[],
  columnOf: (column: PeopleColumn) => PeopleColumn,
): { groups: PersonGroup[]; contradictions: RowProblem[] } {
  const contradictions: RowProblem[] = []
  const groups = [...Map.groupBy(rows, keyOf).values()].flatMap((all): PersonGroup | [] => {
    const [first, ...more] = all
    if (!first) return []
    const kept: [PersonRow, ...PersonRow[]] = [first]
    for (const row of more) {
      const problem = contradictionOf(kept, row, columnOf)
      if (problem) contradictions.push(problem)
      else kept.push(row)
    }
    const saidBy = (fact: keyof PersonValues): PersonRow => kept.find(({ values }) => values[fact] !== null) ?? first
    return { rows: kept, saidBy, values: { ...first.values, ...mergedFacts(saidBy) } }
  })
  return { groups, contradictions }
}

const mergedFacts = (saidBy: PersonGroup['saidBy']): Partial<PersonValues> =>
  Object.fromEntries(FACTS.map(([fact]) => [fact, saidBy(fact).values[fact]]))

/** Where a row says otherwise than one of the earlier rows of its person. */
function contradictionOf(
  earlier: readonly PersonRow[],
  row: PersonRow,
  columnOf: (column: PeopleColumn) => PeopleColumn,
): RowProblem | undefined {
  for (const [fact, column] of FACTS)
    for (const other of earlier) {
      const [said, says] = [other.values[fact], row.values[fact]]
      if (said === null || says === null || isSame(said, says)) continue
      const at = columnOf(column)
      const text = other.cell(at) || said
      return { row, column: at, message: `Row ${other.row} says “${text}” of the same person.` }
    }
  const { child, childRole } = row.values
  const linked = earlier.find(
    ({ values }) => child !== null && values.child === child && values.childRole !== childRole,
  )
  return (
    linked && {
      row,
      column: 'child_client_role',
      message: `Row ${linked.row} says “${linked.cell('child_client_role')}” of the same person in this client.`,
    }
  )
}
