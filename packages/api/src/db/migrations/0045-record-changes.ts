import { sql, type Kysely } from 'kysely'
import { protectTable } from '../item-table.ts'

export const kind = 'additive'

/** Where the row of a table is told as a record of a kind: SQL of one row, which is called `n`. */
export interface Told {
  table: string
  kind: string
  caseUuid: string
  client: string
  /** Whether the row is there and not in the trash. */
  isLive: (row: 'n' | 'o') => string
  where?: string
  /** Whether the row is another than `o`, the one before. */
  isOther?: string
}

const always = (): string => 'true'
const untilDeleted = (row: string): string => `${row}.deleted_at is null`
const inCase = { caseUuid: 'n.case_uuid', client: 'n.client_uuid' }
const inFirm = { caseUuid: 'null::uuid', client: 'n.client_uuid', isLive: always }

/** Columns of a person that nobody is answered: a change of these alone is none. */
const OWN_COLUMNS = `array['password_hash', 'notifications_off', 'notifications_version']`

export const TOLD: readonly Told[] = [
  { table: '"case"', kind: `'case'`, caseUuid: 'n.uuid', client: 'n.client_uuid', isLive: always },
  { table: 'case_item', kind: 'n.kind', ...inCase, isLive: untilDeleted },
  { table: 'comment', kind: `'comment'`, ...inCase, isLive: always },
  { table: 'note', kind: `'note'`, ...inCase, isLive: untilDeleted },
  { table: 'case_file', kind: `'file'`, ...inCase, isLive: untilDeleted },
  { table: 'output', kind: `'document'`, ...inCase, isLive: always },
  { table: 'client', kind: `'client'`, ...inFirm, client: 'n.uuid' },
  { table: 'site', kind: `'site'`, ...inFirm },
  { table: 'fee_earner', kind: `'fee_earner'`, ...inFirm },
  {
    table: 'person',
    kind: `'user'`,
    ...inFirm,
    where: `n.kind = 'person' and n.client_uuid is not null`,
    isOther: `to_jsonb(n) - ${OWN_COLUMNS} <> to_jsonb(o) - ${OWN_COLUMNS}`,
  },
]

/** A trigger function and its trigger for one event of a table. */
const trigger = (table: string, event: 'insert' | 'update' | 'delete', rows: string): string => {
  const name = `tell_${table.replaceAll('"', '')}_${event}`
  const tables = {
    insert: 'new table as told',
    update: 'old table as before new table as told',
    delete: 'old table as told',
  }[event]
  return `
    create function ${name}() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$ begin
      ${rows}
      return null;
    end $$;
    create trigger ${name} after ${event} on ${table} referencing ${tables} for each statement execute function ${name}();`
}

export const INSERT = 'insert into record_change (kind, uuid, case_uuid, client_uuid, action)'

/** The three triggers of a table whose rows are records. */
const triggersOf = ({
  table,
  kind: name,
  caseUuid,
  client,
  isLive,
  where = 'true',
  isOther = 'true',
}: Told): string => {
  const columns = `${name}, n.uuid, ${caseUuid}, ${client}`
  // Comments are shown with their item alone: they go and come back with it.
  const comments = (event: string): string =>
    table === 'case_item'
      ? `${INSERT} select 'comment', c.uuid, c.case_uuid, c.client_uuid, moved.action from (${event}) moved join comment c on c.item_uuid = moved.uuid;`
      : ''
  const flipped = `select n.uuid, case when ${isLive('o')} then 'removed' else 'restored' end as action
    from told n join before o on o.uuid = n.uuid where (${isLive('n')}) <> (${isLive('o')})`
  return [
    trigger(
      table,
      'insert',
      `if exists (select from told n where ${where}) then
        perform begin_record_change();
        ${INSERT} select ${columns}, 'added' from told n where (${where}) and (${isLive('n')});
      end if;`,
    ),
    trigger(
      table,
      'update',
      `if exists (select from told n join before o on o.uuid = n.uuid where (${where}) and (${isOther})) then
        perform begin_record_change();
        ${INSERT} select * from (select ${columns}, case when ${isLive('o')} and ${isLive('n')} then 'changed'
            when ${isLive('o')} then 'removed' when ${isLive('n')} then 'restored' end as action
          from told n join before o on o.uuid = n.uuid
          where (${where}) and (${isOther})) moved (kind, uuid, case_uuid, client_uuid, action)
          where moved.action <> 'changed' or (moved.action is not null and not was_told(moved.kind, moved.uuid, moved.client_uuid));
        ${comments(flipped)}
      end if;`,
    ),
    trigger(
      table,
      'delete',
      `if exists (select from told n where (${where}) and (${isLive('n')})) then
        perform begin_record_change();
        ${INSERT} select ${columns}, 'removed' from told n where (${where}) and (${isLive('n')});
      end if;`,
    ),
  ].join('\n')
}

