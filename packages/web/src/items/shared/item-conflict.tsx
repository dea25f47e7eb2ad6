import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import { Differences, type Difference } from '../../ui/Differences.tsx'
import { displayValue, formValues, type AnyControls } from '../../ui/form/controls.ts'
import type { useConfirm } from '../../ui/use-confirm.tsx'
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

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** The values of a part in one line, row by row. */
function displayPart(controls: AnyControls, value: unknown): string {
  const rows: unknown[] = Array.isArray(value) ? value : [value].filter(Boolean)
  return (rows as Draft[])
    .map((row) =>
      Object.entries(controls)
        .map(([name, control]) => displayValue(control, row[name]))
        .filter(Boolean)
        .join(', '),
    )
    .join('; ')
}

/** A version of the item as its form would save it, so that versions can be compared. */
function normalise({ tab, controls, facts }: Conflict, row: Draft): Draft {
  const draft = draftOf(tab, row, facts)
  return (validateItem(tab, controls, facts)({ ...formValues(controls, draft), ...initialParts(tab, draft) }).value ??
    draft) as Draft
}

/**
 * Shows the fields in conflict and asks whose changes to keep. For `mine` the input merges the fields the person changed into the
 * stored version. Undefined where the person cancels.
 */
export async function resolveConflict(
  ask: Ask,
  conflict: Conflict,
): Promise<{ whose: 'mine'; input: Draft } | { whose: 'theirs' } | undefined> {
  const { tab, controls, mine } = conflict
  const base = normalise(conflict, conflict.base),
    theirs = normalise(conflict, serverRow(tab, conflict.current))
  const input = Object.fromEntries(
    Object.keys(mine).map((name) => [name, isSame(mine[name], base[name]) ? theirs[name] : mine[name]]),
  )
  const display = (name: string, draft: Draft): string => {
    const control = controls[name],
      part = tab.parts[name]
    return (control ? displayValue(control, draft[name]) : displayPart(part?.controls ?? {}, draft[name])) || 'Nothing'
  }
  const rows: Difference[] = Object.keys(input)
    .filter((name) => !isSame(input[name], theirs[name]))
    .map((name) => ({
      name,
      label: controls[name]?.label ?? tab.parts[name]?.label ?? name,
      mine: display(name, input),
      theirs: display(name, theirs),
    }))
  // What is stored is what was sent: an earlier request was stored and its answer lost.
  if (rows.length === 0) return { whose: 'mine', input }
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
