import { clientsWithPermission } from '@costdraft/schema/access/can.ts'
import { stages } from '@costdraft/costing'
import { sql } from 'kysely'
import { enumParam, listParam } from '../http/paging.ts'
import type { RequestContext } from '../http/request.ts'

/** What the cases of one firm can be filtered by. */
interface FirmChoices {
  client: string
  types: string[]
  fee_earners: { uuid: string; firstname: string; surname: string; initials: string }[]
  staff: { uuid: string; firstname: string; surname: string }[]
}

/**
 * `GET client/case/choices`: what occurs among the cases the viewer may read, in the stages of the parameter `status`
 * and of the clients of `client`, or all: their types, fee earners and staff, firm by firm. One statement reads each
 * case once.
 */
export async function readCaseChoices({ tx, viewer, req }: RequestContext): Promise<FirmChoices[]> {
  const wanted = listParam(req.query, 'client')
  const clients = clientsWithPermission(viewer, 'case:read').filter(
    (client) => wanted.length === 0 || wanted.includes(client),
  )
  const inStages = enumParam(req.query, 'status', stages)
  if (clients.length === 0) return []
  const { rows } = await sql<FirmChoices>`
    with found as materialized (
      select distinct client_uuid, case_type, fee_earner, staff_member from "case"
      where client_uuid = any(${clients}::uuid[]) and stage = any(${inStages.length > 0 ? inStages : stages}::text[]))
    select found.client_uuid as client, array_agg(distinct found.case_type) as types,
      (select coalesce(jsonb_agg(jsonb_build_object('uuid', fee_earner.uuid, 'firstname', fee_earner.firstname,
        'surname', fee_earner.surname, 'initials', fee_earner.initials)), '[]') from fee_earner
        where fee_earner.uuid in (select own.fee_earner from found own
          where own.client_uuid = found.client_uuid)) as fee_earners,
      (select coalesce(jsonb_agg(jsonb_build_object('uuid', person.uuid, 'firstname', person.firstname,
        'surname', person.surname)), '[]') from person
        where person.uuid in (select own.staff_member from found own
          where own.client_uuid = found.client_uuid)) as staff
    from found group by found.client_uuid`.execute(tx)
  return rows
}
