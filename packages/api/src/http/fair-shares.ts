import type { Release } from '@costdraft/schema/shares.ts'

/** How many requests of a person and of a firm may be in work at once, and how many of a firm may wait for it. */
export interface ShareLimits {
  ofPerson: number
  ofFirm: number
  waiting: number
}

/** So many requests of the firm wait that no more can. */
export class TooManyWaiting extends Error {
  override name = 'TooManyWaiting'
}

export interface FairShares {
  /**
   * Takes a place in work, and waits for it if the person or the firm has all of theirs. Throws `TooManyWaiting` where
   * too many wait, unless the request was in work before (`isAdmitted`), and the signal's reason if it aborts first.
   */
  take: (person: string, signal: AbortSignal, isAdmitted?: boolean) => Promise<Release>
  /** Remembers the firm of a person, with which their requests are counted from now on. */
  belongs: (person: string, firm: string | null) => void
  /** What the requests of a person are counted with: their firm, or while that is not known the person alone. */
  firmOf: (person: string) => string
}

interface Person {
  key: string
  firm: Firm
  held: number
  /** Each starts the next request in line. */
  waiting: (() => void)[]
}
interface Firm {
  key: string
  held: number
  /** How many requests wait. */
  waiting: number
  /** The people with requests that wait, in the order of their turns. */
  turns: Set<Person>
}

/** The people whose firm is remembered; whoever was seen last is forgotten last. */
const MAX_KNOWN = 100_000

const isIdle = ({ held, waiting }: Person): boolean => held === 0 && waiting.length === 0

/** Starts what may start in a firm: one request of each person in turn. */
function advance(firm: Firm, { ofPerson, ofFirm }: ShareLimits): void {
  while (firm.held < ofFirm) {
    const next = [...firm.turns].find(({ held }) => held < ofPerson)
    if (!next) return
    firm.turns.delete(next)
    firm.waiting--
    const start = next.waiting.shift()
    if (next.waiting.length > 0) firm.turns.add(next)
    start?.()
  }
}

/** Lets a request take its place in the line of its person; `start` is called when it is its turn. */
function lineUp(person: Person, start: () => void): void {
  person.waiting.push(start)
  person.firm.waiting++
  person.firm.turns.add(person)
}
function leaveLine(person: Person, start: () => void): void {
  person.waiting.splice(person.waiting.indexOf(start), 1)
  person.firm.waiting--
  if (person.waiting.length === 0) person.firm.turns.delete(person)
}

/** Moves what a person has in work and in line to another firm. */
function move(person: Person, to: Firm, limits: ShareLimits): void {
  const from = person.firm
  from.held -= person.held
  from.waiting -= person.waiting.length
  from.turns.delete(person)
  person.firm = to
  to.held += person.held
  to.waiting += person.waiting.length
  if (person.waiting.length > 0) to.turns.add(person)
  advance(from, limits)
  advance(to, limits)
}

/** The people and firms with requests in work or in line. */
function createRegister(firmOf: (person: string) => string) {
  const people = new Map<string, Person>()
  const firms = new Map<string, Firm>()
  const firmAt = (key: string): Firm => {
    const firm = firms.get(key) ?? { key, held: 0, waiting: 0, turns: new Set() }
    firms.set(key, firm)
    return firm
  }
  const forgetFirm = (firm: Firm): void => {
    if (firm.held === 0 && firm.waiting === 0) firms.delete(firm.key)
  }
  return {
    firmAt,
    forgetFirm,
    known: (key: string): Person | undefined => people.get(key),
    personAt: (key: string): Person => {
      const person = people.get(key) ?? { key, firm: firmAt(firmOf(key)), held: 0, waiting: [] }
      people.set(key, person)
      return person
    },
    forgetIdle: (person: Person): void => {
      if (isIdle(person)) people.delete(person.key)
      forgetFirm(person.firm)
    },
  }
}

/**
 * Limits how many requests of one person and of one firm are in work at once. Those that wait take turns by person, so
 * that a program with many does not keep its colleagues waiting. A firm is known from the last answer of the person,
 * for this purpose alone.
 */
export function createFairShares(limits: ShareLimits): FairShares {
  const firms = new Map<string, string>()
  const firmOf = (person: string): string => firms.get(person) ?? `person ${person}`
  const { firmAt, forgetFirm, known, personAt, forgetIdle } = createRegister(firmOf)

  const hold = (person: Person): Release => {
    person.held++
    person.firm.held++
    let isHeld = true
    return () => {
      if (!isHeld) return
      isHeld = false
      person.held--
      person.firm.held--
      advance(person.firm, limits)
      forgetIdle(person)
    }
  }
  const wait = (person: Person, signal: AbortSignal): Promise<Release> =>
    new Promise((resolve, reject) => {
      const start = (): void => {
        signal.removeEventListener('abort', leave)
        resolve(hold(person))
      }
      const leave = (): void => {
        leaveLine(person, start)
        forgetIdle(person)
        reject(signal.reason as Error)
      }
      lineUp(person, start)
      if (signal.aborted) leave()
      else signal.addEventListener('abort', leave, { once: true })
    })
  return {
    firmOf,
    take: async (key, signal, isAdmitted = false) => {
      const person = personAt(key)
      const { firm } = person
      // Whoever waits comes first.
      if (person.held < limits.ofPerson && firm.held < limits.ofFirm && person.waiting.length === 0) return hold(person)
      if (isAdmitted || firm.waiting < limits.waiting) return wait(person, signal)
      forgetIdle(person)
      throw new TooManyWaiting()
    },
    belongs: (key, firm) => {
      firms.delete(key)
      firms.set(key, firm ?? firmOf(key))
      const [oldest] = firms.keys()
      if (firms.size > MAX_KNOWN && oldest !== undefined) firms.delete(oldest)
      const person = known(key)
      const from = person?.firm
      if (!person || !from || from.key === firmOf(key)) return
      move(person, firmAt(firmOf(key)), limits)
      forgetFirm(from)
    },
  }
}
