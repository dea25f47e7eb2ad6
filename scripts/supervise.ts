import { fork, type ChildProcess } from 'node:child_process'
import {
  DRAIN,
  HEARTBEAT_TIMEOUT,
  START_TIMEOUT,
  STOP_TIMEOUT,
  type ServiceMessage,
} from '../packages/schema/src/service.ts'
import { restartWaits, type Restart } from './restart-waits.ts'

export interface SupervisedProcess {
  pid: () => number | undefined
  /** The process as it runs now, which a restart replaces. */
  child: () => ChildProcess | undefined
  /** Resolves with what the process has to say to the person who starts it, one line each. */
  ready: Promise<string[]>
  /** Lets it say that it is to stop; it still serves. */
  drain: () => void
  stop: () => Promise<void>
}

interface Options {
  name: string
  script: string
  args?: readonly string[]
  /** For how long it says that it is to stop before it does, which is beside the time that it has to stop. */
  drainSeconds?: number
  env?: NodeJS.ProcessEnv
  /** Milliseconds without a heartbeat after which a process is killed, while it starts and afterwards. */
  patience?: { start: number; running: number }
  say: (line: string) => void
  /** In milliseconds. */
  now?: () => number
  later?: (work: () => void, milliseconds: number) => void
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

/** What is said of a process that ended: why, and where that is not at once, when it starts again. */
function endOf(name: string, why: string, { recent, wait, isLong }: Restart): string {
  if (!isLong) return `${name} ended (${why}): starting it again.`
  const often = recent > 1 ? `${recent} times in a minute` : 'again'
  return (
    `${name} ended ${often} (${why}): starting it again in ${wait / 1_000} seconds. ` +
    'Nothing acknowledged is lost; the lines above say what went wrong.'
  )
}

/** What the first start of a process came to, on which whoever starts the product waits. */
function firstStart(name: string, say: (line: string) => void) {
  const first = Promise.withResolvers<string[]>()
  let wasReady = false
  return {
    ready: first.promise,
    isReady: (notes: string[]): void => {
      if (wasReady) say(`${name} is ready again.`)
      wasReady = true
      first.resolve(notes)
    },
    /** Asked when the process has ended: true if it never was ready. */
    hasFailed: (): boolean => {
      if (!wasReady) first.reject(new Error(`${name} could not start.`))
      return !wasReady
    },
  }
}

/**
 * Supervises one process: restarts it when it exits, kills and restarts it when its heartbeat stops, and waits longer
 * before each restart once there were five within a minute (`restart-waits.ts`). It never gives up a process that was
 * ready once: the others go on, and what failed may come back. `ready` rejects if the first start fails.
 */
export function supervise({
  name,
  script,
  args = [],
  drainSeconds = 0,
  env = process.env,
  patience = { start: START_TIMEOUT, running: HEARTBEAT_TIMEOUT },
  say,
  now = Date.now,
  later = (work, milliseconds) => void setTimeout(work, milliseconds),
}: Options): SupervisedProcess {
  const restarts = restartWaits(now)
  let child: ChildProcess | undefined
  let stopping = false
  let notes: string[] = []
  const heartbeat = heartbeatWatch(name, say)
  const first = firstStart(name, say)

  const start = (): void => {
    const running = fork(script, args, { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    let isReady = false
    let [readyAt, heardAt] = [now(), now()]
    child = running
    // A start is watched as well: a process that hangs before it is ready would otherwise be missing for good.
    heartbeat.expect(running, patience.start)
    running.on('message', (message: ServiceMessage) => {
      heardAt = now()
      if (typeof message === 'object' && 'notes' in message) notes = message.notes
      if (message === 'ready') {
        isReady = true
        readyAt = heardAt
        first.isReady(notes)
      }
      if (message === 'hold') return heartbeat.pause()
      if (!stopping) heartbeat.expect(running, isReady ? patience.running : patience.start)
    })
    running.on('exit', (code, signal) => {
      heartbeat.pause()
      if (stopping || first.hasFailed()) return
      const restart = restarts.next(isReady ? heardAt - readyAt : 0)
      say(endOf(name, signal ?? `code ${code}`, restart))
      later(() => {
        if (!stopping) start()
      }, restart.wait)
    })
  }

  start()
  return {
    pid: () => child?.pid,
    child: () => child,
    ready: first.ready,
    drain: () => {
      stopping = true
      tellToDrain(child)
    },
    stop: () => {
      stopping = true
      heartbeat.pause()
      return stopChild(child, drainSeconds * 1_000 + STOP_TIMEOUT + 1_000)
    },
  }
}

/** It may have ended, or be about to: then there is nobody to tell. */
function tellToDrain(child: ChildProcess | undefined): void {
  if (child?.connected) child.send(DRAIN, () => {})
}

/** Stops a child by SIGTERM, and by SIGKILL after `patience` milliseconds. Resolves when it has exited. */
function stopChild(child: ChildProcess | undefined, patience: number): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const force = setTimeout(() => child.kill('SIGKILL'), patience)
    child.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    child.kill('SIGTERM')
  })
}
