import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

// Of data: a limit of address space would count what Node and the engine reserve and never use. 10,000 lines take 2 GB.
const MEMORY = 4_000_000_000, WITHIN = 120_000
const NICE = '/usr/bin/nice', PRLIMIT = '/usr/bin/prlimit'
const script = join(import.meta.dirname, 'render.ts')

export interface MadePdf { bytes: Buffer; warning: string | null }

/** What the child is started with, where the system has it: people's requests first, and no more memory than the largest bill needs. */
function command(): [string, string[]] {
  const limits = [...(existsSync(NICE) ? [NICE, '-n', '10'] : []), ...(existsSync(PRLIMIT) ? [PRLIMIT, `--data=${MEMORY}`] : [])]
  const [program = process.execPath, ...args] = [...limits, process.execPath, script]
  return [program, args]
}

/**
 * Makes the bill of a frozen case, given as JSON, in a child process with limits, which ends with the signal; the same case gives the
 * same bytes. The JSON goes through as it is: to read megabytes of it here would keep everyone else waiting.
 */
export function makeBillPdf(frozen: string, { signal }: { signal?: AbortSignal } = {}): Promise<MadePdf> {
  const [program, args] = command()
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], env: { PATH: process.env['PATH'] }, timeout: WITHIN, killSignal: 'SIGKILL', ...(signal && { signal }) })
    const out: Buffer[] = [], err: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
    child.stdin.on('error', () => {}) // a child that has ended reads no further
    child.on('error', (error) => reject(error.name === 'AbortError' ? error : failed(error.message)))
    child.on('close', (code, killed) => {
      const said = parsed(Buffer.concat(err).toString())
      if (code === 0) resolve({ bytes: Buffer.concat(out), warning: said.warning ?? null })
      else reject(failed(said.error ?? (killed ? 'it took longer, or asked for more memory, than a bill may need' : 'the typesetting process ended without a word')))
    })
    child.stdin.end(frozen)
  })
}

const failed = (why: string): Error => new Error(`The documents could not be typeset: ${why.replace(/\.$/, '')}.`)

function parsed(text: string): { warning?: string; error?: string } {
  try { return JSON.parse(text) as { warning?: string; error?: string } } catch { return {} }
}
