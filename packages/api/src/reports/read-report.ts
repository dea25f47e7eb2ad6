import type { Areas } from '@costdraft/schema/areas/index.ts'
import { clientsWithPermission } from '@costdraft/schema/access/can.ts'
import { TOTAL, type ReportGroup, type ReportName } from '@costdraft/schema/reports/report.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import type { SignedIn } from '../access/viewer.ts'
import { queuePricing } from '../bills/price-cases.ts'
import { reportedClients } from '../case-routes/case-list.ts'
import { Forbidden } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { agePace, agePaceTables, WITHOUT_HISTORY } from './age-pace.ts'
import { completed, ofPeriod, readOf, wasCompleted } from './completed.ts'
import { CASES_WITH_DATES, dates, dueWithin, isDue, ofDueCases } from './dates.ts'
import { foundCases, SHARED, type Read } from './found-cases.ts'
import { assessedOf, completedIn, outcome, outcomeTotal } from './outcome.ts'
import { completedPeriod, duePeriod } from './period.ts'
import { rowOnWire, rowsOnWire, type CountedRow, type ReportRow } from './report-rows.ts'
import type { ListQuery } from './row-keys.ts'
import { asJson, type Further, type Section } from './section.ts'
import { isOpen, ofOpenCases, OPEN_CASES } from './stages.ts'
import { READ, unclaimed } from './unclaimed.ts'
import { workInProgress } from './work-in-progress.ts'

/** What a report counts: its tables, and which cases its total is of. */
interface Counted {
  sections: Section[]
  /** What it reads of cases, of all that the query matches unless it says which. */
  read?: Read
  /** Tables that its sections read beside `found`. */
  tables?: Readonly<Record<string, RawBuilder<unknown>>>
  /** The condition on the cases of the total, the parameters that list them, and what is said of them beside that. */
  total: {
    where: RawBuilder<unknown>
    filter: ListQuery | undefined
    /** What is joined to the table `found` for it; it may leave cases out, and add none twice. */
    join?: RawBuilder<unknown>
    further?: Further
  }
  from?: string | null
  to?: string | null
  /** Whether its rows tell how long something took, of which not all may be known. */
  hasHistory?: boolean
}

interface Asked {
  /** The parameters by which cases are filtered. */
  query: ListQuery
  by: readonly ReportGroup[]
  /** The days that were asked for. */
  days: Readonly<Record<string, unknown>>
  clients: readonly string[]
  /** The day in London, `yyyy-mm-dd`. */
  today: string
}

const ofOpen = (query: ListQuery): Counted['total'] => ({ where: isOpen, filter: ofOpenCases(query) })

const counts: Readonly<Record<ReportName, (asked: Asked) => Counted>> = {
  workInProgress: ({ query, by }) => ({ sections: workInProgress(by), read: OPEN_CASES, total: ofOpen(query) }),
  agePace: ({ query, clients, today }) => ({
    sections: agePace(today),
    read: { columns: ['case_row.stage_since', 'case_row.updated_at'] },
    tables: agePaceTables(clients, today),
    total: ofOpen(query),
    hasHistory: true,
  }),
  completed: ({ query, days, today }) => {
    const period = completedPeriod(days, today)
    return {
      sections: completed(period),
      read: readOf(period),
      total: { where: wasCompleted(period), filter: ofPeriod(query, period) },
      ...period,
    }
  },
  unclaimed: ({ query }) => ({ sections: unclaimed(), read: READ, total: ofOpen(query) }),
  dates: ({ query, days, clients, today }) => {
    const period = duePeriod(days, today)
    return {
      sections: dates(),
      read: CASES_WITH_DATES,
      tables: { due_date: dueWithin(clients, period) },
      total: { where: isDue, filter: ofDueCases(query, period) },
      ...period,
    }
  },
  outcome: ({ query, days, clients, today }) => {
    const period = completedPeriod(days, today)
    return {
      sections: outcome(period),
      read: completedIn(period),
      tables: { assessed: assessedOf(clients) },
      total: outcomeTotal(query, period),
      ...period,
    }
  },
}

