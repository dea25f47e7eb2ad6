import type { Draft } from '@costdraft/schema/field.ts'
import { Differences } from './Differences.tsx'
import { saidAs, type AnyControls } from './form/controls.ts'
import { readError } from './read-error.ts'
import type { useQuestion } from './use-question.tsx'

type Ask = ReturnType<typeof useQuestion>['ask']
/** What is changed of a record, and what it is called. */
interface Changing {
  ask: Ask
  what: string
  controls: AnyControls
  changes: Draft
  /** The record as the server has it, in the form's words, where those are others. */
  read?: (current: Draft) => Draft
}

/** Sends changes of a record. Where someone else was faster, what differs is named and the person says whose stands. */
export async function saveWithConflict(
  changing: Changing,
  version: string | null | undefined,
  send: (version: string | null) => Promise<unknown>,
): Promise<'mine' | 'theirs' | undefined> {
  try {
    await send(version ?? null)
    return 'mine'
  } catch (error) {
    const { code, current } = readError(error)
    if (code !== 'CONFLICT' || !current) throw error
    const { ask, what, controls, changes, read } = changing,
      now = read?.(current) ?? current
    const rows = Object.entries(changes).flatMap(([name, value]) => {
      const asked = controls[name]
      return asked
        ? [
            {
              name,
              label: asked.label,
              mine: saidAs(asked, value) || 'Nothing',
              theirs: saidAs(asked, now[name]) || 'Nothing',
            },
          ]
        : []
    })
    const whose = await ask({
      title: `Someone else changed this ${what}`,
      text: 'They saved it after you opened it. What you did not change stays as they left it either way.',
      more: <Differences rows={rows} />,
      answers: [
        { label: 'Take theirs', value: 'theirs' },
        { label: 'Keep mine', value: 'mine', isMain: true },
      ],
    })
    return whose === 'mine' ? saveWithConflict(changing, String(current.version), send) : whose
  }
}
