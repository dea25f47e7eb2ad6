import type { Names } from '../names/names.ts'
import { earnerOf } from '../upstream/answered-values.ts'
import { rowsOf } from '../upstream/list-answer.ts'
import { pageOf } from '../upstream/pages.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseRow, FeeEarnerRow } from '../upstream/rows.ts'
import { matching, sorted, stagesOf, unique, type CaseQuery } from './case-list.ts'
import type { CaseLists, FirmChoicesRow } from './case-lists.ts'
import { isCase, wholeCaseOf } from './case-rows.ts'

/** A case in a list of a host without additions: what a list of ours would carry is not there. */
const listed = (answer: unknown): CaseRow => {
  const row = wholeCaseOf(answer)
  return { ...row, value: row.value ?? null, unresolved_comments: row.unresolved_comments ?? null }
}
const UNMOVED = { field: 'uuid', direction: 'asc' }

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

/** Lists that are cut from all cases of the viewer's clients. */
export function specifiedLists(request: RequestHosts, names: Names): CaseLists {
  /**
   * All cases the viewer may read that a query can match, from one list a client. The list is not asked for by its
   * stage: a host that has words of its own for stages would look for ours.
   */
  const whole = async ({ filter }: CaseQuery): Promise<CaseRow[]> => {
    const wanted = filter?.clients
    const clients = (await request.clientsWith('case:read')).filter((one) => !wanted?.length || wanted.includes(one))
    const lists = await Promise.all(
      clients.map((client) => request.readCase<unknown>(`client/${encodeURIComponent(client)}/case`)),
    )
    const rows = lists.flatMap((list) => rowsOf(list).filter(isCase).map(listed))
    return unique(rows).filter(({ client }) => clients.includes(client))
  }
  /** The matching rows of a host that does not list them itself, in order. */
  const found = async (query: CaseQuery): Promise<CaseRow[]> => {
    const rows = await whole(query)
    const needsNames =
      Boolean(query.search?.trim()) || query.sort?.field === 'fee_earner' || query.sort?.field === 'staff'
    const found = matching(needsNames ? await addNamesTo(rows, names) : rows, query)
    // The order of an export: no change of a case moves it.
    return sorted(found, query.isStable && !query.sort ? { ...query, sort: UNMOVED } : query)
  }

  return {
    list: async (query) => pageOf(await found(query), query.first, query.after),
    all: async (query, _columns, most, tooMany) => {
      const rows = await addNamesTo(await found(query), names)
      if (rows.length > most) throw tooMany()
      return rows
    },
    stages: async (query) => stagesOf(await found(query)),
    choices: async (filter) => {
      const rows = await addNamesTo(matching(await whole({ filter }), { filter }), names)
      const byClient = Map.groupBy(rows, ({ client }) => client)
      return [...byClient].map(([client, ofClient]) => choicesOf(client, ofClient))
    },
  }
}
