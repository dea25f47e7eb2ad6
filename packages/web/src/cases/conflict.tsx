import type { Draft } from '@costdraft/schema/field.ts'
import { camelName } from '@costdraft/schema/names.ts'
import { Differences, type Difference } from '../ui/Differences.tsx'
import { saidAs, type Controls } from '../ui/form/controls.ts'
import type { useQuestion } from '../ui/use-question.tsx'
import { draftOf, type CaseChange, type CaseDetails } from './case-changes.ts'
import type { editedCase } from './case-form.ts'

type Ask = ReturnType<typeof useQuestion>['ask']
type Name = keyof typeof editedCase

/** The record as the server has it, in the form's words: its certificate comes in the wire's, its people and places as names beside their ids. */
function theirDraft(current: Draft): { draft: Draft; names: Draft } {
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
  const { draft, names } = theirDraft(current),
    mine: Draft = { ...draftOf(base), ...changes }
  return (Object.keys(controls) as Name[]).flatMap((name) => {
    const asked = controls[name],
      my = saidAs(asked, mine[name]),
      their = saidAs(asked, draft[name])
    if (my === their) return []
    return [
      {
        name,
        label: asked.label,
        mine: name in changes ? my || 'Nothing' : 'Not changed',
        theirs: (typeof names[name] === 'string' && names[name]) || their || 'Nothing',
      },
    ]
  })
}

/** Two people changed one case: what differs is named, and the person says whose stands. */
export function askWhose(
  ask: Ask,
  controls: Controls<typeof editedCase>,
  base: CaseDetails,
  changes: CaseChange,
  current: Draft,
): Promise<'mine' | 'theirs' | undefined> {
  const rows = differences(controls, base, changes, current)
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
