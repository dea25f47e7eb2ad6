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
  feeEarner: ['fee_earner'],
  client: ['client_name', 'client_archived'],
  site: ['site_name', 'region', 'location'],
  staff: ['staff_name'],
  certificate: ['certificate'],
  comments: ['unresolved_comments'],
}

/** What nobody need be asked for: lists and their pages are made with it. */
const always = ['c.uuid', 'c.revision', 'c.fee_earner', 'c.staff_member'] as const
/** Columns of the case itself. */
const own = {
  client: 'c.client_uuid as client',
  solicitor: 'c.client_uuid as solicitor',
  area_of_work: 'c.area_of_work',
  case_type: 'c.case_type',
  stage: 'c.stage',
  case_name: 'c.case_name',
  solicitors_case_reference: 'c.solicitors_case_reference',
  site: 'c.site',
  represented_party: 'c.represented_party',
  parties_represented: 'c.parties_represented',
  version: 'c.version',
  created_at: 'c.created_at',
  updated_at: 'c.updated_at',
  stage_since: 'c.stage_since',
  exceptional: 'c.exceptional',
} as const

/** A case and some of what it refers to; fee earner and certificate in plain columns, which cost half of what JSON made by the database costs. */
function stored(tx: Tx, columns: readonly string[]) {
  const has = (part: Part): boolean => columns.some((column) => parts[part].includes(column))
  return tx
    .selectFrom('case as c')
    .select([
      ...always,
      ...(Object.keys(own) as (keyof typeof own)[])
        .filter((column) => columns.includes(column))
        .map((column) => own[column]),
    ])
    .$if(has('feeEarner'), (q) =>
      q.innerJoin('fee_earner as f', 'f.uuid', 'c.fee_earner').select(['f.firstname', 'f.surname', 'f.initials']),
    )
    .$if(has('client'), (q) =>
      q
        .innerJoin('client as k', 'k.uuid', 'c.client_uuid')
        .select(['k.name as client_name', 'k.archived_at as client_archived_at']),
    )
    .$if(has('site'), (q) =>
      q.innerJoin('site as s', 's.uuid', 'c.site').select(['s.site_name', 's.region', 's.location']),
    )
    .$if(has('staff'), (q) =>
      q
        .leftJoin('person as p', 'p.uuid', 'c.staff_member')
        .select(['p.firstname as staff_firstname', 'p.surname as staff_surname']),
    )
    .$if(has('certificate'), (q) =>
      q
        .leftJoin('certificate as t', 't.case_uuid', 'c.uuid')
        .select([
          't.case_uuid as certified',
          't.certificate_number',
          't.court_level',
          't.date_of_issue',
          't.date_sent_to_client',
          't.linked_certificates',
          't.certificate_scopes',
          't.financial_interest',
          't.transfer',
          't.half_fixed_fee',
        ]),
    )
    .$if(has('comments'), (q) =>
      q.select(
        sql<number>`(select count(*) from comment m join case_item i on i.uuid = m.item_uuid
      where m.case_uuid = c.uuid and m.resolved_by is null and i.deleted_at is null)::int`.as('unresolved_comments'),
      ),
    )
}
type StoredRow = Required<Awaited<ReturnType<ReturnType<typeof stored>['executeTakeFirstOrThrow']>>>

const asItIs =
  <C extends keyof StoredRow>(column: C) =>
  (row: StoredRow): StoredRow[C] =>
    row[column]
