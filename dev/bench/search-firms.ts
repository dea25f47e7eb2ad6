import { ENGINE_VERSION } from '@costdraft/costing'
import { openDatabase } from '@costdraft/api/db/db.ts'
import { migrate } from '@costdraft/api/db/migrate.ts'
import { applyRowSecurity } from '@costdraft/api/row-security/row-security.ts'
import { readConfig } from '@costdraft/api/config.ts'
import { seed } from '@costdraft/api/seed/seed.ts'
import { sql } from 'kysely'
import { insertCopies } from './copies.ts'
import { sized } from './sized.ts'

const FIRMS = 40
const CASES_OF_FIRM = sized(250, 2)
const ITEMS_OF_CASE = sized(20, 2)
const NOTES_OF_CASE = 2
const FILES_OF_CASE = 3
/** A costs draftsman's owner, with a role in all firms, and the owner of one of them. */
export const DRAFTSMAN = 'owner@harbour.example'
export const SOLICITOR = 'owner@firm-7.example'

const words = (list: string): string => `(array['${list.split(' ').join(`','`)}'])`
/** One of a list of words, by chance. A row counts, so that it is chosen for each. */
export const oneOf = (list: string): string => `${words(list)}[1 + floor(random() * ${list.split(' ').length})::int]`

export const SURNAMES =
  'Abbott Ainsley Barnaby Beckford Calloway Chandra Dacosta Delaney Eastwood Farouk Fenwick Gallagher Hargreave Hollis Idowu Jarrow Kestrel Kowalski Lomax Mbeki Nakamura Oakley Osei Pemberton Quayle Rahman Santos Tremayne Underhill Vasquez Whitlock Yusuf'
const TOPICS =
  'placement contact disclosure threshold chronology assessment mediation experts bundle timetable finances valuation medical housing school holiday police passport tracing translation'
const PEOPLE = 'client counsel guardian expert solicitor court mother father grandmother social-worker'
const KINDS = 'Position Chronology Order Report Statement Letter Bundle Schedule Certificate Invoice'
/** Each row has one of these verbs: two of them are found nowhere together. */
const VERBS = 'Attending Preparing Drafting Perusing Considering Telephoning Reviewing Travelling'
/** SQL of what a time was spent on. */
export const recordedText = `${oneOf(VERBS)} || ' ' || ${oneOf(PEOPLE)} || ' concerning ' || ${oneOf(TOPICS)} || ' and ' || ${oneOf(TOPICS)} || ' for ' || ${oneOf(SURNAMES)} || case when random() < 0.5 then ', letter ' || (random() * 900)::int else '' end`

