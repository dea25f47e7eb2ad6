import { setImmediate } from 'node:timers/promises'
import type { CaseFilter } from '../generated/resolvers.ts'
import { isSpecial, listQuery, matching, sortColumns, sorted, stagesOf, type CaseQuery } from './case-list.ts'
import { MAX_PAGE, pageOf } from '../upstream/pages.ts'
import type { Names } from '../names/names.ts'
import { isCase, wholeCaseOf } from './case-rows.ts'
import { earnerOf } from '../upstream/answered-values.ts'
import { withOurWords } from './case-words.ts'
import type { Host } from '../upstream/host-call.ts'
import { rowsOf } from '../upstream/list-answer.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseRow, FeeEarnerRow, Page, Row, StageRow } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  // oxlint-disable-next-line typescript/no-empty-interface
  interface Cases extends CaseLists {}
}

/** A person or fee earner that cases name, as hosts answer them. */
interface NamedRow {
  uuid: string
  firstname?: string | null
  surname?: string | null
  initials?: string | null
}
/** What the cases of one firm can be filtered by. */
export interface FirmChoicesRow {
  client: string
  types: string[]
  fee_earners: NamedRow[]
  staff: NamedRow[]
}

/** A page of a list, with the stages of all its cases where they were asked for. */
interface ListedPage extends Page<CaseRow & Row> {
  stages?: StageRow[]
}

/**
 * Lists of cases: from the host where it has them, else cut from all cases of the viewer's clients. Their rows are the
 * viewer's own.
 */
export interface CaseLists {
  /** A page; `withStages` where the stages of all matching cases are asked for as well. */
  list: (query: CaseQuery, columns?: readonly string[], withStages?: boolean) => Promise<Page<CaseRow>>
  /**
   * All matching cases in the order of the query, page by page; `first` and `after` are not heeded. Throws `tooMany`
   * for more than `most`.
   */
  all: (query: CaseQuery, columns: readonly string[], most: number, tooMany: () => Error) => Promise<CaseRow[]>
  /** Of all matching cases; `isListed` where a page of them is asked for as well. */
  stages: (query: CaseQuery, isListed?: boolean) => Promise<StageRow[]>
  choices: (filter: Pick<CaseFilter, 'stages' | 'clients'>) => Promise<FirmChoicesRow[]>
}

const segment = encodeURIComponent

/**
 * An order in which a case keeps its place for ever: in any other, one that is changed while its list is read page by
 * page may move to a page that was read already, and be missed.
 */
const UNMOVED = { field: 'area_of_work', direction: 'asc' }

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

/** A case in a list of a host without additions: what a list of ours would carry is not there. */
const listed = (answer: unknown): CaseRow => {
  const row = wholeCaseOf(answer)
  return { ...row, value: row.value ?? null, unresolved_comments: row.unresolved_comments ?? null }
}
const unique = <Row extends { uuid: string }>(rows: readonly Row[]): Row[] => [
  ...new Map(rows.map((row) => [row.uuid, row])).values(),
]

/** The rows with the names of people that the list of a host does not carry. */
function addNamesTo(rows: readonly CaseRow[], names: Names): Promise<CaseRow[]> {
  const namedEarner = async ({ fee_earner: earner, client }: CaseRow): Promise<FeeEarnerRow> => {
    const row = earnerOf(earner, client)
    return row.surname === undefined ? ((await names.feeEarner(client, row.uuid)) ?? row) : row
  }
  const staffOf = ({ staff_member, staff_name, client }: CaseRow): Promise<string | null> | string | null | undefined =>
    staff_member && staff_name === undefined ? names.person(client, staff_member) : staff_name
  return Promise.all(
    rows.map(async (row) => ({ ...row, fee_earner: await namedEarner(row), staff_name: (await staffOf(row)) ?? null })),
  )
}

function choicesOf(client: string, rows: readonly CaseRow[]): FirmChoicesRow {
  const staff = rows.flatMap(({ staff_member: uuid, staff_name }) =>
    uuid && staff_name ? [{ uuid, surname: staff_name }] : [],
  )
  return {
    client,
    types: [...new Set(rows.flatMap(({ case_type }) => case_type ?? []))],
    fee_earners: unique(rows.map(({ fee_earner }) => fee_earner as FeeEarnerRow)).filter(({ surname }) => surname),
    staff: unique(staff),
  }
}

