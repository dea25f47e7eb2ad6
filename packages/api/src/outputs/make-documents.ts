import { join } from 'node:path'
import type { Named, WhichDocuments } from './documents-of-case.ts'
import { documentsOf } from './documents-by-area.ts'
import { runLimitedProcess } from '../jobs/child-process-limits.ts'
import { headedBytes } from '../jobs/headed-bytes.ts'
import type { JobProgress } from '../jobs/jobs.table.ts'
import type { CaseDocument } from './area-documents.ts'
import type { Header, List, Wanted } from './make-document-process.ts'

// A bill of 10,000 lines needs 2 GB.
const MEMORY_BYTES = 4_000_000_000
/** For each document. */
const TIMEOUT_MS = 120_000
// The typesetting program does not give back all memory of a document.
const MAX_KEPT_BYTES = 1_000_000_000
const script = join(import.meta.dirname, 'make-document-process.ts')

/** A document, with its name as in the name of its file. */
export interface MadeDocument extends Named {
  bytes: Buffer
  /** What a reader has to know of it, in sentences, e.g. that a character could not be printed. */
  warnings: readonly string[]
}
interface Options extends WhichDocuments {
  signal?: AbortSignal
  /** A process that has more memory after a document leaves the others to a new one. */
  maxKeptBytes?: number
  /** Told before each document and after the last one. */
  report?: (progress: JobProgress) => Promise<void>
}

const failures: Readonly<Record<CaseDocument['extension'], string>> = {
  pdf: 'The documents could not be typeset',
  xlsx: 'The workbook could not be written',
  csv: 'The file could not be written',
  txt: 'The file could not be written',
}

const SILENT = 'the process that makes it ended without a message'

/** The documents that a case has, undefined until that is known, and those of them that are made. */
interface Work {
  documents?: readonly Named[]
  made: MadeDocument[]
}
const nextOf = ({ documents, made }: Work): Named | undefined => documents?.[made.length]

/**
 * Makes the documents of a frozen case, given as JSON text, one after the other, in a child process with limits, and in
 * another one what it leaves because its memory has grown. The output is deterministic. The JSON is passed on unparsed
 * because parsing megabytes here would block the event loop. Throws if one of them fails, or with an AbortError.
 */
export async function makeDocuments(area: string, frozen: string, options: Options = {}): Promise<MadeDocument[]> {
  const work: Work = { made: [] }
  while ((options.assessment || documentsOf(area)) && (!work.documents || nextOf(work))) {
    const before = work.made.length
    const why = await makeInProcess(work, frozen, options)
    const isStuck = !work.documents || (nextOf(work) && work.made.length === before)
    if (why !== undefined || isStuck) {
      const failure = failures[nextOf(work)?.extension ?? 'pdf']
      throw new Error(`${failure}: ${(why ?? SILENT).replace(/\.$/, '')}.`)
    }
  }
  return work.made
}

/** Runs one child process and enters what it makes. Returns why it failed; rejects with what `report` throws, too. */
async function makeInProcess(
  work: Work,
  frozen: string,
  { report, signal, maxKeptBytes = MAX_KEPT_BYTES, ...which }: Options,
): Promise<string | undefined> {
  const wanted: Wanted = { ...which, made: work.made.length, maxKeptBytes }
  const { code, killed, err } = await runLimitedProcess(
    script,
    async ({ stdin, stdout }) => {
      stdin.end(`${JSON.stringify(wanted)}\n${frozen}`)
      for await (const { head, bytes } of headedBytes<List | Header>(stdout)) {
        const isSaid = 'documents' in head && work.documents !== undefined
        if ('documents' in head) work.documents = head.documents
        else work.made.push({ ...(nextOf(work) as Named), warnings: head.warnings, bytes })
        if (!isSaid) await report?.(progressOf(work))
      }
    },
    { memoryBytes: MEMORY_BYTES, timeoutMs: TIMEOUT_MS, isTimedByOutput: true, isLowPriority: true, signal },
  )
  if (code === 0) return undefined
  return errorIn(err.toString()) ?? (killed ? 'it took longer, or asked for more memory, than a bill may need' : SILENT)
}

const progressOf = (work: Work): JobProgress => ({
  made: work.made.length,
  of: work.documents?.length ?? 0,
  name: nextOf(work)?.name ?? null,
})

/** The error in the JSON that the child process writes to stderr; undefined where it wrote none. */
function errorIn(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { error?: string }).error
  } catch {
    return undefined
  }
}
