import { ENGINE_VERSION } from '@costdraft/costing'
import { insertCopies } from './copies.ts'
import { oneOf, recordedText, SURNAMES } from './search-firms.ts'
import { sized } from './sized.ts'

export const FIRMS = sized(400, 8)
const EARNERS_OF_FIRM = 3
const TIMES_OF_CASE = 4
/** A costs draftsman who has a role in every firm, and by whom the cases are changed. */
export const HOUSE = 'owner@harbour.example'
/** The owner of a firm. The first firm is the largest: its share of the cases is ln 2 / ln (firms + 1). */
export const ownerOf = (firm: number): string => `owner@firm-${firm}.example`
/** A word that one row of one case has, and the case: of the largest firm. */
export const RARE_WORD = 'sextant'
/** A word that an eighth of the rows have. */
export const COMMON_WORD = 'Attending'

/**
 * SQL that adds the firms, each with an owner, an office and fee earners. What the cases need of them stays in the
 * schema `growth`, which is none of the product's.
 */
export const addFirms = `begin;
  set local session_replication_role = replica;
  select setseed(0.42);
  create schema growth;
  create table growth.model as select * from "case" where solicitors_case_reference = 'ASH/2025/0388';
  create table growth.firm as select number, gen_random_uuid() as client, gen_random_uuid() as site,
    gen_random_uuid() as owner from generate_series(1, ${FIRMS}) number;
  insert into client (uuid, parent_uuid, name, type, solicitor_sra_number)
    select client, (select client_uuid from person where email_address = '${HOUSE}'), 'Firm ' || number || ' Law',
      'solicitor', 100000 + number from growth.firm;
  insert into site select copied.* from growth.firm
    join site original on original.uuid = (select site from growth.model)
    cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', firm.site, 'client_uuid', firm.client)) copied;
  ${insertCopies(
    'person',
    `select copied.* from growth.firm join person original on original.email_address = 'owner@ashdown.example'
    cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', firm.owner,
      'client_uuid', firm.client, 'site_uuid', firm.site,
      'email_address', 'owner@firm-' || firm.number || '.example')) copied`,
  )}
  insert into child_role select person.uuid, firm.client, 'owner'
    from growth.firm, person where person.email_address = '${HOUSE}';
  create table growth.earner as select firm.number, firm.client, firm.site, place, gen_random_uuid() as uuid
    from growth.firm cross join generate_series(0, ${EARNERS_OF_FIRM - 1}) place;
  ${insertCopies(
    'fee_earner',
    `select copied.* from growth.earner join fee_earner original on original.uuid = (select fee_earner from growth.model)
    cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', earner.uuid,
      'client_uuid', earner.client, 'person_uuid', null,
      'surname', 'Earner ' || earner.number || '-' || earner.place)) copied`,
  )}
  insert into fee_earner_period select copied.* from growth.earner
    join fee_earner_period original
      on original.fee_earner = (select fee_earner from growth.model) and original.from_day is null
    cross join lateral jsonb_populate_record(original, jsonb_build_object('fee_earner', earner.uuid,
      'client_uuid', earner.client, 'site_uuid', earner.site)) copied;
  commit`

const chosen = (...values: string[]): string => oneOf(values.join(' '))

/**
 * SQL that adds the cases of the numbers `from` to `to`, in firms of very uneven size, each with its figures, times, a
 * party, a note, what its history and its readers are told of it, and a job that is done.
 */
