import { psql } from '../postgres.ts'
import { ledgerOf } from './ledger.ts'
import { operations } from './requests.ts'
import type { Bench } from './setup.ts'
import { insertCopies } from './copies.ts'
import { sized } from './sized.ts'

/** The firm that is measured. */
export interface Firm {
  client: string
  /** Small cases, to be moved. */
  cases: string[]
  /** A case of 500 items. */
  large: string
  /** A case of 10,000 items. */
  whole: string
}

export const FEW_CASES = sized(220, 12)
export const MANY_CASES = sized(10_000, 40)
export const OPEN_COMMENTS = sized(300, 10)
const ITEMS_OF_CASE = 20
const AT_ONCE = 10

/** Adds 220 cases to the firm, of which one has 500 items and one 10,000, each with an open comment. */
export async function addFirm(bench: Bench): Promise<Firm> {
  const cases: string[] = []
  for (let n = 0; n < FEW_CASES - 2; n += AT_ONCE)
    cases.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, FEW_CASES - 2 - n) }, (_, i) => bench.addCase(`Re Bench ${n + i}`)),
      )),
    )
  const large = await addCaseWithItems(bench, sized(500, 30))
  const whole = await addCaseWithItems(bench, sized(10_000, 50))
  tidy(bench.databaseUrl)
  // The first list after a change prices the cases.
  await bench.ask(operations.board())
  return { client: bench.client, cases, large, whole }
}

/** Adds a case with items, of which one has an open comment; returns its uuid. */
async function addCaseWithItems(bench: Bench, count: number): Promise<string> {
  const uuid = await bench.addCase(`Re ${count} Items`)
  await bench.upload(uuid, ledgerOf(count))
  const { nodes } = await bench.rest<{ nodes: { uuid: string }[] }>('GET', `client/case/${uuid}/time-recording?first=1`)
  await bench.rest('POST', `client/entity/case_fee/${nodes[0]?.uuid ?? ''}/comment`, { body: 'Which letter?' })
  return uuid
}

/** Does what autovacuum and the checkpointer would do within minutes, in the middle of a measurement. */
const tidy = (databaseUrl: string): void => void psql(databaseUrl, 'vacuum (analyze); checkpoint')

/**
 * Grows the firm to 10,000 cases of twenty items each, older than those that it has, and to 300 open comments: those of
 * a review of the largest case, because PostgreSQL then expects as many of every case. The new rows are copies of those
 * there, so that no column need be named that a later version may not have.
 */
export function growFirm({ databaseUrl }: Bench, { client, cases, large, whole }: Firm): void {
  const model = cases.at(-1)
  psql(
    databaseUrl,
    `begin;
    -- The copies keep every constraint; checking each foreign key would only take time.
    set local session_replication_role = replica;
    create temp table fresh as select number, gen_random_uuid() as uuid, now() - number * interval '1 minute' as at
      from generate_series(1, ${MANY_CASES} - (select count(*) from "case" where client_uuid = '${client}')) number;
    ${insertCopies(
      'case',
      `select copied.* from fresh join "case" original on original.uuid = '${model}'
      cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', fresh.uuid,
        'case_name', 'Re Older ' || fresh.number, 'created_at', fresh.at, 'updated_at', fresh.at,
        'stage_since', fresh.at)) copied`,
    )}
    insert into certificate select copied.* from fresh join certificate original on original.case_uuid = '${model}'
      cross join lateral jsonb_populate_record(original, jsonb_build_object('case_uuid', fresh.uuid)) copied;
    insert into case_total select copied.* from fresh join case_total original on original.case_uuid = '${model}'
      cross join lateral jsonb_populate_record(original, jsonb_build_object('case_uuid', fresh.uuid)) copied;
    create temp table items as select fresh.uuid as case_uuid, case_item.uuid as old, gen_random_uuid() as uuid
      from fresh cross join (
        select uuid from case_item where case_uuid = '${large}' order by seq limit ${ITEMS_OF_CASE}) case_item;
    insert into case_item overriding system value
      select copied.* from items join case_item original on original.uuid = items.old
      cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', items.uuid,
        'case_uuid', items.case_uuid, 'seq', nextval(pg_get_serial_sequence('case_item', 'seq')))) copied;
    insert into time_recording select copied.* from items join time_recording original on original.item_uuid = items.old
      cross join lateral jsonb_populate_record(original, jsonb_build_object('item_uuid', items.uuid)) copied;
    insert into comment select copied.* from (
        select uuid from case_item where case_uuid = '${whole}' order by seq offset 1
        limit ${OPEN_COMMENTS} - (select count(*) from comment where client_uuid = '${client}' and resolved_by is null)
      ) case_item
      join comment original on original.case_uuid = '${whole}'
      cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', gen_random_uuid(),
        'item_uuid', case_item.uuid)) copied;
    commit;`,
  )
  tidy(databaseUrl)
}
