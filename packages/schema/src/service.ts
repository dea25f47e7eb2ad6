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

/** In milliseconds, after the time to drain. A process that has not stopped by then exits with code 1. */
export const STOP_TIMEOUT = 12_000

/** A message to a process: it is to be stopped soon, and says so at `/ready` from now on. */
export const DRAIN: SupervisorMessage = 'drain'
export type SupervisorMessage = 'drain'

export interface RunningService {
  /** What the person who starts the product should read: one line each. */
  notes?: string[]
  /** Says at `/ready` that the process is to stop; resolves when it may close its ports. */
  drain?: () => Promise<void>
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
 * Runs one process, supervised or alone: starts it, sends heartbeats, and stops it on SIGINT, SIGTERM, SIGHUP or when
 * the supervisor disconnects: it drains, which it may have begun before, and closes. If `start` fails, its message is
 * written to stderr and the process exits with code 1. Resolves when it is ready, with what it has to say.
 */
export async function runService(start: () => Promise<RunningService>): Promise<string[]> {
  let running: RunningService | undefined
  let stopping = false
  const stop = async (code: number): Promise<void> => {
    if (stopping) return
    stopping = true
    await running?.drain?.()
    setTimeout(() => process.exit(1), STOP_TIMEOUT).unref()
    await running?.stop().catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  process.on('disconnect', () => void stop(0))
  process.on('message', (message) => {
    if (message === DRAIN) void running?.drain?.()
  })
  setInterval(() => send('beat'), HEARTBEAT_INTERVAL).unref()
  try {
    running = await start()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
  const notes = running.notes ?? []
  send({ notes })
  send('ready')
  return notes
}
