import { readError } from '../../../ui/read-error.ts'

interface Listeners {
  /** How many tasks wait or run. */
  onCount: (count: number) => void
  /** Everything is done, or given up. */
  onIdle: () => void
}
type Refusal = ReturnType<typeof readError>

/** What says nothing of the row that was sent: the next would fare no better. */
const NOT_OF_THE_ROW = new Set<string | undefined>([
  undefined,
  'RATE_LIMITED',
  'UNAUTHENTICATED',
  'UPSTREAM_FAILED',
  'TIMEOUT',
  'STORAGE_FULL',
])

/** Requests that are sent one after the other. Where no answer comes, or one that is not about the row, those behind are given up:
 * trying again is the person's. */
export class TaskQueue {
  readonly #tasks: (() => Promise<void>)[] = []
  readonly #listeners: Listeners
  #isWorking = false
  #isRunning = false

  constructor(listeners: Listeners) {
    this.#listeners = listeners
  }
  get isWorking(): boolean {
    return this.#isWorking
  }

  /** Runs a task after those before it; `onRefused` is told what it throws. */
  run(task: () => Promise<void>, onRefused: (refusal: Refusal) => void): void {
    this.#tasks.push(async () => {
      try {
        await task()
      } catch (thrown) {
        console.error(thrown)
        const refusal = readError(thrown)
        onRefused(refusal)
        if (NOT_OF_THE_ROW.has(refusal.code)) this.#tasks.length = 0
      }
    })
    const isFirst = !this.#isWorking
    this.#isWorking = true
    this.#report()
    // Not at once: what the caller is about to do to the rows is done first.
    if (isFirst) queueMicrotask(() => void this.#work())
  }
  #report(): void {
    this.#listeners.onCount(this.#tasks.length + Number(this.#isRunning))
  }
  async #work(): Promise<void> {
    for (let task = this.#tasks.shift(); task; task = this.#tasks.shift()) {
      this.#isRunning = true
      this.#report()
      await task()
      this.#isRunning = false
    }
    this.#isWorking = false
    this.#report()
    this.#listeners.onIdle()
  }
}
