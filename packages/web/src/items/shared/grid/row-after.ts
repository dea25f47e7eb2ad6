import type { GridSource } from './grid-source.ts'
import { isOfTheRow } from '../row-changes.ts'
import { afterSave, asStored, type GridRow } from './grid-rows.ts'
import { isChangedByOther, type Outcome } from './send-wishes.ts'
import { asListed, asUnsaved, type Presence, type Wish } from './wishes.ts'

/** The row as it is here when its answer comes. */
interface Now {
  row: GridRow
  isGone: boolean
}
interface After {
  row: GridRow
  /** Whether it is to be stored once more, as it stands now. */
  isAgain?: boolean
  /** Whether it is there again, where it was to be gone. */
  isBack?: boolean
  /** Whether it is on the server now; undefined where that is as it was. */
  presence?: Presence | undefined
}

/** The row after its change was refused, with what is said of it. */
function refused(
  { row: now, isGone }: Now,
  { change, isAsBefore }: Wish,
  outcome: Outcome & { what: 'refused' },
): After {
  const { code, message, problems } = outcome.refusal
  const isKnown = isOfTheRow(code)
  const row = { ...now, isSaving: false, problems, refusal: problems.length > 0 ? undefined : message }
  // What someone else changed is there, also where that was not known.
  if (isGone && isChangedByOther([{ change }, outcome])) return { row: asListed(row), isBack: true, presence: 'there' }
  const presence = isKnown ? undefined : 'unknown'
  if (change.action === 'remove' && isGone) return { row, isBack: true, presence }
  // It is wanted after all.
  if (change.action === 'remove' && isKnown) return { row: now }
  if (change.action === 'remove' || change.action === 'restore') return { row: asUnsaved(row), presence }
  if (!isKnown) return { row: inDoubtAfter(row, change), isBack: true }
  // It was sent as it was, to learn what to delete.
  return isGone && change.action === 'edit'
    ? { row: { ...now, isSaving: false, inDoubt: undefined }, isAgain: true }
    : notStored(row, { isKeyInUse: code === 'CONFLICT', isAsBefore })
}
/** A row after what was sent of it was lost: what an edit sent is kept; what was added is, with its key. */
const inDoubtAfter = (row: GridRow, change: Wish['change']): GridRow =>
  change.action === 'edit' ? { ...row, inDoubt: change.input } : row
/** A row whose values were refused: they are not stored, and need no key any more; one that is in use may yet be. */
function notStored(
  row: GridRow,
  { isKeyInUse, isAsBefore }: { isKeyInUse: boolean; isAsBefore?: boolean | undefined },
) {
  if (isKeyInUse) return { row }
  const after = { ...row, request: undefined, inDoubt: undefined }
  // What the answer is about was changed since.
  return isAsBefore ? { row: { ...after, problems: [], refusal: undefined }, isAgain: true } : { row: after }
}

/** The row after its change was not answered: it is sent again, and nothing is said of it. */
function unheard({ row: now, isGone }: Now, { change }: Wish): After {
  const row = { ...now, isSaving: false, refusal: undefined }
  if (change.action === 'add' || change.action === 'edit') return { row: inDoubtAfter(row, change) }
  // It may be deleted, or be there; what is wanted of it tells once it is sent.
  return { row: isGone && change.action === 'remove' ? row : asUnsaved(row), presence: 'unknown' }
}

/** A row after what became of its change; what was typed meanwhile stays. */
export function rowAfter(source: GridSource, here: Now, wish: Wish, outcome: Outcome): After {
  const { row: now } = here
  const isBack = wish.change.action === 'restore'
  switch (outcome.what) {
    case 'refused':
      return refused(here, wish, outcome)
    case 'unheard':
      return unheard(here, wish)
    case 'removed':
      return { row: now, presence: 'deleted' }
    case 'stored':
      return {
        row: afterSave(source, now, isBack ? now.start : wish.sent, outcome.row),
        isAgain: isBack || wish.isAsBefore === true,
        presence: 'there',
      }
    // It is there already, because an answer was lost; or else its change is what cannot be stored. What may be deleted
    // is.
    case 'lost':
      return { row: asUnsaved({ ...now, isSaving: false }), isAgain: true, presence: isBack ? 'there' : 'deleted' }
    case 'theirs':
      return { row: asStored(source, now), presence: 'there', isBack: true }
    case 'back':
      return {
        isBack: true,
        row: { ...now, isSaving: false, refusal: 'Someone else changed this row. Nothing of it was saved.' },
      }
  }
}
