import { currentRecordName } from '../navigation/record-name.ts'
import { createListeners } from '../store.ts'
import type { SentRequest } from './sent-request.ts'

const PREFIX = 'draft.'
const CLEARED = 'drafts_cleared'
/** Milliseconds that an unsaved draft is kept. */
const LIFETIME = 7 * 86_400_000

/** What a person typed and has not saved yet, as kept on this device. */
export interface Draft {
  key: string
  /** When it was typed, in milliseconds since 1970. */
  at: number
  /** Where it was typed: path and query of the page. */
  path: string
  /** What it is, e.g. "Add time recording". */
  label: string
  /** The name of the record of the page, e.g. of the case. */
  record?: string
  value: unknown
  /** The version of the stored record the draft changes. */
  version?: string | null
  /** The last request that created a record from this draft: its content and its idempotency key. */
  request?: SentRequest
}
/** What callers keep; the rest is added by `keepDraft`. */
export type DraftContent = Pick<Draft, 'label' | 'value' | 'version'>

// The person signed in on this page. Remembered when the session ends, so that the page can say what is kept.
let owner: string | undefined
// The keys that this page has written or restored since it was loaded; drafts of earlier pages are offered instead.
const ownKeys = new Set<string>()
const listeners = createListeners()
let list: readonly Draft[] | undefined

const notify = (): void => {
  list = undefined
  listeners.notify()
}
const prefixOf = (person: string): string => `${PREFIX}${person} `
const storageKeys = (): string[] => Object.keys(localStorage).filter((name) => name.startsWith(PREFIX))

function parse(stored: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(stored ?? '') as Draft
    return Date.now() - draft.at < LIFETIME ? draft : undefined
  } catch {
    return undefined
  }
}

/** Sets whose drafts are kept from now on. Deletes the drafts of everyone else, and those older than a week. */
export function setDraftOwner(person: string): void {
  owner = person
  for (const name of storageKeys())
    if (!name.startsWith(prefixOf(person)) || !parse(localStorage.getItem(name))) localStorage.removeItem(name)
  notify()
}

/** The draft with a key, kept by this page or by an earlier one. */
export const readDraft = (key: string): Draft | undefined =>
  owner === undefined ? undefined : parse(localStorage.getItem(prefixOf(owner) + key))

/** Whether this page has written or restored the draft. */
export const isOwnDraft = (key: string): boolean => ownKeys.has(key)

/** Marks a draft of an earlier page as restored: the form that opens next starts with it. */
export function acceptDraft(key: string): void {
  ownKeys.add(key)
  notify()
}

function write(draft: Draft): void {
  try {
    localStorage.setItem(prefixOf(owner ?? '') + draft.key, JSON.stringify(draft))
  } catch (error) {
    // The storage of the browser is full or closed: the text stays in the page.
    console.error(error)
  }
}

/** Keeps a draft on this device. The page it belongs to is the one where it was first typed. */
export function keepDraft(key: string, content: DraftContent): void {
  if (owner === undefined) return
  const before = readDraft(key)
  const { path, record, request } = before ?? {
    path: location.pathname + location.search,
    record: currentRecordName(),
    request: undefined,
  }
  write({ ...content, key, at: Date.now(), path, ...(record && { record }), ...(request && { request }) })
  ownKeys.add(key)
  if (before) list = undefined
  else notify()
}

/** Keeps the idempotency key of a request with its draft, so that it is used again after the page was closed. */
export function keepRequest(key: string, request: SentRequest): void {
  const draft = readDraft(key)
  if (draft) write({ ...draft, request })
}

/** Deletes a draft that was stored by the server or discarded. */
export function dropDraft(key: string): void {
  if (owner === undefined) return
  localStorage.removeItem(prefixOf(owner) + key)
  ownKeys.delete(key)
  notify()
}

/** Stops keeping drafts on this page. */
function forgetOwner(): void {
  ownKeys.clear()
  owner = undefined
  notify()
}

/** Deletes every draft on this device, when the person signs out. Other tabs stop keeping theirs. */
export function clearDrafts(): void {
  for (const name of storageKeys()) localStorage.removeItem(name)
  localStorage.setItem(CLEARED, String(Date.now()))
  forgetOwner()
}

addEventListener('storage', ({ key }) => {
  if (key === CLEARED) forgetOwner()
  else if (key?.startsWith(PREFIX)) notify()
})

/** All drafts of the person of this page, newest first. */
export function readDrafts(): readonly Draft[] {
  if (list) return list
  const prefix = owner === undefined ? undefined : prefixOf(owner)
  list = prefix
    ? storageKeys()
        .filter((name) => name.startsWith(prefix))
        .flatMap((name) => parse(localStorage.getItem(name)) ?? [])
        .toSorted((a, b) => b.at - a.at)
    : []
  return list
}

/** The drafts, to be followed. */
export const draftStore = { read: readDrafts, subscribe: listeners.subscribe }
