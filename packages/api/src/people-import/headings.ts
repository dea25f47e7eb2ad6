import { peopleColumns, type PeopleColumn } from '@costdraft/schema/people-import/people-import.ts'
import { normalHeading, type ColumnIndexes } from '../ledger/headings.ts'
import { headOf, type GridRow } from '../ledger/ledger-grid.ts'

/** Which column of a file is what, by its index from 0. */
export type PeopleIndexes = ColumnIndexes<PeopleColumn>

/** Accepted headings of each column, in lower case; the first is used in messages. */
const headings: Record<PeopleColumn, readonly string[]> = {
  name: [
    'name',
    'full name',
    'surname, first name',
    'surname, forename',
    'person',
    'user',
    'employee',
    'staff member',
    'fee earner',
  ],
  first_name: ['first name', 'first names', 'firstname', 'forename', 'forenames', 'given name', 'given names'],
  surname: ['surname', 'last name', 'lastname', 'family name'],
  email_address: ['e-mail address', 'email address', 'e-mail', 'email', 'mail', 'work email', 'work e-mail'],
  client_role: ['role', 'client role', 'user role', 'job role', 'position', 'access', 'access level', 'permissions'],
  site: ['location', 'site', 'office', 'branch', 'site name', 'office name'],
  solicitor_sra_number: ['sra number', 'sra no', 'sra no.', 'sra id', 'sra', 'solicitor sra number'],
  fee_earner_type: ['fee earner type', 'type of fee earner', 'type', 'qualification'],
  grade: ['grade', 'fee earner grade', 'grade of fee earner'],
  initials: ['initials', 'fee earner initials'],
  child_client: ['child client', 'client', 'linked client', 'child firm', 'firm'],
  child_client_role: [
    'role in child client',
    'child client role',
    'role in client',
    'role in the client',
    'role in the child client',
    'role there',
    'role at client',
    'role at the client',
    'link role',
  ],
}

/** The word for a column in messages. */
export const columnName = (column: PeopleColumn): string => headings[column][0] ?? column

/** The columns that the heading row names, by the first column with each heading. */
export function columnsByHeading(cells: readonly string[]): PeopleIndexes {
  const normalized = cells.map(normalHeading)
  const indexes: PeopleIndexes = {}
  for (const column of peopleColumns) {
    const index = normalized.findIndex((heading) => headings[column].includes(heading))
    if (index >= 0) indexes[column] = index
  }
  return indexes
}

const named = ({ cells }: GridRow): number => Object.keys(columnsByHeading(cells)).length

/** Of the first rows the one that names most columns, the first of several; undefined if none names two. */
export function headingRowOf(rows: readonly GridRow[]): GridRow | undefined {
  const [best] = headOf(rows).toSorted((a, b) => named(b) - named(a))
  return best && named(best) > 1 ? best : undefined
}

/**
 * The required columns that no column of the file is: a name, whole or in two, and an e-mail address or a grade, of
 * which either makes a row somebody.
 */
export function missingColumns(indexes: PeopleIndexes): PeopleColumn[] {
  const has = (column: PeopleColumn): boolean => indexes[column] !== undefined
  const missing: PeopleColumn[] = []
  if (!has('name') && has('first_name') !== has('surname')) missing.push(has('surname') ? 'first_name' : 'surname')
  else if (!has('name') && !has('surname')) missing.push('name')
  if (!has('email_address') && !has('grade')) missing.push('email_address')
  return missing
}
