import { partsOfType } from '@costdraft/schema/areas/area.ts'
import { areaOf, caseFactsOf } from '@costdraft/schema/areas/index.ts'
import type { AdvocacyScheme } from '@costdraft/costing'
import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import { dateOf } from '@costdraft/schema/structs.ts'
import { clientsWithPermission } from '@costdraft/schema/access/can.ts'
import { sql } from 'kysely'
import { isUuid } from '@costdraft/schema/uuid.ts'
import type { Tx } from '../access/as-viewer.ts'
import { accessError } from '../access/assert-client.ts'
import type { SignedIn } from '../access/viewer.ts'
import type { CaseTable } from './cases.table.ts'
import { withMs } from '../db/times.ts'
import { unresolvedByCase, unresolvedOfCase } from './unresolved-comments.ts'

/** Records a case refers to, joined only when one of their columns is requested. */
type Relation = 'feeEarner' | 'client' | 'site' | 'staff' | 'certificate' | 'comments'
/** The columns that need each relation. */
const relationColumns: Readonly<Record<Relation, readonly string[]>> = {
  feeEarner: ['fee_earner'],
  client: ['client_name', 'client_archived'],
  site: ['site_name', 'region', 'location'],
  staff: ['staff_name', 'staff_left'],
  certificate: ['certificate'],
  comments: ['unresolved_comments'],
}

/** Columns every query selects: the paging key, and those that other columns are derived from. */
const baseColumns = ['case_row.uuid', 'case_row.revision', 'case_row.fee_earner', 'case_row.staff_member'] as const
/** Columns of the case table that can be requested. */
const caseTableColumns = {
  client: 'case_row.client_uuid as client',
  solicitor: 'case_row.client_uuid as solicitor',
  area_of_work: 'case_row.area_of_work',
  case_type: 'case_row.case_type',
  stage: 'case_row.stage',
  case_name: 'case_row.case_name',
  solicitors_case_reference: 'case_row.solicitors_case_reference',
  site: 'case_row.site',
  represented_party: 'case_row.represented_party',
  parties_represented: 'case_row.parties_represented',
  high_court_work: 'case_row.high_court_work',
  external_ids: 'case_row.external_ids',
  version: 'case_row.version',
  created_at: 'case_row.created_at',
  updated_at: 'case_row.updated_at',
  stage_since: 'case_row.stage_since',
} as const
/** The times of a case. Each is answered with its milliseconds as well, by a second key. */
const caseTimes = ['created_at', 'updated_at', 'stage_since'] as const

/** The fields of an area that have no column of their own: those of these names, or all that a case has. */
type Details = readonly string[] | 'all'

/** Who drafts a case. */
const staffColumns = [
  'person.firstname as staff_firstname',
  'person.surname as staff_surname',
  'person.deactivated_at as staff_deactivated_at',
] as const

type CaseTableColumn = `case_row.${keyof CaseTable}`
/** The columns of the case table that a list can need: the database drops those that it does not. */
export const listedCaseColumns: readonly CaseTableColumn[] = [
  ...new Set<CaseTableColumn>([
    ...baseColumns,
    ...Object.values(caseTableColumns).map((column) => column.split(' ')[0] as CaseTableColumn),
    'case_row.exceptional',
    'case_row.exceptional_parts',
    'case_row.details',
  ]),
]

/** All cases, as what `selectCases` selects from. */
const allCases = (tx: Tx) => tx.selectFrom('case as case_row')
export type CaseSource = ReturnType<typeof allCases>

/**
 * Selects cases with the relations the columns need, from the table or from a page of it. Fee earner and certificate
 * come as plain columns, at half the cost of JSON built by the database.
 */
