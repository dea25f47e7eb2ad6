import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { existsSync } from 'node:fs'
import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

const NICE = '/usr/bin/nice'
/** A third of the share of a process that answers requests: a busy machine goes on making documents. */
const LOW_PRIORITY = '5'
const PRLIMIT = '/usr/bin/prlimit'

/** Resource limits of a child process. */
export interface ProcessLimits {
  /** Limit of the data segment. The address space is not limited, because Node reserves far more than it uses. */
  memoryBytes: number
  timeoutMs: number
  /** Whether the time is that without output instead of all. */
  isTimedByOutput?: boolean
  /** Limit of the JavaScript heap. */
  heapMegabytes?: number
  /** Runs the process at lower CPU priority, so that requests are served first. */
  isLowPriority?: boolean
  signal?: AbortSignal | undefined
}
/** The exit code of a child process, or the signal that killed it, and its complete output. */
export interface ProcessResult {
  code: number | null
  killed: NodeJS.Signals | null
  /** Empty where it was read in a conversation. */
  out: Buffer
  err: Buffer
}

/** Speaks with a child process while it runs, and resolves when there is no more to say. */
type Conversation = (child: Pick<ChildProcessWithoutNullStreams, 'stdin' | 'stdout'>) => Promise<void>

/** The command line; `nice` and `prlimit` are used where the system has them. */
function command(script: string, { memoryBytes, heapMegabytes, isLowPriority }: ProcessLimits): [string, string[]] {
  const wrappers = [
    ...(isLowPriority && existsSync(NICE) ? [NICE, '-n', LOW_PRIORITY] : []),
    ...(existsSync(PRLIMIT) ? [PRLIMIT, `--data=${memoryBytes}`] : []),
  ]
  const [program = process.execPath, ...args] = [
    ...wrappers,
    process.execPath,
    ...(heapMegabytes ? [`--max-old-space-size=${heapMegabytes}`] : []),
    script,
  ]
  return [program, args]
}

/**
 * Runs a script in a child process, with `input` on stdin and no secrets in its environment. A malicious input can
 * exhaust the limits of the child but not of the API. A function as `input` is given the streams of the child, to
 * answer what it asks; if it throws the child is killed. Rejects if the process cannot be started, with what `input`
 * threw, or with an AbortError when the signal is aborted.
 */
export function runLimitedProcess(
  script: string,
  input: Buffer | string | Conversation,
  limits: ProcessLimits,
): Promise<ProcessResult> {
  const [program, args] = command(script, limits)
  const compileCache = getCompileCacheDir()
  const { timeoutMs, isTimedByOutput = false, signal } = limits
  return new Promise((resolve, reject) => {
    // Shares the compile cache for a faster start. Node appends a folder for its version to the given path, hence the
    // parent folder.
    const child = spawn(program, args, {
      env: { ...(compileCache && { NODE_COMPILE_CACHE: dirname(compileCache) }) },
      killSignal: 'SIGKILL',
      ...(signal && { signal }),
    })
    const out: Buffer[] = []
    const err: Buffer[] = []
    const inTime = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
    if (isTimedByOutput) child.stdout.on('data', () => inTime.refresh())
    if (typeof input !== 'function') child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
    child.stdin.on('error', () => {}) // EPIPE: the child exited before reading all input
    child.on('error', (error) => {
      clearTimeout(inTime)
      reject(error)
    })
    const isOver = typeof input === 'function' ? input(child) : Promise.resolve(void child.stdin.end(input))
    child.on('close', (code, killed) => {
      clearTimeout(inTime)
      // What the child said last may still be on its way through the conversation.
      void isOver.then(() => resolve({ code, killed, out: Buffer.concat(out), err: Buffer.concat(err) }), reject)
    })
    isOver.then(
      () => child.stdin.end(),
      (error: Error) => {
        child.kill('SIGKILL')
        reject(error)
      },
    )
  })
}
