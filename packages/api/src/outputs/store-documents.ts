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
    throw error instanceof OtherFileStore ? new JobError(error.message) : error
  })

/** Saves the files of all documents and then records them; if either fails none of them stays in the store. */
export async function storeAll(
  files: FileStore,
  made: readonly MadeDocument[],
  record: (stored: readonly StoredDocument[]) => Promise<void>,
): Promise<void> {
  const stored: StoredDocument[] = []
  try {
    for (const { bytes, ...document } of made)
      stored.push({ ...document, file: await storageFailureSaid(files.save([bytes])) })
    await record(stored)
  } catch (error) {
    for (const { file } of stored) await files.discard(file.uuid)
    throw error
  }
}
