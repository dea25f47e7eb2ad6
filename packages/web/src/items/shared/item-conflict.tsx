import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import { partsOf } from '@costdraft/schema/kind.ts'
import { camelName } from '@costdraft/schema/names.ts'
import { Differences } from '../../ui/Differences.tsx'
import { formValues, type AnyControls } from '../../ui/form/controls.ts'
import type { useConfirm } from '../../ui/use-confirm.tsx'
import { itemDifferences } from './item-differences.ts'
import { mergeChanges } from './merge-changes.ts'
import type { AnyTab } from './tab-definition.ts'
import { draftOf, validateItem, initialParts, serverRow } from './item-draft.ts'

type Ask = ReturnType<typeof useConfirm>['ask']
/** The three versions of an item in a conflict: as it was opened, as the person changed it, and as stored now. */
interface Conflict {
  tab: AnyTab
  controls: AnyControls
  facts: CaseFacts
  base: Draft
  mine: Draft
  current: Draft
}

/** A version of the item as its form would save it, so that versions can be compared. */
function normalise({ tab, controls, facts }: Conflict, row: Draft): Draft {
  const draft = draftOf(tab, row, facts)
  return (validateItem(tab, controls, facts)({ ...formValues(controls, draft), ...initialParts(tab, draft) }).value ??
    draft) as Draft
}

/**
 * The parts as they were opened, for a host that does not answer them with a conflict: an empty list would remove their
 * rows.
 */
const partsOfBase = ({ tab, base, current }: Conflict): Draft =>
  Object.fromEntries(
    partsOf(tab.kind).flatMap(([name, { wire }]) => (camelName(wire) in current ? [] : [[name, base[name]]])),
  )

/**
 * Shows the fields in conflict and asks whose changes to keep. For `mine` the input merges the fields the person
 * changed into the stored version. Undefined where the person cancels.
 */
export async function resolveConflict(
  ask: Ask,
  conflict: Conflict,
): Promise<{ whose: 'mine'; input: Draft } | { whose: 'theirs' } | undefined> {
  const { tab, controls, mine } = conflict
  const base = normalise(conflict, conflict.base)
  const theirs = normalise(conflict, { ...serverRow(tab, conflict.current), ...partsOfBase(conflict) })
  const input = mergeChanges(tab.kind, { base, mine, theirs })
  const shown = { kind: tab.kind, controls, parts: tab.parts }
  const rows = itemDifferences(shown, input, theirs)
  // What is stored is what was sent: an earlier request was stored and its answer lost. Or it is what was opened, as
  // where it was deleted and brought back since.
  if (rows.length === 0 || itemDifferences(shown, base, theirs).length === 0) return { whose: 'mine', input }
  const whose = await ask({
    title: `Someone else changed this ${tab.singular}`,
    text: 'They saved it after you opened it. What you did not change stays as they left it either way.',
    more: <Differences rows={rows} />,
    answers: [
      { label: 'Take theirs', value: 'theirs' },
      { label: 'Keep mine', value: 'mine', isMain: true },
    ],
  })
  return whose === 'mine' ? { whose, input } : whose && { whose: 'theirs' }
}

/**
 * Asks what becomes of the changes of an item that someone else deleted; undefined where the person goes back to them.
 */
export const askWhatOfDeleted = (
  ask: Ask,
  { singular }: AnyTab,
  canRestore: boolean,
): Promise<'restore' | 'new' | undefined> =>
  ask({
    title: `Someone else deleted this ${singular}`,
    text: `They deleted it after you opened it. What you entered is still here${canRestore ? ': bring it back with your changes, or store them as a new one' : ''}.`,
    answers: [
      { label: `Store as a new ${singular}`, value: 'new', ...(!canRestore && { isMain: true }) },
      ...(canRestore ? [{ label: 'Bring it back', value: 'restore', isMain: true } as const] : []),
    ],
  })

/** Asks whether an item is deleted although someone else changed it since it was listed, with what they changed. */
export async function askWhetherToDelete(
  ask: Ask,
  { singular }: AnyTab,
  conflict: Omit<Conflict, 'mine'>,
): Promise<boolean> {
  const { tab, controls, base, current } = conflict
  const whole = { ...conflict, mine: base }
  const rows = itemDifferences(
    { kind: tab.kind, controls, parts: tab.parts },
    normalise(whole, base),
    normalise(whole, { ...serverRow(tab, current), ...partsOfBase(whole) }),
  )
  // Only what the form does not show differs, such as an attached document.
  const answer = await ask({
    title: `Someone else changed this ${singular}`,
    text: 'They changed it after you opened this list. It is not deleted.',
    more: rows.length > 0 && <Differences rows={rows} heads={['As you saw it', 'As it is now']} />,
    answers: [
      { label: 'Delete it all the same', value: 'delete' },
      { label: 'Keep it', value: 'keep', isMain: true },
    ],
  })
  return answer === 'delete'
}
