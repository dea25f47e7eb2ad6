import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

const NICE = '/usr/bin/nice',
  PRLIMIT = '/usr/bin/prlimit'

/**
 * What a child may need: bytes of data (a limit of address space would count what Node reserves and never uses), milliseconds, and of its
 * memory what may be JavaScript's, in megabytes; with `isPatient` other people's requests come first.
 */
export interface Limits {
  memory: number
  within: number
  heap?: number
  isPatient?: boolean
  signal?: AbortSignal | undefined
}
/** How a child ended: its exit code, or the signal that ended it, and what it has written. */
export interface Ended {
  code: number | null
  killed: NodeJS.Signals | null
  out: Buffer
  err: Buffer
}

/** What a child is started with, where the system has it. */
function command(script: string, { memory, heap, isPatient }: Limits): [string, string[]] {
  const limits = [
    ...(isPatient && existsSync(NICE) ? [NICE, '-n', '10'] : []),
    ...(existsSync(PRLIMIT) ? [PRLIMIT, `--data=${memory}`] : []),
  ]
  const [program = process.execPath, ...args] = [
    ...limits,
    process.execPath,
    ...(heap ? [`--max-old-space-size=${heap}`] : []),
    script,
  ]
  return [program, args]
}

/**
 * Runs a script in a process of its own that has its input and nothing else: no database, no network, nothing secret in its environment.
 * What is made to hurt ends the child and not the API. Rejects where it cannot be started, and with the signal's AbortError.
 */
export function runLimited(script: string, input: Buffer | string, limits: Limits): Promise<Ended> {
  const [program, args] = command(script, limits),
    compiled = getCompileCacheDir(),
    { within, signal } = limits
  return new Promise((resolve, reject) => {
    // It begins sooner with what an earlier one has compiled; Node puts a folder of its own version below the one it is told.
    const child = spawn(program, args, {
      env: { ...(compiled && { NODE_COMPILE_CACHE: dirname(compiled) }) },
      timeout: within,
      killSignal: 'SIGKILL',
      ...(signal && { signal }),
    })
    const out: Buffer[] = [],
      err: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
    child.stdin.on('error', () => {}) // a child that has ended reads no further
    child.on('error', reject)
    child.on('close', (code, killed) => resolve({ code, killed, out: Buffer.concat(out), err: Buffer.concat(err) }))
    child.stdin.end(input)
  })
}
