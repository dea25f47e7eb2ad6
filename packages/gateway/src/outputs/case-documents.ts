import type { CaseFigures } from '../figures/case-figures.ts'
import type { Waiting } from '../upstream/document-pollers.ts'
import { idempotencyHeader } from '../upstream/headers.ts'
import { picked } from '../upstream/host-call.ts'
import { rowsOf } from '../upstream/list-answer.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseHead, CaseRow, DocumentsRow, OutputRow } from '../upstream/rows.ts'
import type { Call } from '../upstream/http.ts'

/** What a host tells of the generation of documents. */
interface Generation {
  /** The documents as they are now: `at` is their path, `files` those that are there, `before` what was known. */
  now: (at: string, files: OutputRow[], before: DocumentsRow) => Promise<DocumentsRow>
  /** Whether that it failed is known to the gateway alone (`createPollers`). */
  keepsFailure: () => Promise<boolean>
}

/** Our own hosts say how far a generation is, and that it failed. `call` is made after the request has ended. */
const ownGeneration = (call: Call): Generation => ({
  now: async (at, files) => ({ ...(await call<Omit<DocumentsRow, 'files'>>('GET', `${at}/state`)), files }),
  keepsFailure: async () => false,
})

/** Without a state, documents are new when a uuid is there that was not before. */
const specifiedGeneration: Generation = {
  now: async (_at, files, before) => {
    const known = new Set(before.files.map(({ uuid }) => uuid))
    return files.some(({ uuid }) => !known.has(uuid)) ? { state: 'ready', error: null, files } : before
  },
  keepsFailure: async () => true,
}

declare module '../context/context.ts' {
  interface Cases {
    documents: CaseDocuments
  }
}

export interface CaseDocuments {
  /** The documents of a case; from the poller while they are generated. */
  read: (row: CaseRow) => Promise<DocumentsRow>
  /** Starts the generation, and a poller for its end. */
  generate: (row: CaseHead, key: string | null | undefined) => Promise<void>
}

const pathOf = ({ uuid }: CaseHead): string => `client/case/${encodeURIComponent(uuid)}/output`

export function createCaseDocuments(request: RequestHosts, figures: CaseFigures): CaseDocuments {
  const { caseHost, hosts, token, laterCall } = request
  const generation = picked(caseHost, 'output_state', ownGeneration(laterCall), specifiedGeneration)
  /** How a poller asks for the documents with this viewer's token, after the request has ended. */
  const waitingFor = (row: CaseHead): Waiting => {
    const at = pathOf(row)
    return {
      token,
      poll: async (before) => generation.now(at, rowsOf<OutputRow>(await laterCall('GET', at)), before),
    }
  }
  return {
    read: async (row) => {
      const polled = hosts.pollers.answer(row.uuid, waitingFor(row))
      if (polled) return polled
      const documents = await figures.load(row, 'documents')
      // Started at another gateway, or before this one.
      if (documents.state === 'queued' || documents.state === 'running')
        hosts.pollers.start(row.uuid, documents, waitingFor(row), false)
      return documents
    },
    generate: async (row, key) => {
      const at = pathOf(row)
      const files = rowsOf<OutputRow>(await request.readCase(at))
      await caseHost.call('POST', at, {}, idempotencyHeader(key))
      const keepsFailure = await generation.keepsFailure()
      hosts.pollers.start(row.uuid, { state: 'queued', error: null, files }, waitingFor(row), keepsFailure)
    },
  }
}
