import { insertCopies } from './copies.ts'

/** How many cases a costs draftsman has, in how many firms. */
export interface House {
  cases: number
  firms: number
}
const ITEMS_OF_CASE = 10
const EARNERS_OF_FIRM = 3
/** One case in so many has an open comment. */
const CASES_PER_COMMENT = 33
/** The person who reads the cases, and the firm they work for. */
const READER = 'draftsman@harbour.example'

/**
 * SQL that grows the firms of a costs draftsman to `firms`, with `cases` cases in all and the same mix of stages, items
 * and open comments whatever their number. The new rows are copies of those of a case, so that no column need be named
 * that a later version may not have.
 */
export const manyFirms = ({ cases, firms }: House, model: string): string => `begin;
  -- The copies keep every constraint; checking each foreign key would only take time.
  set local session_replication_role = replica;
  create temp table model on commit drop as select * from "case" where uuid = '${model}';
  create temp table house on commit drop as select client_uuid as uuid from person where email_address = '${READER}';
  insert into client (uuid, parent_uuid, name, type, solicitor_sra_number)
    select gen_random_uuid(), h.uuid, 'Bench Firm ' || lpad(n::text, 2, '0'), 'solicitor', '7' || lpad(n::text, 5, '0')
    from house h cross join generate_series(1, ${firms} - (select count(*) from client k join house on house.uuid = k.parent_uuid)) n;
  insert into child_role select p.uuid, k.uuid, 'costs_draftsman'
    from person p join house on house.uuid = p.client_uuid join client k on k.parent_uuid = house.uuid
    where p.email_address = '${READER}' on conflict do nothing;
  create temp table firm on commit drop as select k.uuid as client, gen_random_uuid() as site, row_number() over (order by k.name) - 1 as n
    from client k join house on house.uuid = k.parent_uuid;
  insert into site select r.* from firm cross join model m join site s on s.uuid = m.site
    cross join lateral jsonb_populate_record(s, jsonb_build_object('uuid', firm.site, 'client_uuid', firm.client,
      'site_name', 'Bench office', 'headquarters', false)) r;
  create temp table earner on commit drop as select gen_random_uuid() as uuid, firm.client, firm.site, e as n
    from firm cross join generate_series(0, ${EARNERS_OF_FIRM - 1}) e;
  ${insertCopies(
    'fee_earner',
    `select r.* from earner e cross join model m join fee_earner f on f.uuid = m.fee_earner
    cross join lateral jsonb_populate_record(f, jsonb_build_object('uuid', e.uuid, 'client_uuid', e.client, 'site_uuid', e.site,
      'person_uuid', null, 'firstname', 'Bench', 'surname', 'Earner ' || left(e.uuid::text, 4))) r`,
  )}
  insert into fee_earner_period select r.* from earner e cross join model m join fee_earner_period f on f.fee_earner = m.fee_earner and f.from_day is null
    cross join lateral jsonb_populate_record(f, jsonb_build_object('fee_earner', e.uuid, 'client_uuid', e.client, 'site_uuid', e.site)) r;
  create temp table fresh on commit drop as select g.n, gen_random_uuid() as uuid, e.client, e.site, e.uuid as earner, gen_random_uuid() as comment,
      now() - g.n * interval '1 minute' as at,
      (array['in_progress', 'complete', 'in_review', 'complete', 'in_progress', 'blocked', 'complete', 'in_progress', 'complete', 'in_progress'])[g.n / ${firms} % 10 + 1] as stage
    from generate_series(1, ${cases} - (select count(*) from "case" c join firm on firm.client = c.client_uuid)) g (n)
      join firm on firm.n = g.n % ${firms} join earner e on e.client = firm.client and e.n = g.n / ${firms} % ${EARNERS_OF_FIRM};
  ${insertCopies(
    'case',
    `select r.* from fresh f cross join "case" c
    cross join lateral jsonb_populate_record(c, jsonb_build_object('uuid', f.uuid, 'client_uuid', f.client, 'site', f.site,
      'fee_earner', f.earner, 'stage', f.stage, 'case_name', 'Re Bench ' || f.n, 'solicitors_case_reference', 'B/' || f.n,
      'created_at', f.at, 'updated_at', f.at, 'stage_since', f.at)) r where c.uuid = '${model}'`,
  )}
  insert into certificate select r.* from fresh f cross join certificate c
    cross join lateral jsonb_populate_record(c, jsonb_build_object('case_uuid', f.uuid, 'client_uuid', f.client)) r
    where c.case_uuid = '${model}';
  insert into case_total select r.* from fresh f cross join case_total c
    cross join lateral jsonb_populate_record(c, jsonb_build_object('case_uuid', f.uuid, 'client_uuid', f.client, 'stage', f.stage, 'value', 1000 + f.n)) r
    where c.case_uuid = '${model}';
  create temp table items on commit drop as select f.uuid as case_uuid, f.client, f.earner, f.n, f.comment, i.uuid as old, gen_random_uuid() as uuid, i.place
    from fresh f cross join (select uuid, row_number() over (order by seq) as place from case_item where case_uuid = '${model}') i
    where i.place <= ${ITEMS_OF_CASE};
  insert into case_item overriding system value select r.* from items f join case_item i on i.uuid = f.old
    cross join lateral jsonb_populate_record(i, jsonb_build_object('uuid', f.uuid, 'case_uuid', f.case_uuid, 'client_uuid', f.client,
      'seq', nextval(pg_get_serial_sequence('case_item', 'seq')))) r;
  insert into time_recording select r.* from items f join time_recording t on t.item_uuid = f.old
    cross join lateral jsonb_populate_record(t, jsonb_build_object('item_uuid', f.uuid, 'client_uuid', f.client, 'fee_earner', f.earner)) r;
  insert into comment select r.* from items f join comment m on m.case_uuid = '${model}'
    cross join lateral jsonb_populate_record(m, jsonb_build_object('uuid', f.comment, 'client_uuid', f.client, 'case_uuid', f.case_uuid,
      'item_uuid', f.uuid)) r where f.place = 1 and f.n % ${CASES_PER_COMMENT} = 0;
  commit`

/** The person whose cases are read. */
export const reader = READER
