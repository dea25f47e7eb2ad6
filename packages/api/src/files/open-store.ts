import type { FilesPlace } from './files-place.ts'
import { folderStore } from './folder-store/folder-store.ts'
import type { OpenedStore } from './store.ts'

/**
 * Opens the file store of a place. Throws, with a sentence that says what to do, if the store refuses what it will be
 * asked for: a bucket that does not exist, a key without a right.
 */
export async function openStore(place: FilesPlace): Promise<OpenedStore> {
  if (place.kind === 'folder') return { store: folderStore(place.path), problem: undefined }
  // Only here, because it loads the SDK.
  const { openS3Store } = await import('./s3-store/s3-store.ts')
  return openS3Store(place)
}