/** What is said of a case on the wire, column by column. */
const wire = {
  uuid: asItIs('uuid'),
  client: asItIs('client'),
  solicitor: asItIs('solicitor'),
  area_of_work: asItIs('area_of_work'),
  case_type: asItIs('case_type'),
  stage: asItIs('stage'),
  case_name: asItIs('case_name'),
  solicitors_case_reference: asItIs('solicitors_case_reference'),
  site: asItIs('site'),
  staff_member: asItIs('staff_member'),
  represented_party: asItIs('represented_party'),
  parties_represented: asItIs('parties_represented'),
  revision: asItIs('revision'),
  version: asItIs('version'),
  created_at: asItIs('created_at'),
  updated_at: asItIs('updated_at'),
  stage_since: asItIs('stage_since'),
  client_name: asItIs('client_name'),
  client_archived: (row: StoredRow) => row.client_archived_at !== null,
  site_name: asItIs('site_name'),
  region: asItIs('region'),
  location: asItIs('location'),
  unresolved_comments: asItIs('unresolved_comments'),
  staff_name: (row: StoredRow) =>
    row.staff_member === null ? null : `${row.staff_firstname ?? ''} ${row.staff_surname ?? ''}`,
  fee_earner: ({ fee_earner: uuid, firstname, surname, initials }: StoredRow) => ({
    uuid,
    firstname,
    surname,
    initials,
  }),
  exceptional: ({ exceptional }: StoredRow) => [{ case_part: null, exceptional }],
  certificate: ({
    certified,
    certificate_number,
    court_level,
    date_of_issue,
    date_sent_to_client,
    linked_certificates,
    certificate_scopes,
    financial_interest,
    transfer,
    half_fixed_fee,
  }: StoredRow) =>
    certified === null
      ? null
      : {
          certificate_number,
          court_level,
          date_of_issue,
          date_sent_to_client,
          linked_certificates,
          certificate_scopes,
          financial_interest,
          transfer,
          half_fixed_fee,
        },
}
export type CaseColumn = keyof typeof wire
type Wire = { [C in CaseColumn]: ReturnType<(typeof wire)[C]> }
/** What a list says of a case; each can be asked for by itself. */
export const caseColumns = Object.keys(wire) as CaseColumn[]

function onTheWire<C extends CaseColumn>(row: StoredRow, columns: readonly C[]): Pick<Wire, C> {
  const said: Partial<Record<CaseColumn, unknown>> = {}
  for (const column of columns) said[column] = wire[column](row)
  return said as Pick<Wire, C>
}

/**
 * Cases as lists have them, without their texts: a query to be told which and in what order, that looks up no more than these columns are
 * made of, and what makes of its rows what the wire has.
 */
export const listedCases = (tx: Tx, columns: readonly CaseColumn[]) => ({
  query: stored(tx, columns),
  said: (row: object) => onTheWire(row as StoredRow, columns),
})

/** A case as the wire has it: with its texts, which may be long. */
async function caseRow(tx: Tx, uuid: string, clients?: readonly string[]) {
  const row = await stored(tx, caseColumns)
    .select(['c.narrative', 'c.narrative_version', 'c.enhancement', 'c.enhancement_version', 'c.enhancements_version'])
    .where('c.uuid', '=', uuid)
    .$if(clients !== undefined, (q) => q.where(sql<boolean>`c.client_uuid = any(${clients}::uuid[])`))
    .executeTakeFirst()
  if (!row) return undefined
  const { narrative, narrative_version, enhancement, enhancement_version, enhancements_version } = row
  return {
    ...onTheWire(row as typeof row & StoredRow, caseColumns),
    narrative,
    narrative_version,
    enhancement,
    enhancement_version,
    enhancements_version,
  }
}
export type CaseRow = NonNullable<Awaited<ReturnType<typeof caseRow>>>

/** Why a case is refused that is not among those the viewer may read: forbidden in a firm of theirs, else not found. */
async function refused(tx: Tx, viewer: SignedIn, uuid: string): Promise<Error> {
  const there = isUuid(uuid)
    ? await tx.selectFrom('case').select('client_uuid').where('uuid', '=', uuid).executeTakeFirst()
    : undefined
  return refusalOf(viewer, there?.client_uuid)
}
const readable = (viewer: SignedIn, uuid: string): string[] => (isUuid(uuid) ? clientsWith(viewer, 'case:read') : [])

/** The case a viewer may read; absent, or another firm's, it is not found. */
export async function readCase(tx: Tx, viewer: SignedIn, uuid: string): Promise<CaseRow> {
  const clients = readable(viewer, uuid),
    row = clients.length > 0 ? await caseRow(tx, uuid, clients) : undefined
  if (!row) throw await refused(tx, viewer, uuid)
  return row
}

/** The same, held until the transaction ends, so that of two editors one waits for the other. */
export async function holdCase(tx: Tx, viewer: SignedIn, uuid: string): Promise<CaseRow> {
  const clients = readable(viewer, uuid)
  const held =
    clients.length > 0
      ? await tx
          .selectFrom('case')
          .select('uuid')
          .where('uuid', '=', uuid)
          .where('client_uuid', 'in', clients)
          .forUpdate()
          .executeTakeFirst()
      : undefined
  const row = held && (await caseRow(tx, uuid))
  if (!row) throw await refused(tx, viewer, uuid)
  return row
}

export const factsOf = ({ area_of_work, case_type }: Pick<CaseRow, 'area_of_work' | 'case_type'>): CaseFacts => ({
  area: area_of_work,
  caseType: case_type,
  dualAspect: isDual(case_type),
})
