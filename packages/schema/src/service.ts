// The protocol between the supervisor (scripts/supervisor.ts) and its child processes. Node only: the web app must not
// import this.

/**
 * Messages from a process to its supervisor. `hold` and `resume` suspend the heartbeat check while the event loop is
 * blocked; `notes` are lines to print once all is ready.
 */
export type ServiceMessage = 'ready' | 'beat' | 'hold' | 'resume' | { notes: string[] }

/** Milliseconds between two heartbeats, and without one before the supervisor kills the process. */
export const HEARTBEAT_INTERVAL = 1_000
export const HEARTBEAT_TIMEOUT = 8_000
/** The same while a process starts, when loading code and opening the database block the event loop. */
export const START_TIMEOUT = 60_000

/** In milliseconds. A process that has not stopped by then exits with code 1. */
export const STOP_TIMEOUT = 12_000

export interface RunningService {
  /** What the person who starts the product should read: one line each. */
  notes?: string[]
  stop: () => Promise<void>
}

const send = (message: ServiceMessage): void => {
  process.send?.(message)
}

/**
 * Suspends the supervisor's heartbeat check while `work` blocks the event loop on purpose (migrations, vacuum, backup).
 */
export async function withHeartbeatSuspended<T>(work: () => Promise<T>): Promise<T> {
  send('hold')
  try {
    return await work()
  } finally {
    send('resume')
  }
}

/**
 * Runs one supervised process: starts it, sends heartbeats, and stops it on SIGINT, SIGTERM, SIGHUP or when the
 * supervisor disconnects. If `start` fails, its message is written to stderr and the process exits with code 1.
 */
export async function runService(start: () => Promise<RunningService>): Promise<void> {
  let running: RunningService | undefined
  let stopping = false
  const stop = async (code: number): Promise<void> => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref()
    await running?.stop().catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  process.on('disconnect', () => void stop(0))
  setInterval(() => send('beat'), HEARTBEAT_INTERVAL).unref()
  try {
    running = await start()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
  send({ notes: running.notes ?? [] })
  send('ready')
}
