import {
  MAX_PEOPLE_ROWS,
  peopleColumns,
  type PeopleMessage,
  type PeoplePreview,
  type PeoplePreviewRow,
} from '@costdraft/schema/people-import/people-import.ts'
import { CELL_LENGTH } from '../ledger/import/preview-rows.ts'
import { shownRows } from '../ledger/import/preview.ts'
import { meaningsIn } from './meanings.ts'
import { countsOf, outcomesOf } from './outcomes.ts'
import type { PersonPlan } from './people-plan.ts'
import type { PersonRow } from './people-rows.ts'
import type { ReadImport } from './read-import.ts'

const REPEATS_HEADINGS = 'This row repeats the headings, so it is left out.'

/** What a file would become in a firm. */
export function previewOf(read: ReadImport, sendsMail: boolean): PeoplePreview {
  const rows = previewRows(read)
  const states = { ready: 0, warning: 0, error: 0, left_out: 0 }
  for (const { state } of rows) states[state] += 1
  return {
    sheets: read.sheets,
    sheet: read.sheet,
    heading_row: read.heading?.row ?? null,
    head_rows: shownRows(read.head),
    columns: read.guess.columns,
    offered: [...peopleColumns],
    missing: read.missing,
    refused: read.refused,
    counts: { ...states, ...countsOf(outcomesOf(read.plan).values()) },
    rows: rows.slice(0, MAX_PEOPLE_ROWS),
    more_rows: Math.max(0, rows.length - MAX_PEOPLE_ROWS),
    meanings: meaningsIn(read.wanted, read.meanings),
    sends_mail: sendsMail,
  }
}

/** All rows of a file, with what would become of each. */
function previewRows(read: ReadImport): PeoplePreviewRow[] {
  const { layout, rows, wanted, plan } = read
  const isWanted = new Set(wanted)
  const outcomes = outcomesOf(plan)
  const failures = Map.groupBy(plan.failed, ({ row }) => row)
  const warnings = Map.groupBy(plan.warnings, ({ row }) => row)
  const planOf = new Map(plan.people.flatMap((person) => person.group.rows.map((row) => [row, person] as const)))
  const message = (row: PersonRow, column: Parameters<PersonRow['cell']>[0], text: string): PeopleMessage => ({
    column: layout.headingOf(column),
    value: row.cell(column).slice(0, CELL_LENGTH),
    message: text,
  })
  return rows.map((row): PeoplePreviewRow => {
    const wrong = (failures.get(row.row) ?? []).map(({ column, value, message: text }) => ({
      column,
      value,
      message: text,
    }))
    const doubtful = [
      ...row.doubts.map(({ column, message: text }) => message(row, column, text)),
      ...(warnings.get(row) ?? []).map(({ column, message: text }) => message(row, column, text)),
    ]
    const messages = row.isHeadings ? [message(row, 'name', REPEATS_HEADINGS)] : [...wrong, ...doubtful]
    const outcome = isWanted.has(row) ? outcomes.get(row.row) : undefined
    return {
      row: row.row,
      state: stateOf(isWanted.has(row), wrong.length > 0, doubtful.length > 0),
      cells: row.cells.map((text) => text.slice(0, CELL_LENGTH)),
      corrected: [...row.corrected],
      left_out: leftOut(row, isWanted.has(row)),
      ...personIn(row, planOf.get(row), read),
      user_change: outcome?.user_change ?? null,
      fee_earner_change: outcome?.fee_earner_change ?? null,
      link_change: outcome?.link_change ?? null,
      messages: isWanted.has(row) || row.isHeadings ? messages : [],
    }
  })
}

/** Why a row is left out; null for one that is not. */
function leftOut({ isHeadings }: PersonRow, isWanted: boolean): PeoplePreviewRow['left_out'] {
  if (isWanted) return null
  return isHeadings ? 'headings' : 'chosen'
}

function stateOf(isWanted: boolean, isWrong: boolean, isDoubtful: boolean): PeoplePreviewRow['state'] {
  if (!isWanted) return 'left_out'
  if (isWrong) return 'error'
  return isDoubtful ? 'warning' : 'ready'
}

/** Whom a row names: as the person would be stored, else as far as the row could be read. */
function personIn(
  row: PersonRow,
  plan: PersonPlan | undefined,
  { firm }: ReadImport,
): Pick<PeoplePreviewRow, 'name' | 'email_address' | 'client_role' | 'site' | 'fee_earner' | 'link'> {
  const { child: childUuid, childRole, grade } = row.values
  const { firstname, surname, email, role, site: siteUuid } = plan ? stored(plan, firm.sites) : row.values
  const name = [firstname, surname].filter(Boolean).join(' ')
  const site = firm.sites.find(({ uuid }) => uuid === siteUuid)
  const child = firm.children.find(({ uuid }) => uuid === childUuid)
  return {
    name: name === '' ? null : name,
    email_address: email,
    client_role: role,
    site: site ? { uuid: site.uuid, name: site.site_name } : null,
    fee_earner: grade === null ? null : { type: plan?.earner?.type ?? row.values.type, grade },
    link: child && childRole ? { client_uuid: child.uuid, name: child.name, client_role: childRole } : null,
  }
}

/** What a person's rows say, with what the user has beside it; whoever is no user is where the fee earner is. */
function stored({ group: { values }, user }: PersonPlan, [headquarters]: ReadImport['firm']['sites']) {
  if (!user) return { ...values, site: values.site ?? headquarters?.uuid }
  const { firstname, surname, emailAddress: email, clientRole: role, siteUuid: site } = user.value
  return { firstname, surname, email, role, site }
}
