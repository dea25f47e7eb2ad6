import { join } from 'node:path'
import { createLimit } from '@costdraft/schema/shares.ts'
import { HttpError } from '../errors/errors.ts'
import { runLimitedProcess } from '../jobs/child-process-limits.ts'
import type { LedgerFile } from './ledger-grid.ts'

const MEMORY_BYTES = 1_500_000_000
const HEAP_MEGABYTES = 512
const TIMEOUT_MS = 30_000
const TOO_LONG =
  'Reading this file took too long, perhaps because many are being read. Try again; if it happens again, split the file.'
const script = join(import.meta.dirname, 'read-ledger-process.ts')

/** The files that are read at once; each may ask for all the memory of its process. */
const inOrder = createLimit(2)

export interface ReadingOptions {
  /** The sheet of a workbook; null for the one that reads as a ledger. */
  sheet?: string | null
  signal?: AbortSignal | undefined
  timeoutMs?: number
}

/** Reads a ledger, here or elsewhere. Throws an HttpError if it cannot be read, and an AbortError. */
export type ReadLedger = (bytes: Buffer, options?: Omit<ReadingOptions, 'timeoutMs'>) => Promise<LedgerFile>

/**
 * Parses a ledger in a child process with limits, so that a malicious file cannot bring down the API, nor many of them.
 * Somebody waits for it: it gives way to nothing.
 * Throws a 422 HttpError if it cannot be read, and an AbortError when the signal is aborted.
 */
export async function readLedger(
  bytes: Buffer,
  { sheet = null, signal, timeoutMs = TIMEOUT_MS }: ReadingOptions = {},
): Promise<LedgerFile> {
  const limits = {
    memoryBytes: MEMORY_BYTES,
    heapMegabytes: HEAP_MEGABYTES,
    timeoutMs,
    signal,
  }
  const input = Buffer.concat([Buffer.from(`${JSON.stringify({ sheet })}\n`), bytes])
  const { out, killed } = await inOrder(() => runLimitedProcess(script, input, limits))
  // A busy machine may be why; one that asks for too much ends by itself.
  if (killed === 'SIGKILL') throw ledgerFileHttpError(TOO_LONG)
  const answer = parsed(out.toString())
  if (!answer?.file)
    throw ledgerFileHttpError(answer?.refused ?? 'This file cannot be read: it asks for more than a ledger may need.')
  return answer.file
}

/** The HTTP error for a ledger file that cannot be read; the screen shows the message as an alert. */
export const ledgerFileHttpError = (message: string): HttpError => new HttpError(422, message, { file: message })

function parsed(text: string): { file?: LedgerFile; refused?: string } | undefined {
  try {
    return JSON.parse(text) as { file?: LedgerFile; refused?: string }
  } catch {
    return undefined
  }
}
