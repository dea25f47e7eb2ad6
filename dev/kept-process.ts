import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export interface KeptProcess {
  /** Such as "api 2". */
  name: string
  pid: () => number
  /** Resolves when it is ready, after a kill when it is again. */
  ready: () => Promise<void>
  /** Ends it without a warning, as a machine that loses its power does; it is started again by itself. */
  kill: () => void
  stop: () => Promise<void>
}

const root = join(import.meta.dirname, '..')
const SCRIPT = join(root, 'scripts/supervisor.ts')
/** As `npm start` sets it (`scripts/start.mjs`). */
const CACHE = { NODE_COMPILE_CACHE: join(root, '.cache/compiled') }
/** In milliseconds: `RestartSec` of systemd, if nothing else is said. */
const BEFORE_RESTART = 100
/** It is given up once it has ended so often in a row before it was ready: `StartLimitBurst`. */
const STARTS = 5

/** Starts `npm start -- COMMAND`; it ends with this process, whatever happens. `say` gets all that it writes. */
function startCommand(command: string, env: Record<string, string>, say: (text: string) => void): ChildProcess {
  const child = fork(SCRIPT, [command], {
    env: { ...CACHE, ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => say(text.toString()))
  return child
}

/**
 * Runs `npm start -- COMMAND` as an operator's service manager does: started again whenever it ends.
 * `say` gets all that it writes.
 */
export function keepProcess(
  name: string,
  command: string,
  env: Record<string, string>,
  say: (text: string) => void,
): KeptProcess {
  let child: ChildProcess
  let isStopping = false
  let failedStarts = 0
  let readiness = Promise.withResolvers<void>()
  const start = (): void => {
    const running = startCommand(command, env, (text) => say(text.replaceAll(/^(?=.)/gm, `${name}: `)))
    child = running
    running.on('message', (message) => {
      if (message !== 'ready') return
      failedStarts = 0
      readiness.resolve()
    })
    running.once('exit', (code) => {
      if (isStopping) return
      if (++failedStarts === STARTS) return readiness.reject(new Error(`${name} ended with ${code}.`))
      void setTimeout(BEFORE_RESTART).then(() => {
        if (!isStopping) start()
      })
    })
  }
  // Whoever waits for it is told; nobody has to.
  readiness.promise.catch(() => {})
  start()
  return {
    name,
    pid: () => child.pid ?? 0,
    ready: () => readiness.promise,
    kill: () => {
      readiness = Promise.withResolvers()
      readiness.promise.catch(() => {})
      child.kill('SIGKILL')
    },
    stop: async () => {
      isStopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

/** Runs a command that ends by itself. Rejects, with what it wrote, unless it exits with 0. */
export async function runCommand(command: string, env: Record<string, string>): Promise<void> {
  let said = ''
  const child = startCommand(command, env, (text) => {
    said += text
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`npm start -- ${command} ended with ${code}: ${said}`)
}
