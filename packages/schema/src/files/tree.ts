import { cutTo } from '../text/cut-text.ts'
import { extensionOf } from './file-types.ts'

/** A file or a folder of a case and its parent folder; `parent` is null in the root. */
export interface Entry {
  id: string
  parent: string | null
  name: string
  isFile: boolean
}
type Entries = readonly Entry[]

export const TREE_LIMITS = { name: 200, depth: 10, nodes: 2_000 } as const

export const FOLDER_EXISTS = 'A folder with this name already exists'
export const FILE_EXISTS = 'A file with this name already exists'
const NO_NAME = 'Enter a name.'
const NAME_TOO_LONG = `A name may have ${TREE_LIMITS.name} characters at most.`
const NOT_THERE = 'This is no longer in the case.'
const NOT_A_FOLDER = 'Nothing can be put into a file. Choose a folder.'
const INTO_ITSELF = 'A folder cannot be put into itself, nor into a folder within it.'
const TOO_DEEP = `Folders may lie ${TREE_LIMITS.depth} deep at most.`
const TOO_MANY = `A case may hold ${TREE_LIMITS.nodes.toLocaleString('en-GB')} files and folders at most.`

/** Control characters, bidirectional and zero-width marks, byte-order marks, line ends and private-use characters. */
const INVISIBLE =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff\ue000-\uf8ff]/g

/** Normalises a name for storage: trimmed, without invisible characters, path separators replaced by hyphens. */
export const cleanName = (raw: string): string =>
  raw
    .toWellFormed()
    .replaceAll(INVISIBLE, '')
    .normalize('NFC')
    .split(/[/\\]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('-')

/** The stored name for a requested new name. A file keeps its extension, because the extension determines its type. */
export function nameWithExtension({ name, isFile }: Pick<Entry, 'name' | 'isFile'>, wanted: string): string {
  const extension = isFile ? extensionOf(name) : ''
  const cleaned = cleanName(wanted)
  return cleaned === '' || extensionOf(cleaned).toLowerCase() === extension.toLowerCase() || !extension
    ? cleaned
    : `${cleaned}${extension}`
}

/** Why a name is not allowed in a folder; undefined if it is. `except` is the id of the entry being renamed. */
export function nameProblem(
  entries: Entries,
  parent: string | null,
  name: string,
  except?: string,
): string | undefined {
  if (name === '') return NO_NAME
  if (name.length > TREE_LIMITS.name) return NAME_TOO_LONG
  const duplicate = entries.find((entry) => entry.parent === parent && entry.name === name && entry.id !== except)
  return duplicate && (duplicate.isFile ? FILE_EXISTS : FOLDER_EXISTS)
}

/** The ids of all entries below a folder, at any depth, without the folder itself. */
export function descendantsOf(entries: Entries, folder: string): Set<string> {
  const children = Map.groupBy(entries, ({ parent }) => parent)
  const found = new Set<string>()
  const queue = [folder]
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    for (const { id } of children.get(next) ?? [])
      if (!found.has(id)) {
        found.add(id)
        queue.push(id)
      }
  }
  return found
}

/**
 * Of some entries those that are not in a folder that is among them: what is done with the folder is done with these.
 */
export function topmostOf(entries: Entries, ids: readonly string[]): string[] {
  const chosen = new Set(ids)
  const parents = new Map(entries.map(({ id, parent }) => [id, parent]))
  const isBelow = (id: string): boolean => {
    for (let at = parents.get(id) ?? null; at !== null; at = parents.get(at) ?? null) if (chosen.has(at)) return true
    return false
  }
  return [...chosen].filter((id) => !isBelow(id))
}

/**
 * Why an entry cannot be moved to a parent, regardless of its name: the parent is a file, or the folder itself or one
 * below it.
 */
export function placeProblem(entries: Entries, id: string, to: string | null): string | undefined {
  const moving = entries.find((entry) => entry.id === id)
  const target = entries.find((entry) => entry.id === to)
  if (!moving || (to !== null && !target)) return NOT_THERE
  if (target?.isFile) return NOT_A_FOLDER
  return to !== null && !moving.isFile && (to === id || descendantsOf(entries, id).has(to)) ? INTO_ITSELF : undefined
}

/**
 * The entries once those with these ids, and what is in them, have been moved to a parent; or why that is not possible,
 * with the name of the entry where several are moved.
 */
export function moveEntries<E extends Entry>(
  entries: readonly E[],
  ids: readonly string[],
  to: string | null,
): E[] | string {
  const tops = topmostOf(entries, ids)
  let moved = [...entries]
  for (const id of tops) {
    const moving = moved.find((entry) => entry.id === id)
    if (!moving) return NOT_THERE
    const problem = placeProblem(moved, id, to) ?? nameProblem(moved, to, moving.name, id)
    if (problem) return tops.length > 1 ? `${moving.name}: ${problem}` : problem
    moved = moved.map((entry) => (entry === moving ? { ...entry, parent: to } : entry))
  }
  return treeProblem(moved) ?? moved
}

/** Why the tree as a whole is invalid; undefined if it is valid. */
export function treeProblem(entries: Entries): string | undefined {
  if (entries.length > TREE_LIMITS.nodes) return TOO_MANY
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const taken = new Map<string, Entry>()
  for (const entry of entries) {
    if (entry.name === '') return NO_NAME
    if (entry.name.length > TREE_LIMITS.name) return NAME_TOO_LONG
    const key = JSON.stringify([entry.parent, entry.name])
    const duplicate = taken.get(key)
    if (duplicate) return duplicate.isFile ? FILE_EXISTS : FOLDER_EXISTS
    taken.set(key, entry)
    let folders = entry.isFile ? 0 : 1
    for (let at = entry.parent; at !== null; folders++) {
      const parent = byId.get(at)
      if (!parent) return NOT_THERE
      if (parent.isFile) return NOT_A_FOLDER
      if (parent.id === entry.id) return INTO_ITSELF
      if (folders >= TREE_LIMITS.depth) return TOO_DEEP
      at = parent.parent
    }
  }
  return undefined
}

/** An unused name in a folder: the requested one, or that name with a number before its extension. */
export function uniqueName(entries: Entries, parent: string | null, wanted: string): string {
  const extension = extensionOf(wanted)
  const base = wanted.slice(0, wanted.length - extension.length)
  for (let n = 1; ; n++) {
    const number = n > 1 ? ` (${n})` : ''
    const name = `${cutTo(base, TREE_LIMITS.name - extension.length - number.length)}${number}${extension}`
    if (!nameProblem(entries, parent, name)) return name
  }
}
