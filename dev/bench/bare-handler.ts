// The least that the same answers can cost: Node's http and pg, one named statement per request; no rights, no sign-in,
// no validation, no log. Reads DATABASE_URL and PORT, and prices from the tables of bare-prices.ts, as a program would
// that stored them.
import { createServer } from 'node:http'
import { useWireTypes } from '@costdraft/api/db/wire-types.ts'
import { Pool } from 'pg'

useWireTypes()
const pool = new Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  // PostgreSQL's compiler costs more than it gains for statements as short as these.
  options: '-c timezone=UTC -c jit=off',
})

type Row = Record<string, unknown>
const rowsOf = async (name: string, text: string, ...values: unknown[]): Promise<Row[]> =>
  (await pool.query<Row>({ name, text, values })).rows
const cursor = (...place: unknown[]): string => Buffer.from(JSON.stringify(place)).toString('base64url')
/** A JSON column that only the first row carries. */
const firstOf = ([first]: Row[], column: string): Row => (first?.[column] ?? {}) as Row
/** A time without its milliseconds. */
const seconds = (time: unknown): string => String(time).slice(0, 19)
const pounds = (value: unknown): string => Number(value).toFixed(2)

const BOARD = `select case_row.uuid, case_row.case_name, case_row.solicitors_case_reference, case_row.area_of_work,
  case_row.case_type, case_row.stage, case_row.stage_since::timestamp, case_row.updated_at::timestamp,
  case_row.fee_earner, fee_earner.firstname, fee_earner.surname, fee_earner.initials, fee_earner.retired_from,
  case_row.client_uuid, case_row.staff_member, person.firstname || ' ' || person.surname as staff_name,
  person.deactivated_at is not null as staff_left, case_total.value, case_total.unpriced,
  (select count(*) from comment join case_item on case_item.uuid = comment.item_uuid
    where comment.case_uuid = case_row.uuid and comment.resolved_by is null
    and case_item.deleted_at is null) as unresolved_comments,
  (select count(*) from "case" where client_uuid = $1) as count
  from (select * from "case" where client_uuid = $1 order by updated_at desc, uuid desc limit 201) case_row
  join fee_earner on fee_earner.uuid = case_row.fee_earner left join person on person.uuid = case_row.staff_member
  left join case_total on case_total.case_uuid = case_row.uuid
  order by case_row.updated_at desc, case_row.uuid desc`

/** Answers the board's query of 200 cases of a client as the gateway does. */
async function board(client: string): Promise<unknown> {
  const rows = await rowsOf('board', BOARD, client)
  const nodes = rows.slice(0, 200).map((row) => ({
    __typename: 'Case',
    uuid: row.uuid,
    caseName: row.case_name,
    solicitorsCaseReference: row.solicitors_case_reference,
    areaOfWork: row.area_of_work,
    caseType: row.case_type,
    caseTypeWord: null,
    stage: row.stage,
    stageWord: null,
    stageSince: row.stage_since,
    value: pounds(row.value),
    unpriced: row.unpriced,
    unresolvedComments: row.unresolved_comments,
    nextDeadline: null,
    client: { __typename: 'CaseClient', uuid: row.client_uuid },
    feeEarner: { ...earnerOf(row), retiredFrom: row.retired_from },
    staffMember: row.staff_member && {
      ...{ __typename: 'StaffMember', uuid: row.staff_member, name: row.staff_name },
      hasLeft: row.staff_left,
    },
    updatedAt: row.updated_at,
  }))
  const pageInfo = {
    __typename: 'PageInfo',
    endCursor: cursor(rows[199]?.updated_at, rows[199]?.uuid),
    hasNextPage: rows.length > 200,
  }
  return { data: { cases: { __typename: 'CaseConnection', nodes, pageInfo, totalCount: rows[0]?.count ?? 0 } } }
}

const earnerOf = ({ fee_earner, firstname, surname, initials }: Row) => ({
  __typename: 'CaseFeeEarner',
  uuid: fee_earner,
  firstname,
  surname,
  initials,
})

/** The case and its figures come with the first row alone, so that they are not sent 500 times. */
const CASE = `select case_item.uuid, case_item.seq, case_item.version, time_recording.date,
  time_recording.activity_type, time_recording.time, time_recording.estimated, time_recording.description,
  time_recording.fee_earner, fee_earner.firstname, fee_earner.surname, fee_earner.initials, price.net, price.vat,
  commented.item_uuid is not null as has_comments,
  case when row_number() over (order by time_recording.date, case_item.seq) = 1 then
    (select json_build_object('name', case_row.case_name, 'stage', case_row.stage, 'totals', figures.figures, 'count',
      (select count(*) from case_item where case_uuid = $1 and kind = 'time_recording' and deleted_at is null))
     from "case" case_row join bare.figures on figures.case_uuid = case_row.uuid where case_row.uuid = $1) end as owner
  from case_item join time_recording on time_recording.item_uuid = case_item.uuid
  join fee_earner on fee_earner.uuid = time_recording.fee_earner
  left join bare.price on price.item_uuid = case_item.uuid
  left join (select distinct item_uuid from comment where case_uuid = $1 and resolved_by is null) commented
    on commented.item_uuid = case_item.uuid
  where case_item.case_uuid = $1 and case_item.kind = 'time_recording' and case_item.deleted_at is null
  order by time_recording.date, case_item.seq limit 501`

