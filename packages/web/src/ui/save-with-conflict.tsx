import type { Draft } from '@costdraft/schema/field.ts'
import { Differences, type Difference } from './Differences.tsx'
import { displayValue, type AnyControls } from './form/controls.ts'
import { readError } from './read-error.ts'
import type { useConfirm } from './use-confirm.tsx'

type Ask = ReturnType<typeof useConfirm>['ask']
interface Edit {
  ask: Ask
  /** What the record is called in the dialog, e.g. "client". */
  what: string
  controls: AnyControls
  changes: Draft
  /** What else is said of the viewer's own change, as a sentence. */
  note?: string | undefined
  /** Maps the server's record to form values, where the two differ. */
  read?: (current: Draft) => Draft
}

/**
 * Saves changes under optimistic locking. On a version conflict a dialog lists the differing fields and asks whose
 * values to keep; "Keep mine" saves again with the current version.
 *
 * Resolves with `mine` when the changes are saved, `theirs` when they are dropped, `undefined` when the dialog is
 * closed. Any other error is rethrown.
 */
export async function saveWithConflict(
  edit: Edit,
  version: string | null | undefined,
  send: (version: string | null) => Promise<unknown>,
): Promise<'mine' | 'theirs' | undefined> {
  try {
    await send(version ?? null)
    return 'mine'
  } catch (error) {
    const { code, current } = readError(error)
    if (code !== 'CONFLICT' || !current) throw error
    const rows = differencesOf(edit, edit.read?.(current) ?? current)
    const again = (): ReturnType<typeof saveWithConflict> => saveWithConflict(edit, String(current.version), send)
    // What is stored is what was sent: an earlier request was stored and its answer lost.
    if (rows.every(({ mine, theirs }) => mine === theirs)) return again()
    const whose = await edit.ask({
      title: `Someone else changed this ${edit.what}`,
      text: ['They saved it after you opened it. What you did not change stays as they left it either way.', edit.note]
        .filter(Boolean)
        .join(' '),
      more: <Differences rows={rows} />,
      answers: [
        { label: 'Take theirs', value: 'theirs' },
        { label: 'Keep mine', value: 'mine', isMain: true },
      ],
    })
    return whose === 'mine' ? again() : whose
  }
}

const differencesOf = ({ controls, changes }: Edit, current: Draft): Difference[] =>
  Object.entries(changes).flatMap(([name, value]) => {
    const control = controls[name]
    return control
      ? [
          {
            name,
            label: control.label,
            mine: displayValue(control, value) || 'Nothing',
            theirs: displayValue(control, current[name]) || 'Nothing',
          },
        ]
      : []
  })
