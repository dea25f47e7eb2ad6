import { clientsWithPermission } from '@costdraft/schema/access/can.ts'
import { sql } from 'kysely'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { ValidationError } from '../errors/errors.ts'
import { cursorParam, dayParam, encodeCursor, listParam, pageSize } from '../http/paging.ts'
import type { RequestContext } from '../http/request.ts'
import { deadlineOnWire } from './deadline-on-wire.ts'
import { deadlinesOfCases, type DeadlineRow } from './deadline-rows.ts'

/** A date with what is said of its case. */
interface Listed extends DeadlineRow {
  case_name: string
  client_name: string
  area_of_work: string
  stage: string
  staff_member: string | null
  staff_name: string | null
  fee_earner_name: string
  by: string | null
  sort_key: string
}

/** Uuids of a parameter; undefined where it is absent. Throws 422 for what is none. */
function uuidsParam(query: RequestContext['req']['query'], name: string): string[] | undefined {
  const given = listParam(query, name)
  if (given.some((one) => !isUuid(one))) throw new ValidationError({ [name]: 'Choose from the list.' })
  return given.length > 0 ? given : undefined
}

/** `GET client/deadline`: dates of the cases that the viewer may read, in order of day; those that are not done. */
export async function listDeadlines({ tx, viewer, req }: RequestContext) {
  const { query } = req
  const size = pageSize(query)
  const cursor = cursorParam(query)
  const [from, to] = [dayParam(query, 'from'), dayParam(query, 'to')]
  const [staff, clients] = [uuidsParam(query, 'staff'), uuidsParam(query, 'client')]
  const readable = clientsWithPermission(viewer, 'case:read')
  const wanted = clients ? readable.filter((client) => clients.includes(client)) : readable
  const ofCases = sql`of_case.client_uuid = any(${wanted}::uuid[])
    ${staff ? sql`and of_case.staff_member = any(${staff}::uuid[])` : sql``}`
  const conditions = sql`${query.done === 'true' ? sql`true` : sql`dates.done is null`}
    ${from === undefined ? sql`` : sql`and dates.day >= ${from}::date`}
    ${to === undefined ? sql`` : sql`and dates.day <= ${to}::date`}`
  const found = sql`from (${deadlinesOfCases(ofCases)}) dates where ${conditions}`
  const key = sql`dates.day::text || ' ' || dates.rule`
  const { rows } = await sql<Listed>`
    select dates.*, of_case.case_name, firm.name as client_name, of_case.area_of_work, of_case.stage,
      of_case.staff_member, staff.firstname || ' ' || staff.surname as staff_name,
      earner.firstname || ' ' || earner.surname as fee_earner_name, by.firstname || ' ' || by.surname as by,
      ${key} as sort_key
    from (select dates.* ${found}) dates
      join "case" of_case on of_case.uuid = dates.case_uuid join client firm on firm.uuid = dates.client_uuid
      join fee_earner earner on earner.uuid = of_case.fee_earner
      left join person staff on staff.uuid = of_case.staff_member left join person by on by.uuid = dates.done_by
    where ${cursor ? sql`(${key}, dates.case_uuid) > (${cursor.at}, ${cursor.uuid}::uuid)` : sql`true`}
    order by ${key}, dates.case_uuid limit ${size + 1}`.execute(tx)
  const counted = await sql<{ count: number }>`select count(*)::int as count ${found}`.execute(tx)
  const page = rows.slice(0, size)
  const last = page.at(-1)
  return {
    total_count: counted.rows[0]?.count ?? 0,
    has_next_page: rows.length > size,
    end_cursor: encodeCursor(last && { sort_key: last.sort_key, uuid: last.case_uuid }),
    nodes: page.map((row) => ({
      case_uuid: row.case_uuid,
      case_name: row.case_name,
      client: row.client_uuid,
      client_name: row.client_name,
      area_of_work: row.area_of_work,
      stage: row.stage,
      staff_member: row.staff_member,
      staff_name: row.staff_name,
      fee_earner_name: row.fee_earner_name,
      deadline: deadlineOnWire(row.rule, row, { doneByName: row.by }),
    })),
  }
}
