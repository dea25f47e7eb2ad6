import type { TextName } from '@costdraft/schema/cases/texts.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { isTotalCurrent } from '../bills/case-totals.ts'
import type { Items } from '../items/registry.ts'
import { CASE_DETAILS } from './searched-tables.ts'
import { partiesOfCase } from './found-items.ts'
import { sourcesOf, type RecordType, type Source } from './sources.ts'

/** The number of results of each type. */
export const RESULTS_PER_TYPE = 6
/** Items, notes, files and output documents are counted up to here. */
export const MOST = 200
/** Where more than `MOST` have the words, those of the cases changed last are looked for in so many cases. */
const NEWEST_CASES = 50

/**
 * What is searched for: the firms whose cases the viewer may read, the words, and those of them that must stand in a
 * text as they are.
 */
export interface Search {
  clients: readonly string[]
  words: readonly string[]
  contains: readonly string[]
}

/** What was found, with its case. */
export interface FoundRow {
  type: 'cases' | RecordType
  uuid: string
  case_uuid: string
  case_name: string
  solicitors_case_reference: string
  stage: string
  area_of_work: string
  revision: number
  /**
   * The stored total of the case with VAT, in pounds, and the number of its lines without a rate; of no use where
   * `stale`.
   */
  value: number | null
  unpriced: number | null
  stale: boolean
  /** The texts in which the words may have been found, by their names. */
  texts: Readonly<Record<string, string | readonly string[] | null>>
  kind: string | null
  tab_value: string | null
  document: 'case_file' | 'output' | null
  /** Of a comment: the row that it is on, and who wrote it. */
  item_uuid: string | null
  author: string | null
  /** The name of a text of a case. */
  field: TextName | null
  /** When its case was last changed, in seconds. */
  at: number
  /** How many were found in all, and whether only so many were counted. */
  total: number
  is_more: boolean
}

/**
 * A row looked up by its uuid. "offset 0" forces the look-up: with row-level security the planner expects too many rows
 * of a firm, and would read them all.
 */
const lookUp = (table: string, alias: string, uuid: RawBuilder<unknown>, more = sql``): RawBuilder<unknown> =>
  sql`cross join lateral (
    select * from ${sql.table(table)} ${sql.ref(alias)} where ${sql.ref(`${alias}.uuid`)} = ${uuid} ${more} offset 0
  ) ${sql.ref(alias)}`

/** Adds what is shown of the case of each row of `found`, which has `type`, `uuid`, `case_uuid` and `at`. */
const withCases = (found: RawBuilder<unknown>, before = sql``): RawBuilder<FoundRow> => sql<FoundRow>`
  ${before} select found.*, case_row.case_name, case_row.solicitors_case_reference, case_row.stage,
    case_row.area_of_work, case_row.revision, case_total.value, case_total.unpriced,
    case_total.case_uuid is null as stale
  from (${found}) found ${lookUp('case', 'case_row', sql`found.case_uuid`)}
  left join lateral (
    select * from case_total where case_total.case_uuid = case_row.uuid and ${isTotalCurrent} offset 0
  ) case_total on true`

const textsOfCase = (items: Items): RawBuilder<unknown> => sql`jsonb_build_object('case_name', case_row.case_name,
  'solicitors_case_reference', case_row.solicitors_case_reference,
  ${sql.join(CASE_DETAILS.flatMap((name) => [sql.lit(name), sql`case_row.details ->> ${sql.lit(name)}`]))},
  'certificate_number', (select certificate_number from certificate where case_uuid = case_row.uuid),
  'fee_earner', (select concat_ws(' ', earner.firstname, earner.surname, '(' || earner.initials || ')')
    from fee_earner earner where earner.uuid = case_row.fee_earner),
  'firm', (select firm.name from client firm where firm.uuid = case_row.client_uuid), 'party', ${partiesOfCase(items)})`
// A timestamp loses its fraction on the way.
const secondsOf = (cases: string): RawBuilder<unknown> =>
  sql`extract(epoch from ${sql.ref(`${cases}.updated_at`)})::float8`
const noRecord = sql`null::text as kind, null::text as tab_value, null::text as document, null::uuid as item_uuid,
  null::text as author, null::text as field`

/** The newest cases of the viewer. */
export const newestCases = ({ clients }: Search): RawBuilder<FoundRow> =>
  withCases(sql`
    select 'cases' as type, uuid, uuid as case_uuid, '{}'::jsonb as texts, ${noRecord}, 0 as total, false as is_more,
      ${secondsOf('case')} as at
    from "case" where client_uuid = any(${clients}::uuid[])
    order by updated_at desc, uuid desc limit ${RESULTS_PER_TYPE}`)