const fill = `
  -- A busy machine takes longer to fill it than any request may take.
  set local statement_timeout = 0;
  select setseed(0.42);
  set local session_replication_role = replica;
  create temp table model as select * from "case" where solicitors_case_reference = 'ASH/2025/0388';
  create temp table firms as select number, gen_random_uuid() as client, gen_random_uuid() as site,
      gen_random_uuid() as earner, gen_random_uuid() as person
    from generate_series(1, ${FIRMS}) number;
  insert into client (uuid, parent_uuid, name, type, solicitor_sra_number)
    select client, (select client_uuid from person where email_address = '${DRAFTSMAN}'), 'Firm ' || number || ' Law',
      'solicitor', '100' || number from firms;
  insert into site select copied.* from firms join site original on original.uuid = (select site from model)
    cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', firms.site,
      'client_uuid', firms.client)) copied;
  ${insertCopies(
    'person',
    `select copied.* from firms join person original on original.email_address = 'owner@ashdown.example'
    cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', firms.person,
      'client_uuid', firms.client, 'site_uuid', firms.site,
      'email_address', 'owner@firm-' || firms.number || '.example')) copied`,
  )}
  insert into child_role select draftsman.uuid, firms.client, 'owner'
    from firms, person draftsman where draftsman.email_address = '${DRAFTSMAN}';
  ${insertCopies(
    'fee_earner',
    `select copied.* from firms join fee_earner original on original.uuid = (select fee_earner from model)
    cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', firms.earner,
      'client_uuid', firms.client, 'site_uuid', firms.site, 'person_uuid', firms.person,
      'surname', ${oneOf(SURNAMES)})) copied`,
  )}
  insert into fee_earner_period select copied.* from firms
    join fee_earner_period original
      on original.fee_earner = (select fee_earner from model) and original.from_day is null
    cross join lateral jsonb_populate_record(original, jsonb_build_object('fee_earner', firms.earner,
      'client_uuid', firms.client, 'site_uuid', firms.site)) copied;
  create temp table cases as select firms.*, gen_random_uuid() as uuid, row_number() over () as place,
      now() - random() * interval '700 days' as at
    from firms cross join generate_series(1, ${CASES_OF_FIRM});
  ${insertCopies(
    'case',
    `select copied.* from cases join "case" original on original.uuid = (select uuid from model)
    cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', cases.uuid,
      'client_uuid', cases.client, 'site', cases.site, 'fee_earner', cases.earner, 'staff_member', null,
      'case_name', ${oneOf(SURNAMES)} || ' v ' || ${oneOf(SURNAMES)},
      'solicitors_case_reference', 'REF/' || cases.number || '/' || cases.place,
      'narrative', 'Narrative: ' || (select string_agg(${recordedText}, '. ') from generate_series(1, 20 + 0 * cases.place)),
      'enhancement', ${recordedText},
      'details', original.details || jsonb_build_object('legally_aided_person', ${oneOf(SURNAMES)},
        'case_number', 'ZZ' || cases.place || 'F'),
      'created_at', cases.at, 'updated_at', cases.at, 'stage_since', cases.at)) copied`,
  )}
  insert into certificate select copied.* from cases
    join certificate original on original.case_uuid = (select uuid from model)
    cross join lateral jsonb_populate_record(original, jsonb_build_object('case_uuid', cases.uuid,
      'client_uuid', cases.client, 'certificate_number', 'ABCDEF' || (100000 + cases.place))) copied;
  create temp table items as select cases.client, cases.person, cases.uuid as case_uuid, gen_random_uuid() as uuid
    from cases cross join generate_series(1, ${ITEMS_OF_CASE});
  insert into case_item overriding system value select copied.* from items
    join case_item original on original.uuid = (select uuid from case_item where kind = 'time_recording' limit 1)
    cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', items.uuid,
      'client_uuid', items.client, 'case_uuid', items.case_uuid, 'import_uuid', null,
      'seq', nextval(pg_get_serial_sequence('case_item', 'seq')))) copied;
  insert into time_recording select copied.* from items
    join time_recording original
      on original.item_uuid = (select uuid from case_item where kind = 'time_recording' limit 1)
    cross join lateral jsonb_populate_record(original, jsonb_build_object('item_uuid', items.uuid,
      'client_uuid', items.client, 'description', ${recordedText})) copied;
  insert into note (client_uuid, case_uuid, body, created_by) select client, uuid, ${recordedText} || '. ' || ${recordedText}, person from cases, generate_series(1, ${NOTES_OF_CASE});
  insert into comment (client_uuid, case_uuid, item_uuid, body, created_by)
    select client, case_uuid, uuid, 'Is this right? ' || ${recordedText}, person from items where random() < 0.1;
  insert into case_file (uuid, client_uuid, case_uuid, is_file, name, size, sha256, media_type, created_by)
    select gen_random_uuid(), client, uuid, true, ${oneOf(KINDS)} || '_' || ${oneOf(SURNAMES)} || '_' || file.number || '.pdf', 1, 'x', 'application/pdf', person
    from cases, generate_series(1, ${FILES_OF_CASE}) file (number);
  -- Two words that are rare: in one case of the firm that is measured, and in one of another.
  update "case" set narrative = narrative || '. The astrolabe was inspected.' where uuid in (select uuid from cases where place in (40, 9000));
  update time_recording set description = 'Inspecting the sextant at Greenwich' where item_uuid in
    (select uuid from items where case_uuid in (select uuid from cases where place in (40, 41, 9000)) limit 9);
  insert into case_total (case_uuid, client_uuid, revision, case_revision, engine, stage, area_of_work, net, vat, gross, value, unpriced)
    select case_row.uuid, case_row.client_uuid, case_row.revision, case_row.revision, '${ENGINE_VERSION}',
      case_row.stage, case_row.area_of_work, 1000, 200, 1200, 1200, 0
    from "case" case_row join cases on cases.uuid = case_row.uuid;
`

/** Fills a new database with 10,000 cases in forty firms, each with items, notes and files, in front of any start. */
export async function fillFirms(dataDir: string, databaseUrl?: string): Promise<void> {
  const { db, vacuum, close } = await openDatabase({ dataDir, databaseUrl })
  await migrate(db)
  await applyRowSecurity(db)
  await seed(db, readConfig({ DATA_DIR: dataDir }))
  await db.transaction().execute((tx) => sql.raw(fill).execute(tx))
  await sql`vacuum (analyze)`.execute(db)
  await vacuum()
  await close()
}
