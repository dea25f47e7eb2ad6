import { setImmediate } from 'node:timers/promises'
import { MAX_PAGE } from '../upstream/pages.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseRow, Page, Row, StageRow } from '../upstream/rows.ts'
import { listQuery, sortColumns, sorted, unique, type CaseQuery } from './case-list.ts'
import type { CaseLists, FirmChoicesRow } from './case-lists.ts'
import { withOurWords } from './case-words.ts'

/** A page of a list, with the stages of all its cases where they were asked for. */
interface ListedPage extends Page<CaseRow & Row> {
  stages?: StageRow[]
}

/**
 * An order in which a case keeps its place for ever: in any other, one that is changed while its list is read page by
 * page may move to a page that was read already, and be missed.
 */
const UNMOVED = { field: 'area_of_work', direction: 'asc' }
/** The same of a host with `export_lists`, which has an index for it. */
const BY_CLIENT = { field: 'client', direction: 'asc' }

/** All rows of a list that is read page by page. Throws `tooMany` for more than `most`. */
async function inPages<Row>(
  read: (after: string | null | undefined) => Promise<Page<Row>>,
  most: number,
  tooMany: () => Error,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let after: string | null | undefined; after !== null;) {
    const page = await read(after)
    if (page.total_count > most) throw tooMany()
    rows.push(...page.nodes)
    after = page.has_next_page ? page.end_cursor : null
  }
  return rows
}

/** The lists of a host that has them. */
export interface OwnLists extends Omit<CaseLists, 'list'> {
  page: (query: CaseQuery, columns?: readonly string[]) => Promise<ListedPage>
  /** A page with the stages of all matching cases, of a host with `case_stages` and `case_parts`. */
  pageWithStages: (query: CaseQuery, columns?: readonly string[]) => Promise<ListedPage>
  /** A page in an order in which a case keeps its place, of a host with `export_lists`. */
  stablePage: (query: CaseQuery, columns?: readonly string[]) => Promise<ListedPage>
}

/** Stages that come with a list are not asked for once more. */
export function ownLists({ caseHost: { call } }: RequestHosts): OwnLists {
  /** The lists of this request that bring the stages of their cases, by what they are filtered by. */
  const withTheirStages = new Map<string, Promise<ListedPage | undefined>>()
  const keyOf = ({ filter, search }: CaseQuery): string => JSON.stringify([filter ?? null, search ?? null])
  const read = async (query: CaseQuery, columns: readonly string[] | undefined, more: string): Promise<ListedPage> => {
    const answer = await call<ListedPage>('GET', `client/case?${listQuery(query, columns)}${more}`)
    return { ...answer, nodes: answer.nodes.map(withOurWords) }
  }
  return {
    page: (query, columns) => read(query.isStable ? { ...query, sort: query.sort ?? UNMOVED } : query, columns, ''),
    stablePage: (query, columns) => {
      const { without = [] } = query
      const omitted = without.length > 0 ? `&without=${without.join(',')}` : ''
      return read({ ...query, sort: query.sort ?? BY_CLIENT }, columns, omitted)
    },
    pageWithStages: (query, columns) => {
      const reading = read(query, columns, '&with=stages')
      withTheirStages.set(
        keyOf(query),
        reading.catch(() => undefined),
      )
      return reading
    },
    all: async (query, columns, most, tooMany) => {
      const rows = await inPages(
        (after) => read({ ...query, sort: UNMOVED, first: MAX_PAGE, after }, [...columns, ...sortColumns], ''),
        most,
        tooMany,
      )
      return sorted(unique(rows), query)
    },
    stages: async (query, isListed) => {
      // The list has been asked for then.
      if (isListed) await setImmediate()
      const listed = await withTheirStages.get(keyOf(query))
      return listed?.stages ?? call<StageRow[]>('GET', `client/case/by-stage?${listQuery(query)}`)
    },
    choices: async ({ stages, clients }) => {
      const query = new URLSearchParams()
      if (stages?.length) query.set('status', stages.join(','))
      if (clients?.length) query.set('client', clients.join(','))
      return call<FirmChoicesRow[]>('GET', `client/case/choices?${query.toString()}`)
    },
  }
}
