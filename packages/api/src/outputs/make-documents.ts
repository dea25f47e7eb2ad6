import { join } from 'node:path'
import { documentsOf } from './documents-by-area.ts'
import { runLimitedProcess } from '../jobs/child-process-limits.ts'
import type { JobProgress } from '../jobs/jobs.table.ts'
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
  /** Told before each document and after the last one; not where one alone is made. */
  report?: (progress: JobProgress) => Promise<void>
}

const failures: Readonly<Record<CaseDocument['extension'], string>> = {
  pdf: 'The documents could not be typeset',
  xlsx: 'The workbook could not be written',
  csv: 'The file could not be written',
  txt: 'The file could not be written',
}

const NAMES = 'The documents could not be made'

/**
 * Makes the documents of a frozen case, given as JSON text, one after the other, each in a child process with limits.
 * The output is deterministic. The JSON is passed on unparsed because parsing megabytes here would block the event
 * loop. Throws if one of them fails, or with an AbortError.
 */
export async function makeDocuments(area: string, frozen: string, options: Options = {}): Promise<MadeDocument[]> {
  const { only, report } = options
  const all = documentsOf(area) ?? []
  const names = only === undefined ? await namesOf(frozen, options) : {}
  const wanted = all.filter(({ key }) => (only === undefined ? names[key] != null : key === only))
  const made: MadeDocument[] = []
  for (const document of wanted) {
    await report?.({ made: made.length, of: wanted.length, name: names[document.key] ?? null })
    const one = await makeDocument(document, frozen, options)
    if (one) made.push(one)
  }
  await report?.({ made: made.length, of: wanted.length, name: null })
  return made
}

/** The names of the documents of a case by their keys: null for one that it does not have. */
async function namesOf(frozen: string, options: Options): Promise<Readonly<Record<string, string | null>>> {
  const { report } = await run('', frozen, NAMES, options)
  return report.names ?? {}
}

/** Null where the case has no such document. */
async function makeDocument(
  { key, extension }: CaseDocument,
  frozen: string,
  options: Options,
): Promise<MadeDocument | null> {
  const {
    out,
    report: { name, warnings = [] },
  } = await run(key, frozen, failures[extension], options)
  return name == null ? null : { name, extension, bytes: out, warnings }
}

/** Runs the child process. Throws with its error after what could not be done, or with an AbortError. */
async function run(key: string, frozen: string, failure: string, { signal }: Options) {
  const errorOf = (why: string): Error => new Error(`${failure}: ${why.replace(/\.$/, '')}.`)
  const { code, killed, out, err } = await runLimitedProcess(script, `${key}\n${frozen}`, {
    memoryBytes: MEMORY_BYTES,
    timeoutMs: TIMEOUT_MS,
    isLowPriority: true,
    signal,
  }).catch((error: Error) => {
    throw error.name === 'AbortError' ? error : errorOf(error.message)
  })
  const report = parseReport(err.toString())
  if (code === 0 && report !== undefined) return { out, report }
  throw errorOf(
    report?.error ??
      (killed
        ? 'it took longer, or asked for more memory, than a bill may need'
        : 'the process that makes it ended without a message'),
  )
}

/** What the child process says of a document, or the names of all. */
interface Report {
  name?: string | null
  names?: Record<string, string | null>
  warnings?: string[]
  error?: string
}
/** Parses the JSON that the child process writes to stderr; undefined where it wrote none. */
function parseReport(text: string): Report | undefined {
  try {
    return JSON.parse(text) as Report
  } catch {
    return undefined
  }
}