/** Answers the query of a case with its totals and 500 items as the gateway does. */
async function wholeCase(uuid: string): Promise<unknown> {
  const rows = await rowsOf('case', CASE, uuid)
  const { name, stage, totals, count } = firstOf(rows, 'owner')
  const nodes = rows.slice(0, 500).map((row) => ({
    __typename: 'TimeRecording',
    uuid: row.uuid,
    version: String(row.version),
    attention: row.estimated || row.has_comments,
    date: row.date,
    activityType: row.activity_type,
    time: Number(row.time).toFixed(2),
    estimated: row.estimated,
    description: row.description,
    feeEarner: earnerOf(row),
    totalCost: pounds(row.net),
    totalVat: pounds(row.vat),
  }))
  const last = rows[nodes.length - 1]
  const pageInfo = { endCursor: cursor(last?.date, last?.seq), hasNextPage: rows.length > 500 }
  const timeRecordings = { totalCount: count, nodes, pageInfo }
  return { data: { case: { __typename: 'Case', uuid, caseName: name, stage, totals, timeRecordings } } }
}

const ITEMS = `select case_item.uuid, case_item.version, case_item.parent_uuid, case_item.seq,
  case_item.created_at::timestamp, case_item.changed_at::timestamp, time_recording.date, time_recording.activity_type, time_recording.time,
  time_recording.description, time_recording.case_part, time_recording.phase, time_recording.vat_exempt,
  time_recording.estimated, time_recording.fee_earner, fee_earner.firstname, fee_earner.surname, fee_earner.initials,
  fee_earner.retired_from, price.net, price.vat, price.enhancement, price.not_counted, commented.comments,
  case when row_number() over (order by time_recording.date, case_item.seq) = 1
    then (select figures from bare.figures where case_uuid = $1) end as sums
  from case_item join time_recording on time_recording.item_uuid = case_item.uuid
  join fee_earner on fee_earner.uuid = time_recording.fee_earner
  left join bare.price on price.item_uuid = case_item.uuid
  left join (select comment.item_uuid, json_agg(json_build_object('uuid', comment.uuid, 'version', comment.version,
      'body', comment.body, 'created_by', comment.created_by, 'created_at', comment.created_at,
      'created_at_ms', comment.created_at, 'updated_at', coalesce(comment.changed_at, comment.created_at),
      'updated_at_ms', coalesce(comment.changed_at, comment.created_at), 'changed_at', comment.changed_at,
      'changed_at_ms', comment.changed_at, 'resolved_by', comment.resolved_by, 'resolved_at', comment.resolved_at,
      'created_by_name', creator.firstname || ' ' || creator.surname,
      'resolved_by_name', resolver.firstname || ' ' || resolver.surname, 'entity_type', 'case_fee',
      'entity_uuid', comment.item_uuid)) as comments
    from comment join person creator on creator.uuid = comment.created_by
    left join person resolver on resolver.uuid = comment.resolved_by
    where comment.case_uuid = $1 group by comment.item_uuid) commented on commented.item_uuid = case_item.uuid
  where case_item.case_uuid = $1 and case_item.kind = 'time_recording' and case_item.deleted_at is null
  order by time_recording.date, case_item.seq`

/** Answers the list of all items of a case as the API does. */
async function allItems(uuid: string): Promise<unknown> {
  const rows = await rowsOf('items', ITEMS, uuid)
  const sums = firstOf(rows, 'sums')
  const time_recordings = rows.map((row) => ({
    uuid: row.uuid,
    version: row.version,
    parent_uuid: row.parent_uuid,
    seq: row.seq,
    created_at: seconds(row.created_at),
    created_at_ms: row.created_at,
    changed_at: seconds(row.changed_at),
    updated_at_ms: row.changed_at,
    fee_type: 'time_recording',
    care_case: uuid,
    date: row.date,
    fee_earner: {
      ...{ uuid: row.fee_earner, firstname: row.firstname, surname: row.surname, initials: row.initials },
      retired_from: row.retired_from,
    },
    activity_type: row.activity_type,
    time: row.time,
    description: row.description,
    case_part: row.case_part,
    phase: row.phase,
    bill_task: null,
    bill_activity: null,
    vat_exempt: row.vat_exempt,
    estimated: row.estimated,
    party: null,
    party_named: null,
    cop_case_part: null,
    cop_case_part_named: null,
    opg_category: null,
    opg_category_named: null,
    cop_activity: null,
    cop_activity_named: null,
    amount: null,
    entity_files: [],
    comments: row.comments ?? [],
    total_cost: row.net,
    total_vat: row.vat,
    enhancement: row.enhancement,
    not_counted: row.not_counted,
    rate_from: null,
    guideline_rate: null,
    is_above_guideline: null,
  }))
  return { ...sums, instances: [{ case_part: null, total_cost: sums.total_cost, time_recordings }] }
}

const routes: Readonly<Record<string, (uuid: string) => Promise<unknown>>> = { board, case: wholeCase, items: allItems }
const server = createServer((req, res) => {
  const [, route = '', uuid = ''] = (req.url ?? '').split('/')
  const answer = routes[route]?.(uuid) ?? Promise.reject(new Error(`There is no ${route}.`))
  answer.then(
    (value) => res.setHeader('content-type', 'application/json').end(JSON.stringify(value)),
    (error: unknown) => res.writeHead(500).end(String(error)),
  )
})
server.listen(Number(process.env.PORT), () => process.send?.('ready'))
