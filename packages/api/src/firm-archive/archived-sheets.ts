import { stageLabels } from '@costdraft/schema/cases/stage-labels.ts'
import { roleLabels, type Role } from '@costdraft/schema/access/roles.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { londonDay, parseUtc } from '@costdraft/schema/london-day.ts'
import { escapeFormula } from '@costdraft/schema/text/formula-escape.ts'
import { asWritten } from '@costdraft/schema/text/in-words.ts'
import { writeCsv } from 'hucre/csv'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { caseFolders } from './archived-files.ts'

/** Rows that are read at once. */
const PAGE = 1_000
const START = '00000000-0000-0000-0000-000000000000'

type Cell = string | number | null
const day = (moment: string | null): string => (moment === null ? '' : asWritten(londonDay(parseUtc(moment))))
const cellText = (cell: Cell): string => {
  if (cell === null) return ''
  return typeof cell === 'number' ? cell.toFixed(2) : escapeFormula(cell)
}
const linesOf = (lines: readonly (readonly Cell[])[], bom: boolean): Buffer =>
  Buffer.from(
    `${writeCsv(
      lines.map((cells) => cells.map(cellText)),
      { bom, lineSeparator: '\r\n' },
    ).trimEnd()}\r\n`,
  )

/** A sheet as CSV, its rows read page by page in the order of their uuids. No text of it can be taken for a formula. */
async function* sheet<Row extends { uuid: string }>(
  tx: Tx,
  heads: readonly string[],
  select: (after: string) => RawBuilder<Row>,
  cellsOf: (row: Row) => readonly Cell[],
): AsyncGenerator<Buffer> {
  yield linesOf([heads], true)
  for (let after = START; ;) {
    const { rows } = await select(after).execute(tx)
    const last = rows.at(-1)
    if (!last) return
    yield linesOf(rows.map(cellsOf), false)
    after = last.uuid
  }
}

interface SheetCase {
  uuid: string
  reference: string
  name: string
  area: string
  stage: keyof typeof stageLabels
  earner: string | null
  created_at: string
  value: number | null
}

/** The cases of a firm as a sheet that a person opens. A total that could not be worked out is left empty. */
export function caseSheet(tx: Tx, firm: string): AsyncGenerator<Buffer> {
  const folderOf = caseFolders()
  return sheet<SheetCase>(
    tx,
    [
      'Reference',
      'Case name',
      'Area of work',
      'Stage',
      'Fee earner',
      'Created',
      'Total with VAT (£)',
      'Folder',
      'Identifier',
    ],
    (after) => sql`
      select c.uuid, c.solicitors_case_reference as reference, c.case_name as name, c.area_of_work as area, c.stage,
        fee_earner.firstname || ' ' || fee_earner.surname as earner, c.created_at,
        case when total.revision = c.revision then total.value::float8 end as value
      from "case" c left join fee_earner on fee_earner.uuid = c.fee_earner left join case_total total on total.case_uuid = c.uuid
      where c.client_uuid = ${firm} and c.uuid > ${after} order by c.uuid limit ${PAGE}`,
    ({ uuid, reference, name, area, stage, earner, created_at, value }) => [
      ...[reference, name, labelOf(area), stageLabels[stage].column],
      ...[earner, day(created_at), value, folderOf({ uuid, reference }), uuid],
    ],
  )
}

interface SheetPerson {
  uuid: string
  firstname: string
  surname: string
  email_address: string
  role: Role
  kind: 'person' | 'api_client'
  last_login: string | null
  deactivated_at: string | null
}

/** The people and API clients of a firm as a sheet. */
export const peopleSheet = (tx: Tx, firm: string): AsyncGenerator<Buffer> =>
  sheet<SheetPerson>(
    tx,
    ['First name', 'Surname', 'E-mail address', 'Role', 'Kind', 'Last sign-in', 'Deactivated', 'Identifier'],
    (after) => sql`
      select uuid, firstname, surname, email_address, role, kind, last_login, deactivated_at from person
      where client_uuid = ${firm} and uuid > ${after} order by uuid limit ${PAGE}`,
    (person) => [
      ...[person.firstname, person.surname, person.email_address, roleLabels[person.role]],
      ...[person.kind === 'person' ? 'User' : 'API client', day(person.last_login), day(person.deactivated_at)],
      person.uuid,
    ],
  )
