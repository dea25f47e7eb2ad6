import { openDatabase } from '@costdraft/api/db/db.ts'
import { migrate } from '@costdraft/api/db/migrate.ts'
import { readConfig } from '@costdraft/api/config.ts'
import { applyRowSecurity } from '@costdraft/api/row-security/row-security.ts'
import { seed } from '@costdraft/api/seed/seed.ts'
import { ENGINE_VERSION, grades, reductionReasons } from '@costdraft/costing'
import { sql } from 'kysely'
import { insertCopies } from './copies.ts'
import { sized } from './sized.ts'

export const FIRMS = sized(400, 4)
export const CASES = sized(100_000, 80)
const EARNERS_OF_FIRM = 3
/** Who drafts: people of the costs draftsman's house. */
const STAFF = 20
const TIMES_OF_CASE = 5
const WORDS_OF_BILL = 200
const ACTIVITIES = ['preparation', 'attendance', 'letter_out', 'telephone_call', 'travel', 'photocopying', 'court_fee']
/** The person who reads the reports of all firms: a team leader there. */
export const LEADER = 'draftsman@harbour.example'
/** A reason for which the bill leaves out rows of a quarter of the cases. */
export const REASON = 'Letters in are not charged.'

const list = (values: readonly string[]): string => `(array[${values.map((value) => `'${value}'`).join(', ')}])`
/** One of a list by chance; a value that stands there twice is twice as likely. */
const oneOf = (...values: string[]): string => `${list(values)}[1 + floor(random() * ${values.length})::int]`
const REASONS = [
  REASON,
  'Only one event a day is paid.',
  'Paid under the advocacy scheme.',
  'Time spent on the reconciliation of the ledger is not paid.',
  'Before the certificate was issued.',
  'Travel is not paid where the court is near.',
  'The fixed fee covers this.',
  'No bundle payment is made.',
]
const days = (least: number, most: number): string => `(${least} + random() * ${most - least}) * interval '1 day'`

/** What came of the lines of a group, as an assessment keeps it; of a number that makes it this one. */
const ruledGroup = (number: string): string =>
  `jsonb_build_object('lines', 1 + ${number} % 9, 'reduced', 1, 'claimed', 5000 + ${number} % 900, 'reduction', 1000,
    'reasons', jsonb_build_object('time', 1))`
/** A third of the groups of a sort, by chance of the case. */
const ruledGroups = (names: readonly string[]): string =>
  `(select coalesce(jsonb_object_agg(name, ${ruledGroup('ruled.place')}), '{}')
    from unnest(${list(names)}) with ordinality as names (name, at) where (ruled.place / 2 + at) % 3 = 0)`

