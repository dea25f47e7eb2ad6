import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import type { ServiceMessage } from '../../packages/schema/src/service.ts'

export interface WatchedService {
  /** Resolves with what the process has to say to the person who starts it; rejects if its first start fails. */
  started: Promise<string[]>
  /** Resolves when the process can be asked: true, or false where it failed and waits for a change. */
  settled: () => Promise<boolean>
  /** Starts the process anew with the files as they are now; several changes at once start it once. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

interface Options {
  name: string
  /** The path of its script. */
  script: string
  env: NodeJS.ProcessEnv
  /** Options of Node, such as `--inspect=9230`. */
  execArgv?: readonly string[]
  say: (line: string) => void
}

/**
 * Runs one process of `npm run dev`. Where it ends by itself, which a broken file makes it do, it waits for the next
 * change: the lines above say what is wrong, and trying again would say it again.
 */
export function watchedService({ name, script, env, execArgv = [], say }: Options): WatchedService {
  const started = Promise.withResolvers<string[]>()
  let child: ChildProcess | undefined
  let wasReady = false
  let isStopping = false
  let settled = Promise.resolve(false)
  let restarting: Promise<void> | undefined

  const start = (): void => {
    const running = fork(script, [], { env, execArgv: [...execArgv], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    let notes: string[] = []
    child = running
    settled = new Promise<boolean>((resolve) => {
      running.on('message', (message: ServiceMessage) => {
        if (typeof message === 'object') notes = message.notes
        if (message !== 'ready') return
        if (wasReady) say(`${name} is ready again.`)
        wasReady = true
        started.resolve(notes)
        resolve(true)
      })
      running.once('exit', (code, signal) => {
        resolve(false)
        if (child !== running || isStopping) return
        child = undefined
        settled = Promise.resolve(false)
        if (!wasReady) return started.reject(new Error(`${name} could not start.`))
        say(`${name} ended (${signal ?? `code ${code}`}): the lines above say why. It starts again at the next change.`)
      })
    })
  }
  const end = async (): Promise<void> => {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    running.kill('SIGTERM')
    await once(running, 'exit')
  }

  start()
  return {
    started: started.promise,
    settled: async () => {
      await restarting
      return settled
    },
    restart: () => {
      restarting ??= end().then(() => {
        restarting = undefined
        if (!isStopping) start()
      })
      return restarting
    },
    stop: async () => {
      isStopping = true
      await end()
    },
  }
}
