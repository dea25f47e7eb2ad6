import type { CaseFacts } from '@costdraft/schema/field.ts'
import { clientsWith } from '@costdraft/schema/access/can.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { isUuid } from '../access/assert-client.ts'
import type { SignedIn } from '../access/viewer.ts'
import { NotFound } from '../errors.ts'

/** A case and what it refers to. */
export const casesJoined = (tx: Tx) => tx.selectFrom('case as c')
  .innerJoin('fee_earner as f', 'f.uuid', 'c.fee_earner')
  .innerJoin('client as k', 'k.uuid', 'c.client_uuid')
  .innerJoin('site as s', 's.uuid', 'c.site')
  .leftJoin('person as p', 'p.uuid', 'c.staff_member')
  .leftJoin('certificate as t', 't.case_uuid', 'c.uuid')

/** A case as lists have it: its columns, what it refers to by name, and its certificate. */
export const listedRows = (tx: Tx) => casesJoined(tx)
  .select([
    'c.uuid', 'c.client_uuid as client', 'c.client_uuid as solicitor', 'c.area_of_work', 'c.case_type', 'c.stage', 'c.case_name', 'c.solicitors_case_reference',
    'c.site', 'c.staff_member', 'c.represented_party', 'c.parties_represented', 'c.revision', 'c.version', 'c.created_at', 'c.updated_at', 'c.stage_since',
    'k.name as client_name', 's.site_name', 's.region', 's.location',
    sql<number>`(select count(*) from comment m join case_item i on i.uuid = m.item_uuid where m.case_uuid = c.uuid and m.resolved_by is null and i.deleted_at is null)::int`.as('unresolved_comments'),
    sql<string | null>`p.firstname || ' ' || p.surname`.as('staff_name'),
    sql<{ uuid: string; firstname: string; surname: string; initials: string }>`jsonb_build_object('uuid', f.uuid, 'firstname', f.firstname, 'surname', f.surname, 'initials', f.initials)`.as('fee_earner'),
    sql<{ case_part: null; exceptional: boolean }[]>`jsonb_build_array(jsonb_build_object('case_part', null, 'exceptional', c.exceptional))`.as('exceptional'),
    sql<Certificate | null>`case when t.case_uuid is null then null else to_jsonb(t) - 'case_uuid' - 'client_uuid' end`.as('certificate'),
  ])

/** A case as the wire has it: with its narrative, which may be long. */
export const caseRows = (tx: Tx) => listedRows(tx).select(['c.narrative', 'c.narrative_version'])

interface Certificate { certificate_number: string; court_level: string; date_of_issue: string; linked_certificates: string[] }
export type CaseRow = Awaited<ReturnType<ReturnType<typeof caseRows>['executeTakeFirstOrThrow']>>

const readable = (viewer: SignedIn, uuid: string): string[] => {
  const clients = clientsWith(viewer, 'case:read')
  if (!isUuid(uuid) || clients.length === 0) throw new NotFound()
  return clients
}

/** The case a viewer may read; absent, or of a firm they may not read, it is not found. */
export async function readCase(tx: Tx, viewer: SignedIn, uuid: string): Promise<CaseRow> {
  const row = await caseRows(tx).where('c.uuid', '=', uuid).where('c.client_uuid', 'in', readable(viewer, uuid)).executeTakeFirst()
  if (!row) throw new NotFound()
  return row
}

/** The same, held until the transaction ends, so that of two editors one waits for the other. */
export async function holdCase(tx: Tx, viewer: SignedIn, uuid: string): Promise<CaseRow> {
  const held = await tx.selectFrom('case').select('uuid').where('uuid', '=', uuid).where('client_uuid', 'in', readable(viewer, uuid)).forUpdate().executeTakeFirst()
  if (!held) throw new NotFound()
  return caseRows(tx).where('c.uuid', '=', uuid).executeTakeFirstOrThrow()
}

export const factsOf = ({ area_of_work, case_type }: Pick<CaseRow, 'area_of_work' | 'case_type'>): CaseFacts =>
  ({ area: area_of_work, caseType: case_type, dualAspect: case_type === 'domestic_abuse_and_child_arrangement' })
