import { isDual } from '@costdraft/schema/areas.ts'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { clientsWith } from '@costdraft/schema/access/can.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { isUuid, refusalOf } from '../access/assert-client.ts'
import type { SignedIn } from '../access/viewer.ts'

/** What a list can leave out, by the columns that come of it: what a case refers to is looked up only where something of it is asked for. */
type Part = 'feeEarner' | 'client' | 'site' | 'staff' | 'certificate' | 'comments'
const parts: Readonly<Record<Part, readonly string[]>> = {
  feeEarner: ['fee_earner'], client: ['client_name', 'client_archived'], site: ['site_name', 'region', 'location'], staff: ['staff_name'], certificate: ['certificate'], comments: ['unresolved_comments'],
}

/** A case and some of what it refers to; fee earner and certificate in plain columns, which cost half of what JSON made by the database costs. */
const partlyStored = (tx: Tx, has: (part: Part) => boolean) => tx.selectFrom('case as c')
  .select([
    'c.uuid', 'c.client_uuid as client', 'c.client_uuid as solicitor', 'c.area_of_work', 'c.case_type', 'c.stage', 'c.case_name', 'c.solicitors_case_reference', 'c.site', 'c.staff_member',
    'c.fee_earner', 'c.represented_party', 'c.parties_represented', 'c.revision', 'c.version', 'c.created_at', 'c.updated_at', 'c.stage_since', 'c.exceptional',
  ])
  .$if(has('feeEarner'), (q) => q.innerJoin('fee_earner as f', 'f.uuid', 'c.fee_earner').select(['f.firstname', 'f.surname', 'f.initials']))
  .$if(has('client'), (q) => q.innerJoin('client as k', 'k.uuid', 'c.client_uuid').select(['k.name as client_name', 'k.archived_at as client_archived_at']))
  .$if(has('site'), (q) => q.innerJoin('site as s', 's.uuid', 'c.site').select(['s.site_name', 's.region', 's.location']))
  .$if(has('staff'), (q) => q.leftJoin('person as p', 'p.uuid', 'c.staff_member').select(['p.firstname as staff_firstname', 'p.surname as staff_surname']))
  .$if(has('certificate'), (q) => q.leftJoin('certificate as t', 't.case_uuid', 'c.uuid').select([
    't.case_uuid as certified', 't.certificate_number', 't.court_level', 't.date_of_issue', 't.date_sent_to_client', 't.linked_certificates', 't.certificate_scopes',
    't.financial_interest', 't.transfer', 't.half_fixed_fee',
  ]))
  .$if(has('comments'), (q) => q.select(sql<number>`(select count(*) from comment m join case_item i on i.uuid = m.item_uuid
    where m.case_uuid = c.uuid and m.resolved_by is null and i.deleted_at is null)::int`.as('unresolved_comments')))
type StoredRow = Required<Awaited<ReturnType<ReturnType<typeof partlyStored>['executeTakeFirstOrThrow']>>>
const storedRows = (tx: Tx) => partlyStored(tx, () => true)

/** A case in the shape of the wire. */
function onTheWire(row: StoredRow) {
  const { certified, certificate_number, court_level, date_of_issue, date_sent_to_client, linked_certificates, certificate_scopes, financial_interest, transfer, half_fixed_fee } = row
  return {
    uuid: row.uuid, client: row.client, solicitor: row.solicitor, area_of_work: row.area_of_work, case_type: row.case_type, stage: row.stage, case_name: row.case_name,
    solicitors_case_reference: row.solicitors_case_reference, site: row.site, staff_member: row.staff_member, represented_party: row.represented_party, parties_represented: row.parties_represented,
    revision: row.revision, version: row.version, created_at: row.created_at, updated_at: row.updated_at, stage_since: row.stage_since,
    client_name: row.client_name, client_archived: row.client_archived_at !== null, site_name: row.site_name, region: row.region, location: row.location, unresolved_comments: row.unresolved_comments,
    staff_name: row.staff_member === null ? null : `${row.staff_firstname ?? ''} ${row.staff_surname ?? ''}`,
    fee_earner: { uuid: row.fee_earner, firstname: row.firstname, surname: row.surname, initials: row.initials },
    exceptional: [{ case_part: null, exceptional: row.exceptional }],
    certificate: certified === null ? null : { certificate_number, court_level, date_of_issue, date_sent_to_client, linked_certificates, certificate_scopes, financial_interest, transfer, half_fixed_fee },
  }
}

