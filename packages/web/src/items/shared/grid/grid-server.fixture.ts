import { RefusedChange, readError } from '../../../ui/read-error.ts'
import { makeChanges, type ChangedRow, type RowChange } from '../row-changes.ts'
import type { AnyRow } from '../item-row.ts'
import { answered } from './grid-rows.fixture.ts'
import type { GridServer } from './send-wishes.ts'

/**
 * What becomes of a request: it never arrives, or it is carried out and nobody hears of it; `down` and `cut` are the
 * same where the browser says that there is no line.
 */
export type Line = 'fine' | 'unsent' | 'unheard' | 'down' | 'cut'
interface Conditions {
  /** What becomes of the next request. */
  line?: () => Line
  /** What the server says against a change; undefined where it makes it. */
  refuses?: (change: RowChange) => { code: string; path?: string } | undefined
  /** How many changes a request makes: with one, those of a host that takes them one by one. */
  most?: number
  canRestore?: boolean
  /** Whether the server keeps the keys of what is added. */
  isSafeAgain?: boolean
  /** Resolves once the line is back. */
  back?: () => Promise<void>
  /** Whose changes to a row are kept where someone else changed it. */
  whose?: 'mine' | 'theirs'
}

const refuse = (code: string, path?: string, current: AnyRow | null = null): never => {
  throw new RefusedChange({
    code,
    message: `Refused: ${code}.`,
    problems: path === undefined ? [] : [{ path, message: 'Not so.' }],
    current,
  })
}

const next = ({ version }: AnyRow): string => String(Number(version) + 1)

/**
 * What changes do to the rows on a server: each as the real one makes it, with versions and keys. Throws what is
 * refused.
 */
function maker(kept: Map<string, AnyRow>, refuses: NonNullable<Conditions['refuses']>) {
  const byKey = new Map<string, AnyRow>()
  const removed = new Map<string, AnyRow>()
  const store = (uuid: string, input: object, version: string): AnyRow => {
    const { feeEarner, ...values } = input as { feeEarner?: unknown }
    const row = answered(uuid, { ...values, feeEarner: { uuid: feeEarner }, version })
    kept.set(uuid, row)
    return row
  }
  const current = (uuid: string, version: string | null): AnyRow => {
    const row = kept.get(uuid) ?? refuse('NOT_FOUND')
    return version === null || version === row.version ? row : refuse('CONFLICT', undefined, row)
  }
  const make = (change: RowChange): AnyRow | undefined => {
    const known = change.action === 'add' && byKey.get(change.idempotencyKey)
    if (known) return known
    const refusal = refuses(change)
    if (refusal) refuse(refusal.code, refusal.path)
    if (change.action === 'add') {
      const row = store(`s${byKey.size + 1}`, change.input, '1')
      byKey.set(change.idempotencyKey, row)
      return row
    }
    const { uuid } = change
    if (change.action === 'edit') return store(uuid, change.input, next(current(uuid, change.version)))
    if (change.action === 'remove') {
      removed.set(uuid, current(uuid, change.version))
      kept.delete(uuid)
      return undefined
    }
    const row = removed.get(uuid) ?? refuse('NOT_FOUND')
    removed.delete(uuid)
    const back = { ...row, version: next(row) }
    kept.set(uuid, back)
    return back
  }
  return { make, removed }
}

/** The rows on a server by their ids, the requests that reach it, and what it does. */
export function gridServer(kept: Map<string, AnyRow>, conditions: Conditions = {}) {
  const { line = () => 'fine', refuses = () => undefined, most = 50, canRestore = true, whose = 'mine' } = conditions
  const { isSafeAgain = true, back = () => Promise.resolve() } = conditions
  const { make, removed } = maker(kept, refuses)
  const requests: (readonly RowChange[])[] = []
  const toldKept: number[] = []
  async function send<T>(changes: readonly RowChange[], work: () => T): Promise<T> {
    requests.push(changes)
    const how = line()
    await Promise.resolve()
    if (how === 'unsent') throw new Error('No answer.')
    if (how === 'down') throw new TypeError('Failed to fetch')
    const done = work()
    if (how === 'unheard') throw new Error('No answer.')
    if (how === 'cut') throw new TypeError('Failed to fetch')
    return done
  }
  const each = (change: RowChange): ChangedRow => {
    try {
      return { item: make(change) }
    } catch (error) {
      return { error }
    }
  }
  const both = {
    single: (change: RowChange) => send([change], () => make(change)),
    several: most > 1 ? (changes: readonly RowChange[]) => send(changes, () => changes.map(each)) : undefined,
  }
  const server: GridServer = {
    change: (changes) => makeChanges(both, changes),
    most,
    canRestore,
    isSafeAgain,
    line: { isDown: () => false, back },
    settle: async (base, input, error) => {
      await Promise.resolve()
      const { code, current } = readError(error)
      if (code === 'NOT_FOUND')
        return { whose: 'again', input, version: make({ action: 'restore', uuid: base.uuid })!.version }
      if (code !== 'CONFLICT' || !current) throw error
      return whose === 'theirs' ? { whose } : { whose: 'again', input, version: String(current.version) }
    },
    refetch: () => undefined,
    sayKept: (told) => void toldKept.push(told),
  }
  /** Someone else changes a row. */
  const changeByOther = (uuid: string, change: object): void => {
    const row = kept.get(uuid)
    if (row) kept.set(uuid, { ...row, ...change, version: next(row) })
  }
  /** Someone else brings back one of the rows that were deleted. */
  const restoreByOther = (at: number): void => {
    const uuid = [...removed.keys()][at]
    if (canRestore && uuid !== undefined) make({ action: 'restore', uuid })
  }
  return { server, requests, toldKept, make, changeByOther, restoreByOther }
}

/** The server alone. */
export const keptBy = (kept: Map<string, AnyRow>, conditions?: Conditions): GridServer =>
  gridServer(kept, conditions).server
