import type { Draft } from '@costdraft/schema/field.ts'
import { createListeners } from '../../../store.ts'
import type { GridSource } from './grid-source.ts'
import type { StoredRow } from '../item-row.ts'
import { ALL_LISTED, FollowedList, type Listing } from './followed-list.ts'
import { GoneRows } from './gone-rows.ts'
import {
  checkRow,
  isChanged,
  isFree,
  isSame,
  newId,
  newRow,
  placed,
  storedRow,
  unknownRow,
  unsavedRows,
  isRefused,
  valuesAsStored,
  withChangesOf,
  wasEntered,
  withFreeRow,
  type GridRow,
  type UnsavedRow,
} from './grid-rows.ts'
import { noHistory, redoStep, undoStep, withStep, type History, type Step } from './history.ts'
import { rowAfter } from './row-after.ts'
import { RowQueue, type Failure } from './row-queue.ts'
import { RowsAside } from './rows-aside.ts'
import { asLeft, steppedValues, type Side, type ValuesChange } from './stepped-values.ts'
import { isChangedByOther, sendWishes, type Ended, type GridServer } from './send-wishes.ts'
import { asNew, asUnsaved, removalOf, restorationOf, storingOf, type Presence, type Wish } from './wishes.ts'

/** What the grid shows. A new object after each change. */
export interface GridState {
  rows: readonly GridRow[]
  history: History<ValuesChange>
  /** How many rows wait for their turn or their answer. */
  waiting: number
  /** Whether they wait for the line. */
  isOffline: boolean
}
/** A step that is undone or done again: what it was called, the ids of its rows, and what it changes of them. */
interface Again {
  label: string
  ids: readonly string[]
  changes: readonly ValuesChange[]
}
const isRefusedRow = (row: GridRow | undefined): boolean => row !== undefined && isRefused(row)
const asDeleted = (row: UnsavedRow): UnsavedRow => ({ ...row, isDeleted: true })
const asPerhapsDeleted = (row: UnsavedRow): UnsavedRow => ({ ...row, isPerhapsDeleted: true })

/**
 * The rows of the grid, what was done to them, and the requests that store it: one after the other, in the order of
 * what was done, each for all rows that wait.
 */
export class GridStore {
  #state: GridState
  #source: GridSource
  #server: GridServer
  readonly #list: FollowedList
  readonly #gone = new GoneRows()
  readonly #aside = new RowsAside()
  /** The rows that were changed here since the filter was applied: they stay in sight until it is applied anew. */
  readonly #pinned = new Set<string>()
  /** The rows as they were left by what was done last here. */
  readonly #left = new Map<string, StoredRow>()
  /** The ids of rows that turned out to be others, by those under which steps changed them. */
  readonly #sameAs = new Map<string, string>()
  /** The rows that are deleted on the server, or may be; any other that was stored is there. */
  readonly #absent = new Map<string, Exclude<Presence, 'there'>>()
  /** The uuids of those that were entered anew: a list that was read before has them still. */
  readonly #replaced = new Set<string>()
  readonly #queue = new RowQueue({
    most: () => this.#server.most,
    send: (ids, answered) => this.#send(ids, answered),
    line: () => this.#server.line,
    onCount: (waiting, isOffline) => {
      if (waiting !== this.#state.waiting || isOffline !== this.#state.isOffline) this.#set({ waiting, isOffline })
    },
    onGivenUp: (ids, why) => this.#giveUp(ids, why),
    onIdle: () => {
      this.#follow()
      for (const settle of this.#settling.splice(0)) settle()
    },
  })
  /** Who is told once nothing is under way. */
  readonly #settling: (() => void)[] = []
  /** The rows that are as others left them, not as they were last wanted here. */
  readonly #overruled = new Set<string>()
  readonly #listeners = createListeners()

