import { sql, type Kysely } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { FileStore } from '../../files/file-store.ts'
import { countPages, type PageCounts } from './count-pages.ts'

/** The pages of PDFs by their uuids; undefined where there is nothing to count. */
export async function pageCountsOf(
  store: Pick<FileStore, 'read'>,
  pdfs: readonly { uuid: string }[],
  signal?: AbortSignal,
): Promise<PageCounts | undefined> {
  if (pdfs.length === 0) return undefined
  return countPages(
    pdfs.map(({ uuid }) => uuid),
    store.read,
    { signal },
  )
}

/**
 * Counts the pages of the PDFs that the snapshot of a case lists, and keeps the counts beside it: documents that are
 * made again of one snapshot are the same. Does nothing where that is done, or nothing is listed.
 */
export async function keepPageCounts(
  db: Kysely<Tables>,
  store: Pick<FileStore, 'read'>,
  caseUuid: string,
  signal?: AbortSignal,
): Promise<void> {
  const { rows } = await sql<{ uuid: string; at: string }>`
    select file->>'uuid' as uuid, at::text
    from frozen_case, json_array_elements(frozen->'files') as file
    where case_uuid = ${caseUuid} and file_pages is null and (file->>'isPdf')::boolean`.execute(db)
  const [first] = rows
  if (!first) return
  const counts = await pageCountsOf(store, rows, signal)
  // Of a case that was completed anew meanwhile they are counted with its own documents.
  await sql`update frozen_case set file_pages = ${JSON.stringify(counts)}::json
    where case_uuid = ${caseUuid} and at::text = ${first.at}`.execute(db)
}
