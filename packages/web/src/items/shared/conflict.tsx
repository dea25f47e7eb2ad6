import type { CaseFacts, Draft } from '@costdraft/schema/field.ts'
import { Differences, type Difference } from '../../ui/Differences.tsx'
import { saidAs, startOf, type AnyControls } from '../../ui/form/controls.ts'
import type { useQuestion } from '../../ui/use-question.tsx'
import type { AnyTab } from './definition.ts'
import { draftOf, judgeItem, partsToBegin, theirRow } from './item-draft.ts'

type Ask = ReturnType<typeof useQuestion>['ask']
interface Disputed {
  tab: AnyTab
  controls: AnyControls
  facts: CaseFacts
  base: Draft
  mine: Draft
  current: Draft
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null)

/** A part in one line: its values, row by row. */
function saidPart(controls: AnyControls, value: unknown): string {
  const rows = (Array.isArray(value) ? value : value ? [value] : []) as Draft[]
  return rows
    .map((row) =>
      Object.entries(controls)
        .map(([name, asked]) => saidAs(asked, row[name]))
        .filter(Boolean)
        .join(', '),
    )
    .join('; ')
}

/** What each of three states of one item says, as its form would save it, so that they can be compared. */
function judged({ tab, controls, facts }: Disputed, row: Draft): Draft {
  const draft = draftOf(tab, row, facts)
  return (judgeItem(tab, controls, facts)({ ...startOf(controls, draft), ...partsToBegin(tab, draft) }).value ??
    draft) as Draft
}

/** Two people changed one item: what differs is named and the person says whose stands. Mine are only the fields I changed. */
export async function settle(
  ask: Ask,
  disputed: Disputed,
): Promise<{ whose: 'mine'; input: Draft } | { whose: 'theirs' } | undefined> {
  const { tab, controls, mine } = disputed
  const base = judged(disputed, disputed.base),
    theirs = judged(disputed, theirRow(tab, disputed.current))
  const input = Object.fromEntries(
    Object.keys(mine).map((name) => [name, same(mine[name], base[name]) ? theirs[name] : mine[name]]),
  )
  const said = (name: string, draft: Draft): string => {
    const asked = controls[name],
      part = tab.parts[name]
    return (asked ? saidAs(asked, draft[name]) : saidPart(part?.controls ?? {}, draft[name])) || 'Nothing'
  }
  const rows: Difference[] = Object.keys(input)
    .filter((name) => !same(input[name], theirs[name]))
    .map((name) => ({
      name,
      label: controls[name]?.label ?? tab.parts[name]?.label ?? name,
      mine: said(name, input),
      theirs: said(name, theirs),
    }))
  const whose = await ask({
    title: `Someone else changed this ${tab.each}`,
    text: 'They saved it after you opened it. What you did not change stays as they left it either way.',
    more: <Differences rows={rows} />,
    answers: [
      { label: 'Take theirs', value: 'theirs' },
      { label: 'Keep mine', value: 'mine', isMain: true },
    ],
  })
  return whose === 'mine' ? { whose, input } : whose && { whose: 'theirs' }
}
