import { readError } from '../../ui/read-error.ts'

/** How long what is typed waits to be saved. */
const EVERY = 5_000

/** A text as the server has it. */
export interface Stored {
  text: string
  version: string | null
}
/** A text as it is written: `disputed` is one that someone else has changed meanwhile, and `theirs` is what they made of it. Until it `isThere` nothing is known of it. */
export interface Written {
  isThere: boolean
  text: string
  state: 'saved' | 'changed' | 'saving' | 'failed' | 'disputed'
  savedAt?: Date
  problem?: string
  theirs?: Stored
}
export type Autosave = ReturnType<typeof autosave>

/**
 * Keeps a text while it is written, whatever happens to the screen it is written on: saved every five seconds while it changes, one
 * call at a time, and again after a failure. `send` is told when the page is going away, for no call outlives it otherwise; where someone else
 * was faster, `textIn` finds the text in the case as it stands now.
 */
export function autosave(
  textIn: (current: Readonly<Record<string, unknown>>) => unknown,
  send: (text: string, version: string | null, isLast: boolean) => Promise<Stored>,
) {
  let base: Stored | undefined, timer: ReturnType<typeof setTimeout> | undefined, sending: Promise<boolean> | undefined
  let written: Written = { isThere: false, text: '', state: 'saved' }
  const past = new Set<string | null>(),
    tried = new Set<string>(),
    listeners = new Set<() => void>()

  const put = (change: Partial<Written>): void => {
    written = { ...written, ...change }
    for (const tell of listeners) tell()
  }
  const plan = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      void flush()
    }, EVERY)
  }
  const isUnsaved = (): boolean =>
    base !== undefined && (written.state === 'disputed' || sending !== undefined || written.text !== base.text)

  const store = async (text: string, version: string | null, isLast: boolean): Promise<boolean> => {
    put({ state: 'saving', problem: undefined })
    tried.add(text.trim())
    try {
      // As it was typed: a server that trims it has still saved it.
      base = { text, version: (await send(text, version, isLast)).version }
      past.add(version)
      tried.clear()
      const isAll = written.text === text
      put({ state: isAll ? 'saved' : 'changed', savedAt: new Date() })
      if (!isAll) plan()
      return isAll
    } catch (error) {
      console.error(error)
      const { code, message, current } = readError(error)
      if (code === 'CONFLICT' && current) {
        const theirs = { text: String(textIn(current) ?? ''), version: String(current.version) }
        // It was saved and the answer was lost on its way: what stands there is our own.
        if (tried.has(theirs.text.trim())) return store(written.text, theirs.version, isLast)
        put({ state: 'disputed', theirs })
      } else {
        put({ state: 'failed', problem: message })
        plan()
      }
      return false
    }
  }
  /** Saves what is not saved yet; answers whether everything is. */
  const flush = (isLast = false): Promise<boolean> => {
    if (sending && !isLast) return sending.then((isAll) => (isAll || written.state !== 'changed' ? isAll : flush()))
    clearTimeout(timer)
    timer = undefined
    // Typed, and taken back again.
    if (base?.text === written.text && written.state !== 'disputed' && written.state !== 'saved')
      put({ state: 'saved' })
    if (!base || written.state === 'disputed' || written.text === base.text) return Promise.resolve(!isUnsaved())
    const call = store(written.text, base.version, isLast).finally(() => {
      if (sending === call) sending = undefined
      put({})
    })
    sending = call
    return call
  }
  return {
    flush,
    isUnsaved,
    read: (): Written => written,
    subscribe: (tell: () => void): (() => void) => {
      listeners.add(tell)
      return () => {
        listeners.delete(tell)
      }
    },
    /** What the server says it is; a text that is being written, and an answer older than a save, are left alone. */
    begin: (stored: Stored): void => {
      if (isUnsaved() || past.has(stored.version) || base?.version === stored.version) return
      base = stored
      put({ isThere: true, text: stored.text, state: 'saved', savedAt: undefined })
    },
    type: (text: string): void => {
      put({ text, state: written.state === 'saved' ? 'changed' : written.state })
      if (written.state !== 'disputed') plan()
    },
    /** Ends a dispute, by whose text stands. */
    settle: (whose: 'mine' | 'theirs'): void => {
      const { theirs } = written
      if (!theirs) return
      base = theirs
      tried.clear()
      put({
        theirs: undefined,
        state: whose === 'mine' ? 'changed' : 'saved',
        ...(whose === 'theirs' && { text: theirs.text, savedAt: undefined }),
      })
      void flush()
    },
  }
}
