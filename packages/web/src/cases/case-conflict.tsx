import type { Draft } from '@costdraft/schema/field.ts'
import { camelName } from '@costdraft/schema/names.ts'
import { Differences, type Difference } from '../ui/Differences.tsx'
import { displayValue, type Controls } from '../ui/form/controls.ts'
import type { useConfirm } from '../ui/use-confirm.tsx'
import { draftOf, type CaseChange, type CaseDetails } from './case-changes.ts'
import type { editedCase } from './case-form.ts'

type Ask = ReturnType<typeof useConfirm>['ask']
type Name = keyof typeof editedCase

/**
 * The form values and display names of the current record in a conflict response: its certificate has snake_case keys, and the
 * names of fee earner, site and staff member come beside their ids.
 */
function readCurrent(current: Draft): { draft: Draft; names: Draft } {
  const earner = current.feeEarner as { uuid?: string; firstname?: string; surname?: string } | undefined
  const certificate = Object.fromEntries(
    Object.entries(current.certificate ?? {}).map(([key, value]) => [camelName(key), value as unknown]),
  )
  return {
    draft: { ...current, ...certificate, solicitor: current.client, feeEarner: earner?.uuid },
    names: {
      feeEarner: `${earner?.firstname ?? ''} ${earner?.surname ?? ''}`.trim(),
      site: current.siteName,
      staffMember: current.staffName,
    },
  }
}

function differences(
  controls: Controls<typeof editedCase>,
  base: CaseDetails,
  changes: CaseChange,
  current: Draft,
): Difference[] {
  const { draft, names } = readCurrent(current),
    mine: Draft = { ...draftOf(base), ...changes }
  return (Object.keys(controls) as Name[]).flatMap((name) => {
    const control = controls[name],
      mineText = displayValue(control, mine[name]),
      theirsText = displayValue(control, draft[name])
    if (mineText === theirsText) return []
    return [
      {
        name,
        label: control.label,
        mine: name in changes ? mineText || 'Nothing' : 'Not changed',
        theirs: (typeof names[name] === 'string' && names[name]) || theirsText || 'Nothing',
      },
    ]
  })
}

/** Shows the fields in conflict and asks whose changes to keep; undefined where the person cancels. */
export function askWhoseToKeep(
  ask: Ask,
  controls: Controls<typeof editedCase>,
  base: CaseDetails,
  changes: CaseChange,
  current: Draft,
): Promise<'mine' | 'theirs' | undefined> {
  const rows = differences(controls, base, changes, current)
  // What is stored is what was sent: an earlier request was stored and its answer lost.
  if (rows.length === 0) return Promise.resolve('mine')
  return ask({
    title: 'Someone else changed this case',
    text: 'They saved it after you opened it. What you did not change stays as they left it either way.',
    more: <Differences rows={rows} />,
    answers: [
      { label: 'Take theirs', value: 'theirs' },
      { label: 'Keep mine', value: 'mine', isMain: true },
    ],
  })
}
