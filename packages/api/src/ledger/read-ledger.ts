import { join } from 'node:path'
import { HttpError } from '../http/errors.ts'
import { runLimited } from '../jobs/child-process-limits.ts'
import type { GridRow } from './grid.ts'

const MEMORY = 1_500_000_000,
  HEAP = 512,
  WITHIN = 30_000
const script = join(import.meta.dirname, 'reader.ts')

/** Reads a ledger in a child process with limits: a file made to hurt ends the child and not the API. */
export async function readLedger(bytes: Buffer): Promise<GridRow[]> {
  const answer = parsed(
    (await runLimited(script, bytes, { memory: MEMORY, heap: HEAP, within: WITHIN })).out.toString(),
  )
  if (!answer?.rows)
    throw refusedFile(answer?.refused ?? 'This file cannot be read: it asks for more than a ledger may need.')
  return answer.rows
}

/** The screen shows the sentence itself, as an alert. */
export const refusedFile = (sentence: string): HttpError => new HttpError(422, sentence, { file: sentence })

function parsed(text: string): { rows?: GridRow[]; refused?: string } | undefined {
  try {
    return JSON.parse(text) as { rows?: GridRow[]; refused?: string }
  } catch {
    return undefined
  }
}