export const addCases = (from: number, to: number): string => `begin;
  -- The copies keep every constraint; checking each foreign key would only take time.
  set local session_replication_role = replica;
  set local statement_timeout = 0;
  set local synchronous_commit = off;
  create temp table added on commit drop as select made.*, earner.client, earner.site, earner.uuid as earner,
      firm.owner, gen_random_uuid() as uuid
    from (select place, floor(power(${FIRMS + 1}, random()))::int as firm, floor(random() * ${EARNERS_OF_FIRM})::int as earner_place,
        now() - random() * interval '700 days' as at, (200 + random() * 9000)::numeric(14, 2) as net,
        ${chosen('in_progress', 'in_progress', 'in_review', 'blocked', 'complete', 'complete', 'complete')} as stage,
        ${oneOf(SURNAMES)} || ' v ' || ${oneOf(SURNAMES)} as name
      from generate_series(${from}, ${to}) place) made
    join growth.firm on firm.number = least(made.firm, ${FIRMS})
    join growth.earner on earner.number = firm.number and earner.place = made.earner_place;
  analyze added;
  ${insertCopies(
    'case',
    `select copied.* from added cross join growth.model original
    cross join lateral jsonb_populate_record(original, jsonb_build_object('uuid', added.uuid,
      'client_uuid', added.client, 'site', added.site, 'fee_earner', added.earner, 'staff_member', null,
      'stage', added.stage, 'case_name', added.name, 'solicitors_case_reference', 'REF/' || added.place,
      'created_by', added.owner, 'changed_by', added.owner, 'created_at', added.at, 'updated_at', added.at,
      'stage_since', added.at)) copied`,
  )}
  insert into certificate (case_uuid, client_uuid, certificate_number, court_level, date_of_issue)
    select uuid, client, 'ABCDEF' || (100000 + place), 'other_judge', at::date from added;
  insert into case_total (case_uuid, client_uuid, revision, case_revision, figures_revision, engine, stage, area_of_work,
      net, vat, gross, value, unpriced, hours)
    select added.uuid, added.client, model.revision, model.revision, model.revision, '${ENGINE_VERSION}', added.stage,
      model.area_of_work, net, net * 0.2, net * 1.2, net * 1.2, 0, 5 + net / 90 from added cross join growth.model;
  insert into case_tally (client_uuid, stage, area_of_work, cases, value, unpriced, stale)
    select added.client, added.stage, model.area_of_work, count(*), sum(net * 1.2), 0, 0
    from added cross join growth.model group by 1, 2, 3;
  insert into stage_period (case_uuid, client_uuid, stage, began_at, ended_at, moved_to, moved_by)
    select uuid, client, 'in_progress', at, at, stage, owner from added where stage <> 'in_progress';
  create temp table item on commit drop as select added.uuid as case_uuid, client, earner, at, owner,
      gen_random_uuid() as uuid, case when number = 0 then 'party' else 'time_recording' end as kind
    from added cross join generate_series(0, ${TIMES_OF_CASE}) number;
  insert into case_item (uuid, client_uuid, case_uuid, kind, created_by, created_at, changed_by, changed_at)
    select uuid, client, case_uuid, kind, owner, at, owner, at from item;
  insert into party (item_uuid, client_uuid, party) select uuid, client, ${oneOf(SURNAMES)} from item where kind = 'party';
  insert into time_recording (item_uuid, client_uuid, date, fee_earner, activity_type, time, description)
    select uuid, client, at::date, earner, 'preparation', 1, ${recordedText} from item where kind = 'time_recording';
  insert into note (client_uuid, case_uuid, body, created_by) select client, uuid, ${recordedText}, owner from added;
  insert into change (client_uuid, case_uuid, entity, entity_uuid, by, at, action, after)
    select client, case_uuid, kind, uuid, owner, at, 'added',
      jsonb_build_object('time', '1.00', 'date', at::date, 'activity_type', 'preparation', 'description', ${recordedText})
    from item where random() < 0.5;
  -- An eighth was changed in the ninety days that readers are told of.
  insert into record_change (client_uuid, case_uuid, kind, uuid, action, at)
    select client, case_uuid, kind, uuid, 'added', now() - random() * interval '89 days' from item where random() < 0.125;
  insert into notification (client_uuid, case_uuid, person_uuid, kind, actor_uuid, created_at)
    select client, uuid, owner, 'sent_for_review', owner, now() - random() * interval '89 days' from added where stage = 'in_review';
  insert into job (kind, key, client_uuid, case_uuid, state, attempts, run_at, locked_until, created_by, created_at, ended_at)
    select 'documents', uuid, client, uuid, 'done', 1, at, at, owner, at, at from added where stage = 'complete';
  insert into output (uuid, client_uuid, case_uuid, file_name, size, sha256, engine, created_at)
    select gen_random_uuid(), client, uuid, name || '.pdf', 1000, 'x', '${ENGINE_VERSION}', at from added where stage = 'complete';
  insert into stored_file (uuid, begun_at) select output.uuid, output.created_at from output join added on added.uuid = output.case_uuid;
  commit`

/** SQL that gives one row of one case of the largest firm the rare word. */
export const addRareWord = `update time_recording set description = 'Inspecting the ${RARE_WORD} at Greenwich'
  where item_uuid = (select time_recording.item_uuid from growth.firm join time_recording on time_recording.client_uuid = firm.client
    where firm.number = 1 limit 1)`
