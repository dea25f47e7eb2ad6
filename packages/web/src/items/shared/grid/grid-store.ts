import type { Draft } from '@costdraft/schema/field.ts'
import { requestOf } from '../../../drafts/sent-request.ts'
import type { RowSource } from '../several/several-rows.ts'
import type { AnyRow } from '../tab-definition.ts'
import type { ItemServer } from '../use-item-server.ts'
import {
  afterSave,
  checkRow,
  followList,
  isChanged,
  isFree,
  newId,
  newRow,
  reread,
  storedRow,
  withFreeRow,
  type GridRow,
  type UnsavedRow,
} from './grid-rows.ts'
import { TaskQueue } from './task-queue.ts'
import { noHistory, redoStep, undoStep, withStep, type History, type Step } from './history.ts'

/** A change of one row: its values before and after. Undefined where the row is not there. */
export interface RowChange {
  id: string
  before: Draft | undefined
  after: Draft | undefined
}
/** The server as the grid uses it. */
export interface GridServer extends Pick<ItemServer, 'add' | 'edit' | 'restore'> {
  /** Rejects where someone else changed the row since this version. */
  remove: (uuid: string, version: string | null) => Promise<unknown>
  /** Reads the rows again, because someone else's version of one is taken. */
  refetch: () => void
}
/** What the grid shows. A new object after each change. */
export interface GridState {
  rows: readonly GridRow[]
  history: History<RowChange>
  /** How many requests wait for their turn or their answer. */
  waiting: number
}
interface GoneRow {
  row: GridRow
  /** The row that it stood before. */
  next: string | undefined
}