/** The lists of a host that has them. Stages that come with a list are not asked for once more. */
function listsOfHost({ call, has }: Host) {
  /** The lists of this request that bring the stages of their cases, by what they are filtered by. */
  const withTheirStages = new Map<string, Promise<ListedPage | undefined>>()
  const keyOf = ({ filter, search }: CaseQuery): string => JSON.stringify([filter ?? null, search ?? null])
  const read = async (query: CaseQuery, columns: readonly string[] | undefined, more: string): Promise<ListedPage> => {
    const answer = await call<ListedPage>('GET', `client/case?${listQuery(query, columns)}${more}`)
    return { ...answer, nodes: answer.nodes.map(withOurWords) }
  }
  return {
    page: async (query: CaseQuery, columns?: readonly string[], withStages = false): Promise<ListedPage> => {
      const isAlong = withStages && (await has('case_stages')) && (await has('case_parts'))
      const reading = read(query, columns, isAlong ? '&with=stages' : '')
      if (isAlong)
        withTheirStages.set(
          keyOf(query),
          reading.catch(() => undefined),
        )
      return reading
    },
    stages: async (query: CaseQuery, isListed: boolean): Promise<StageRow[]> => {
      // The list has been asked for then.
      if (isListed) await setImmediate()
      const listed = await withTheirStages.get(keyOf(query))
      return listed?.stages ?? call<StageRow[]>('GET', `client/case/by-stage?${listQuery(query)}`)
    },
  }
}

export function createCaseLists(request: RequestHosts, names: Names): CaseLists {
  const { call, has } = request.caseHost
  /**
   * All cases the viewer may read that a query can match, from one list a client. The list is not asked for by its
   * stage: a host that has words of its own for stages would look for ours.
   */
  const whole = async ({ filter }: CaseQuery): Promise<CaseRow[]> => {
    const wanted = filter?.clients
    const clients = (await request.clientsWith('case:read')).filter((one) => !wanted?.length || wanted.includes(one))
    const lists = await Promise.all(
      clients.map((client) => request.readCase<unknown>(`client/${segment(client)}/case`)),
    )
    const rows = lists.flatMap((list) => rowsOf(list).filter(isCase).map(listed))
    return unique(rows).filter(({ client }) => clients.includes(client))
  }
  /** The matching rows of a host that does not list them itself, in order. */
  const found = async (query: CaseQuery): Promise<CaseRow[]> => {
    const rows = await whole(query)
    const needsNames =
      Boolean(query.search?.trim()) || query.sort?.field === 'fee_earner' || query.sort?.field === 'staff'
    return sorted(matching(needsNames ? await addNamesTo(rows, names) : rows, query), query)
  }
  const canList = async (query: CaseQuery): Promise<boolean> =>
    (await has('case_list')) && (!isSpecial(query) || (await has('case_queries')))
  const own = listsOfHost(request.caseHost)

  return {
    list: async (query, columns, withStages) => {
      if (await canList(query)) return own.page(query, columns, withStages)
      return pageOf(await found(query), query.first, query.after)
    },
    all: async (query, columns, most, tooMany) => {
      if (!(await canList(query))) {
        const rows = await addNamesTo(await found(query), names)
        if (rows.length > most) throw tooMany()
        return rows
      }
      const rows = await inPages(
        (after) => own.page({ ...query, sort: UNMOVED, first: MAX_PAGE, after }, [...columns, ...sortColumns]),
        most,
        tooMany,
      )
      return sorted(unique(rows), query)
    },
    stages: async (query, isListed = false) =>
      (await has('case_stages')) && (await canList(query)) ? own.stages(query, isListed) : stagesOf(await found(query)),
    choices: async (filter) => {
      if (await has('case_queries')) {
        const { stages, clients } = filter
        const query = new URLSearchParams()
        if (stages?.length) query.set('status', stages.join(','))
        if (clients?.length) query.set('client', clients.join(','))
        return call<FirmChoicesRow[]>('GET', `client/case/choices?${query.toString()}`)
      }
      const rows = await addNamesTo(matching(await whole({ filter }), { filter }), names)
      const byClient = Map.groupBy(rows, ({ client }) => client)
      return [...byClient].map(([client, ofClient]) => choicesOf(client, ofClient))
    },
  }
}