function selectCases(from: CaseSource, columns: readonly string[], details: Details, isPage = false) {
  const has = (relation: Relation): boolean => columns.some((column) => relationColumns[relation].includes(column))
  return from
    .select([
      ...baseColumns,
      ...(Object.keys(caseTableColumns) as (keyof typeof caseTableColumns)[])
        .filter((column) => columns.includes(column))
        .map((column) => caseTableColumns[column]),
      ...caseTimes
        .filter((column) => columns.includes(`${column}_ms`))
        .map((column) => withMs(sql.ref(`case_row.${column}`)).as(`${column}_ms` as const)),
    ])
    .$if(details.length > 0, (q) => q.select('case_row.details'))
    .$if(columns.includes('exceptional'), (q) =>
      q.select(['case_row.area_of_work', 'case_row.case_type', 'case_row.exceptional', 'case_row.exceptional_parts']),
    )
    .$if(has('feeEarner'), (q) =>
      q
        .innerJoin('fee_earner', 'fee_earner.uuid', 'case_row.fee_earner')
        .select(['fee_earner.firstname', 'fee_earner.surname', 'fee_earner.initials', 'fee_earner.retired_from']),
    )
    .$if(has('client'), (q) =>
      q
        .innerJoin('client', 'client.uuid', 'case_row.client_uuid')
        .select(['client.name as client_name', 'client.archived_at as client_archived_at']),
    )
    .$if(has('site'), (q) =>
      q.innerJoin('site', 'site.uuid', 'case_row.site').select(['site.site_name', 'site.region', 'site.location']),
    )
    .$if(has('staff'), (q) => q.leftJoin('person', 'person.uuid', 'case_row.staff_member').select(staffColumns))
    .$if(has('certificate'), (q) =>
      q
        .leftJoin('certificate', 'certificate.case_uuid', 'case_row.uuid')
        .select([
          'certificate.case_uuid as certified',
          'certificate.certificate_number',
          'certificate.court_level',
          'certificate.date_of_issue',
          'certificate.date_sent_to_client',
          'certificate.linked_certificates',
          'certificate.certificate_scopes',
          'certificate.financial_interest',
          'certificate.transfer',
          'certificate.half_fixed_fee',
          'certificate.details as certificate_details',
        ]),
    )
    .$if(has('comments') && !isPage, (q) => q.select(unresolvedOfCase.as('unresolved_comments')))
    .$if(has('comments') && isPage, (q) =>
      q
        .leftJoin(unresolvedByCase(sql`select uuid from page`).as('unresolved'), (join) =>
          join.onRef('unresolved.case_uuid', '=', 'case_row.uuid'),
        )
        .select(sql<number>`coalesce(unresolved.count, 0)`.as('unresolved_comments')),
    )
}
type StoredRow = Required<Awaited<ReturnType<ReturnType<typeof selectCases>['executeTakeFirstOrThrow']>>>

const unchanged =
  <C extends keyof StoredRow>(column: C) =>
  (row: StoredRow): StoredRow[C] =>
    row[column]
