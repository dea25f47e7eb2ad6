import type { FeeEarnerType, Grade } from '@costdraft/costing'
import type { Role } from '@costdraft/schema/access/roles.ts'
import type { MeaningColumn, PeopleColumn } from '@costdraft/schema/people-import/people-import.ts'
import { isWhy } from '../ledger/import/why.ts'
import { normalHeading, type Layout } from '../ledger/headings.ts'
import type { GridRow } from '../ledger/ledger-grid.ts'
import type { Cell, Doubt, Failure, Say } from '../ledger/ledger-row.ts'
import { writtenTexts } from '../ledger/ledger-rows.ts'
import { findingsOf } from '../ledger/row-findings.ts'
import { columnName, type PeopleIndexes } from './headings.ts'
import type { Meanings } from './meanings.ts'
import { readName, saysNothing } from './words.ts'

/** What a row says of a person; null is what it does not say, or what could not be read of it. */
export interface PersonValues {
  firstname: string | null
  surname: string | null
  email: string | null
  role: Role | null
  site: string | null
  sraNumber: string | null
  type: FeeEarnerType | null
  grade: Grade | null
  initials: string | null
  child: string | null
  childRole: Role | null
}

/** A row of a file: what could be read of it, what is wrong with it, and what is doubtful. */
export interface PersonRow {
  row: number
  /** As in the file. */
  cells: readonly string[]
  /** Its cells as they were written: without the escapes of our export, if that wrote it. */
  texts: readonly string[]
  /** The indexes of the cells that a person corrected. */
  corrected: readonly number[]
  cell: Cell<PeopleColumn>
  /** Whether it repeats the headings; nothing is wrong with it then. */
  isHeadings: boolean
  values: PersonValues
  failures: Failure[]
  doubts: Doubt<PeopleColumn>[]
}

/** The layout of a file whose heading row has these cells. */
export const layoutOf = (cells: readonly string[], indexes: PeopleIndexes): Layout<PeopleColumn> => ({
  indexes,
  isOurs: cells.some(isWhy),
  headingOf: (column) => cells[indexes[column] ?? -1]?.trim() || columnName(column),
})

/** What is said of a text that nobody knows. */
const UNKNOWN: Record<MeaningColumn, string> = {
  client_role: 'This is no role. Choose the one that it means.',
  site: 'The firm has no location of this name alone. Choose the one that it means.',
  fee_earner_type: 'This is no type of fee earner. Choose the one that it means.',
  grade: 'This is no grade. Choose the one that it means.',
  child_client: 'The firm has no child client of this name alone. Choose the one that it means.',
  child_client_role: 'This is no role. Choose the one that it means.',
}
const NOBODY = 'This row has neither an e-mail address nor a grade, so it makes nobody a user or a fee earner.'
const NO_USER = 'Only a user has a role in a child client. Enter an e-mail address.'
const NO_LINK_ROLE = 'Say which role the person has in this client.'
const NO_LINK_CLIENT = 'Say in which child client the person has this role.'
const NO_EARNER = 'Without a grade this row adds no fee earner, so this is not stored.'

/** Reads the rows below the headings; empty ones are skipped. Each invalid value is reported with row and column. */
export function readPeople(
  headings: readonly string[],
  below: readonly GridRow[],
  layout: Layout<PeopleColumn>,
  meanings: Meanings,
): PersonRow[] {
  const { indexes, isOurs } = layout
  return below.flatMap((given): PersonRow | [] => {
    const { row, cells, corrected = [] } = given
    if (cells.every((text) => text.trim() === '')) return []
    const texts = writtenTexts(given, isOurs)
    const cell: Cell<PeopleColumn> = (column) => texts[indexes[column] ?? -1]?.trim() ?? ''
    const { failures, fail, doubts, doubt } = findingsOf(given, layout, cell)
    const isHeadings = repeats(headings, cells, indexes)
    const values = readValues({ cell, fail, doubt, meanings, hasName: indexes.name !== undefined })
    return { row, cells, texts, corrected, cell, isHeadings, values, failures: isHeadings ? [] : failures, doubts }
  })
}

/** Whether a row has the headings of the columns that are taken in their places, as each page of a print has. */
const repeats = (headings: readonly string[], cells: readonly string[], indexes: PeopleIndexes): boolean =>
  Object.values(indexes).every((index) => normalHeading(cells[index] ?? '') === normalHeading(headings[index] ?? ''))

interface Reading {
  cell: Cell<PeopleColumn>
  fail: Say<PeopleColumn>
  doubt: Say<PeopleColumn>
  meanings: Meanings
  /** Whether a column has the whole name. */
  hasName: boolean
}

function readValues({ cell, fail, doubt, meanings, hasName }: Reading): PersonValues {
  const meant = <T extends string>(column: MeaningColumn): T | null => {
    const text = cell(column)
    if (saysNothing(text)) return null
    const value = meanings.find(column, text)
    if (value === undefined) fail(column, UNKNOWN[column])
    return (value ?? null) as T | null
  }
  const said = (column: PeopleColumn): string | null => (saysNothing(cell(column)) ? null : cell(column))
  const whole = readName(hasName ? cell('name') : '')
  const values: PersonValues = {
    firstname: cell('first_name') || whole.firstname || null,
    surname: cell('surname') || whole.surname || null,
    email: said('email_address'),
    role: meant('client_role'),
    site: meant('site'),
    sraNumber: said('solicitor_sra_number'),
    type: meant('fee_earner_type'),
    grade: meant('grade'),
    // NA are somebody's initials.
    initials: /\p{L}/u.test(cell('initials')) ? cell('initials') : null,
    child: meant('child_client'),
    childRole: meant('child_client_role'),
  }
  checkTogether(values.email !== null, { cell, fail, doubt })
  return values
}

/** Says what of a row does not go together: what it is about, and whom. */
function checkTogether(hasEmail: boolean, { cell, fail, doubt }: Pick<Reading, 'cell' | 'fail' | 'doubt'>): void {
  const says = (column: PeopleColumn): boolean => !saysNothing(cell(column))
  const [hasChild, hasChildRole, hasGrade] = [says('child_client'), says('child_client_role'), says('grade')]
  if (!hasEmail && !hasGrade) fail('email_address', NOBODY)
  else if (!hasEmail && hasChild) fail('email_address', NO_USER)
  if (hasChild && !hasChildRole) fail('child_client_role', NO_LINK_ROLE)
  if (hasChildRole && !hasChild) fail('child_client', NO_LINK_CLIENT)
  if (hasGrade) return
  for (const column of ['fee_earner_type', 'initials'] as const) if (says(column)) doubt(column, NO_EARNER)
}
