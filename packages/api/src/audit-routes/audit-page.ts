import { sql } from 'kysely'
import type { AuditedRecord } from '@costdraft/schema/audit/about.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { ValidationError } from '../errors/errors.ts'
import { listParam, numberedPage, PAGE_PARAMETERS } from '../http/paging.ts'
import type { ItemsRequestContext } from '../items/context.ts'
import { auditedRecords, namesInValues, type Entry } from './audited-records.ts'
import type { Action } from '../audit/audit.table.ts'
import { mayRestoreEntries, type AuditedCase } from './restorable.ts'
import { withMs } from '../db/times.ts'

const NEWEST_FIRST = { size: 50, max: 100, start: Number.MAX_SAFE_INTEGER }

/** An entry of the audit trail in wire format. */
export interface AuditRow extends Entry {
  id: number
  by: string
  by_name: string
  at: string
  at_ms: string
  action: Action
}
/**
 * The same with what it is about, what the uuids in its values are called, and whether the viewer may restore what it
 * changed.
 */
export interface DescribedRow extends AuditRow {
  about: AuditedRecord
  names: Record<string, string>
  may_restore: boolean
}

/** The parameters of the audit of a case. */
export const auditParameters = [...PAGE_PARAMETERS, 'by', 'kind']

/**
 * What the audit of a case is limited to: the people whose changes are listed, and the kinds of record; all where none
 * are named.
 */
function filtersOf({ req }: ItemsRequestContext): { people: string[]; kinds: string[] } {
  const people = listParam(req.query, 'by')
  const kinds = listParam(req.query, 'kind')
  if (!people.every(isUuid)) throw new ValidationError({ by: 'Send the uuids of people.' })
  return { people, kinds }
}

const changesOf = ({ tx }: ItemsRequestContext, caseUuid: string) =>
  tx.selectFrom('change').where('change.case_uuid', '=', caseUuid)

const shownChanges = (asked: ItemsRequestContext, caseUuid: string) =>
  changesOf(asked, caseUuid)
    .innerJoin('person', 'person.uuid', 'change.by')
    .select([
      'change.id',
      'change.entity',
      'change.entity_uuid',
      'change.by',
      'change.at',
      withMs(sql.ref('change.at')).as('at_ms'),
      'change.action',
      'change.before',
      'change.after',
      sql<string>`person.firstname || ' ' || person.surname`.as('by_name'),
    ])

/** Adds to entries of the audit of a case what they are about: a fixed number of queries. */
async function described(
  asked: ItemsRequestContext,
  owner: AuditedCase,
  rows: readonly AuditRow[],
): Promise<DescribedRow[]> {
  const { tx, items } = asked
  const records = await auditedRecords(tx, items, owner.uuid, rows)
  const names = await namesInValues(
    tx,
    items,
    owner.uuid,
    rows.flatMap(({ before, after }) => [before, after]),
  )
  const may = await mayRestoreEntries(asked, owner, rows)
  return rows.map((row, i) => {
    const own = JSON.stringify([row.before, row.after])
    return {
      ...row,
      about: records[i] ?? { text: null, item: null, part_of: null, place: null },
      names: Object.fromEntries([...names].filter(([uuid]) => own.includes(uuid))),
      may_restore: may[i] ?? false,
    }
  })
}

/** One entry of the audit of a case; undefined if there is none of this number. */
export const auditEntry = (asked: ItemsRequestContext, caseUuid: string, id: number): Promise<AuditRow | undefined> =>
  shownChanges(asked, caseUuid).where('change.id', '=', id).executeTakeFirst()

/** The newest entry of the audit of a case, described. */
export async function newestEntry(asked: ItemsRequestContext, owner: AuditedCase): Promise<DescribedRow> {
  const row = await shownChanges(asked, owner.uuid).orderBy('change.id', 'desc').limit(1).executeTakeFirstOrThrow()
  const [one] = await described(asked, owner, [row])
  return one as DescribedRow
}

/**
 * `GET …/audit`: a page of the audit of a case, newest first, of the people `by` and the kinds of record `kind`, or of
 * all.
 */
export async function auditPage(asked: ItemsRequestContext, owner: AuditedCase) {
  const { first, after } = numberedPage(asked.req.query, NEWEST_FIRST)
  const { people, kinds } = filtersOf(asked)
  const rows = await shownChanges(asked, owner.uuid)
    .where('change.id', '<', after)
    .$if(people.length > 0, (q) => q.where(sql<boolean>`change.by = any(${people}::uuid[])`))
    .$if(kinds.length > 0, (q) => q.where(sql<boolean>`change.entity = any(${kinds}::text[])`))
    .orderBy('change.id', 'desc')
    .limit(first + 1)
    .execute()
  const { count } = await changesOf(asked, owner.uuid)
    .$if(people.length > 0, (q) => q.where(sql<boolean>`change.by = any(${people}::uuid[])`))
    .$if(kinds.length > 0, (q) => q.where(sql<boolean>`change.entity = any(${kinds}::text[])`))
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const nodes = rows.slice(0, first)
  return {
    total_count: count,
    nodes: await described(asked, owner, nodes),
    has_next_page: rows.length > first,
    end_cursor: nodes.at(-1) ? String(nodes.at(-1)?.id) : null,
  }
}

/**
 * `GET …/audit/choices`: whose changes the audit of a case has, and of what kinds of record. Each is found by one look
 * at an index.
 */
export async function auditChoices({ tx }: ItemsRequestContext, caseUuid: string) {
  const { rows: people } = await sql<{ uuid: string; name: string }>`
    with recursive author as (
      (select by from change where case_uuid = ${caseUuid} order by by limit 1)
      union all select (select change.by from change where change.case_uuid = ${caseUuid}
        and change.by > author.by order by change.by limit 1) from author where author.by is not null)
    select person.uuid, person.firstname || ' ' || person.surname as name
    from author join person on person.uuid = author.by order by person.name_key, person.uuid`.execute(tx)
  const { rows: kinds } = await sql<{ entity: string }>`
    with recursive kind as (
      (select entity from change where case_uuid = ${caseUuid} order by entity limit 1)
      union all select (select change.entity from change where change.case_uuid = ${caseUuid}
        and change.entity > kind.entity order by change.entity limit 1) from kind where kind.entity is not null)
    select entity from kind where entity is not null`.execute(tx)
  return { people, kinds: kinds.map(({ entity }) => entity) }
}