/** How each wire column is made from a row. */
const wire = {
  uuid: unchanged('uuid'),
  client: unchanged('client'),
  solicitor: unchanged('solicitor'),
  area_of_work: unchanged('area_of_work'),
  case_type: unchanged('case_type'),
  stage: unchanged('stage'),
  case_name: unchanged('case_name'),
  solicitors_case_reference: unchanged('solicitors_case_reference'),
  site: unchanged('site'),
  staff_member: unchanged('staff_member'),
  represented_party: unchanged('represented_party'),
  parties_represented: unchanged('parties_represented'),
  high_court_work: unchanged('high_court_work'),
  external_ids: unchanged('external_ids'),
  revision: unchanged('revision'),
  version: unchanged('version'),
  created_at: unchanged('created_at'),
  updated_at: unchanged('updated_at'),
  stage_since: unchanged('stage_since'),
  created_at_ms: unchanged('created_at_ms'),
  updated_at_ms: unchanged('updated_at_ms'),
  stage_since_ms: unchanged('stage_since_ms'),
  client_name: unchanged('client_name'),
  client_archived: (row: StoredRow) => row.client_archived_at !== null,
  site_name: unchanged('site_name'),
  region: unchanged('region'),
  location: unchanged('location'),
  unresolved_comments: unchanged('unresolved_comments'),
  staff_name: (row: StoredRow) =>
    row.staff_member === null ? null : `${row.staff_firstname ?? ''} ${row.staff_surname ?? ''}`,
  staff_left: (row: StoredRow) => (row.staff_member === null ? null : row.staff_deactivated_at !== null),
  fee_earner: ({ fee_earner: uuid, firstname, surname, initials, retired_from }: StoredRow) => ({
    uuid,
    firstname,
    surname,
    initials,
    retired_from,
  }),
  exceptional: ({ exceptional, exceptional_parts, area_of_work, case_type }: StoredRow) => {
    const area = areaOf(area_of_work)
    const parts = area ? partsOfType(area, case_type) : []
    if (parts.length === 0) return [{ case_part: null, exceptional }]
    return parts.map((case_part) => ({ case_part, exceptional: exceptional_parts.includes(case_part) }))
  },
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
    certificate_details,
  }: StoredRow) =>
    certified === null
      ? null
      : {
          ...certificate_details,
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
/** All columns of a case in a list. A request can select any of them. */
export const caseColumns = Object.keys(wire) as CaseColumn[]
/** Columns as they are answered: a time with its milliseconds beside it, a name with whether its person has left. */
export const answeredColumns = (columns: readonly CaseColumn[]): CaseColumn[] => [
  ...new Set([
    ...columns,
    ...(columns.includes('staff_name') ? (['staff_left'] as const) : []),
    ...caseTimes.filter((time) => columns.includes(time)).map((time) => `${time}_ms` as const),
  ]),
]

function toWire<C extends CaseColumn>(row: StoredRow, columns: readonly C[], details: Details): Pick<Wire, C> {
  const result: Record<string, unknown> =
    details === 'all'
      ? { ...row.details }
      : Object.fromEntries(details.map((name) => [name, row.details[name] ?? null]))
  for (const column of columns) result[column] = wire[column](row)
  return result as Pick<Wire, C>
}

/**
 * Cases in lists, without their long texts: a query that reads only what the columns need, to which the caller adds
 * filters and order, and the function that converts its rows to wire format. `from` has the cases of a table expression
 * named `page`.
 */
export const listedCases = (from: CaseSource, columns: readonly CaseColumn[], details: Details) => ({
  query: selectCases(from, columns, details, true),
  toWire: (row: object) => toWire(row as StoredRow, columns, details),
})

/**
 * A case in wire format, with the fields of its area and its long texts; undefined if there is none, or none of
 * `clients`. For a request `readCase` checks what its viewer may read.
 */
export async function caseRow(tx: Tx, uuid: string, clients?: readonly string[]) {
  const row = await selectCases(allCases(tx), caseColumns, 'all')
    .select([
      'case_row.narrative',
      'case_row.narrative_version',
      'case_row.enhancement',
      'case_row.enhancement_version',
      'case_row.value_of_assets',
      'case_row.value_of_assets_version',
      'case_row.enhancements_version',
    ])
    .where('case_row.uuid', '=', uuid)
    .$if(clients !== undefined, (q) => q.where(sql<boolean>`case_row.client_uuid = any(${clients}::uuid[])`))
    .executeTakeFirst()
  if (!row) return undefined
  const { narrative, narrative_version, enhancement, enhancement_version, value_of_assets, value_of_assets_version } =
    row
  return {
    ...toWire(row as typeof row & StoredRow, caseColumns, 'all'),
    narrative,
    narrative_version,
    enhancement,
    enhancement_version,
    value_of_assets,
    value_of_assets_version,
    enhancements_version: row.enhancements_version,
  }
}
export type CaseRow = NonNullable<Awaited<ReturnType<typeof caseRow>>>

/** The error for a case the viewer may not read: `Forbidden` in a firm of theirs, else `NotFound`. */
async function caseAccessError(tx: Tx, viewer: SignedIn, uuid: string): Promise<Error> {
  const row = isUuid(uuid)
    ? await tx.selectFrom('case').select('client_uuid').where('uuid', '=', uuid).executeTakeFirst()
    : undefined
  return accessError(viewer, row?.client_uuid)
}
const readableClients = (viewer: SignedIn, uuid: string): string[] =>
  isUuid(uuid) ? clientsWithPermission(viewer, 'case:read') : []

/**
 * A case the viewer may read. Throws `NotFound` for an absent case or one of another firm, `Forbidden` without the
 * permission in their own.
 */
export async function readCase(tx: Tx, viewer: SignedIn, uuid: string): Promise<CaseRow> {
  const clients = readableClients(viewer, uuid)
  const row = clients.length > 0 ? await caseRow(tx, uuid, clients) : undefined
  if (!row) throw await caseAccessError(tx, viewer, uuid)
  return row
}

export const headColumns = [
  'uuid',
  'client',
  'stage',
  'area_of_work',
  'case_type',
  'revision',
] as const satisfies CaseColumn[]
/** What is needed of a case to answer something inside it. */
export type CaseHead = Pick<CaseRow, (typeof headColumns)[number]>

/** Reads some columns of a case and some fields of its area, with the checks of `readCase`. */
export async function readCaseColumns<C extends CaseColumn>(
  tx: Tx,
  viewer: SignedIn,
  uuid: string,
  { columns, details }: { columns: readonly C[]; details: Details },
): Promise<Pick<Wire, C>> {
  const clients = readableClients(viewer, uuid)
  const row =
    clients.length > 0
      ? await selectCases(allCases(tx), columns, details)
          .where('case_row.uuid', '=', uuid)
          .where(sql<boolean>`case_row.client_uuid = any(${clients}::uuid[])`)
          .executeTakeFirst()
      : undefined
  if (!row) throw await caseAccessError(tx, viewer, uuid)
  return toWire(row as StoredRow, columns, details)
}

/** Reads the head of a case, with the checks of `readCase` and without its relations. */
export const readCaseHead = (tx: Tx, viewer: SignedIn, uuid: string): Promise<CaseHead> =>
  readCaseColumns(tx, viewer, uuid, { columns: headColumns, details: [] })

/**
 * Reads a case as `readCase` does, and locks its row until the transaction ends, so that concurrent edits run one after
 * the other.
 */
export async function lockCase(tx: Tx, viewer: SignedIn, uuid: string): Promise<CaseRow> {
  const clients = readableClients(viewer, uuid)
  const locked =
    clients.length > 0
      ? await tx
          .selectFrom('case')
          .select('uuid')
          .where('uuid', '=', uuid)
          .where('client_uuid', 'in', clients)
          .forUpdate()
          .executeTakeFirst()
      : undefined
  const row = locked && (await caseRow(tx, uuid))
  if (!row) throw await caseAccessError(tx, viewer, uuid)
  return row
}

export const factsOf = ({
  area_of_work,
  case_type,
  certificate,
  ...row
}: Pick<CaseRow, 'area_of_work' | 'case_type'> & Partial<Pick<CaseRow, 'certificate'>>): CaseFacts => {
  const { advocacy_scheme } = (certificate ?? {}) as { advocacy_scheme?: AdvocacyScheme | null }
  return caseFactsOf(area_of_work, case_type, undefined, { advocacyScheme: advocacy_scheme, period: periodOf(row) })
}
/** The first and the last day of a case whose area has them, from its wire names. */
export const periodOf = ({ start_date: start, end_date: end }: Draft): NonNullable<CaseFacts['period']> => ({
  start: typeof start === 'string' ? dateOf(start) : null,
  end: typeof end === 'string' ? dateOf(end) : null,
})
