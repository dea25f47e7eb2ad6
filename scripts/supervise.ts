import { fork, type ChildProcess } from 'node:child_process'
import { HEARTBEAT_TIMEOUT, START_TIMEOUT, STOP_TIMEOUT, type ServiceMessage } from '../packages/schema/src/service.ts'

/** How many restarts of a process within a minute are taken for mishaps. */
export const RESTARTS_A_MINUTE = 5
const MINUTE = 60_000
const BACKOFF = [0, 250, 500, 1_000, 2_000]

export interface SupervisedProcess {
  pid: () => number | undefined
  /** Resolves with what the process has to say to the person who starts it, one line each. */
  ready: Promise<string[]>
  stop: () => Promise<void>
}

interface Options {
  name: string
  script: string
  env?: NodeJS.ProcessEnv
  /** Milliseconds without a heartbeat after which a process is killed, while it starts and afterwards. */
  patience?: { start: number; running: number }
  say: (line: string) => void
  giveUp: (reason: string) => void
}

/** Kills a process that sends no heartbeat within the time allowed after the last one. */
function heartbeatWatch(name: string, say: (line: string) => void) {
  let watch: NodeJS.Timeout | undefined
  const pause = (): void => clearTimeout(watch)
  return {
    pause,
    expect: (running: ChildProcess, within: number): void => {
      pause()
      watch = setTimeout(() => {
        say(`${name} has not answered for ${within / 1_000} seconds: restarting it.`)
        running.kill('SIGKILL')
      }, within)
    },
  }
}

/** Counts restarts: `next` notes one, and returns how many there were within the last minute. */
function restartCounter(): { next: () => number } {
  const restarts: number[] = []
  return {
    next: () => {
      const now = Date.now()
      restarts.push(now)
      return restarts.filter((at) => now - at < MINUTE).length
    },
  }
}

/**
 * Supervises one process: restarts it with backoff when it exits, kills and restarts it when its heartbeat stops, and
 * calls `giveUp` after five restarts within a minute. `ready` rejects if the first start fails.
 */
export function supervise({
  name,
  script,
  env = process.env,
  patience = { start: START_TIMEOUT, running: HEARTBEAT_TIMEOUT },
  say,
  giveUp,
}: Options): SupervisedProcess {
  const restarts = restartCounter()
  let child: ChildProcess | undefined
  let stopping = false
  let notes: string[] = []
  let wasReady = false
  const heartbeat = heartbeatWatch(name, say)
  const first = Promise.withResolvers<string[]>()

  const start = (): void => {
    const running = fork(script, [], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    let isReady = false
    child = running
    // A start is watched as well: a process that hangs before it is ready would otherwise be missing for good.
    heartbeat.expect(running, patience.start)
    running.on('message', (message: ServiceMessage) => {
      if (typeof message === 'object') notes = message.notes
      if (message === 'ready') {
        isReady = true
        if (wasReady) say(`${name} is ready again.`)
        wasReady = true
        first.resolve(notes)
      }
      if (message === 'hold') return heartbeat.pause()
      if (!stopping) heartbeat.expect(running, isReady ? patience.running : patience.start)
    })
    running.on('exit', (code, signal) => {
      heartbeat.pause()
      if (stopping) return
      if (!wasReady) return first.reject(new Error(`${name} could not start.`))
      const recent = restarts.next()
      if (recent > RESTARTS_A_MINUTE)
        return giveUp(
          `${name} ended ${recent} times in a minute. Nothing acknowledged is lost; the lines above say what went wrong.`,
        )
      say(`${name} ended (${signal ?? `code ${code}`}): starting it again.`)
      setTimeout(
        () => {
          if (!stopping) start()
        },
        BACKOFF[Math.min(recent - 1, BACKOFF.length - 1)],
      )
    })
  }

  const stop = (): Promise<void> => {
    stopping = true
    heartbeat.pause()
    return stopChild(child)
  }

  start()
  return { pid: () => child?.pid, ready: first.promise, stop }
}

/** Stops a child by SIGTERM, and by SIGKILL if it takes longer than a service may. Resolves when it has exited. */
function stopChild(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT + 1_000)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