  constructor(source: GridSource, server: GridServer, listed: readonly StoredRow[], listing: Listing = ALL_LISTED) {
    this.#source = source
    this.#server = server
    this.#list = new FollowedList(listed, listing)
    this.#state = {
      rows: withFreeRow(
        source,
        listed.map((row) => storedRow(source, row)),
      ),
      history: noHistory,
      waiting: 0,
      isOffline: false,
    }
  }

  /** What changes while the grid is open: the choices of the firm, and what the server functions know. */
  update(source: GridSource, server: GridServer): void {
    this.#source = source
    this.#server = server
  }
  /** What the rows are read by. */
  get source(): GridSource {
    return this.#source
  }
  readonly subscribe = this.#listeners.subscribe
  readonly read = (): GridState => this.#state

  #set(change: Partial<GridState>): void {
    this.#state = { ...this.#state, ...change }
    this.#listeners.notify()
  }
  #rowOf(id: string): GridRow | undefined {
    return this.#state.rows.find((row) => row.id === id)
  }
  /** Replaces rows, also those that are gone but whose request is under way. */
  #replace(changed: ReadonlyMap<string, GridRow>): void {
    let isHere = false
    for (const row of changed.values()) if (!this.#gone.replace(row)) isHere = true
    if (isHere) this.#set({ rows: this.#state.rows.map((row) => changed.get(row.id) ?? row) })
  }

  /** Takes the rows of the list as they are read now. What is changed here stays as it is. */
  sync(listed: readonly StoredRow[], listing: Listing = ALL_LISTED): void {
    if (this.#list.read(listed, listing)) this.#pinned.clear()
    this.#follow()
  }
  #follow(): void {
    // A row that is being added may be in the list before its answer is here.
    if (this.#queue.isWorking || (this.#state.isOffline && this.#mayBeListed())) return
    this.#bringBack(
      this.#gone.all().flatMap((row): GridRow[] => {
        const now = this.#absent.get(row.id) === 'deleted' && this.#list.broughtBack(row)
        if (!now) return []
        this.#absent.delete(row.id)
        return [{ ...storedRow(this.#source, now), id: row.id }]
      }),
    )
    const before = this.#state.rows
    const followed = this.#list.follow(this.#source, before, {
      gone: new Set([...this.#replaced, ...this.#gone.uuids()]),
      isPinned: (id) => this.#pinned.has(id),
      isWaiting: (id) => this.#queue.has(id),
      idOf: this.#aside.idOf,
    })
    const rows = withFreeRow(this.#source, followed)
    if (rows.length === before.length && rows.every((row, i) => row === before[i])) return
    const here = new Set(rows.map(({ id }) => id))
    for (const id of here) this.#aside.take(id)
    for (const row of before) if (!here.has(row.id)) this.#aside.put(row)
    this.#set({ rows })
  }

  /** Whether a new row was sent, and nobody heard whether it was stored. */
  #mayBeListed(): boolean {
    return [...this.#state.rows, ...this.#gone.all()].some(({ stored, request }) => !stored && request)
  }

  /**
   * Changes rows, and adds those without an id at the end, as one step that can be undone. Rows that are as they were
   * are left out. Returns the ids of all.
   */
  put(label: string, rows: readonly { id?: string | undefined; values: Draft }[]): string[] {
    const { changes, ids } = this.#changesOf(rows)
    this.#do({ label, changes })
    return ids
  }
  #changesOf(rows: readonly { id?: string | undefined; values: Draft }[]): { changes: ValuesChange[]; ids: string[] } {
    const byId = this.#byId()
    const wanted = rows.map(({ id = newId(), values }) => ({ id: this.#idNow(id), values }))
    const changes = wanted.flatMap(({ id, values }): ValuesChange[] => {
      // One that has just left the sight is changed all the same; one that may be deleted is wanted as it is.
      const here = byId.get(id)
      const row = here ?? this.#aside.get(id)
      const after = row ? this.#entered(row, values) : values
      if (row && isSame(row.values, after) && (here || !this.#absent.has(id))) return []
      // A free row is not there until something is entered into it.
      return [{ id, before: row && !isFree(row) ? row.values : undefined, after }]
    })
    return { changes, ids: wanted.map(({ id }) => id) }
  }
  #entered({ values }: GridRow, after: Draft): Draft {
    return this.#source.asEntered?.(values, after) ?? after
  }
  remove(label: string, ids: readonly string[]): void {
    this.#do({ label, changes: this.#removalsOf(ids) })
  }
  /** Rows that went elsewhere by what is no step of the grid: they leave the sight, and are known if they come back. */
  leave(ids: readonly string[]): void {
    const gone = new Set(ids)
    for (const row of this.#state.rows) if (gone.has(row.id)) this.#aside.put(row)
    for (const id of ids) this.#pinned.delete(id)
    this.#set({
      rows: withFreeRow(
        this.#source,
        this.#state.rows.filter(({ id }) => !gone.has(id)),
      ),
    })
  }
  #removalsOf(ids: readonly string[]): ValuesChange[] {
    const byId = this.#byId()
    return ids.flatMap((id): ValuesChange[] => {
      const row = byId.get(id) ?? this.#aside.get(id)
      return row && !isFree(row) ? [{ id, before: row.values, after: undefined }] : []
    })
  }
  #do(step: Step<ValuesChange>): void {
    if (step.changes.length === 0) return
    const byId = this.#byId()
    for (const { id } of step.changes) {
      const stored = (byId.get(id) ?? this.#aside.get(id))?.stored
      if (stored) this.#left.set(id, stored)
    }
    this.#apply(step.changes, 'after')
    this.#set({ history: withStep(this.#state.history, step) })
  }
  /** Undoes the last step, and stores that at once. Returns what it was called, and the ids of its rows. */
  undo(): Again | undefined {
    return this.#again(undoStep(this.#state.history), 'before')
  }
  redo(): Again | undefined {
    return this.#again(redoStep(this.#state.history), 'after')
  }
  #again(
    found: { step: Step<ValuesChange>; history: History<ValuesChange> } | undefined,
    side: Side,
  ): Again | undefined {
    if (!found) return undefined
    const { step, history } = found
    const changes = step.changes.map((change) => ({ ...change, id: this.#idNow(change.id) }))
    this.#asLeft(changes, side)
    this.#apply(changes, side)
    this.#set({ history })
    const ids = [...new Set(changes.map(({ id }) => id))]
    this.save(ids)
    return { label: step.label, ids, changes }
  }
  /**
   * Resolves once nothing is under way, or all waits for the line: of how many of these rows what is wanted still
   * waits, and of how many it was refused.
   */
  async settled(ids: readonly string[]): Promise<{ waiting: number; refused: number }> {
    if (this.#queue.isWorking) await new Promise<void>((resolve) => this.#settling.push(resolve))
    const byId = this.#byId()
    const isOff = (id: string): boolean => isRefusedRow(byId.get(id)) || this.#overruled.has(id)
    return {
      waiting: ids.filter((id) => this.#queue.has(id)).length,
      refused: ids.filter(isOff).length,
    }
  }
  #idNow(id: string): string {
    return this.#sameAs.get(id) ?? id
  }
  /**
   * Rows that others changed since they were changed here go back to that version: the server says so, and they are
   * asked about.
   */
  #asLeft(changes: readonly ValuesChange[], side: Side): void {
    const changed = new Map<string, GridRow>()
    const byId = this.#byId()
    for (const change of changes) {
      const row = byId.get(change.id)
      const left = row && asLeft(this.#source, row, this.#left.get(change.id), change, side)
      if (!left?.stored || !row?.stored) continue
      this.#list.fallBack(row.stored, left.stored)
      changed.set(change.id, left)
    }
    this.#replace(changed)
  }

  /** Does one side of a step: every row of it is where it is wanted then, in sight or gone. */
  #apply(changes: readonly ValuesChange[], side: Side): void {
    const wanted = new Map(changes.map((change) => [change.id, change]))
    let rows = this.#inSight([...wanted.keys()])
    const present = new Set(rows.map(({ id }) => id))
    rows = rows.flatMap((row, i) => {
      const change = wanted.get(row.id)
      if (!change) return [row]
      const values = steppedValues(this.#source, row, change, side)
      if (values) return [this.#withValues(row, values)]
      this.#gone.take(row, rows[i + 1]?.id)
      return []
    })
    const coming = [...wanted.values()].filter((change) => change[side] && !present.has(change.id))
    const back = coming.filter(({ id }) => this.#gone.get(id))
    // What has an id of the server was stored: wherever it is, it is never entered anew.
    const fresh = coming.filter(({ id }) => !this.#gone.get(id) && wasEntered({ id }))
    // What comes back does so from the last, so that each finds the row that it stood before.
    for (const change of [...back.toReversed(), ...fresh]) {
      const values = change[side]
      if (values) rows = this.#brought(rows, change.id, values)
    }
    for (const { id } of changes) {
      this.#pinned.add(id)
      this.#overruled.delete(id)
    }
    this.#set({ rows: withFreeRow(this.#source, rows) })
    const isBack = new Set(back.map(({ id }) => id))
    this.#queue.add(changes.map(({ id }) => id).filter((id) => this.#gone.get(id) || isBack.has(id)))
    this.#follow()
  }
  /** The rows with those of a step that had left the sight, above the free row. */
  #inSight(ids: readonly string[]): readonly GridRow[] {
    let { rows } = this.#state
    for (const id of ids) {
      const row = this.#aside.take(id)
      if (row) rows = placed(rows, row, undefined)
    }
    return rows
  }
  #withValues(row: GridRow, values: Draft): GridRow {
    const wanted = this.#asWanted(row)
    const changed = { ...wanted, values: valuesAsStored(this.#source, row, values), refusal: undefined }
    return { ...changed, problems: row.problems.length > 0 ? (checkRow(this.#source, changed).problems ?? []) : [] }
  }
  /** Where nobody knows whether it is there, it is to be stored whatever it says: what says so is taken from it. */
  #asWanted(row: GridRow): GridRow {
    return this.#absent.has(row.id) ? asUnsaved(row) : row
  }
  #brought(rows: readonly GridRow[], id: string, values: Draft): readonly GridRow[] {
    const gone = this.#gone.get(id)
    const row = gone
      ? { ...this.#asWanted(gone), values: valuesAsStored(this.#source, gone, values) }
      : { ...newRow(this.#source, rows.at(-1), id), values, start: {} }
    return this.#gone.back(rows, row)
  }

  /** Stores what is changed in these rows; in all of them by default. A row with a problem stays as it is, marked. */
  save(ids: readonly string[] = this.#state.rows.map(({ id }) => id)): void {
    const byId = this.#byId()
    this.#queue.add(
      ids.filter((id) => {
        const row = byId.get(id)
        // One that is under way and as it was before: what is sent of it is to be taken back.
        return row && !isFree(row) && (isChanged(row) || row.isSaving)
      }),
    )
  }
  #byId(): ReadonlyMap<string, GridRow> {
    return new Map(this.#state.rows.map((row) => [row.id, row]))
  }

  /** Sends what is wanted of rows now that it is their turn. Resolves to what stands in the way of those behind. */
  async #send(ids: readonly string[], answered: (ids: readonly string[]) => void): Promise<Failure | undefined> {
    const wishes = this.#wishesOf(ids)
    const wanted = new Set(wishes.map(({ id }) => id))
    // Of these nothing is wanted any more.
    answered(ids.filter((id) => !wanted.has(id)))
    return sendWishes(this.#server, wishes, (ended) => {
      this.#end(ended)
      answered(ended.flatMap(([{ id }, { what }]) => (what === 'unheard' ? [] : [id])))
    })
  }
  #wishesOf(ids: readonly string[]): Wish[] {
    const byId = this.#byId()
    const changed = new Map<string, GridRow>()
    const wishes = ids.flatMap((id): Wish[] => {
      const gone = this.#gone.get(id)
      const here = byId.get(id)
      const presence = this.#absent.get(id) ?? 'there'
      if (gone) return [removalOf(gone, presence)].filter((wish) => wish !== undefined)
      if (!here) return []
      const uuid = presence === 'there' ? undefined : here.stored?.uuid
      if (uuid !== undefined && this.#server.canRestore) return [restorationOf(here, uuid)]
      // A host that cannot bring it back gets it anew, once it is known to be deleted: it would be there twice.
      const isNew = uuid !== undefined && presence === 'deleted'
      if (isNew) {
        this.#absent.delete(id)
        this.#replaced.add(uuid)
      }
      const { row, wish } = storingOf(this.#source, isNew ? asNew(here) : here, presence)
      if (row !== here) changed.set(id, row)
      return wish ? [wish] : []
    })
    this.#replace(changed)
    return wishes
  }

  /** What became of rows on the server, in one step. */
  #end(ended: readonly Ended[]): void {
    const byId = this.#byId()
    const changed = new Map<string, GridRow>()
    const uuids = new Map<string, string>()
    const again: string[] = []
    const back: GridRow[] = []
    for (const [wish, outcome] of ended) {
      const { id } = wish
      const gone = this.#gone.get(id)
      const row = gone ?? byId.get(id)
      if (!row) continue
      const next = rowAfter(this.#source, { row, isGone: gone !== undefined }, wish, outcome)
      changed.set(id, next.row)
      this.#learn([wish, outcome], next.presence)
      if (next.isAgain) again.push(id)
      // What was in doubt of it is known now: it is to be deleted.
      if (gone && (next.isAgain || outcome.what === 'stored')) this.#queue.add([id])
      if (next.isBack && gone) back.push(next.row)
      if (outcome.what === 'stored') uuids.set(outcome.row.uuid, id)
    }
    this.#replace(changed)
    this.#bringBack(back)
    this.save([...again, ...this.#dropOthers(uuids)])
    if (ended.some(([, { what }]) => what === 'theirs')) this.#server.refetch()
    const kept = ended.filter(isChangedByOther)
    if (kept.length > 0) this.#server.sayKept(kept.length)
  }
  /** What an answer tells of a row beyond its values. */
  #learn([wish, outcome]: Ended, presence: Presence | undefined): void {
    const { id } = wish
    if (presence === 'there') this.#absent.delete(id)
    else if (presence) this.#absent.set(id, presence)
    if (outcome.what === 'theirs' || isChangedByOther([wish, outcome])) this.#overruled.add(id)
    if (outcome.what !== 'stored') return
    this.#left.set(id, outcome.row)
    this.#list.overtake(outcome.row.uuid)
  }
  /**
   * Rows that were stored before, although their answers were lost, are in the list already: what stands for them there
   * goes, also where it is deleted. Returns those that may be deleted as that, and are wanted all the same, or were
   * changed as that.
   */
  #dropOthers(uuids: ReadonlyMap<string, string>): string[] {
    const ownOf = ({ stored }: GridRow): string | undefined => stored && uuids.get(stored.uuid)
    const isOther = (row: GridRow): boolean => ![undefined, row.id].includes(ownOf(row))
    const here = this.#state.rows.filter(isOther)
    const wanted = new Map<string, GridRow>()
    for (const other of [...here, ...this.#gone.forget(isOther), ...this.#aside.forget(isOther)]) {
      const own = this.#rowOf(ownOf(other) ?? '')
      // What steps did to the one is undone in the other.
      this.#sameAs.set(other.id, ownOf(other) ?? other.id)
      const presence = this.#absent.get(other.id)
      if (own && presence) this.#absent.set(own.id, presence)
      if (own && (presence || isChanged(other)))
        wanted.set(own.id, presence ? asUnsaved(own) : withChangesOf(other, own))
    }
    this.#replace(wanted)
    if (here.length > 0) {
      this.#set({ rows: this.#state.rows.filter((row) => !isOther(row)) })
      // A row is answered as it was stored then; it may have been changed since.
      this.#server.refetch()
    }
    return [...wanted.keys()]
  }
  /** Rows that are not deleted after all are in their places again. */
  #bringBack(back: readonly GridRow[]): void {
    let { rows } = this.#state
    for (const row of back.toReversed()) rows = this.#gone.back(rows, row)
    if (back.length > 0) this.#set({ rows })
  }
  /** What was not sent stays: what is typed as it is, what was to be deleted is there again and says why. */
  #giveUp(ids: readonly string[], refusal: string): void {
    const byId = this.#byId()
    const back = ids.flatMap((id): GridRow[] => {
      const row = this.#gone.get(id)
      return row?.stored && this.#absent.get(id) !== 'deleted' ? [{ ...row, refusal }] : []
    })
    const deleted = ids.flatMap((id): [string, GridRow][] => {
      const row = byId.get(id)
      return row && this.#absent.has(id) ? [[id, asUnsaved(row)]] : []
    })
    this.#bringBack(back)
    this.#replace(new Map(deleted))
  }

  /**
   * Takes back what was kept on the device. A row that was stored is the one that it was, also where the list does not
   * have it, on the version that it was changed from: what others changed meanwhile is a conflict like any other.
   */
  restoreUnsaved(kept: readonly UnsavedRow[]): void {
    const known = kept.map((row) => ({ ...row, id: this.#keptRow(row) }))
    const typed = known.filter(({ isDeleted }) => !isDeleted)
    const deleted = known.flatMap(({ id, isDeleted }) => (isDeleted && id !== undefined ? [id] : []))
    const { changes, ids } = this.#changesOf(typed)
    this.#do({ label: 'what was kept', changes: [...changes, ...this.#removalsOf(deleted)] })
    for (const [i, { request, inDoubt }] of typed.entries()) {
      const row = this.#rowOf(ids[i] ?? '')
      if (row) this.#replace(new Map([[row.id, { ...row, request, inDoubt }]]))
    }
  }
  /** What is not stored as it stands: rows that are changed, to be brought back, and to be deleted. */
  unsaved(): UnsavedRow[] {
    const { rows } = this.#state
    const absent = rows.filter(({ id }) => this.#absent.has(id))
    const left = this.#gone.all().filter(({ id, stored }) => stored && this.#queue.has(id))
    return [
      ...unsavedRows(rows.filter(({ id }) => !this.#absent.has(id))),
      ...unsavedRows(absent.map(asUnsaved)).map(asPerhapsDeleted),
      ...unsavedRows(left.map(asUnsaved)).map(asDeleted),
    ]
  }
  /** The id of a row that was kept; undefined for a new one. */
  #keptRow({ uuid, stored, isPerhapsDeleted }: UnsavedRow): string | undefined {
    if (uuid === undefined) return undefined
    const now = this.#state.rows.find((row) => row.stored?.uuid === uuid)
    if (!now?.stored) {
      this.#aside.put(storedRow(this.#source, stored ?? unknownRow(uuid)))
      if (isPerhapsDeleted) this.#absent.set(uuid, 'unknown')
    } else if (stored && !isChanged(now) && now.stored.version !== stored.version) {
      this.#list.fallBack(now.stored, stored)
      this.#replace(new Map([[now.id, { ...storedRow(this.#source, stored), id: now.id }]]))
    }
    return now?.id ?? uuid
  }
}
