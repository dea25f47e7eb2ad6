import { join } from 'node:path'
import { createLimit } from '@costdraft/schema/shares.ts'
import { runLimitedProcess } from '../../jobs/child-process-limits.ts'
import { ledgerFileHttpError } from '../../ledger/read-ledger.ts'
import type { ListedRead } from './listed-read.ts'

const LIMITS = { memoryBytes: 2_500_000_000, heapMegabytes: 1_536, timeoutMs: 45_000 }
const TOO_LONG =
  'Reading this workbook took too long, perhaps because many are being read. Try again; nothing was entered.'
const TOO_MUCH = 'This workbook cannot be read: it asks for more than that of a bill may need.'
const script = join(import.meta.dirname, 'read-workbook-process.ts')

/** The workbooks that are read at once; each may ask for all the memory of its process. */
const inOrder = createLimit(1)

/** A workbook, and the snapshot of the case to which it comes back as JSON text (`readFrozenJson`). */
export interface WorkbookToRead {
  bytes: Buffer
  frozen: string
}
/** Reads a workbook back, here or elsewhere. Throws an HttpError if it is refused, and an AbortError. */
export type ReadWorkbook = (asked: WorkbookToRead, signal?: AbortSignal) => Promise<ListedRead>

/** What the child process is given: a line of JSON with the size of the snapshot, the snapshot, the workbook. */
export function workbookInput({ bytes, frozen }: WorkbookToRead): Buffer {
  const json = Buffer.from(frozen)
  return Buffer.concat([Buffer.from(`${JSON.stringify({ frozen: json.length })}\n`), json, bytes])
}

function parsed(text: string): { file?: ListedRead; refused?: string } | undefined {
  try {
    return JSON.parse(text) as { file?: ListedRead; refused?: string }
  } catch {
    return undefined
  }
}

/**
 * Reads what `workbookInput` makes in a child process with limits, as a ledger is read. Throws a 422 HttpError if it is
 * refused, and an AbortError when the signal is aborted.
 */
export async function readWorkbookInput(input: Buffer, signal?: AbortSignal): Promise<ListedRead> {
  const { out, killed } = await inOrder(() => runLimitedProcess(script, input, { ...LIMITS, signal }))
  // A busy machine may be why; one that asks for too much ends by itself.
  if (killed === 'SIGKILL') throw ledgerFileHttpError(TOO_LONG)
  const answer = parsed(out.toString())
  if (!answer?.file) throw ledgerFileHttpError(answer?.refused ?? TOO_MUCH)
  return answer.file
}

/** Reads a workbook back in a child process of this one. */
export const readWorkbook: ReadWorkbook = (asked, signal) => readWorkbookInput(workbookInput(asked), signal)
