import { join } from 'node:path'
import { documentsOf } from './documents-by-area.ts'
import { runLimitedProcess } from '../jobs/child-process-limits.ts'
import type { CaseDocument } from './area-documents.ts'

// A bill of 10,000 lines needs 2 GB.
const MEMORY_BYTES = 4_000_000_000
const TIMEOUT_MS = 120_000
const script = join(import.meta.dirname, 'make-document-process.ts')

export interface MadeDocument {
  /** As in the name of its file. */
  name: string
  extension: CaseDocument['extension']
  bytes: Buffer
  /** What a reader has to know of it, in sentences, e.g. that a character could not be printed. */
  warnings: readonly string[]
}
interface Options {
  signal?: AbortSignal
  /** The key of the one document to make; all of the area unless it is said. */
  only?: string
}

const failures: Readonly<Record<CaseDocument['extension'], string>> = {
  pdf: 'The documents could not be typeset',
  xlsx: 'The workbook could not be written',
  csv: 'The file could not be written',
  txt: 'The file could not be written',
}

/**
 * Makes the documents of a frozen case, given as JSON text, one after the other, each in a child process with limits.
 * The output is deterministic. The JSON is passed on unparsed because parsing megabytes here would block the event
 * loop. Throws if one of them fails, or with an AbortError.
 */
export async function makeDocuments(area: string, frozen: string, options: Options = {}): Promise<MadeDocument[]> {
  const made: MadeDocument[] = []
  for (const document of documentsOf(area) ?? []) {
    if (options.only !== undefined && document.key !== options.only) continue
    const one = await makeDocument(document, frozen, options)
    if (one) made.push(one)
  }
  return made
}

/** Null where the case has no such document. */
async function makeDocument(
  { key, extension }: CaseDocument,
  frozen: string,
  { signal }: Options,
): Promise<MadeDocument | null> {
  const errorOf = (why: string): Error => new Error(`${failures[extension]}: ${why.replace(/\.$/, '')}.`)
  const { code, killed, out, err } = await runLimitedProcess(script, `${key}\n${frozen}`, {
    memoryBytes: MEMORY_BYTES,
    timeoutMs: TIMEOUT_MS,
    isLowPriority: true,
    signal,
  }).catch((error: Error) => {
    throw error.name === 'AbortError' ? error : errorOf(error.message)
  })
  const { name, warnings = [], error } = parseReport(err.toString())
  if (code === 0 && name === null) return null
  if (code !== 0 || !name)
    throw errorOf(
      error ??
        (killed
          ? 'it took longer, or asked for more memory, than a bill may need'
          : 'the process that makes it ended without a message'),
    )
  return { name, extension, bytes: out, warnings }
}

interface Report {
  name?: string | null
  warnings?: string[]
  error?: string
}
/** Parses the JSON that the child process writes to stderr. */
function parseReport(text: string): Report {
  try {
    return JSON.parse(text) as Report
  } catch {
    return {}
  }
}
