import type { ChangeAction } from '@costdraft/schema/changes/changed-kinds.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'

declare module '../context/context.ts' {
  interface Cases {
    changes: RecordChanges
  }
}

/** A change as the host answers it. */
export interface RecordChangeRow {
  kind: string
  uuid: string
  case_uuid: string | null
  client_uuid: string
  action: ChangeAction
  change_number: number
  at: string
}
export interface RecordChangePage {
  nodes: RecordChangeRow[]
  end_cursor: string
  has_next_page: boolean
}
interface Query {
  after?: string | null | undefined
  kinds?: readonly string[] | null | undefined
  caseUuid?: string | null | undefined
  first?: number | null | undefined
}

/** What happened to records, on a host that tells it (addition `changes`); refused on any other. */
export interface RecordChanges {
  read: (query: Query) => Promise<RecordChangePage>
}

export const createRecordChanges = ({ caseHost: { call } }: RequestHosts): RecordChanges => ({
  read: ({ after, kinds, caseUuid, first }) => {
    const query = new URLSearchParams({
      ...(after != null && { after }),
      ...(kinds != null && { kinds: kinds.join(',') }),
      ...(caseUuid != null && { case: caseUuid }),
      ...(first != null && { first: String(first) }),
    })
    return call('GET', `client/changes?${query.toString()}`)
  },
})
