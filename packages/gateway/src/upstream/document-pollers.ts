import type { DocumentsRow } from './rows.ts'

/** Runs a function every `ms` milliseconds until the returned function is called. */
export interface Timer {
  every: (ms: number, run: () => void) => () => void
}
export const systemTimer: Timer = {
  every: (ms, run) => {
    const timer = setInterval(run, ms).unref()
    return () => clearInterval(timer)
  },
}

/** In milliseconds: between two polls, and until generation counts as failed. */
const INTERVAL = 10_000
const MAX_AGE = 900_000
/** How many cases are polled at once, and how many waiting viewers of a case are remembered. */
const MAX_POLLERS = 1_000
const MAX_WAITING = 20
const EXPIRED: Pick<DocumentsRow, 'state' | 'error'> = {
  state: 'failed',
  error: 'The documents were not made within 15 minutes. Generate them again.',
}

/** A viewer who waits for documents: their token, and how to ask the host with it. */
export interface Waiting {
  token: string
  /** What is there now; `before` is what was known, with the earlier documents. */
  poll: (before: DocumentsRow) => Promise<DocumentsRow>
}
interface Poller {
  waiting: Map<string, Waiting>
  answer: DocumentsRow
  endsAt: number
  isPolling: boolean
  keepsFailure: boolean
  stop: () => void
}

export interface Pollers {
  /**
   * Starts to poll for the documents of a case, unless that is being done. `answer` is what is known so far;
   * `keepsFailure` for a host that does not itself know of a failure.
   */
  start: (caseUuid: string, answer: DocumentsRow, by: Waiting, keepsFailure: boolean) => void
  /**
   * What is known of the documents of a case while they are generated, or after generation failed; undefined otherwise.
   */
  answer: (caseUuid: string, by: Waiting) => DocumentsRow | undefined
  /** Forgets a case whose documents are gone. */
  forget: (caseUuid: string) => void
}

const isWaiting = ({ state }: DocumentsRow): boolean => state === 'queued' || state === 'running'
/** Whether a token is no longer good for asking, so that another viewer's is used. */
const isRefused = (error: unknown): boolean => {
  const { code } = (error as { extensions?: { code?: unknown } }).extensions ?? {}
  return code === 'UNAUTHENTICATED' || code === 'FORBIDDEN' || code === 'NOT_FOUND'
}

/**
 * One poller for each case whose documents are generated, however many viewers wait. It asks the host every ten seconds
 * with the token of a waiting viewer, of another one if that is refused, and ends with the documents, with a failure,
 * or after fifteen minutes.
 */
export function createPollers(timer: Timer, now: () => number): Pollers {
  const pollers = new Map<string, Poller>()

  const end = (caseUuid: string, poller: Poller): void => {
    poller.stop()
    if ((poller.answer.state !== 'failed' || !poller.keepsFailure) && pollers.get(caseUuid) === poller)
      pollers.delete(caseUuid)
  }
  const ask = async (poller: Poller): Promise<void> => {
    for (const [token, { poll }] of poller.waiting) {
      try {
        poller.answer = await poll(poller.answer)
        return
      } catch (error) {
        if (!isRefused(error)) return
        poller.waiting.delete(token)
      }
    }
  }
  const tick = async (caseUuid: string, poller: Poller): Promise<void> => {
    if (poller.isPolling) return
    poller.isPolling = true
    await ask(poller)
    poller.isPolling = false
    if (isWaiting(poller.answer) && now() >= poller.endsAt) poller.answer = { files: poller.answer.files, ...EXPIRED }
    if (!isWaiting(poller.answer) || poller.waiting.size === 0) end(caseUuid, poller)
  }
  const forgetOld = (): void => {
    for (const [caseUuid, { answer, endsAt }] of pollers)
      if (!isWaiting(answer) && endsAt + MAX_AGE < now()) pollers.delete(caseUuid)
  }

  return {
    start: (caseUuid, answer, by, keepsFailure) => {
      forgetOld()
      const running = pollers.get(caseUuid)
      if ((running && isWaiting(running.answer)) || pollers.size >= MAX_POLLERS) return
      const poller: Poller = {
        waiting: new Map([[by.token, by]]),
        answer,
        endsAt: now() + MAX_AGE,
        isPolling: false,
        keepsFailure,
        stop: () => {},
      }
      pollers.set(caseUuid, poller)
      poller.stop = timer.every(INTERVAL, () => void tick(caseUuid, poller))
    },
    answer: (caseUuid, by) => {
      const poller = pollers.get(caseUuid)
      if (!poller) return undefined
      if (poller.waiting.size < MAX_WAITING || poller.waiting.has(by.token)) poller.waiting.set(by.token, by)
      return poller.answer
    },
    forget: (caseUuid) => {
      pollers.get(caseUuid)?.stop()
      pollers.delete(caseUuid)
    },
  }
}
