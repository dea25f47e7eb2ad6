import type { RatePreviewRow } from '../rates/rate-tables.ts'
import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import { rowsOf } from '../upstream/list-answer.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { ClientRow } from '../upstream/rows.ts'
import { clientOf, isRecord } from './specified-firms.ts'

declare module '../context/context.ts' {
  interface Admin {
    merging: Merging
  }
}

type Optional = string | null | undefined
type Whose = 'kept' | 'merged'
export type Choices = Readonly<Record<string, Whose>>

export interface MergeCollisionRow {
  kind: string
  key: string
  name: string
  outcome: string
  choices: Record<Whose, string> | null
  blocks: boolean
}
export interface MergePreviewRow {
  stamp: string
  counts: { kind: string; count: number }[]
  collisions: MergeCollisionRow[]
  cases: RatePreviewRow
}
export interface ParentPreviewRow {
  from: { name: string } | null
  to: { name: string } | null
  roles: number
  api_clients: number
  cases: number
}

/** What is in two clients that are one firm, and what stands above a client (`client_merge`, `client_parent`). */
export interface Merging {
  /** Whether the host can merge clients, and put one below another. */
  canMerge: () => Promise<boolean>
  canSetParent: () => Promise<boolean>
  /** The active clients with a number of the regulator, of those that the viewer may read. */
  duplicates: (sraNumber: string) => Promise<ClientRow[]>
  preview: (kept: string, merged: string, choices: Choices, after: Optional) => Promise<MergePreviewRow | null>
  merge: (kept: string, body: { client: string; stamp: string; choices: Choices }, key: Optional) => Promise<ClientRow>
  previewParent: (client: string, parent: Optional) => Promise<ParentPreviewRow | null>
  setParent: (client: string, parent: Optional, version: Optional) => Promise<ClientRow>
}

const at = encodeURIComponent
/** A number without its spaces and in lower case, to be compared. */
const bare = (number: Optional): string => (number ?? '').replaceAll(/\s/g, '').toLowerCase()

export function createMerging({ adminHost, readAdmin }: RequestHosts): Merging {
  const { call } = adminHost
  const own = {
    duplicates: async (sraNumber: string) =>
      rowsOf<ClientRow>(await readAdmin(`clients?sra_number=${at(sraNumber)}`)).map(clientOf),
    canMerge: async () => true,
    canSetParent: async () => true,
    preview: async (kept, client, choices, after) => {
      const page = new URLSearchParams({ first: '50', ...(after && { after }) }).toString()
      return call<MergePreviewRow>('POST', `clients/${at(kept)}/merge/preview?${page}`, { client, choices })
    },
    merge: async (kept, body, key) =>
      clientOf(await call<ClientRow>('POST', `clients/${at(kept)}/merge`, body, idempotencyHeader(key))),
    previewParent: (client, parent) =>
      call<ParentPreviewRow>('POST', `clients/${at(client)}/parent/preview`, { parent: parent ?? null }),
    setParent: async (client, parent, version) => {
      const body = { parent: parent ?? null }
      return clientOf(await call<ClientRow>('POST', `clients/${at(client)}/parent`, body, ifMatchHeader(version)))
    },
  } satisfies Merging
  const no = async (): Promise<false> => false
  const withDuplicates = picked(adminHost, 'client_duplicates', own as Merging, {
    duplicates: async (sraNumber) =>
      rowsOf<ClientRow>(await readAdmin('clients'))
        .filter(isRecord)
        .map(clientOf)
        .filter((row) => !row.archived_at && bare(row.solicitor_sra_number) === bare(sraNumber)),
  })
  const withMerge = picked(adminHost, 'client_merge', withDuplicates, { canMerge: no, preview: nothing })
  return picked(adminHost, 'client_parent', withMerge, { canSetParent: no, previewParent: nothing })
}
