import { isDraft, type Draft } from '@costdraft/schema/field.ts'
import { partsOf, type AnyKind } from '@costdraft/schema/kind.ts'

/** The three versions of a record in a conflict: as it was opened, as the person changed it, and as stored now. */
interface Versions<T> {
  base: T
  mine: T
  theirs: T
}

/** The rows of a list in a draft; none where it has no list. */
export const rowsIn = (value: unknown): Draft[] => (Array.isArray(value) ? (value as Draft[]) : [])

/** Whether two values of drafts are equal. A key that is absent counts as null. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((row, i) => isSame(row, b[i]))
  if (isDraft(a) && isDraft(b))
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => isSame(a[key], b[key]))
  return (a ?? null) === (b ?? null)
}

/** What the person changed, in what is stored now: key by key. */
const mergeFields = ({ base, mine, theirs }: Versions<Draft>): Draft =>
  Object.fromEntries(
    Object.keys({ ...theirs, ...mine }).map((name) => [
      name,
      isSame(mine[name], base[name]) ? theirs[name] : mine[name],
    ]),
  )

/** An item that is to be entered anew: the rows of its lists without the uuids that they had. */
export function asNewItem(kind: AnyKind, item: Draft): Draft {
  const lists = partsOf(kind).flatMap(([name, part]) =>
    part.many ? [[name, rowsIn(item[name]).map((row) => asNew(part.kind, row))]] : [],
  )
  return { ...item, ...(Object.fromEntries(lists) as Draft) }
}
/** A row of a list that is to be entered anew. */
const asNew = (kind: AnyKind, row: Draft): Draft => ({ ...asNewItem(kind, row), uuid: null })

/**
 * A list in which each row is merged by its uuid. Rows that the others added are there, and those that they removed are
 * not, unless the person changed them: then they are entered anew.
 */
function mergeRows(kind: AnyKind, { base, mine, theirs }: Versions<readonly Draft[]>): Draft[] {
  const rowIn = (rows: readonly Draft[], { uuid }: Draft): Draft | undefined =>
    uuid == null ? undefined : rows.find((row) => row.uuid === uuid)
  const kept = mine.flatMap((row) => {
    const before = rowIn(base, row)
    const now = rowIn(theirs, row)
    if (!before) return [row]
    if (now) return [mergeChanges(kind, { base: before, mine: row, theirs: now })]
    return isSame(row, before) ? [] : [asNew(kind, row)]
  })
  return [...kept, ...theirs.filter((row) => !rowIn(base, row) && !rowIn(mine, row))]
}

/**
 * What the person changed of an item, in what is stored now: field by field, in its parts and in the rows of its lists.
 */
export function mergeChanges(kind: AnyKind, versions: Versions<Draft>): Draft {
  const { base, mine, theirs } = versions
  const parts = partsOf(kind).map(([name, part]): [string, unknown] => {
    const [before, own, now] = [base[name], mine[name], theirs[name]]
    if (isSame(own, before)) return [name, now]
    if (part.many) return [name, mergeRows(part.kind, { base: rowsIn(before), mine: rowsIn(own), theirs: rowsIn(now) })]
    const isInAll = isDraft(before) && isDraft(own) && isDraft(now)
    return [name, isInAll ? mergeFields({ base: before, mine: own, theirs: now }) : own]
  })
  return { ...mergeFields(versions), ...(Object.fromEntries(parts) as Draft) }
}
