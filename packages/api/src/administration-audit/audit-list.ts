import {
  administrationKindNames,
  type AdministrationKind,
} from '@costdraft/schema/administration-audit/administration-kinds.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { clientsOf } from '../clients/client-rows.ts'
import { startOfLondonDay } from '../db/london-days.ts'
import { withMs } from '../db/times.ts'
import { Forbidden, ValidationError } from '../errors/errors.ts'
import { dayParam, enumParam, listParam, numberedPage, PAGE_PARAMETERS } from '../http/paging.ts'
import type { RequestContext } from '../http/request.ts'
import { isAdministrator } from '../users/user-rows.ts'
import { namesOf } from './names.ts'

const NEWEST_FIRST = { size: 50, max: 200, start: Number.MAX_SAFE_INTEGER }

/** The parameters of the audit of administration. */
export const administrationParameters = [...PAGE_PARAMETERS, 'client', 'by', 'kind', 'record', 'from', 'to']

interface Filters {
  clients: string[]
  people: string[]
  kinds: AdministrationKind[]
  records: string[]
  /** The first and the last day in London, `yyyy-mm-dd`. */
  from: string | undefined
  to: string | undefined
}

function uuidsParam(query: RequestContext['req']['query'], name: string): string[] {
  const uuids = listParam(query, name)
  if (!uuids.every(isUuid)) throw new ValidationError({ [name]: 'Send uuids.' })
  return uuids.map((uuid) => uuid.toLowerCase())
}

function filtersOf({ req: { query } }: RequestContext): Filters {
  return {
    clients: uuidsParam(query, 'client'),
    people: uuidsParam(query, 'by'),
    records: uuidsParam(query, 'record'),
    kinds: enumParam(query, 'kind', administrationKindNames),
    from: dayParam(query, 'from'),
    to: dayParam(query, 'to'),
  }
}

/**
 * The entries that the viewer may read: of the clients for which they hold `audit:read`; of a system administrator what
 * is about administrators, who are of no client. Throws 403 for whoever may read none.
 */
function readable(tx: Tx, viewer: RequestContext['viewer']) {
  const clients = clientsOf(viewer, 'audit:read')
  const ofAdministrators = isAdministrator(viewer)
  if (clients?.length === 0 && !ofAdministrators) throw new Forbidden()
  return tx
    .selectFrom('change')
    .where('change.case_uuid', 'is', null)
    .where(sql<boolean>`change.entity = any(${administrationKindNames}::text[])`)
    .$if(clients !== undefined, (q) =>
      q.where((e) =>
        e.or([
          sql<boolean>`change.client_uuid = any(${clients ?? []}::uuid[])`,
          ...(ofAdministrators ? [e('change.client_uuid', 'is', null)] : []),
        ]),
      ),
    )
}

function matching(tx: Tx, viewer: RequestContext['viewer'], { clients, people, kinds, records, from, to }: Filters) {
  return readable(tx, viewer)
    .$if(clients.length > 0, (q) => q.where(sql<boolean>`change.client_uuid = any(${clients}::uuid[])`))
    .$if(people.length > 0, (q) => q.where(sql<boolean>`change.by = any(${people}::uuid[])`))
    .$if(kinds.length > 0, (q) => q.where(sql<boolean>`change.entity = any(${kinds}::text[])`))
    .$if(records.length > 0, (q) => q.where(sql<boolean>`change.entity_uuid = any(${records}::uuid[])`))
    .$if(from !== undefined, (q) => q.where(sql<boolean>`change.at >= ${startOfLondonDay(from)}`))
    .$if(to !== undefined, (q) => q.where(sql<boolean>`change.at < ${startOfLondonDay(to, 1)}`))
}

/**
 * `GET users/audit`: who changed what of firms and people, newest first, with old and new values, and from where. The
 * names are what the uuids of each entry are called now.
 */
export async function administrationAudit(asked: RequestContext) {
  const { tx, viewer, req } = asked
  const { first, after } = numberedPage(req.query, NEWEST_FIRST)
  const filters = filtersOf(asked)
  if (filters.from && filters.to && filters.to < filters.from)
    throw new ValidationError({ to: 'The last day cannot be before the first.' })
  const rows = await matching(tx, viewer, filters)
    .innerJoin('person', 'person.uuid', 'change.by')
    .leftJoin('client', 'client.uuid', 'change.client_uuid')
    .select([
      'change.id',
      'change.entity',
      'change.entity_uuid',
      'change.client_uuid',
      'client.name as client_name',
      'change.by',
      sql<string>`person.firstname || ' ' || person.surname`.as('by_name'),
      'change.at',
      withMs(sql.ref('change.at')).as('at_ms'),
      'change.action',
      'change.before',
      'change.after',
      'change.network',
    ])
    .where('change.id', '<', after)
    .orderBy('change.id', 'desc')
    .limit(first + 1)
    .execute()
  const { count } = await matching(tx, viewer, filters)
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const nodes = rows.slice(0, first)
  const names = await namesOf(tx, nodes)
  return {
    total_count: count,
    nodes: nodes.map((row) => ({ ...row, names: names(row) })),
    has_next_page: rows.length > first,
    end_cursor: nodes.at(-1) ? String(nodes.at(-1)?.id) : null,
  }
}
