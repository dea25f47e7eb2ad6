// The contract between the supervisor and the processes it keeps (node only: its own entry, the web never sees it).

/** What a process of the house tells its supervisor. `hold` suspends the heartbeat around work that blocks the loop. */
export type ServiceMessage = 'ready' | 'beat' | 'hold' | 'resume'

/** How often a process says it is alive, and how long its supervisor waits for that, in milliseconds. */
export const BEAT_EVERY = 1_000
export const BEAT_MISSED = 8_000

/** The longest a process takes to stop after it is asked to, in milliseconds. */
export const STOP_WITHIN = 12_000

export interface Running {
  stop: () => Promise<void>
}

const tell = (message: ServiceMessage): void => {
  process.send?.(message)
}

/** Suspends the supervisor's watch while `work` blocks the event loop on purpose (migrations, vacuum, backup). */
export async function held<T>(work: () => Promise<T>): Promise<T> {
  tell('hold')
  try {
    return await work()
  } finally {
    tell('resume')
  }
}

/**
 * Runs one process of the house: starts it, beats, and stops it once on SIGINT, SIGTERM, SIGHUP or when the supervisor is gone.
 * A failure to start is said in one sentence and ends the process with code 1.
 */
export async function runService(start: () => Promise<Running>): Promise<void> {
  let running: Running | undefined
  let stopping = false
  const stop = async (code: number): Promise<void> => {
    if (stopping) return
    stopping = true
    setTimeout(() => process.exit(1), STOP_WITHIN).unref()
    await running?.stop().catch((error: unknown) => process.stderr.write(`${String(error)}\n`))
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  process.on('disconnect', () => void stop(0))
  try {
    running = await start()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
  tell('ready')
  setInterval(() => tell('beat'), BEAT_EVERY).unref()
}
