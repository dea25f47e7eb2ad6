import { londonDay, parseUtc } from '@costdraft/schema/london-day.ts'
import type { Tx } from '../access/as-viewer.ts'
import { entryOf, pathOf } from '../files/file-rows.ts'
import type { FrozenFile } from './frozen-case.ts'

const PDF = 'application/pdf'

/** The files of a case that are not removed, each with its folder and its date. */
export async function readFrozenFiles(tx: Tx, caseUuid: string): Promise<FrozenFile[]> {
  const rows = await tx
    .selectFrom('case_file')
    .select(['uuid', 'parent_uuid', 'is_file', 'name', 'dated', 'media_type', 'created_at'])
    .where('case_uuid', '=', caseUuid)
    .where('deleted_at', 'is', null)
    .execute()
  const entries = rows.map(entryOf)
  return rows.flatMap(({ uuid, parent_uuid, is_file, name, dated, media_type, created_at }) =>
    is_file
      ? [
          {
            uuid,
            name,
            folder: pathOf(entries, parent_uuid),
            dated: dated ?? londonDay(parseUtc(created_at)),
            isPdf: media_type === PDF,
          },
        ]
      : [],
  )
}
