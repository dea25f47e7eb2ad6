import type { BillList, BillListEntryInput } from '../generated/resolvers.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseHead, Row } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Cases {
    billLists: BillLists
  }
}

/** An entry of a list as hosts answer it. */
export interface BillListEntryRow {
  uuid: string
  code: string
  name: string
  position: number
  source: string
  from: string
  retired: boolean
  used: boolean
  by: string | null
  recorded_at: string | null
  version?: number | null
}
type OfferedEntryRow = Pick<BillListEntryRow, 'uuid' | 'code' | 'name' | 'retired'>
/** The lists as the rows of a case may have them. */
export interface CaseBillListsRow {
  opg105_categories: OfferedEntryRow[]
  cop_activities: OfferedEntryRow[]
}

type Optional = string | null | undefined

/**
 * The lists of the Court of Protection's bill on a host that has them (addition `bill_lists`); null where it has none,
 * and changes are refused.
 */
export interface BillLists {
  read: (client: string, list: BillList) => Promise<BillListEntryRow[] | null>
  ofCase: (row: CaseHead) => Promise<CaseBillListsRow | null>
  add: (
    client: string,
    list: BillList,
    input: BillListEntryInput,
    idempotencyKey: Optional,
  ) => Promise<BillListEntryRow>
  edit: (
    client: string,
    list: BillList,
    uuid: string,
    input: BillListEntryInput,
    version: Optional,
  ) => Promise<BillListEntryRow>
  remove: (client: string, list: BillList, uuid: string, version: Optional) => Promise<void>
}

const at = encodeURIComponent
const listOf = (client: string, list: BillList): string => `client/${at(client)}/bill-list/${list}`
const entryOf = (client: string, list: BillList, uuid: string): string => `${listOf(client, list)}/${at(uuid)}`
/** The body of a change: the whole entry, but a place that is not given stays as it is. */
const bodyOf = ({ code, name, position, source, from, retired }: BillListEntryInput): Row => ({
  code,
  name,
  ...(position != null && { position }),
  source,
  from,
  retired: retired ?? false,
})

const ownBillLists = ({ caseHost: { call }, readCase }: RequestHosts): BillLists => ({
  read: (client, list) => readCase(listOf(client, list)),
  ofCase: ({ uuid }) => readCase(`client/case/${at(uuid)}/bill-lists`),
  add: (client, list, input, idempotencyKey) =>
    call('POST', listOf(client, list), bodyOf(input), idempotencyHeader(idempotencyKey)),
  edit: (client, list, uuid, input, version) =>
    call('PATCH', entryOf(client, list, uuid), bodyOf(input), ifMatchHeader(version)),
  remove: (client, list, uuid, version) =>
    call('DELETE', entryOf(client, list, uuid), undefined, ifMatchHeader(version)),
})

export const createBillLists = (request: RequestHosts): BillLists =>
  picked(request.caseHost, 'bill_lists', ownBillLists(request), { read: nothing, ofCase: nothing })
