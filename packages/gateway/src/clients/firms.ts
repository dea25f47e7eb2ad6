import type { ClientRow, Page, Row } from '../upstream/rows.ts'
import type { ClientQuery } from './cut-lists.ts'
import type { ClientRows } from './firm-rows.ts'

declare module '../context/context.ts' {
  interface Admin {
    clients: Clients
  }
}

export interface PersonRow {
  uuid: string
  firstname: string
  surname: string
}

/** What of clients a host needs an addition for. */
export interface ClientLists {
  list: (query: ClientQuery) => Promise<Page<ClientRow>>
  /** Whom a case of the client can be assigned to. */
  staff: (uuid: string) => Promise<PersonRow[]>
  /** What names the site of a fee earner in a new client; `place` is its place in `sites`. */
  siteOfEarner: (sites: readonly Row[], place: unknown) => Promise<unknown>
}
/** The clients of some for which the viewer holds a permission, without one those that may be read. */
export type Readable = (rows: readonly ClientRow[], permission?: string) => Promise<ClientRow[]>

/** What archiving a client touches. */
export interface ArchiveCountsRow {
  stages: Row[]
  users: number
  fee_earners: number
  api_clients: number
  webhooks: number
  children: number
}

/** The archive of clients. */
export interface Archive {
  /** Whether the host can archive clients. */
  canArchive: () => Promise<boolean>
  archive: (uuid: string) => Promise<ClientRow>
  restore: (uuid: string) => Promise<ClientRow>
}

/** The addition `archive_counts`. */
export interface ArchiveCounts {
  /** Null on a host that does not count. */
  archiveCounts: (uuid: string) => Promise<ArchiveCountsRow | null>
}

/**
 * The clients (firms) of a host. Permissions are asked by the resolvers; rows of lists are those the viewer may read.
 */
export interface Clients extends ClientRows, Archive, ArchiveCounts, Pick<ClientLists, 'list' | 'staff'> {
  read: (uuid: string) => Promise<ClientRow>
  /** The children the viewer may read; with a permission, those the viewer holds it for. */
  children: (uuid: string, permission?: string) => Promise<ClientRow[]>
  /** Creates a client; `body` has wire names, and each fee earner names its site by its place in `sites`. */
  create: (body: Row & { sites: Row[]; fee_earners: Row[] }, key: string | null | undefined) => Promise<ClientRow>
  edit: (uuid: string, body: Row, version: string | null | undefined) => Promise<ClientRow>
  /** Takes the mark of a client. */
  removeMark: (uuid: string) => Promise<void>
}