type Wire = ReturnType<typeof onTheWire>
/** What a list says of a case; each can be asked for by itself. */
export const caseColumns = [
  'uuid', 'client', 'solicitor', 'area_of_work', 'case_type', 'stage', 'case_name', 'solicitors_case_reference', 'site', 'staff_member', 'represented_party', 'parties_represented', 'revision', 'version',
  'created_at', 'updated_at', 'stage_since', 'client_name', 'client_archived', 'site_name', 'region', 'location', 'unresolved_comments', 'staff_name', 'fee_earner', 'exceptional', 'certificate',
] as const satisfies readonly (keyof Wire)[]
export type CaseColumn = typeof caseColumns[number]

/** Cases as lists have them, without their texts, in the order of the uuids asked for; with all of it, or with the columns asked for alone. */
export async function listedRows(tx: Tx, uuids: readonly string[], columns: readonly CaseColumn[] = caseColumns) {
  const stored = partlyStored(tx, (part) => columns.some((column) => parts[part].includes(column)))
  const rows = new Map((await stored.where(sql<boolean>`c.uuid = any(${uuids}::uuid[])`).execute() as StoredRow[]).map((row) => [row.uuid, row]))
  const said = (row: StoredRow): Partial<Wire> => {
    const all = onTheWire(row)
    return columns === caseColumns ? all : Object.fromEntries(columns.map((column) => [column, all[column]]))
  }
  return uuids.flatMap((uuid) => { const row = rows.get(uuid); return row ? { ...said(row), uuid } : [] })
}

/** A case as the wire has it: with its texts, which may be long. */
async function caseRow(tx: Tx, uuid: string, clients?: readonly string[]) {
  const row = await storedRows(tx).select(['c.narrative', 'c.narrative_version', 'c.enhancement', 'c.enhancement_version', 'c.enhancements_version']).where('c.uuid', '=', uuid)
    .$if(clients !== undefined, (q) => q.where(sql<boolean>`c.client_uuid = any(${clients}::uuid[])`)).executeTakeFirst()
  if (!row) return undefined
  const { narrative, narrative_version, enhancement, enhancement_version, enhancements_version } = row
  return { ...onTheWire(row as typeof row & StoredRow), narrative, narrative_version, enhancement, enhancement_version, enhancements_version }
}
export type CaseRow = NonNullable<Awaited<ReturnType<typeof caseRow>>>

/** Why a case is refused that is not among those the viewer may read: forbidden in a firm of theirs, else not found. */
async function refused(tx: Tx, viewer: SignedIn, uuid: string): Promise<Error> {
  const there = isUuid(uuid) ? await tx.selectFrom('case').select('client_uuid').where('uuid', '=', uuid).executeTakeFirst() : undefined
  return refusalOf(viewer, there?.client_uuid)
}
const readable = (viewer: SignedIn, uuid: string): string[] => isUuid(uuid) ? clientsWith(viewer, 'case:read') : []

/** The case a viewer may read; absent, or another firm's, it is not found. */
export async function readCase(tx: Tx, viewer: SignedIn, uuid: string): Promise<CaseRow> {
  const clients = readable(viewer, uuid), row = clients.length > 0 ? await caseRow(tx, uuid, clients) : undefined
  if (!row) throw await refused(tx, viewer, uuid)
  return row
}

/** The same, held until the transaction ends, so that of two editors one waits for the other. */
export async function holdCase(tx: Tx, viewer: SignedIn, uuid: string): Promise<CaseRow> {
  const clients = readable(viewer, uuid)
  const held = clients.length > 0 ? await tx.selectFrom('case').select('uuid').where('uuid', '=', uuid).where('client_uuid', 'in', clients).forUpdate().executeTakeFirst() : undefined
  const row = held && await caseRow(tx, uuid)
  if (!row) throw await refused(tx, viewer, uuid)
  return row
}

export const factsOf = ({ area_of_work, case_type }: Pick<CaseRow, 'area_of_work' | 'case_type'>): CaseFacts =>
  ({ area: area_of_work, caseType: case_type, dualAspect: isDual(case_type) })
