import { join } from 'node:path'
import { runLimited } from '../jobs/child-process-limits.ts'

// 10,000 lines take 2 GB.
const MEMORY = 4_000_000_000,
  WITHIN = 120_000
const script = join(import.meta.dirname, 'render.ts')

export interface MadePdf {
  bytes: Buffer
  warning: string | null
}

/**
 * Makes the bill of a frozen case, given as JSON, in a child process with limits, which ends with the signal; the same case gives the
 * same bytes. The JSON goes through as it is: to read megabytes of it here would keep everyone else waiting.
 */
export async function makeBillPdf(frozen: string, { signal }: { signal?: AbortSignal } = {}): Promise<MadePdf> {
  const { code, killed, out, err } = await runLimited(script, frozen, {
    memory: MEMORY,
    within: WITHIN,
    isPatient: true,
    signal,
  }).catch((error: Error) => {
    throw error.name === 'AbortError' ? error : failed(error.message)
  })
  const said = parsed(err.toString())
  if (code !== 0)
    throw failed(
      said.error ??
        (killed
          ? 'it took longer, or asked for more memory, than a bill may need'
          : 'the typesetting process ended without a word'),
    )
  return { bytes: out, warning: said.warning ?? null }
}

const failed = (why: string): Error => new Error(`The documents could not be typeset: ${why.replace(/\.$/, '')}.`)

function parsed(text: string): { warning?: string; error?: string } {
  try {
    return JSON.parse(text) as { warning?: string; error?: string }
  } catch {
    return {}
  }
}
