/** The line to the server. */
export interface Line {
  /** Whether the device says that it has none. */
  isDown: () => boolean
  /** Resolves once the server can be reached, to try again after so many attempts that failed although it could be. */
  back: (failed: number) => Promise<void>
}
/** Why rows behind those that were sent need not be sent; or that they wait, because the line is down. */
export type Failure = { why: string } | typeof DOWN
export const DOWN = { isDown: true } as const

interface Options {
  /** How many rows are handed over at once, at most. */
  most: () => number
  line: () => Line
  /**
   * Sends rows, and says which are answered: where the line is down, those that are not are sent again. Resolves to
   * what failed; undefined where the next are sent. Never rejects.
   */
  send: (ids: readonly string[], answered: (ids: readonly string[]) => void) => Promise<Failure | undefined>
  /** How many rows wait for their turn or their answer, and whether the line is down. */
  onCount: (count: number, isOffline: boolean) => void
  /** These were not sent, and why. */
  onGivenUp: (ids: readonly string[], why: string) => void
  /** Everything is done, or given up, or waits for the line. */
  onIdle: () => void
}

/**
 * Rows that wait to be sent, in the order in which they were changed: what waits goes together, and the next once that
 * is answered. A row that waits already keeps its place; one that is under way is sent again after it. While the line
 * is down all wait, and go in the same order once it is back.
 */
export class RowQueue {
  readonly #options: Options
  #waiting = new Set<string>()
  readonly #underWay = new Set<string>()
  #isRunning = false
  #isOffline = false

  constructor(options: Options) {
    this.#options = options
  }
  /** Whether rows are being sent. */
  get isWorking(): boolean {
    return this.#isRunning && !this.#isOffline
  }
  /** Whether a row waits for its turn or its answer. */
  has(id: string): boolean {
    return this.#waiting.has(id) || this.#underWay.has(id)
  }

  add(ids: readonly string[]): void {
    if (ids.length === 0) return
    for (const id of ids) this.#waiting.add(id)
    const isFirst = !this.#isRunning
    this.#isRunning = true
    this.#report()
    // Not at once: what the caller is about to do to the rows is done first.
    if (isFirst) queueMicrotask(() => void this.#work())
  }
  #report(): void {
    this.#options.onCount(this.#waiting.size + this.#underWay.size, this.#isOffline)
  }
  #take(count: number): string[] {
    const ids = [...this.#waiting].slice(0, count)
    for (const id of ids) {
      this.#waiting.delete(id)
      this.#underWay.add(id)
    }
    return ids
  }
  readonly #answered = (ids: readonly string[]): void => {
    for (const id of ids) this.#underWay.delete(id)
    this.#report()
  }

  async #work(): Promise<void> {
    const { most, line, send, onGivenUp, onIdle } = this.#options
    // A device may say that it has no line, and the server be on it.
    if (line().isDown()) await this.#untilBack(0)
    for (let failed = 0; this.#waiting.size > 0;) {
      const failure = await send(this.#take(most()), this.#answered)
      if (failure && 'isDown' in failure) {
        await this.#untilBack(failed++)
        continue
      }
      failed = 0
      this.#answered([...this.#underWay])
      if (failure && this.#waiting.size > 0) {
        const left = [...this.#waiting]
        this.#waiting.clear()
        onGivenUp(left, failure.why)
      }
    }
    this.#isRunning = false
    this.#report()
    onIdle()
  }
  async #untilBack(failed: number): Promise<void> {
    this.#waiting = new Set([...this.#underWay, ...this.#waiting])
    this.#underWay.clear()
    this.#isOffline = true
    this.#report()
    this.#options.onIdle()
    await this.#options.line().back(failed)
    this.#isOffline = false
    this.#report()
  }
}
