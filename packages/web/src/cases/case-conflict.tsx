import type { AnyArea } from '@costdraft/schema/areas/area.ts'
import type { Draft } from '@costdraft/schema/field.ts'
import { camelName } from '@costdraft/schema/names.ts'
import { certificateFieldsOf } from '../areas/form-fields.ts'
import { Differences, type Difference } from '../ui/Differences.tsx'
import { displayValue, type AnyControls } from '../ui/form/controls.ts'
import type { useConfirm } from '../ui/use-confirm.tsx'

type Ask = ReturnType<typeof useConfirm>['ask']

/**
 * The form values and display names of the current record in a conflict response: its certificate has snake_case keys,
 * and the names of fee earner, site and staff member come beside their ids.
 */
function readCurrent(area: AnyArea, current: Draft): { draft: Draft; names: Draft } {
  const earner = current.feeEarner as { uuid?: string; firstname?: string; surname?: string } | undefined
  const ofCertificate = certificateFieldsOf(area)
  const certificate = Object.fromEntries(
    Object.entries(current.certificate ?? {})
      .map(([key, value]) => [camelName(key), value as unknown] as const)
      .filter(([name]) => name in ofCertificate),
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

/** A change that met another one. */
interface Conflict {
  /** The form values of the record that was opened. */
  base: Draft
  /** What the person changed in them. */
  changes: Draft
  /** The current record, as the conflict response has it. */
  current: Draft
}

/** The fields in which what the person would store differs from the current record. */
export function differencesOf(
  area: AnyArea,
  controls: AnyControls,
  { base, changes, current }: Conflict,
): Difference[] {
  const { draft, names } = readCurrent(area, current)
  const mine: Draft = { ...base, ...changes }
  return Object.entries(controls).flatMap(([name, control]) => {
    const mineText = displayValue(control, mine[name])
    const theirsText = displayValue(control, draft[name])
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
  area: AnyArea,
  controls: AnyControls,
  conflict: Conflict,
): Promise<'mine' | 'theirs' | undefined> {
  const rows = differencesOf(area, controls, conflict)
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
