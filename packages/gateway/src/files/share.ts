/** How many transfers one person may have waiting beside those under way. */
const MAX_WAITING = 100

interface Person {
  running: number
  waiting: (() => void)[]
}
export interface Share {
  /**
   * Waits until fewer than `most` transfers of the person are under way; undefined if too many are waiting already, or if `signal` aborts
   * first. The function it resolves to must be called when the transfer ends.
   */
  enter: (person: string, signal: AbortSignal) => Promise<(() => void) | undefined>
}

/** Limits the transfers of one person at a time, so that nobody can use up a pool that all share. */
export function createShare(most: number): Share {
  const people = new Map<string, Person>()
  const leave = (name: string, person: Person): void => {
    person.running--
    person.waiting.shift()?.()
    if (person.running === 0) people.delete(name)
  }
  return {
    enter: async (name, signal) => {
      const person = people.get(name) ?? { running: 0, waiting: [] }
      people.set(name, person)
      if (person.running >= most && person.waiting.length >= MAX_WAITING) return undefined
      if (person.running >= most && !(await turn(person, signal))) return undefined
      person.running++
      let left = false
      return () => {
        if (!left) leave(name, person)
        left = true
      }
    },
  }
}

/** Whether the person's turn came before `signal` aborted. */
const turn = (person: Person, signal: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const go = (): void => resolve(true)
    person.waiting.push(go)
    signal.addEventListener(
      'abort',
      () => {
        person.waiting = person.waiting.filter((one) => one !== go)
        resolve(false)
      },
      { once: true },
    )
  })
