import type { Call } from '../upstream/http.ts'
import type { DocumentsRow, OutputRow } from '../upstream/rows.ts'

/** What a host tells of the generation of documents. */
export interface Generation {
  /** The documents as they are now: `at` is their path, `files` those that are there, `before` what was known. */
  now: (at: string, files: OutputRow[], before: DocumentsRow) => Promise<DocumentsRow>
  /** Whether that it failed is known to the gateway alone (`createPollers`). */
  keepsFailure: () => Promise<boolean>
}

/** Our own hosts say how far a generation is, and that it failed. `call` is made after the request has ended. */
export const ownGeneration = (call: Call): Generation => ({
  now: async (at, files) => ({ ...(await call<Omit<DocumentsRow, 'files'>>('GET', `${at}/state`)), files }),
  keepsFailure: async () => false,
})

/** Without a state, documents are new when a uuid is there that was not before. */
export const specifiedGeneration: Generation = {
  now: async (_at, files, before) => {
    const known = new Set(before.files.map(({ uuid }) => uuid))
    return files.some(({ uuid }) => !known.has(uuid)) ? { state: 'ready', error: null, files } : before
  },
  keepsFailure: async () => true,
}
