import { join } from 'node:path'
import { runLimitedProcess } from '../jobs/child-process-limits.ts'

// A bill of 10,000 lines needs 2 GB.
const MEMORY_BYTES = 4_000_000_000,
  TIMEOUT_MS = 120_000
const script = join(import.meta.dirname, 'make-pdf-process.ts')

export interface MadePdf {
  bytes: Buffer
  /** A non-fatal problem, e.g. that the document is not PDF/A. */
  warning: string | null
}

/**
 * Generates the bill of a frozen case, given as JSON text, in a child process with limits. The output is deterministic. The JSON is passed
 * on unparsed because parsing megabytes here would block the event loop. Throws if typesetting fails, or with an AbortError.
 */
export async function makeBillPdf(frozen: string, { signal }: { signal?: AbortSignal } = {}): Promise<MadePdf> {
  const { code, killed, out, err } = await runLimitedProcess(script, frozen, {
    memoryBytes: MEMORY_BYTES,
    timeoutMs: TIMEOUT_MS,
    isLowPriority: true,
    signal,
  }).catch((error: Error) => {
    throw error.name === 'AbortError' ? error : typesettingError(error.message)
  })
  const report = parseReport(err.toString())
  if (code !== 0)
    throw typesettingError(
      report.error ??
        (killed
          ? 'it took longer, or asked for more memory, than a bill may need'
          : 'the typesetting process ended without a message'),
    )
  return { bytes: out, warning: report.warning ?? null }
}

const typesettingError = (why: string): Error =>
  new Error(`The documents could not be typeset: ${why.replace(/\.$/, '')}.`)

/** Parses the JSON that the child process writes to stderr. */
function parseReport(text: string): { warning?: string; error?: string } {
  try {
    return JSON.parse(text) as { warning?: string; error?: string }
  } catch {
    return {}
  }
}
