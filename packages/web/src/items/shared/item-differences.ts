import { isDraft, type Draft } from '@costdraft/schema/field.ts'
import { partsOf, type AnyKind } from '@costdraft/schema/kind.ts'
import type { Difference } from '../../ui/Differences.tsx'
import { displayValue, type AnyControls } from '../../ui/form/controls.ts'
import { isSame, rowsIn } from './merge-changes.ts'
import type { AnyManyAsked, AnyOneAsked, AnyPartsAsked } from './tab-definition.ts'

/** The form of a record, as far as its values are shown: an item, or an entry of a list under one. */
interface Shown {
  kind: AnyKind
  controls: AnyControls
  parts?: AnyPartsAsked
}
/** Where a difference is: its path among the form values, and the labels on the way. */
interface Place {
  path: string
  labels: readonly string[]
}

const shownOf = (kind: AnyKind, { controls, parts }: AnyManyAsked): Shown => ({
  kind,
  controls,
  ...(parts && { parts }),
})

const below = ({ path, labels }: Place, name: string, label: string): Place => ({
  path: path === '' ? name : `${path}.${name}`,
  labels: [...labels, label],
})
/** A label inside a sentence: its first letter small, unless it is of an abbreviation. */
const inSentence = (label: string): string =>
  /^[A-Z][A-Z]/.test(label) ? label : `${label.charAt(0).toLowerCase()}${label.slice(1)}`
/** `Counsel 2: travel distance`. A part and its field of the same label are named once. */
const wordsOf = ([first = '', ...rest]: readonly string[]): string => {
  const words = rest.filter((label, i) => label !== [first, ...rest][i])
  return words.length > 0 ? `${first}: ${words.map(inSentence).join(' ')}` : first
}

const displayFields = (controls: AnyControls, record: Draft): string =>
  Object.entries(controls)
    .map(([name, control]) => displayValue(control, record[name]))
    .filter(Boolean)
    .join(', ')
/** All values of a record in one line, its parts in brackets. */
function displayRecord({ kind, controls, parts = {} }: Shown, record: Draft): string {
  const inner = partsOf(kind).flatMap(([name, part]) => {
    const asked = parts[name]
    const value = record[name]
    if (!asked) return []
    if (!part.many) return isDraft(value) ? [`${asked.label}: ${displayFields(asked.controls, value)}`] : []
    const rows = rowsIn(value).map((row) => displayRecord(shownOf(part.kind, asked as AnyManyAsked), row))
    return rows.length > 0 ? [`${asked.label}: ${rows.join('; ')}`] : []
  })
  return [displayFields(controls, record), ...inner.map((text) => `(${text})`)].filter(Boolean).join(' ')
}

const difference = ({ path, labels }: Place, mine: string, theirs: string): Difference => ({
  name: path,
  label: wordsOf(labels),
  mine: mine || 'Nothing',
  theirs: theirs || 'Nothing',
})

const fieldDifferences = (controls: AnyControls, mine: Draft, theirs: Draft, place: Place): Difference[] =>
  Object.entries(controls)
    .filter(([name]) => !isSame(mine[name], theirs[name]))
    .map(([name, control]) =>
      difference(
        below(place, name, control.label),
        displayValue(control, mine[name]),
        displayValue(control, theirs[name]),
      ),
    )

function oneDifferences({ label, controls }: AnyOneAsked, mine: unknown, theirs: unknown, place: Place): Difference[] {
  if (isDraft(mine) && isDraft(theirs)) return fieldDifferences(controls, mine, theirs, place)
  const display = (value: unknown): string => (isDraft(value) ? displayFields(controls, value) || label : '')
  return isSame(mine, theirs) ? [] : [difference(place, display(mine), display(theirs))]
}

/** Rows are compared by their uuid, and counted as in the form. One that the person removed has no number there. */
function listDifferences(shown: Shown, singular: string, mine: Draft[], theirs: Draft[], place: Place): Difference[] {
  const inMine = mine.flatMap((row, i) => {
    const at = { path: `${place.path}.${i}`, labels: [...place.labels, `${singular} ${i + 1}`] }
    const stored = row.uuid == null ? undefined : theirs.find(({ uuid }) => uuid === row.uuid)
    return stored ? recordDifferences(shown, row, stored, at) : [difference(at, displayRecord(shown, row), '')]
  })
  const removed = theirs.filter((row) => !mine.some(({ uuid }) => uuid === row.uuid))
  return [
    ...inMine,
    ...removed.map((row) =>
      difference(
        { path: `${place.path}.${String(row.uuid)}`, labels: [...place.labels, `${singular} that you removed`] },
        '',
        displayRecord(shown, row),
      ),
    ),
  ]
}

function recordDifferences(
  { kind, controls, parts = {} }: Shown,
  mine: Draft,
  theirs: Draft,
  place: Place,
): Difference[] {
  const inParts = partsOf(kind).flatMap(([name, part]) => {
    const asked = parts[name]
    if (!asked) return []
    if (!part.many)
      return oneDifferences(asked as AnyOneAsked, mine[name], theirs[name], below(place, name, asked.label))
    const list = asked as AnyManyAsked
    // The entry's own name says in which list it is.
    const at = { path: below(place, name, '').path, labels: place.labels }
    return listDifferences(shownOf(part.kind, list), list.singular, rowsIn(mine[name]), rowsIn(theirs[name]), at)
  })
  return [...fieldDifferences(controls, mine, theirs, place), ...inParts]
}

/**
 * The fields in which two versions of an item differ, with those in its parts and in the rows of its lists, in words.
 */
export const itemDifferences = (shown: Shown, mine: Draft, theirs: Draft): Difference[] =>
  recordDifferences(shown, mine, theirs, { path: '', labels: [] })
