import { sql, type RawBuilder } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Items } from '../items/registry.ts'
import { FIRM_COLUMN, rightsWith } from '../row-security/table-rights.ts'

/**
 * Tables with rows of firms that an archive leaves out, and why. Any other one is in the archive by itself, also one
 * that is new: a test holds that what it says of each table is true.
 */
export const leftOutTables: Partial<Record<keyof Tables, string>> = {
  account_link: 'links by which passwords are chosen',
  calendar_link: 'links by which calendars read dates, which people make anew',
  second_factor: 'the second factors of people',
  recovery_code: 'the recovery codes of people',
  sign_in: 'the history of an account, which its owner alone reads',
  idempotent: 'answers that are repeated to programs for a day',
  job: 'work of the product that is under way',
  output_preview: 'drafts of documents, and documents of assessments, that are thrown away',
  assessment_import: 'previews of workbooks that are thrown away',
  case_tally: 'sums of case_total',
  record_change: 'numbers by which programs follow changes; change says what was changed',
}

/** Columns that an archive leaves out: what lets somebody in, and what is made of other columns. */
export const leftOutColumns: Partial<Record<keyof Tables, readonly string[]>> = {
  person: ['password_hash', 'name_key'],
  client: ['name_key'],
  case: ['name_key', 'reference_key'],
  fee_earner: ['name_key'],
  api_client: ['secret_hash'],
  webhook: ['secret', 'previous_secret'],
}

/** An address without what follows its host, which may open something. */
const hostAlone = (address: RawBuilder<unknown>) => sql`substring(${address} from '^[a-z]+://[^/?#]*')`

/** What stands in place of values, as JSON that is laid over the row `t`. */
const replacements: Partial<Record<keyof Tables, RawBuilder<unknown>>> = {
  webhook: sql`jsonb_build_object('url', ${hostAlone(sql`t.url`)})`,
  // What was changed of a webhook has its address too.
  change: sql`case when t.entity <> 'webhook' then '{}' else jsonb_strip_nulls(jsonb_build_object(
    'before', t.before || jsonb_build_object('url', ${hostAlone(sql`t.before ->> 'url'`)}),
    'after', t.after || jsonb_build_object('url', ${hostAlone(sql`t.after ->> 'url'`)}))) end`,
}

/** Conditions that say more than the firm of a row. */
const further: Partial<Record<keyof Tables, (firm: string) => RawBuilder<unknown>>> = {
  // What its people may do in its child firms, and what people of the firm above may do in it.
  child_role: (firm) =>
    sql`(t.client_uuid = ${firm} or t.person_uuid in (select uuid from person where client_uuid = ${firm}))`,
  // A removed child firm is kept by its parent, with its people.
  removal: (firm) => sql`t.client_uuid = ${firm} and (t.kind <> 'client' or t.record_uuid = t.client_uuid)`,
}

/** A table of which an archive has the rows of one firm. */
export interface ArchivedTable {
  table: string
  /** Of the row `t`: the rows of a firm, by its uuid. */
  isOf: (firm: string) => RawBuilder<unknown>
  /** The row `t` as it is written. */
  json: RawBuilder<unknown>
}

/** Every table that an archive has, with those of the given kinds of item, by name. */
export function archivedTables(items: Items): ArchivedTable[] {
  return Object.entries(rightsWith(items)).flatMap(([name, { firm: key }]): ArchivedTable[] => {
    const table = name as keyof Tables
    if (key.of === 'none' || leftOutTables[table] !== undefined) return []
    const ofFirm = (firm: string): RawBuilder<unknown> =>
      key.of === 'firm'
        ? sql`t.${sql.ref(FIRM_COLUMN)} = ${firm}`
        : sql`t.${sql.ref(key.by)} in (select uuid from ${sql.table(key.table)} where ${sql.ref(FIRM_COLUMN)} = ${firm})`
    const without = sql`to_jsonb(t) - ${[...(leftOutColumns[table] ?? [])]}::text[]`
    const replaced = replacements[table]
    return [
      {
        table: name,
        isOf: further[table] ?? ofFirm,
        json: replaced ? sql`${without} || ${replaced}` : without,
      },
    ]
  })
}
