import type { FirmArchiveCounts, FirmArchiveState } from '@costdraft/schema/firm-archive/firm-archive.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'

declare module '../context/context.ts' {
  interface Admin {
    firmArchives: FirmArchives
  }
}

/** An archive of all data of a client, as hosts answer it. */
export interface FirmArchiveRow {
  uuid: string
  state: FirmArchiveState
  progress: { made: number; of: number } | null
  error: string | null
  requested_by: string
  requested_by_name: string
  requested_at: string
  made_at: string | null
  expires_at: string | null
  size: number | null
  sha256: string | null
  counts: FirmArchiveCounts | null
}

/** Archives of all data of a client, the addition `firm_archive`. */
interface FirmArchives {
  /** Null on a host that makes none. */
  list: (client: string) => Promise<FirmArchiveRow[] | null>
  request: (client: string, currentPassword: string | null | undefined) => Promise<FirmArchiveRow>
  remove: (client: string, uuid: string) => Promise<void>
}

const at = encodeURIComponent
const pathOf = (client: string): string => `clients/${at(client)}/firm-archive`

export function createFirmArchives({ adminHost }: RequestHosts): FirmArchives {
  const { call } = adminHost
  const own: FirmArchives = {
    list: async (client) => (await call<{ archives: FirmArchiveRow[] }>('GET', pathOf(client))).archives,
    request: (client, currentPassword) =>
      call('POST', pathOf(client), currentPassword == null ? {} : { current_password: currentPassword }),
    remove: (client, uuid) => call('DELETE', `${pathOf(client)}/${at(uuid)}`),
  }
  return picked(adminHost, 'firm_archive', own, { list: nothing })
}
