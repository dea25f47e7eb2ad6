import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { FirmArchiveCounts, FirmArchiveState } from '@costdraft/schema/firm-archive/firm-archive.ts'
import { request } from 'undici'
import { vi } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import type { Caller } from './instance.ts'
import { chosenInstead, PASSWORD } from './sign-in.ts'

/** What people of firms that a test makes sign in with. */
export const OWN_PASSWORD = chosenInstead(PASSWORD)

export interface ArchiveRow {
  uuid: string
  state: FirmArchiveState
  progress: { made: number; of: number } | null
  error: string | null
  requested_by: string
  requested_by_name: string
  made_at: string | null
  expires_at: string | null
  size: number | null
  sha256: string | null
  counts: FirmArchiveCounts | null
}
export interface Manifest {
  version: string
  moment: string
  firm: { uuid: string; name: string }
  files: { path: string; bytes: number; sha256: string; rows?: number }[]
  missing: { uuid: string; path: string }[]
}

export const pathOf = (client: string): string => `clients/${client}/firm-archive`
export const archivesOf = async ({ rest }: Caller, client: string): Promise<ArchiveRow[]> =>
  (await rest<{ archives: ArchiveRow[] }>('GET', pathOf(client))).body.archives
export const askFor = ({ rest }: Caller, client: string, current_password = OWN_PASSWORD) =>
  rest<ArchiveRow & { details?: Record<string, string> }>('POST', pathOf(client), { current_password })

/** Waits until an archive is made, or has failed. */
export const madeOf = (caller: Caller, client: string, uuid: string): Promise<ArchiveRow> =>
  vi.waitFor(
    async () => {
      const found = (await archivesOf(caller, client)).find((one) => one.uuid === uuid)
      if (!found || !['done', 'failed'].includes(found.state)) throw new Error(`The archive is ${found?.state}.`)
      return found
    },
    { timeout: 120_000, interval: 50 },
  )

/** Asks for an archive and waits until it is made. Throws where it is refused, or fails. */
export async function makeArchive(caller: Caller, client: string, password = OWN_PASSWORD): Promise<ArchiveRow> {
  const { status, body } = await askFor(caller, client, password)
  if (status !== 202) throw new Error(`${status} ${JSON.stringify(body)}`)
  const made = await madeOf(caller, client, body.uuid)
  if (made.state !== 'done') throw new Error(JSON.stringify(made))
  return made
}

/** The entries of an archive in their order, by their paths. Throws where it is damaged, or a path leads elsewhere. */
export async function unzipped(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, strictFileNames: true, validateEntrySizes: true })
  const entries = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName)) throw new Error(`${entry.fileName} is there twice.`)
    entries.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)))
  }
  return entries
}

export const linesOf = (entries: Map<string, Buffer>, table: string): Record<string, unknown>[] =>
  (entries.get(`data/${table}.jsonl`)?.toString() ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
export const manifestOf = (entries: Map<string, Buffer>): Manifest =>
  JSON.parse(entries.get('manifest.json')?.toString() ?? '') as Manifest
export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

/** Downloads bytes as a user, from an address of the API or the gateway. */
export async function download(url: string, token: string, headers: Record<string, string> = {}) {
  const answer = await request(url, { headers: { authorization: `Bearer ${token}`, ...headers } })
  return { status: answer.statusCode, headers: answer.headers, bytes: Buffer.from(await answer.body.arrayBuffer()) }
}
