import { endingOf } from './kinds.ts'

/** A file or a folder of a case and where it lies; `parent` is null in the root. The rules of the tree know no more of it. */
export interface Entry {
  id: string
  parent: string | null
  name: string
  isFile: boolean
}
type Entries = readonly Entry[]

export const MOST = { name: 200, depth: 10, nodes: 2_000 } as const

export const FOLDER_EXISTS = 'A folder with this name already exists'
export const FILE_EXISTS = 'A file with this name already exists'
const NO_NAME = 'Enter a name.'
const NAME_TOO_LONG = `A name may have ${MOST.name} characters at most.`
const NOT_THERE = 'This is no longer in the case.'
const NOT_A_FOLDER = 'Nothing can be put into a file. Choose a folder.'
const INTO_ITSELF = 'A folder cannot be put into itself, nor into a folder within it.'
const TOO_DEEP = `Folders may lie ${MOST.depth} deep at most.`
const TOO_MANY = `A case may hold ${MOST.nodes.toLocaleString('en-GB')} files and folders at most.`

/** Controls, marks that turn the direction of writing or cannot be seen, byte-order marks, line ends, private use. */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff\ue000-\uf8ff]/g

/** A name as it is kept: trimmed, without what cannot be seen, and no part of a path. */
export const cleanName = (raw: string): string =>
  raw
    .toWellFormed()
    .replaceAll(UNSEEN, '')
    .normalize('NFC')
    .split(/[/\\]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '.' && part !== '..')
    .join('-')

/** A file keeps its ending, whatever it is called: the ending says what it is. */
export function nameInstead({ name, isFile }: Pick<Entry, 'name' | 'isFile'>, wanted: string): string {
  const ending = isFile ? endingOf(name) : '',
    cleaned = cleanName(wanted)
  return cleaned === '' || endingOf(cleaned).toLowerCase() === ending.toLowerCase() || !ending
    ? cleaned
    : `${cleaned}${ending}`
}

/** Why nothing in a folder may have this name; undefined where it may. `except` is what has it already and keeps it. */
export function nameProblem(
  entries: Entries,
  parent: string | null,
  name: string,
  except?: string,
): string | undefined {
  if (name === '') return NO_NAME
  if (name.length > MOST.name) return NAME_TOO_LONG
  const twin = entries.find((entry) => entry.parent === parent && entry.name === name && entry.id !== except)
  return twin && (twin.isFile ? FILE_EXISTS : FOLDER_EXISTS)
}

/** Every entry below a folder, however deep; not the folder itself. */
export function within(entries: Entries, folder: string): Set<string> {
  const below = Map.groupBy(entries, ({ parent }) => parent)
  const found = new Set<string>(),
    left = [folder]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    for (const { id } of below.get(next) ?? [])
      if (!found.has(id)) {
        found.add(id)
        left.push(id)
      }
  }
  return found
}

/** Why that is no place for an entry, whatever it is called: nothing lies in a file, and no folder in itself. */
export function placeProblem(entries: Entries, id: string, to: string | null): string | undefined {
  const moving = entries.find((entry) => entry.id === id),
    target = entries.find((entry) => entry.id === to)
  if (!moving || (to !== null && !target)) return NOT_THERE
  if (target?.isFile) return NOT_A_FOLDER
  return to !== null && !moving.isFile && (to === id || within(entries, id).has(to)) ? INTO_ITSELF : undefined
}

/** Why an entry may not be put there; undefined where it may, also where it is already. */
export function moveProblem(entries: Entries, id: string, to: string | null): string | undefined {
  const moving = entries.find((entry) => entry.id === id),
    problem = placeProblem(entries, id, to)
  if (problem || !moving || moving.parent === to) return problem
  return (
    nameProblem(entries, to, moving.name, id) ??
    treeProblem(entries.map((entry) => (entry.id === id ? { ...entry, parent: to } : entry)))
  )
}

/** Why a whole tree cannot stand; undefined where it can. */
export function treeProblem(entries: Entries): string | undefined {
  if (entries.length > MOST.nodes) return TOO_MANY
  const byId = new Map(entries.map((entry) => [entry.id, entry])),
    taken = new Map<string, Entry>()
  for (const entry of entries) {
    if (entry.name === '') return NO_NAME
    if (entry.name.length > MOST.name) return NAME_TOO_LONG
    const place = JSON.stringify([entry.parent, entry.name]),
      twin = taken.get(place)
    if (twin) return twin.isFile ? FILE_EXISTS : FOLDER_EXISTS
    taken.set(place, entry)
    let folders = entry.isFile ? 0 : 1
    for (let at = entry.parent; at !== null; folders++) {
      const parent = byId.get(at)
      if (!parent) return NOT_THERE
      if (parent.isFile) return NOT_A_FOLDER
      if (parent.id === entry.id) return INTO_ITSELF
      if (folders >= MOST.depth) return TOO_DEEP
      at = parent.parent
    }
  }
  return undefined
}

/** A name that is free in a folder: the one that is wanted, or the same with a number before its ending. */
export function freeName(entries: Entries, parent: string | null, wanted: string): string {
  const ending = endingOf(wanted),
    base = wanted.slice(0, wanted.length - ending.length)
  for (let n = 1; ; n++) {
    const number = n > 1 ? ` (${n})` : '',
      name = `${base.slice(0, MOST.name - ending.length - number.length)}${number}${ending}`
    if (!nameProblem(entries, parent, name)) return name
  }
}
