interface Options {
  /** How many rows are handed over at once, at most. */
  most: () => number
  /**
   * Sends rows, and says which are answered. Resolves to why those behind need not be sent; undefined where they are.
   * Never rejects.
   */
  send: (ids: readonly string[], answered: (ids: readonly string[]) => void) => Promise<string | undefined>
  /** How many rows wait for their turn or their answer. */
  onCount: (count: number) => void
  /** These were not sent, and why. */
  onGivenUp: (ids: readonly string[], why: string) => void
  /** Everything is done, or given up. */
  onIdle: () => void
}

/**
 * Rows that wait to be sent, in the order in which they were changed: what waits goes together, and the next once that
 * is answered. A row that waits already keeps its place; one that is under way is sent again after it.
 */
export class RowQueue {
  readonly #options: Options
  readonly #waiting = new Set<string>()
  readonly #underWay = new Set<string>()
  #isWorking = false

  constructor(options: Options) {
    this.#options = options
  }
  get isWorking(): boolean {
    return this.#isWorking
  }

  add(ids: readonly string[]): void {
    if (ids.length === 0) return
    for (const id of ids) this.#waiting.add(id)
    const isFirst = !this.#isWorking
    this.#isWorking = true
    this.#report()
    // Not at once: what the caller is about to do to the rows is done first.
    if (isFirst) queueMicrotask(() => void this.#work())
  }
  #report(): void {
    this.#options.onCount(this.#waiting.size + this.#underWay.size)
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
    const { most, send, onGivenUp, onIdle } = this.#options
    while (this.#waiting.size > 0) {
      const why = await send(this.#take(most()), this.#answered)
      this.#answered([...this.#underWay])
      if (why !== undefined && this.#waiting.size > 0) {
        const left = [...this.#waiting]
        this.#waiting.clear()
        onGivenUp(left, why)
      }
    }
    this.#isWorking = false
    this.#report()
    onIdle()
  }
}