/** Rows of another table, whose changes are changes of the record that they belong to. */
const partOf = (table: string, record: string): string =>
  (['insert', 'update', 'delete'] as const)
    .map((event) =>
      trigger(
        table,
        event,
        `perform begin_record_change();
        ${INSERT} select distinct moved.kind, moved.uuid, null::uuid, moved.client_uuid, 'changed' from (${record}) moved
          where not was_told(moved.kind, moved.uuid, moved.client_uuid);`,
      ),
    )
    .join('\n')

/**
 * What happened to which record, for integrators that keep a copy (`changes`). Triggers write it, so that no writer can
 * forget it. An older version leaves it as it is, and its changes are told too.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table record_change (
      number bigint generated always as identity primary key,
      client_uuid uuid not null, case_uuid uuid, kind text not null, uuid uuid not null,
      action text not null check (action in ('added', 'changed', 'removed', 'restored')),
      at timestamptz not null default clock_timestamp()
    );
    create index record_change_client on record_change (client_uuid, number);
    -- Up to which number changes may have been forgotten, for their age.
    create table record_change_floor (is_only boolean primary key default true check (is_only), number bigint not null);
    insert into record_change_floor (number) values (0);
    -- All cases of a firm in an order that no change moves.
    create index case_client_uuid on "case" (client_uuid, uuid);

    -- Called before a transaction takes its first number. It holds a lock of its own on the number that was the last
    -- until then, so that a reader knows from where on numbers may still be missing; nobody waits for such a lock.
    create function begin_record_change() returns void language plpgsql security definer set search_path = public, pg_temp as $$
    declare last bigint; mine text := pg_current_xact_id()::text;
    begin
      if split_part(coalesce(current_setting('costdraft.changing', true), ''), ':', 1) = mine then return; end if;
      select case when is_called then last_value else 0 end into last from record_change_number_seq;
      perform pg_advisory_xact_lock_shared((1129136128 + (last >> 31))::int, (last & 2147483647)::int);
      perform set_config('costdraft.changing', mine || ':' || last, true);
    end $$;

    -- Whether this transaction has told of the record already: what it changes more than once is told once.
    create function was_told(of_kind text, record uuid, client uuid) returns boolean language sql volatile as $$
      select exists (select from record_change r
        where r.client_uuid = client and r.number > split_part(current_setting('costdraft.changing', true), ':', 2)::bigint
          and r.uuid = record and r.kind = of_kind and r.action <> 'removed' and r.xmin = pg_current_xact_id()::xid)
    $$;

    -- The last number before which no transaction under way can add one, and the last that was given out. It must be
    -- read before the changes are, by a statement of its own.
    create function record_change_horizon(out horizon bigint, out last bigint)
      language plpgsql volatile security definer set search_path = public, pg_temp as $$
    declare held bigint;
    begin
      select case when is_called then last_value else 0 end into last from record_change_number_seq;
      select min(((classid::bigint - 1129136128) << 31) | objid::bigint) into held from pg_locks
        where locktype = 'advisory' and objsubid = 2 and classid::bigint between 1129136128 and 1129137151
          and database = (select oid from pg_database where datname = current_database());
      horizon := least(last, coalesce(held, last));
    end $$;

    -- The start of the product that a position was read after: a database that was set back does not have it.
    create function start_at(start_id bigint) returns text language sql stable security definer set search_path = public, pg_temp as $$
      select extract(epoch from at)::text from start where id = start_id
    $$;
    create function last_start() returns bigint language sql stable security definer set search_path = public, pg_temp as $$
      select max(id) from start
    $$;

    -- The records of a case that are shown, by kind.
    create function records_of_case(of_case uuid) returns table (kind text, uuid uuid) language sql stable as $$
      select 'case', of_case
      union all select i.kind, i.uuid from case_item i where i.case_uuid = of_case and i.deleted_at is null
      union all select 'comment', c.uuid from comment c
        join case_item i on i.uuid = c.item_uuid and i.deleted_at is null where c.case_uuid = of_case
      union all select 'note', n.uuid from note n where n.case_uuid = of_case and n.deleted_at is null
      union all select 'file', f.uuid from case_file f where f.case_uuid = of_case and f.deleted_at is null
      union all select 'document', o.uuid from output o where o.case_uuid = of_case
    $$;

    -- A page of the records of a firm in the order of case, kind and uuid. Those of the firm itself stand under the firm's uuid.
    create function records_of_firm(firm uuid, of_group text, after_case uuid, after_kind text, after_uuid uuid, page integer)
      returns table (case_uuid uuid, kind text, uuid uuid) language sql stable as $$
      select * from (
        select c.uuid as case_uuid, r.kind, r.uuid from "case" c cross join lateral records_of_case(c.uuid) r
          where of_group = 'cases' and c.client_uuid = firm and c.uuid >= after_case
            and (c.uuid > after_case or (r.kind, r.uuid) > (after_kind, after_uuid))
          order by c.uuid, r.kind, r.uuid limit page) in_cases
      union all
      (select firm, own.kind, own.uuid from (
        select 'client' as kind, firm as uuid where of_group = 'firm'
        union all select 'site', s.uuid from site s where of_group = 'firm' and s.client_uuid = firm
        union all select 'fee_earner', f.uuid from fee_earner f where of_group = 'firm' and f.client_uuid = firm
        union all select 'user', p.uuid from person p where of_group = 'people' and p.client_uuid = firm and p.kind = 'person') own
        where (own.kind, own.uuid) > (after_kind, after_uuid) order by own.kind, own.uuid limit page)
    $$;

    -- The same of a firm whose records one may not read any longer: those that one could read at a position, and no
    -- others. It runs as the owner of the tables and answers uuids alone; the API calls it for who proves to have read
    -- the firm up to that position.
    create function records_lost(firm uuid, of_group text, up_to bigint, after_case uuid, after_kind text, after_uuid uuid, page integer)
      returns table (case_uuid uuid, kind text, uuid uuid) language sql stable security definer set search_path = public, pg_temp as $$
      with later as materialized (
        select distinct on (r.kind, r.uuid) r.kind, r.uuid, coalesce(r.case_uuid, firm) as case_uuid, r.action from record_change r
          where r.client_uuid = firm and r.number > up_to order by r.kind, r.uuid, r.number),
      -- What is there now and was not added since, and what was changed or removed since.
      unknown as materialized (select * from later l where l.action in ('added', 'restored')),
      changed as materialized (select * from later l where l.action not in ('added', 'restored')),
      known as (
        select k.case_uuid, k.kind, k.uuid from (
          select c.uuid as case_uuid, r.kind, r.uuid from "case" c cross join lateral (
              select * from records_of_case(c.uuid)
              union select l.kind, l.uuid from changed l where l.case_uuid = c.uuid) r
            where of_group = 'cases' and c.client_uuid = firm and c.uuid >= after_case
              and (c.uuid > after_case or (r.kind, r.uuid) > (after_kind, after_uuid))
              and not exists (select from unknown l where l.kind = r.kind and l.uuid = r.uuid)
            order by c.uuid, r.kind, r.uuid limit page) k
        union all
        -- A firm has few of these: all are read before those that were added since are left out.
        select firm, own.kind, own.uuid from (
            select r.kind, r.uuid from records_of_firm(firm, nullif(of_group, 'cases'), after_case, after_kind, after_uuid, null) r
            union select l.kind, l.uuid from changed l
              where l.kind = any(case of_group when 'firm' then array['client', 'site', 'fee_earner'] when 'people' then array['user'] end)
                and (l.kind, l.uuid) > (after_kind, after_uuid)) own
          where not exists (select from unknown l where l.kind = own.kind and l.uuid = own.uuid))
      select * from known order by 1, 2, 3 limit page
    $$;
  `.execute(db)
  await protectTable(db, 'record_change')
  for (const told of TOLD) await sql.raw(triggersOf(told)).execute(db)
  const FEE_EARNERS = `select 'fee_earner' as kind, n.fee_earner as uuid, n.client_uuid from told n`
  const USERS = `select 'user' as kind, p.uuid, p.client_uuid from told n join person p on p.uuid = n.person_uuid
    where p.kind = 'person' and p.client_uuid is not null`
  await sql.raw(partOf('fee_earner_period', FEE_EARNERS)).execute(db)
  await sql.raw(partOf('child_role', USERS)).execute(db)
}
