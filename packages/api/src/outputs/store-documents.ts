import { FILE_STORE_UNAVAILABLE, FileStoreUnavailable } from '../errors/file-store-unavailable.ts'
import { fileTypeOf, mediaTypeOf } from '@costdraft/schema/files/file-types.ts'
import { OtherFileStore, type FileStore, type StoredFile } from '../files/file-store.ts'
import { JobError } from '../jobs/jobs.ts'
import type { MadeDocument } from './make-documents.ts'

/** A document whose file is in the store; its row is not written yet. */
export interface StoredDocument extends Omit<MadeDocument, 'bytes'> {
  file: StoredFile
}

/** The reference of a case as a part of a file name, without characters that file systems reject. */
export const inFileName = (reference: string): string => reference.replaceAll(/[^\p{L}\p{N} ._-]+/gu, '-')

/**
 * Tells the user who asked for documents why they cannot be stored. Another process may be able to: each takes its turn
 * before the job has failed.
 */
export const storageFailureSaid = <T>(storing: Promise<T>): Promise<T> =>
  storing.catch((error: unknown) => {
    if (error instanceof OtherFileStore) throw new JobError(error.message, { cause: error })
    throw error instanceof FileStoreUnavailable ? new JobError(FILE_STORE_UNAVAILABLE, { cause: error }) : error
  })

/** The media type of a document. */
const typeOf = ({ extension }: Pick<MadeDocument, 'extension'>): string => {
  const kind = fileTypeOf(`x.${extension}`, '')
  return kind ? mediaTypeOf(kind) : 'text/plain'
}

/** Saves the files of all documents and then records them; if either fails none of them stays in the store. */
export async function storeAll(
  files: FileStore,
  made: readonly MadeDocument[],
  record: (stored: readonly StoredDocument[]) => Promise<void>,
): Promise<void> {
  const stored: StoredDocument[] = []
  try {
    for (const { bytes, ...document } of made) {
      const mediaType = typeOf(document)
      stored.push({ ...document, file: await storageFailureSaid(files.save([bytes], { mediaType })) })
    }
    await record(stored)
  } catch (error) {
    await files.discard(stored.map(({ file }) => file.uuid))
    throw error
  }
}
