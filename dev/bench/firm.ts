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
    create temp table fresh as select n, gen_random_uuid() as uuid, now() - n * interval '1 minute' as at
      from generate_series(1, ${MANY_CASES} - (select count(*) from "case" where client_uuid = '${client}')) n;
    ${insertCopies(
      'case',
      `select r.* from fresh f join "case" c on c.uuid = '${model}'
      cross join lateral jsonb_populate_record(c, jsonb_build_object('uuid', f.uuid, 'case_name', 'Re Older ' || f.n,
        'created_at', f.at, 'updated_at', f.at, 'stage_since', f.at)) r`,
    )}
    insert into certificate select r.* from fresh f join certificate c on c.case_uuid = '${model}'
      cross join lateral jsonb_populate_record(c, jsonb_build_object('case_uuid', f.uuid)) r;
    insert into case_total select r.* from fresh f join case_total c on c.case_uuid = '${model}'
      cross join lateral jsonb_populate_record(c, jsonb_build_object('case_uuid', f.uuid)) r;
    create temp table items as select f.uuid as case_uuid, i.uuid as old, gen_random_uuid() as uuid
      from fresh f cross join (select uuid from case_item where case_uuid = '${large}' order by seq limit ${ITEMS_OF_CASE}) i;
    insert into case_item overriding system value select r.* from items f join case_item i on i.uuid = f.old
      cross join lateral jsonb_populate_record(i, jsonb_build_object('uuid', f.uuid, 'case_uuid', f.case_uuid,
        'seq', nextval(pg_get_serial_sequence('case_item', 'seq')))) r;
    insert into time_recording select r.* from items f join time_recording t on t.item_uuid = f.old
      cross join lateral jsonb_populate_record(t, jsonb_build_object('item_uuid', f.uuid)) r;
    insert into comment select r.* from (select uuid from case_item where case_uuid = '${whole}' order by seq offset 1
        limit ${OPEN_COMMENTS} - (select count(*) from comment where client_uuid = '${client}' and resolved_by is null)) i
      join comment m on m.case_uuid = '${whole}'
      cross join lateral jsonb_populate_record(m, jsonb_build_object('uuid', gen_random_uuid(), 'item_uuid', i.uuid)) r;
    commit;`,
  )
  tidy(databaseUrl)
}
