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
const pounds = (value: unknown): string => Number(value).toFixed(2)

const BOARD = `select c.uuid, c.case_name, c.solicitors_case_reference, c.area_of_work, c.case_type, c.stage, c.stage_since, c.updated_at,
  c.fee_earner, f.firstname, f.surname, f.initials, c.staff_member, p.firstname || ' ' || p.surname as staff_name, t.value, t.unpriced,
  (select count(*) from comment m join case_item i on i.uuid = m.item_uuid
    where m.case_uuid = c.uuid and m.resolved_by is null and i.deleted_at is null) as unresolved_comments,
  (select count(*) from "case" where client_uuid = $1) as n
  from (select * from "case" where client_uuid = $1 order by updated_at desc, uuid desc limit 201) c
  join fee_earner f on f.uuid = c.fee_earner left join person p on p.uuid = c.staff_member left join case_total t on t.case_uuid = c.uuid
  order by c.updated_at desc, c.uuid desc`

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
    feeEarner: earnerOf(row),
    staffMember: row.staff_member && { __typename: 'StaffMember', uuid: row.staff_member, name: row.staff_name },
    updatedAt: row.updated_at,
  }))
  const pageInfo = {
    __typename: 'PageInfo',
    endCursor: cursor(rows[199]?.updated_at, rows[199]?.uuid),
    hasNextPage: rows.length > 200,
  }
  return { data: { cases: { __typename: 'CaseConnection', nodes, pageInfo, totalCount: rows[0]?.n ?? 0 } } }
}

const earnerOf = ({ fee_earner, firstname, surname, initials }: Row) => ({
  __typename: 'CaseFeeEarner',
  uuid: fee_earner,
  firstname,
  surname,
  initials,
})

/** The case and its figures come with the first row alone, so that they are not sent 500 times. */
const CASE = `select i.uuid, i.seq, i.version, t.date, t.activity_type, t.time, t.estimated, t.description, t.fee_earner, f.firstname, f.surname,
  f.initials, p.net, p.vat, m.item_uuid is not null as has_comments,
  case when row_number() over (order by t.date, i.seq) = 1 then
    (select json_build_object('name', c.case_name, 'stage', c.stage, 'totals', s.figures,
      'n', (select count(*) from case_item where case_uuid = $1 and kind = 'time_recording' and deleted_at is null))
     from "case" c join bare.figures s on s.case_uuid = c.uuid where c.uuid = $1) end as owner
  from case_item i join time_recording t on t.item_uuid = i.uuid join fee_earner f on f.uuid = t.fee_earner
  left join bare.price p on p.item_uuid = i.uuid
  left join (select distinct item_uuid from comment where case_uuid = $1 and resolved_by is null) m on m.item_uuid = i.uuid
  where i.case_uuid = $1 and i.kind = 'time_recording' and i.deleted_at is null order by t.date, i.seq limit 501`

/** Answers the query of a case with its totals and 500 items as the gateway does. */
async function wholeCase(uuid: string): Promise<unknown> {
  const rows = await rowsOf('case', CASE, uuid)
  const { name, stage, totals, n } = firstOf(rows, 'owner')
  const nodes = rows.slice(0, 500).map((row) => ({
    __typename: 'TimeRecording',
    uuid: row.uuid,
    version: String(row.version),
    attention: row.estimated || row.has_comments,
    date: row.date,
    activityType: row.activity_type,
    time: row.time,
    estimated: row.estimated,
    description: row.description,
    feeEarner: earnerOf(row),
    totalCost: pounds(row.net),
    totalVat: pounds(row.vat),
  }))
  const last = rows[nodes.length - 1]
  const pageInfo = { endCursor: cursor(last?.date, last?.seq), hasNextPage: rows.length > 500 }
  const timeRecordings = { totalCount: n, nodes, pageInfo }
  return { data: { case: { __typename: 'Case', uuid, caseName: name, stage, totals, timeRecordings } } }
}

const ITEMS = `select i.uuid, i.version, i.parent_uuid, i.seq, i.created_at, i.changed_at, t.date, t.activity_type, t.time, t.description, t.case_part,
  t.phase, t.vat_exempt, t.estimated, t.fee_earner, f.firstname, f.surname, f.initials, p.net, p.vat, p.enhancement, p.not_counted, m.comments,
  case when row_number() over (order by t.date, i.seq) = 1 then (select figures from bare.figures where case_uuid = $1) end as sums
  from case_item i join time_recording t on t.item_uuid = i.uuid join fee_earner f on f.uuid = t.fee_earner
  left join bare.price p on p.item_uuid = i.uuid
  left join (select m.item_uuid, json_agg(json_build_object('uuid', m.uuid, 'version', m.version, 'body', m.body, 'created_by', m.created_by, 'created_at', m.created_at,
      'changed_at', m.changed_at, 'resolved_by', m.resolved_by, 'resolved_at', m.resolved_at, 'created_by_name', a.firstname || ' ' || a.surname,
      'resolved_by_name', r.firstname || ' ' || r.surname, 'entity_type', 'case_fee', 'entity_uuid', m.item_uuid)) as comments
    from comment m join person a on a.uuid = m.created_by left join person r on r.uuid = m.resolved_by
    where m.case_uuid = $1 group by m.item_uuid) m on m.item_uuid = i.uuid
  where i.case_uuid = $1 and i.kind = 'time_recording' and i.deleted_at is null order by t.date, i.seq`

/** Answers the list of all items of a case as the API does. */
async function allItems(uuid: string): Promise<unknown> {
  const rows = await rowsOf('items', ITEMS, uuid)
  const sums = firstOf(rows, 'sums')
  const time_recordings = rows.map((row) => ({
    uuid: row.uuid,
    version: row.version,
    parent_uuid: row.parent_uuid,
    seq: row.seq,
    created_at: row.created_at,
    changed_at: row.changed_at,
    fee_type: 'time_recording',
    care_case: uuid,
    date: row.date,
    fee_earner: { uuid: row.fee_earner, firstname: row.firstname, surname: row.surname, initials: row.initials },
    activity_type: row.activity_type,
    time: row.time,
    description: row.description,
    case_part: row.case_part,
    phase: row.phase,
    vat_exempt: row.vat_exempt,
    estimated: row.estimated,
    party: null,
    party_named: null,
    cop_case_part: null,
    cop_case_part_named: null,
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