const fill = `
  -- A busy machine takes longer to fill it than any request may take.
  set local statement_timeout = 0;
  select setseed(0.42);
  set local session_replication_role = replica;
  create temp table model on commit drop as select * from "case" where solicitors_case_reference = 'ASH/2025/0388';
  create temp table house on commit drop as select client_uuid as uuid from person where email_address = '${LEADER}';
  create temp table firms on commit drop as select number, gen_random_uuid() as client, gen_random_uuid() as site
    from generate_series(1, ${FIRMS}) number;
  insert into client (uuid, parent_uuid, name, type, solicitor_sra_number)
    select client, house.uuid, 'Firm ' || number || ' Law', 'solicitor', 100000 + number from firms, house;
  insert into site select copied.* from firms join site original on original.uuid = (select site from model)
    cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', firms.site,
      'client_uuid', firms.client)) copied;
  insert into child_role select person.uuid, firms.client, 'team_leader'
    from firms, person where person.email_address = '${LEADER}';
  create temp table staff on commit drop as select number, gen_random_uuid() as uuid from generate_series(1, ${STAFF}) number;
  ${insertCopies(
    'person',
    `select copied.* from staff join person original on original.email_address = '${LEADER}'
    cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', staff.uuid,
      'surname', 'Drafter ' || staff.number, 'email_address', 'drafter-' || staff.number || '@harbour.example')) copied`,
  )}
  create temp table earners on commit drop as select firms.number, firms.client, firms.site, place, gen_random_uuid() as uuid
    from firms cross join generate_series(0, ${EARNERS_OF_FIRM - 1}) place;
  ${insertCopies(
    'fee_earner',
    `select copied.* from earners join fee_earner original on original.uuid = (select fee_earner from model)
    cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', earners.uuid,
      'client_uuid', earners.client, 'site_uuid', earners.site, 'person_uuid', null,
      'surname', 'Earner ' || earners.number || '-' || earners.place)) copied`,
  )}
  insert into fee_earner_period select copied.* from earners
    join fee_earner_period original
      on original.fee_earner = (select fee_earner from model) and original.from_day is null
    cross join lateral jsonb_populate_record(original, jsonb_build_object('fee_earner', earners.uuid,
      'client_uuid', earners.client, 'site_uuid', earners.site)) copied;
  create temp table cases on commit drop as
    select place, client, site, earner, gen_random_uuid() as uuid, stage, area, made,
      ${oneOf('care_and_supervision', 'care_and_supervision', 'private_law_children', 'domestic_abuse', 'finance')} as legal_aid_type,
      ${oneOf('bill_of_costs', 'costs_budget')} as inter_partes_type,
      ${oneOf('general_management', 'deputyship', 'statutory_will')} as court_type,
      -- A stage was reached at some time since, a case in progress was touched after that.
      made + (now() - made) * random() as since, random() as touched,
      case when random() < 0.8 then (select array_agg(uuid order by number) from staff)[1 + floor(random() * ${STAFF})::int] end as staff,
      case when random() < 0.3 then (now() - ${days(-20, 150)})::date end as last_step_on
    from (select series.place, firms.client, firms.site, earners.uuid as earner, now() - ${days(1, 730)} as made,
        ${oneOf('in_progress', 'in_progress', 'in_progress', 'in_review', 'in_review', 'blocked', 'complete', 'complete', 'complete', 'complete')} as stage,
        ${oneOf('legal_aid', 'legal_aid', 'legal_aid', 'inter_parties', 'court_of_protection', 'high_cost_legal_aid')} as area
      from generate_series(1, ${CASES}) series (place) join firms on firms.number = 1 + series.place % ${FIRMS}
        join earners on earners.client = firms.client and earners.place = series.place / ${FIRMS} % ${EARNERS_OF_FIRM}) made;
  ${insertCopies(
    'case',
    `select copied.* from cases join "case" original on original.uuid = (select uuid from model)
    cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', cases.uuid,
      'client_uuid', cases.client, 'site', cases.site, 'fee_earner', cases.earner, 'staff_member', cases.staff,
      'stage', cases.stage, 'area_of_work', cases.area, 'case_type', case cases.area when 'inter_parties' then cases.inter_partes_type
        when 'court_of_protection' then cases.court_type else cases.legal_aid_type end,
      'case_name', 'Re Bench ' || cases.place, 'solicitors_case_reference', 'REF/' || cases.place,
      'details', original.details || jsonb_build_object('last_step_on', cases.last_step_on),
      'created_at', cases.made, 'stage_since', cases.since,
      'updated_at', case when cases.stage = 'complete' then cases.since else cases.since + (now() - cases.since) * cases.touched end)) copied`,
  )}
  insert into certificate select copied.* from cases
    join certificate original on original.case_uuid = (select uuid from model)
    cross join lateral jsonb_populate_record(original, jsonb_build_object('case_uuid', cases.uuid,
      'client_uuid', cases.client)) copied;
  insert into case_total (case_uuid, client_uuid, revision, case_revision, figures_revision, engine, stage, area_of_work,
      net, vat, gross, value, unpriced, hours, escape_tests, escapes, escapes_unclaimed, escape_gap, enhancement,
      vouchers_missing, vouchers_amount, not_counted)
    select case_row.uuid, case_row.client_uuid, case_row.revision, case_row.revision, case_row.revision, '${ENGINE_VERSION}',
      case_row.stage, case_row.area_of_work, net, net * 0.2, net * 1.2, net * 1.2, (random() < 0.1)::int, 5 + net / 90,
      (chance < 0.5)::int, (chance < 0.15)::int, (chance < 0.05)::int, case when chance < 0.05 then net * 0.4 else 0 end,
      case when chance > 0.8 then net * 0.2 else 0 end, vouchers, vouchers * 120,
      -- One to three reasons in six cases of ten.
      case when random() < 0.6 then (
        select jsonb_agg(jsonb_build_object('reason', reason, 'rows', 1 + place % 4, 'net', round(net::numeric / 30, 2)))
        from unnest((${list(REASONS)})[first:first + (chance * 3)::int]) with ordinality as left_out (reason, place)) end
    from (select case_row.*, (500 + random() * 9500)::numeric(14, 2) as net, random() as chance, 1 + floor(random() * 7)::int as first,
        case when random() < 0.12 then 1 + floor(random() * 3)::int else 0 end as vouchers
      from "case" case_row join cases on cases.uuid = case_row.uuid) case_row;
  -- A draft is reviewed, sent back or on to another stage; the last stay ends when the present one begins.
  insert into stage_period (case_uuid, client_uuid, stage, began_at, ended_at, moved_to, moved_by)
    select uuid, client, (${list(['in_progress', 'in_review'])})[1 + (part - 1) % 2], made + (since - made) * (part - 1) / parts,
      made + (since - made) * part / parts,
      case when part = parts then stage else (${list(['in_review', 'in_progress'])})[1 + (part - 1) % 2] end,
      (select array_agg(uuid order by number) from staff)[1 + floor(random() * ${STAFF})::int]
    from (select cases.*, case when stage = 'in_review' then 1 + 2 * floor(random() * 2)::int
        when stage = 'in_progress' then 2 * floor(random() * 3)::int else 2 + floor(random() * 3)::int end as parts
      from cases) cases, generate_series(1, parts) part;
  -- Half of the complete cases are assessed. Of each bill some hundred words are remembered, of one of twenty vocabularies.
  create temp table remembered on commit drop as
    select variant, jsonb_object_agg('word' || variant || '-' || place, ${ruledGroup('place')}) as words
    from generate_series(0, 19) variant, generate_series(1, ${WORDS_OF_BILL}) place group by variant;
  insert into assessment (client_uuid, case_uuid, created_by, rulings, claimed, allowed, outcome_words, outcome)
    select client, uuid, (select uuid from person where email_address = '${LEADER}'), 40, claimed, claimed * 8 / 10, words,
      jsonb_build_object('activity', ${ruledGroups(ACTIVITIES)}, 'grade', ${ruledGroups(grades)},
        'reason', ${ruledGroups(reductionReasons)})
    from (select cases.*, 100000 + place * 7 as claimed from cases where stage = 'complete' and place % 2 = 0) ruled
      join remembered on remembered.variant = ruled.place % 20;
  create temp table items on commit drop as
    select client, uuid as case_uuid, earner, gen_random_uuid() as uuid, 'time_recording' as kind, null::date as day
      from cases cross join generate_series(1, ${TIMES_OF_CASE})
    union all select client, uuid, earner, gen_random_uuid(), 'hearing', (now() - ${days(0, 400)})::date from cases
      where area = 'legal_aid'
    union all select client, uuid, earner, gen_random_uuid(), 'hearing', (now() + ${days(0, 150)})::date from cases
      where area = 'legal_aid' and stage <> 'complete' and random() < 0.5;
  insert into case_item overriding system value select copied.* from items
    join case_item original on original.uuid in (select min(uuid::text)::uuid from case_item group by kind) and original.kind = items.kind
    cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', items.uuid,
      'client_uuid', items.client, 'case_uuid', items.case_uuid, 'import_uuid', null,
      'seq', nextval(pg_get_serial_sequence('case_item', 'seq')))) copied;
  insert into time_recording select copied.* from items
    join time_recording original on original.item_uuid = (select item_uuid from time_recording limit 1)
    cross join lateral jsonb_populate_record(original, jsonb_build_object('item_uuid', items.uuid,
      'client_uuid', items.client, 'fee_earner', items.earner)) copied where items.kind = 'time_recording';
  insert into hearing select copied.* from items join hearing original on original.item_uuid = (select item_uuid from hearing limit 1)
    cross join lateral jsonb_populate_record(original, jsonb_build_object('item_uuid', items.uuid,
      'client_uuid', items.client, 'fee_earner', items.earner, 'date', items.day)) copied where items.kind = 'hearing';
`

/**
 * Fills a new database with 100,000 cases in 400 firms, with figures, stays, hearings and times, in front of any start.
 */
export async function fillReported(dataDir: string, databaseUrl?: string): Promise<void> {
  const { db, vacuum, close } = await openDatabase({ dataDir, databaseUrl })
  await migrate(db)
  await applyRowSecurity(db)
  await seed(db, readConfig({ DATA_DIR: dataDir }))
  await db.transaction().execute((tx) => sql.raw(fill).execute(tx))
  await sql`vacuum (analyze)`.execute(db)
  await vacuum()
  await close()
}
