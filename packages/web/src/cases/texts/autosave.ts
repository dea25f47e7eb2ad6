import { createStore } from '../../store.ts'
import { readError } from '../../ui/read-error.ts'

/** Delay in milliseconds between an edit and the save that follows it. */
const SAVE_DELAY = 5_000

/** A text and its version as stored by the server. */
export interface StoredText {
  text: string
  version: string | null
}

/** The state of a text while it is edited. */
export interface TextSnapshot {
  /** False until the stored text is loaded; the other properties mean nothing until then. */
  isLoaded: boolean
  text: string
  /** `conflict`: someone else has saved another text since this one was loaded. */
  state: 'saved' | 'changed' | 'saving' | 'failed' | 'conflict'
  savedAt?: Date
  problem?: string
  /** The stored text of a conflict. */
  theirs?: StoredText
}

/** Finds the text in the current record of a conflict response. */
type ReadText = (current: Readonly<Record<string, unknown>>) => unknown
/** Stores a text. `isLast` is true while the page unloads: the request must outlive the page. */
type SendText = (text: string, version: string | null, isLast: boolean) => Promise<StoredText>

/**
 * Saves a text while it is edited: five seconds after a change, one request at a time, and again after a failure. It
 * does not depend on a mounted component, so that an unsaved text outlives its screen. It can be
 * followed as a store (`useStore`).
 */
export class Autosave {
  readonly #readText: ReadText
  readonly #send: SendText
  readonly #store = createStore<TextSnapshot>({ isLoaded: false, text: '', state: 'saved' })
  /** Versions that this text has replaced: a late response that holds one of them is out of date. */
  readonly #replacedVersions = new Set<string | null>()
  /** Texts sent since the last confirmed save. */
  readonly #sentTexts = new Set<string>()
  #stored: StoredText | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #request: Promise<boolean> | undefined

  constructor(readText: ReadText, send: SendText) {
    this.#readText = readText
    this.#send = send
  }

  readonly read = this.#store.read
  readonly subscribe = this.#store.subscribe

  isUnsaved(): boolean {
    const { state, text } = this.read()
    return (
      this.#stored !== undefined && (state === 'conflict' || this.#request !== undefined || text !== this.#stored.text)
    )
  }

  /** The version of the stored text that the edits are based on. */
  get version(): string | null {
    return this.#stored?.version ?? null
  }

  /**
   * Continues a text that was kept outside this object; where the stored text has another version by now, saving it is
   * a conflict.
   */
  restore({ text, version }: StoredText): void {
    if (!this.#stored) return
    this.#stored = { ...this.#stored, version }
    this.edit(text)
    void this.flush()
  }

  /**
   * Takes the stored text. Ignored while there are unsaved changes, and for a version that was loaded or replaced
   * before.
   */
  load(stored: StoredText): void {
    if (this.isUnsaved() || this.#replacedVersions.has(stored.version) || this.#stored?.version === stored.version)
      return
    this.#stored = stored
    this.#update({ isLoaded: true, text: stored.text, state: 'saved', savedAt: undefined })
  }

  edit(text: string): void {
    const { state } = this.read()
    this.#update({ text, state: state === 'saved' ? 'changed' : state })
    if (state !== 'conflict') this.#schedule()
  }

  /** Saves unsaved changes at once. Resolves to whether everything is saved. */
  flush(isLast = false): Promise<boolean> {
    if (this.#request && !isLast)
      return this.#request.then((isAll) => (isAll || this.read().state !== 'changed' ? isAll : this.flush()))
    clearTimeout(this.#timer)
    this.#timer = undefined
    const stored = this.#stored
    const { text, state } = this.read()
    // The edit was undone before it was saved.
    if (stored?.text === text && state !== 'conflict' && state !== 'saved') this.#update({ state: 'saved' })
    if (!stored || state === 'conflict' || text === stored.text) return Promise.resolve(!this.isUnsaved())
    const request = this.#save(text, stored.version, isLast).finally(() => {
      if (this.#request === request) this.#request = undefined
      this.#update({})
    })
    this.#request = request
    return request
  }

  /** Ends a conflict: saves the own text over theirs, or replaces the own text with theirs. */
  resolveConflict(whose: 'mine' | 'theirs'): void {
    const { theirs } = this.read()
    if (!theirs) return
    this.#stored = theirs
    this.#sentTexts.clear()
    this.#update({
      theirs: undefined,
      state: whose === 'mine' ? 'changed' : 'saved',
      ...(whose === 'theirs' && { text: theirs.text, savedAt: undefined }),
    })
    void this.flush()
  }

  #update(change: Partial<TextSnapshot>): void {
    this.#store.set({ ...this.read(), ...change })
  }

  #schedule(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined
      void this.flush()
    }, SAVE_DELAY)
  }

  async #save(text: string, version: string | null, isLast: boolean): Promise<boolean> {
    this.#update({ state: 'saving', problem: undefined })
    this.#sentTexts.add(text.trim())
    try {
      const { version: savedVersion } = await this.#send(text, version, isLast)
      // The text as typed, not as returned: the server may trim it.
      this.#stored = { text, version: savedVersion }
      this.#replacedVersions.add(version)
      this.#sentTexts.clear()
      const isAll = this.read().text === text
      this.#update({ state: isAll ? 'saved' : 'changed', savedAt: new Date() })
      if (!isAll) this.#schedule()
      return isAll
    } catch (error) {
      console.error(error)
      return this.#handleFailure(error, isLast)
    }
  }

  /**
   * Resolves to false, or to the result of a new save where the conflict is with an own save whose response was lost.
   */
  #handleFailure(error: unknown, isLast: boolean): Promise<boolean> {
    const { code, message, current } = readError(error)
    if (code === 'CONFLICT' && current) {
      const theirs = { text: String(this.#readText(current) ?? ''), version: String(current.version) }
      if (this.#sentTexts.has(theirs.text.trim())) return this.#save(this.read().text, theirs.version, isLast)
      this.#update({ state: 'conflict', theirs })
    } else {
      this.#update({ state: 'failed', problem: message })
      this.#schedule()
    }
    return Promise.resolve(false)
  }
}
