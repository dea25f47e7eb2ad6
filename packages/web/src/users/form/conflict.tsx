import type { Draft } from '@costdraft/schema/field.ts'
import { Differences } from '../../ui/Differences.tsx'
import { saidAs, type AnyControls } from '../../ui/form/controls.ts'
import type { useQuestion } from '../../ui/use-question.tsx'
import type { LoadedUser } from './user-form.ts'

type Ask = ReturnType<typeof useQuestion>['ask']

/** Two people changed one person's details: what differs is named, and whoever saves last says whose stand. */
export function askWhose(ask: Ask, controls: AnyControls, base: LoadedUser, changes: Draft, current: Draft): Promise<'mine' | 'theirs' | undefined> {
  const theirs: Draft = { ...current, name: current.name ?? `${String(current.firstname)} ${String(current.surname)}` }, mine: Draft = { ...base, ...changes }
  const rows = Object.entries(controls).flatMap(([name, asked]) => {
    const my = saidAs(asked, mine[name]), their = saidAs(asked, theirs[name])
    return my === their ? [] : [{ name, label: asked.label, mine: name in changes ? my || 'Nothing' : 'Not changed', theirs: their || 'Nothing' }]
  })
  return ask({
    title: 'Someone else changed this user', text: 'They saved it after you opened it. What you did not change stays as they left it either way.',
    more: <Differences rows={rows} />,
    answers: [{ label: 'Take theirs', value: 'theirs' }, { label: 'Keep mine', value: 'mine', isMain: true }],
  })
}
