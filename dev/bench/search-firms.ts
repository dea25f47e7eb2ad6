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
const oneOf = (list: string): string => `${words(list)}[1 + floor(random() * ${list.split(' ').length})::int]`

const SURNAMES =
  'Abbott Ainsley Barnaby Beckford Calloway Chandra Dacosta Delaney Eastwood Farouk Fenwick Gallagher Hargreave Hollis Idowu Jarrow Kestrel Kowalski Lomax Mbeki Nakamura Oakley Osei Pemberton Quayle Rahman Santos Tremayne Underhill Vasquez Whitlock Yusuf'
const TOPICS =
  'placement contact disclosure threshold chronology assessment mediation experts bundle timetable finances valuation medical housing school holiday police passport tracing translation'
const PEOPLE = 'client counsel guardian expert solicitor court mother father grandmother social-worker'
const KINDS = 'Position Chronology Order Report Statement Letter Bundle Schedule Certificate Invoice'
/** Each row has one of these verbs: two of them are found nowhere together. */
const VERBS = 'Attending Preparing Drafting Perusing Considering Telephoning Reviewing Travelling'
const text = `${oneOf(VERBS)} || ' ' || ${oneOf(PEOPLE)} || ' concerning ' || ${oneOf(TOPICS)} || ' and ' || ${oneOf(TOPICS)} || ' for ' || ${oneOf(SURNAMES)} || case when random() < 0.5 then ', letter ' || (random() * 900)::int else '' end`

const fill = `
  -- A busy machine takes longer to fill it than any request may take.
  set local statement_timeout = 0;
  select setseed(0.42);
  set local session_replication_role = replica;
  create temp table model as select c.* from "case" c where solicitors_case_reference = 'ASH/2025/0388';
  create temp table firms as select n, gen_random_uuid() as client, gen_random_uuid() as site, gen_random_uuid() as earner, gen_random_uuid() as person from generate_series(1, ${FIRMS}) n;
  insert into client (uuid, parent_uuid, name, type, solicitor_sra_number)
    select client, (select client_uuid from person where email_address = '${DRAFTSMAN}'), 'Firm ' || n || ' Law', 'solicitor', '100' || n from firms;
  insert into site select r.* from firms f join site s on s.uuid = (select site from model)
    cross join lateral jsonb_populate_record(s, jsonb_build_object('uuid', f.site, 'client_uuid', f.client)) r;
  ${insertCopies(
    'person',
    `select r.* from firms f join person p on p.email_address = 'owner@ashdown.example'
    cross join lateral jsonb_populate_record(p, jsonb_build_object('uuid', f.person, 'client_uuid', f.client, 'site_uuid', f.site, 'email_address', 'owner@firm-' || f.n || '.example')) r`,
  )}
  insert into child_role select p.uuid, f.client, 'owner' from firms f, person p where p.email_address = '${DRAFTSMAN}';
  ${insertCopies(
    'fee_earner',
    `select r.* from firms f join fee_earner e on e.uuid = (select fee_earner from model)
    cross join lateral jsonb_populate_record(e, jsonb_build_object('uuid', f.earner, 'client_uuid', f.client, 'site_uuid', f.site, 'person_uuid', f.person, 'surname', ${oneOf(SURNAMES)})) r`,
  )}
  insert into fee_earner_period select r.* from firms f join fee_earner_period e on e.fee_earner = (select fee_earner from model) and e.from_day is null
    cross join lateral jsonb_populate_record(e, jsonb_build_object('fee_earner', f.earner, 'client_uuid', f.client, 'site_uuid', f.site)) r;
  create temp table cases as select f.*, gen_random_uuid() as uuid, row_number() over () as k, now() - random() * interval '700 days' as at
    from firms f cross join generate_series(1, ${CASES_OF_FIRM}) n;
  ${insertCopies(
    'case',
    `select r.* from cases f join "case" c on c.uuid = (select uuid from model)
    cross join lateral jsonb_populate_record(c, jsonb_build_object('uuid', f.uuid, 'client_uuid', f.client, 'site', f.site, 'fee_earner', f.earner, 'staff_member', null,
      'case_name', ${oneOf(SURNAMES)} || ' v ' || ${oneOf(SURNAMES)}, 'solicitors_case_reference', 'REF/' || f.n || '/' || f.k,
      'details', c.details || jsonb_build_object('legally_aided_person', ${oneOf(SURNAMES)}, 'case_number', 'ZZ' || f.k || 'F'),
      'created_at', f.at, 'updated_at', f.at, 'stage_since', f.at)) r`,
  )}
  insert into certificate select r.* from cases f join certificate c on c.case_uuid = (select uuid from model)
    cross join lateral jsonb_populate_record(c, jsonb_build_object('case_uuid', f.uuid, 'client_uuid', f.client, 'certificate_number', 'ABCDEF' || (100000 + f.k))) r;
  create temp table items as select f.client, f.person, f.uuid as case_uuid, gen_random_uuid() as uuid from cases f cross join generate_series(1, ${ITEMS_OF_CASE}) n;
  insert into case_item overriding system value select r.* from items f join case_item i on i.uuid = (select uuid from case_item where kind = 'time_recording' limit 1)
    cross join lateral jsonb_populate_record(i, jsonb_build_object('uuid', f.uuid, 'client_uuid', f.client, 'case_uuid', f.case_uuid, 'import_uuid', null,
      'seq', nextval(pg_get_serial_sequence('case_item', 'seq')))) r;
  insert into time_recording select r.* from items f join time_recording t on t.item_uuid = (select uuid from case_item where kind = 'time_recording' limit 1)
    cross join lateral jsonb_populate_record(t, jsonb_build_object('item_uuid', f.uuid, 'client_uuid', f.client, 'description', ${text})) r;
  insert into note (client_uuid, case_uuid, body, created_by) select client, uuid, ${text} || '. ' || ${text}, person from cases, generate_series(1, ${NOTES_OF_CASE});
  insert into case_file (uuid, client_uuid, case_uuid, is_file, name, size, sha256, media_type, created_by)
    select gen_random_uuid(), client, uuid, true, ${oneOf(KINDS)} || '_' || ${oneOf(SURNAMES)} || '_' || n.n || '.pdf', 1, 'x', 'application/pdf', person from cases, generate_series(1, ${FILES_OF_CASE}) n (n);
  -- Two words that are rare: in one case of the firm that is measured, and in one of another.
  update time_recording set description = 'Inspecting the sextant at Greenwich' where item_uuid in
    (select uuid from items where case_uuid in (select uuid from cases where k in (40, 41, 9000)) limit 9);
  insert into case_total (case_uuid, client_uuid, revision, case_revision, engine, stage, area_of_work, net, vat, gross, value, unpriced)
    select c.uuid, c.client_uuid, c.revision, c.revision, '${ENGINE_VERSION}', c.stage, c.area_of_work, 1000, 200, 1200, 1200, 0 from "case" c join cases f on f.uuid = c.uuid;
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