const foundCases = ({ clients, words, contains }: Search, items: Items): RawBuilder<unknown> => sql`
  select 'cases' as type, case_row.uuid, case_row.uuid as case_uuid, ${textsOfCase(items)} as texts, ${noRecord},
    hit.total, false as is_more, ${secondsOf('case_row')} as at
  from (select case_row.uuid, count(*) over ()::int as total
    from search_cases(${clients}::uuid[], ${words}::text[], ${contains}::text[]) as found (uuid)
    join "case" case_row on case_row.uuid = found.uuid where case_row.client_uuid = any(${clients}::uuid[])
    order by case_row.updated_at desc, case_row.uuid desc limit ${RESULTS_PER_TYPE}) hit
    ${lookUp('case', 'case_row', sql`hit.uuid`)}`

/** A record with what is read of it: `found` are rows with its uuid, the time of its case, and the number of all. */
const readRecords = (
  { type, table, texts, kind, tabValue, document, caseUuid, itemUuid, author, field }: Source,
  found: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  select ${sql.lit(type)} as type, record.uuid, ${caseUuid} as case_uuid, ${texts} as texts, ${kind} as kind,
    ${tabValue} as tab_value, ${sql.lit(document)}::text as document, ${itemUuid} as item_uuid,
    ${author} as author, ${sql.lit(field)}::text as field, hit.total, hit.is_more, hit.at
  from (${found}) hit ${lookUp(table, 'record', sql`hit.uuid`)}`

/** Records by the index: of the first `MOST` that it has, those of the cases changed last. */
const byIndex = (
  { table, finds, isLive, caseUuid }: Source,
  { clients, words, contains }: Search,
): RawBuilder<unknown> => sql`
  with hit as materialized (
    select * from ${sql.raw(finds)}(${clients}::uuid[], ${words}::text[], ${contains}::text[], ${MOST}) as found (uuid))
  select record.uuid, ${secondsOf('case_row')} as at, count(*) over ()::int as total, (select count(*) from hit) >= ${MOST} as is_more
  from hit ${lookUp(table, 'record', sql`hit.uuid`, sql`and ${isLive}`)}
  ${lookUp('case', 'case_row', caseUuid, sql`and case_row.client_uuid = any(${clients}::uuid[])`)}
  order by case_row.updated_at desc, record.uuid limit ${RESULTS_PER_TYPE}`

/**
 * Records of the newest cases, read one after the other: few need be where many records have the words. Splitting a
 * text into words takes ten times as long as looking whether it has them at all, which comes first.
 */
const byCase = ({ table, isLive, words, text, caseUuid }: Source, search: Search): RawBuilder<unknown> => sql`
  select record.uuid, ${secondsOf('newest')} as at, 0 as total, true as is_more
  from newest
  cross join lateral (select record.uuid from ${sql.table(table)} record
    where ${caseUuid} = newest.uuid and ${isLive}
    and case when search_contains(${text}, ${[...search.words, ...search.contains]}::text[])
      then ${words} @@ search_query('{}', ${search.words}::text[]) else false end
    order by record.uuid limit ${RESULTS_PER_TYPE}) record
  order by newest.updated_at desc limit ${RESULTS_PER_TYPE}`

/**
 * What has all words, of each type those of the cases changed last; a case may have each word in another of its texts.
 */
export async function find(tx: Tx, items: Items, search: Search): Promise<FoundRow[]> {
  const sources = sourcesOf(items)
  const all = [foundCases(search, items), ...sources.map((source) => readRecords(source, byIndex(source, search)))]
  const { rows } = await withCases(sql.join(all, sql` union all `)).execute(tx)
  const many = sources.filter(({ type, document, field }) =>
    rows.some((row) => row.type === type && row.document === document && row.field === field && row.is_more),
  )
  if (many.length === 0) return rows
  const { rows: newest } = await withCases(
    sql.join(
      many.map((source) => readRecords(source, byCase(source, search))),
      sql` union all `,
    ),
    sql`with newest as materialized (
      select uuid, updated_at from "case" where client_uuid = any(${search.clients}::uuid[])
      order by updated_at desc limit ${NEWEST_CASES})`,
  ).execute(tx)
  const known = new Set(newest.map(({ uuid }) => uuid))
  return [...newest, ...rows.filter(({ uuid }) => !known.has(uuid))]
}