const several = (count: number, one: string, many: string): string => (count === 1 ? `One ${one}` : `${count} ${many}`)

/** What a reader of the figures should know. */
function notesOf(viewer: SignedIn, name: ReportName, total: CountedRow, withoutHistory: number): string[] {
  const others = clientsWithPermission(viewer, 'case:read').length - reportedClients(viewer).length
  return [
    ...(others > 0
      ? [
          `${several(others, 'of your firms is', 'of your firms are')} not counted: your role there may not read its reports.`,
        ]
      : []),
    // What was claimed and allowed is not priced.
    ...(total.pending > 0 && name !== 'outcome'
      ? [
          `${several(total.pending, 'case is', 'cases are')} not priced yet and left out of amounts and hours. This is being done now.`,
        ]
      : []),
    ...(withoutHistory > 0
      ? [
          `${several(withoutHistory, 'case has', 'cases have')} no recorded moves: how long they stayed in earlier stages is not known.`,
        ]
      : []),
  ]
}

/**
 * Runs a statement whose tables PostgreSQL does not join by reading one for each row of the other. With row-level
 * security it takes 100,000 cases for sixty, and that for the shortest way.
 */
async function withoutNestedLoops<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  const allow = (state: 'on' | 'off') => sql`select set_config('enable_nestloop', ${state}, true)`.execute(tx)
  await allow('off')
  const result = await work()
  await allow('on')
  return result
}

/** A report on the wire. Amounts are in pounds. */
export interface ReportAnswer {
  as_of: string
  from: string | null
  to: string | null
  rows: ReportRow[]
  total: ReportRow
  notes: string[]
}

/**
 * Reads a report in one statement, of the cases that the query filters, in the firms whose cases and reports the viewer
 * may read. Cases that are not priced yet are counted as pending, and priced by a job. Throws 403 where there is no
 * such firm.
 */
export async function readReport(
  { tx, viewer }: Pick<RequestContext, 'tx' | 'viewer'>,
  name: ReportName,
  { areas, now, ...given }: Omit<Asked, 'clients'> & { areas: Areas; now: Date },
): Promise<ReportAnswer> {
  const clients = reportedClients(viewer)
  if (clients.length === 0) throw new Forbidden()
  const {
    sections,
    read = {},
    tables = {},
    total,
    from = null,
    to = null,
    hasHistory = false,
  } = counts[name]({ ...given, clients })
  const found = foundCases(tx, viewer, areas, given.query, read)
  if (!found) throw new Forbidden()
  const selects = [
    ...sections.map(({ select }) => select),
    sql`select ${sql.lit(TOTAL)} as section, '{}'::text[] as keys, ${SHARED},
      ${asJson({ without_history: hasHistory ? WITHOUT_HISTORY : sql`0`, ...total.further })} as further
      from found ${total.join ?? sql``} where ${total.where}`,
  ]
  const all = Object.entries({ found, ...tables }).map(
    ([name, table]) => sql`${sql.ref(name)} as materialized (${table})`,
  )
  const { rows } = await withoutNestedLoops(tx, () =>
    sql<CountedRow>`with ${sql.join(all)} ${sql.join(selects, sql` union all `)}`.execute(tx),
  )
  const sum = rows.find(({ section }) => section === TOTAL)
  if (!sum) throw new Error('A report has no total.')
  const { without_history: withoutHistory, ...further } = sum.further
  const pending = rows.reduce((most, row) => Math.max(most, row.pending), 0)
  if (pending > 0) await queuePricing(tx, clients, viewer.user_uuid)
  return {
    as_of: now.toISOString(),
    from,
    to,
    rows: await rowsOnWire(tx, sections, rows, given.query),
    total: rowOnWire({ ...sum, further }, [], total.filter),
    notes: notesOf(viewer, name, { ...sum, pending }, Number(withoutHistory)),
  }
}
