import { insertCopies } from './copies.ts'

/** How many cases a costs draftsman has, in how many firms. */
export interface House {
  cases: number
  firms: number
}
const ITEMS_OF_CASE = 10
const EARNERS_OF_FIRM = 3
/** So many cases a search for `SAME_WORD`, or a filter by their fee earner, finds in a house of any size. */
export const SAME_CASES = 20
export const SAME_WORD = 'Threshold'
/** The fee earner of these cases. */
export const SAME_EARNER = '5a3e0000-0000-4000-8000-000000000020'
/** SQL: whether `series.number` is that of one of these cases, which are of one firm and one fee earner. */
const IS_SAME = `series.number <= ${SAME_CASES}`
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
    select gen_random_uuid(), house.uuid, 'Bench Firm ' || lpad(number::text, 2, '0'), 'solicitor',
      '7' || lpad(number::text, 5, '0')
    from house cross join generate_series(1, ${firms} - (
      select count(*) from client join house on house.uuid = client.parent_uuid)) number;
  insert into child_role select person.uuid, client.uuid, 'costs_draftsman'
    from person join house on house.uuid = person.client_uuid join client on client.parent_uuid = house.uuid
    where person.email_address = '${READER}' on conflict do nothing;
  create temp table firm on commit drop as select client.uuid as client, gen_random_uuid() as site,
      row_number() over (order by client.name) - 1 as number
    from client join house on house.uuid = client.parent_uuid;
  insert into site select copied.* from firm cross join model join site original on original.uuid = model.site
    cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', firm.site, 'client_uuid', firm.client,
      'site_name', 'Bench office', 'headquarters', false)) copied;
  create temp table earner on commit drop as select case when firm.number = 0 and place = ${EARNERS_OF_FIRM}
        then '${SAME_EARNER}' else gen_random_uuid() end as uuid, firm.client, firm.site, place as number
    from firm cross join generate_series(0, ${EARNERS_OF_FIRM}) place;
  ${insertCopies(
    'fee_earner',
    `select copied.* from earner cross join model join fee_earner original on original.uuid = model.fee_earner
    cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', earner.uuid,
      'client_uuid', earner.client, 'site_uuid', earner.site, 'person_uuid', null, 'firstname', 'Bench',
      'surname', 'Earner ' || left(earner.uuid::text, 4))) copied`,
  )}
  insert into fee_earner_period select copied.* from earner cross join model
    join fee_earner_period original on original.fee_earner = model.fee_earner and original.from_day is null
    cross join lateral jsonb_populate_record(original, jsonb_build_object('fee_earner', earner.uuid,
      'client_uuid', earner.client, 'site_uuid', earner.site)) copied;
  create temp table fresh on commit drop as select series.number, gen_random_uuid() as uuid, earner.client, earner.site,
      earner.uuid as earner, gen_random_uuid() as comment, now() - series.number * interval '1 minute' as at,
      (array['in_progress', 'complete', 'in_review', 'complete', 'in_progress', 'blocked', 'complete', 'in_progress', 'complete', 'in_progress'])[series.number / ${firms} % 10 + 1] as stage
    from generate_series(1, ${cases} - (
      select count(*) from "case" case_row join firm on firm.client = case_row.client_uuid)) series (number)
      join firm on firm.number = case when ${IS_SAME} then 0 else series.number % ${firms} end
      join earner on earner.client = firm.client
        and earner.number = case when ${IS_SAME} then ${EARNERS_OF_FIRM} else series.number / ${firms} % ${EARNERS_OF_FIRM} end;
  ${insertCopies(
    'case',
    `select copied.* from fresh cross join "case" original
    cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', fresh.uuid,
      'client_uuid', fresh.client, 'site', fresh.site, 'fee_earner', fresh.earner, 'stage', fresh.stage,
      'case_name', 'Re Bench ' || fresh.number || case when fresh.number <= ${SAME_CASES} then ' ${SAME_WORD}' else '' end, 'solicitors_case_reference', 'B/' || fresh.number,
      'created_at', fresh.at, 'updated_at', fresh.at, 'stage_since', fresh.at)) copied
    where original.uuid = '${model}'`,
  )}
  insert into certificate select copied.* from fresh cross join certificate original
    cross join lateral jsonb_populate_record(original, jsonb_build_object('case_uuid', fresh.uuid,
      'client_uuid', fresh.client)) copied
    where original.case_uuid = '${model}';
  insert into case_total select copied.* from fresh cross join case_total original
    cross join lateral jsonb_populate_record(original, jsonb_build_object('case_uuid', fresh.uuid,
      'client_uuid', fresh.client, 'stage', fresh.stage, 'value', 1000 + fresh.number)) copied
    where original.case_uuid = '${model}';
  create temp table items on commit drop as select fresh.uuid as case_uuid, fresh.client, fresh.earner, fresh.number,
      fresh.comment, case_item.uuid as old, gen_random_uuid() as uuid, case_item.place
    from fresh cross join (
      select uuid, row_number() over (order by seq) as place from case_item where case_uuid = '${model}') case_item
    where case_item.place <= ${ITEMS_OF_CASE};
  insert into case_item overriding system value
    select copied.* from items join case_item original on original.uuid = items.old
    cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', items.uuid,
      'case_uuid', items.case_uuid, 'client_uuid', items.client,
      'seq', nextval(pg_get_serial_sequence('case_item', 'seq')))) copied;
  insert into time_recording select copied.* from items join time_recording original on original.item_uuid = items.old
    cross join lateral jsonb_populate_record(original, jsonb_build_object('item_uuid', items.uuid,
      'client_uuid', items.client, 'fee_earner', items.earner)) copied;
  insert into party select copied.* from items join party original on original.item_uuid = items.old
    cross join lateral jsonb_populate_record(original, jsonb_build_object('item_uuid', items.uuid,
      'client_uuid', items.client)) copied;
  insert into comment select copied.* from items join comment original on original.case_uuid = '${model}'
    cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', items.comment,
      'client_uuid', items.client, 'case_uuid', items.case_uuid, 'item_uuid', items.uuid)) copied
    where items.place = 1 and items.number % ${CASES_PER_COMMENT} = 0;
  commit`

/** The person whose cases are read. */
export const reader = READER