/** The rows of the grid, what was done to them, and the requests that store it: one after the other, in the order of what was done. */
export class GridStore {
  #state: GridState
  #source: RowSource
  #server: GridServer
  /** The rows of the list as they were read last, and as they were last followed. */
  #listed: readonly AnyRow[]
  #followed: readonly AnyRow[]
  readonly #gone = new Map<string, GoneRow>()
  /** The rows that are deleted on the server. */
  readonly #removed = new Set<string>()
  readonly #queue = new TaskQueue({
    onCount: (waiting) => this.#set({ waiting }),
    onIdle: () => this.sync(this.#listed),
  })
  readonly #listeners = new Set<() => void>()

  constructor(source: RowSource, server: GridServer, listed: readonly AnyRow[]) {
    this.#source = source
    this.#server = server
    this.#listed = this.#followed = listed
    this.#state = {
      rows: withFreeRow(
        source,
        listed.map((row) => storedRow(source, row)),
      ),
      history: noHistory,
      waiting: 0,
    }
  }

  /** What changes while the grid is open: the choices of the firm, and what the server functions know. */
  update(source: RowSource, server: GridServer): void {
    this.#source = source
    this.#server = server
  }
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
  readonly read = (): GridState => this.#state

  #set(change: Partial<GridState>): void {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
  #rowOf(id: string): GridRow | undefined {
    return this.#state.rows.find((row) => row.id === id)
  }
  /** Replaces a row, also one that is gone but whose request is under way. */
  #replace(row: GridRow): void {
    const gone = this.#gone.get(row.id)
    if (gone) this.#gone.set(row.id, { ...gone, row })
    else this.#set({ rows: this.#state.rows.map((other) => (other.id === row.id ? row : other)) })
  }

  /** Takes the rows of the list as they are read now. What is changed here stays as it is. */
  sync(listed: readonly AnyRow[]): void {
    this.#listed = listed
    // A row that is being added may be in the list before its answer is here.
    if (this.#queue.isWorking) return
    const gone = new Set([...this.#gone.values()].map(({ row }) => row.stored?.uuid)),
      before = this.#state.rows,
      rows = withFreeRow(
        this.#source,
        followList(
          this.#source,
          before,
          listed.filter(({ uuid }) => !gone.has(uuid)),
          this.#followed,
        ),
      )
    this.#followed = listed
    if (rows.length !== before.length || rows.some((row, i) => row !== before[i])) this.#set({ rows })
  }

  /**
   * Changes rows, and adds those without an id at the end, as one step that can be undone. Rows that are as they were are left out. Returns the
   * ids of all.
   */
  put(label: string, rows: readonly { id?: string | undefined; values: Draft }[]): string[] {
    const byId = new Map(this.#state.rows.map((row) => [row.id, row])),
      wanted = rows.map(({ id = newId(), values }) => ({ id, values }))
    const changes = wanted.flatMap(({ id, values: after }): RowChange[] => {
      const row = byId.get(id)
      if (row && JSON.stringify(row.values) === JSON.stringify(after)) return []
      // A free row is not there until something is entered into it.
      return [{ id, before: row && !isFree(row) ? row.values : undefined, after }]
    })
    this.#do({ label, changes })
    return wanted.map(({ id }) => id)
  }
  remove(label: string, ids: readonly string[]): void {
    const changes = ids.flatMap((id): RowChange[] => {
      const row = this.#rowOf(id)
      return row && !isFree(row) ? [{ id, before: row.values, after: undefined }] : []
    })
    this.#do({ label, changes })
  }
  #do(step: Step<RowChange>): void {
    if (step.changes.length === 0) return
    this.#apply(step.changes, 'after')
    this.#set({ history: withStep(this.#state.history, step) })
  }
  /** Undoes the last step, and stores that at once. Returns what it was called. */
  undo(): string | undefined {
    return this.#again(undoStep(this.#state.history), 'before')
  }
  redo(): string | undefined {
    return this.#again(redoStep(this.#state.history), 'after')
  }
  #again(
    found: { step: Step<RowChange>; history: History<RowChange> } | undefined,
    side: 'before' | 'after',
  ): string | undefined {
    if (!found) return undefined
    const { step, history } = found
    this.#apply(step.changes, side)
    this.#set({ history })
    this.save(step.changes.map(({ id }) => id))
    return step.label
  }

  #apply(changes: readonly RowChange[], side: 'before' | 'after'): void {
    let { rows } = this.#state
    const values = new Map(changes.map((change) => [change.id, change[side]])),
      present = new Set(rows.map(({ id }) => id))
    rows = rows.flatMap((row, i) => {
      if (!values.has(row.id)) return [row]
      const wanted = values.get(row.id)
      if (wanted) return [this.#withValues(row, wanted)]
      this.#take(row, rows[i + 1]?.id)
      return []
    })
    const coming = [...values].filter(([id, wanted]) => wanted && !present.has(id)),
      [back = [], fresh = []] = [true, false].map((wasHere) => coming.filter(([id]) => this.#gone.has(id) === wasHere))
    // What comes back does so from the last, so that each finds the row that it stood before.
    for (const [id, wanted] of [...back.toReversed(), ...fresh]) if (wanted) rows = this.#brought(rows, id, wanted)
    this.#set({ rows: withFreeRow(this.#source, rows) })
  }
  #withValues(row: GridRow, values: Draft): GridRow {
    const changed = { ...row, values, refusal: undefined }
    return { ...changed, problems: row.problems.length > 0 ? (checkRow(this.#source, changed).problems ?? []) : [] }
  }
  #take(row: GridRow, next: string | undefined): void {
    this.#gone.set(row.id, { row, next })
    this.#run(() => this.#reconcile(row.id), row.id)
  }
  #brought(rows: readonly GridRow[], id: string, values: Draft): readonly GridRow[] {
    const gone = this.#gone.get(id)
    this.#gone.delete(id)
    if (gone) this.#run(() => this.#reconcile(id), id)
    const row = gone ? { ...gone.row, values } : { ...newRow(this.#source, rows.at(-1), id), values, start: {} }
    return this.#placed(rows, row, gone?.next)
  }
  /** The rows with one more: before the row that it stood before, otherwise last, above the free row. */
  #placed(rows: readonly GridRow[], row: GridRow, before: string | undefined): readonly GridRow[] {
    const free = rows.findIndex((other) => isFree(other)),
      end = free === -1 ? rows.length : free,
      next = before === undefined ? -1 : rows.findIndex((other) => other.id === before)
    return rows.toSpliced(next === -1 ? end : next, 0, row)
  }
  /** Removes on the server what is gone here, and brings back what is here again: as it is when its turn comes. */
  async #reconcile(id: string): Promise<void> {
    const gone = this.#gone.get(id)?.row,
      here = this.#rowOf(id)
    if (gone?.stored && !this.#removed.has(id)) {
      await this.#server.remove(gone.stored.uuid, gone.stored.version)
      this.#removed.add(id)
    } else if (here?.stored && this.#removed.has(id)) {
      const again = await this.#server.restore?.(here.stored.uuid)
      this.#removed.delete(id)
      const now = this.#gone.get(id)?.row ?? this.#rowOf(id) ?? here
      // A host that cannot bring it back gets it anew.
      this.#replace(
        again
          ? afterSave(this.#source, now, now.start, again)
          : { ...now, stored: undefined, start: {}, request: undefined },
      )
      this.save([id])
    }
  }

  /** Stores what is changed in these rows; in all of them by default. A row with a problem stays as it is, marked. */
  save(ids: readonly string[] = this.#state.rows.map(({ id }) => id)): void {
    for (const id of ids) {
      const row = this.#rowOf(id)
      if (row && !isFree(row) && isChanged(row)) this.#run(() => this.#store(id), id)
    }
  }
  async #store(id: string): Promise<void> {
    const found = this.#rowOf(id)
    if (!found || !isChanged(found)) return
    const row = reread(this.#source, found),
      { value, problems } = checkRow(this.#source, row)
    if (problems) return this.#replace({ ...row, problems })
    const request = requestOf(value, row.request)
    this.#replace({ ...row, problems: [], refusal: undefined, isSaving: true, request })
    const answered = await this.#send(row, value as Draft, request.key)
    const now = this.#gone.get(id)?.row ?? this.#rowOf(id)
    if (!now) return undefined
    if (answered === 'theirs') {
      this.#replace({ ...now, values: now.start, isSaving: false })
      return this.#server.refetch()
    }
    if (answered) {
      this.#replace(afterSave(this.#source, now, row.values, answered))
      return this.#dropOthers(id, answered.uuid)
    }
    return this.#replace({
      ...now,
      isSaving: false,
      refusal: 'Someone else changed this row. Nothing of it was saved.',
    })
  }
  /** A row that was stored before, although its answer was lost, is in the list already: it is this one. */
  #dropOthers(id: string, uuid: string): void {
    const { rows } = this.#state,
      others = rows.filter((row) => row.id === id || row.stored?.uuid !== uuid)
    if (others.length < rows.length) this.#set({ rows: others })
  }
  async #send({ stored }: GridRow, input: Draft, key: string): Promise<AnyRow | 'theirs' | undefined> {
    if (!stored) return this.#server.add(input, key)
    const edited = await this.#server.edit(stored, input)
    return edited?.whose === 'mine' ? edited.row : edited?.whose
  }

  /** Sends requests about a row after those before it. What they throw is said at the row, which is there again if it could not be deleted. */
  #run(task: () => Promise<void>, id: string): void {
    this.#queue.run(task, ({ message, problems }) => {
      const gone = this.#gone.get(id),
        row = gone?.row ?? this.#rowOf(id)
      if (!row) return
      const refused = { ...row, isSaving: false, problems, refusal: problems.length > 0 ? undefined : message }
      this.#gone.delete(id)
      if (gone) this.#set({ rows: this.#placed(this.#state.rows, refused, gone.next) })
      else this.#replace(refused)
    })
  }

  /** Takes back what was kept on the device. */
  restoreUnsaved(kept: readonly UnsavedRow[]): void {
    const known = new Map(this.#state.rows.map(({ id, stored }) => [stored?.uuid, id])),
      idOf = ({ uuid }: UnsavedRow): string | undefined => (uuid === undefined ? undefined : known.get(uuid))
    const ids = this.put(
      'what was kept',
      kept.map((row) => ({ id: idOf(row), values: row.values })),
    )
    for (const [i, { request }] of kept.entries()) {
      const row = this.#rowOf(ids[i] ?? '')
      if (row && request) this.#replace({ ...row, request })
    }
  }
}
