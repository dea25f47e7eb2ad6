import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { HttpError } from '../errors.ts'
import type { GridRow } from './grid.ts'

const MEMORY = 1_500_000_000, WITHIN = 30_000
const PRLIMIT = '/usr/bin/prlimit'
const script = join(import.meta.dirname, 'reader.ts')

/** What a child is started with: no more memory than a ledger needs, where the system can say so. */
const command = (): [string, string[]] => existsSync(PRLIMIT)
  ? [PRLIMIT, [`--data=${MEMORY}`, process.execPath, '--max-old-space-size=512', script]]
  : [process.execPath, ['--max-old-space-size=512', script]]

/** Reads a ledger in a child process with limits: a file made to hurt ends the child and not the API. */
export function readLedger(bytes: Buffer): Promise<GridRow[]> {
  const [program, args] = command()
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'ignore'], env: {}, timeout: WITHIN, killSignal: 'SIGKILL' })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stdin.on('error', () => {}) // a child that has refused the file reads no further
    child.on('error', reject)
    child.on('close', () => {
      const answer = parsed(Buffer.concat(chunks).toString())
      if (answer?.rows) resolve(answer.rows)
      else reject(refusedFile(answer?.refused ?? 'This file cannot be read: it asks for more than a ledger may need.'))
    })
    child.stdin.end(bytes)
  })
}

/** The screen shows the sentence itself, as an alert. */
export const refusedFile = (sentence: string): HttpError => new HttpError(422, sentence, { file: sentence })

function parsed(text: string): { rows?: GridRow[]; refused?: string } | undefined {
  try { return JSON.parse(text) as { rows?: GridRow[]; refused?: string } } catch { return undefined }
}
