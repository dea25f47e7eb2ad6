import { flattenTree } from '@costdraft/schema/files/wire-tree.ts'
import { filesThrough, type AnyKind } from '@costdraft/schema/kind.ts'
import { refused } from '../errors/errors.ts'
import { answeredTree } from '../files/answered-tree.ts'
import type { Call } from '../upstream/http.ts'
import type { CaseRow, ItemRow } from '../upstream/rows.ts'

const segment = encodeURIComponent

/** The uuids of the documents attached to an item; undefined where the host does not say. */
export function attachedFiles({ entity_files: refs }: ItemRow): string[] | undefined {
  if (!Array.isArray(refs)) return undefined
  return (refs as (string | { file_uuid?: unknown; uuid?: unknown } | null)[]).flatMap((ref) => {
    const uuid = typeof ref === 'string' ? ref : (ref?.file_uuid ?? ref?.uuid)
    return typeof uuid === 'string' ? [uuid] : []
  })
}

/**
 * Makes these the documents attached to a stored item by the specified calls: new ones are added in one, and each that
 * is gone is removed. Throws INVALID_INPUT before any of them for what is no file of this case.
 */
export async function syncFiles(
  call: Call,
  row: CaseRow,
  kind: AnyKind,
  stored: ItemRow,
  wanted: readonly string[],
): Promise<void> {
  const before = new Set(attachedFiles(stored))
  const added = [...new Set(wanted)].filter((uuid) => !before.has(uuid))
  const inCase = new Set(
    flattenTree(answeredTree(row.uploaded_files)).flatMap(({ isFile, node }) =>
      isFile && node.uuid ? [node.uuid] : [],
    ),
  )
  const sentence = 'Choose one from the list.'
  if (added.some((uuid) => !inCase.has(uuid))) throw refused('INVALID_INPUT', sentence, { entity_files: sentence })
  const attachedThrough = filesThrough(kind)
  const path = `client/case/${segment(row.uuid)}/${attachedThrough}/${segment(stored.uuid)}/file`
  if (added.length > 0) await call('POST', path, { entity_files: added })
  for (const uuid of before) if (!wanted.includes(uuid)) await call('DELETE', `${path}/${segment(uuid)}`)
}
