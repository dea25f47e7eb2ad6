import type { Draft } from '@costdraft/schema/field.ts'
import { assessedColumns, reductionReasonLabels, type AssessedColumn } from '@costdraft/schema/assessment/assessment.ts'
import type { ReductionReason } from '../generated/graphql.ts'
import { isSame } from '../items/shared/grid/grid-rows.ts'
import { Differences, type Difference } from '../ui/Differences.tsx'
import type { useConfirm } from '../ui/use-confirm.tsx'
import { amountText } from './amount-text.ts'
import { lineControls } from './line-columns.ts'
import type { StoredLine } from './line-source.ts'

/** What is changed of a line, as it is sent. */
type Input = Draft

const isAmount = (name: string): name is AssessedColumn => assessedColumns.some((column) => column === name)
const NONE: Readonly<Record<AssessedColumn, string>> = { offered: 'Nothing offered', allowed: 'Not ruled on' }

function textOf(name: string, value: unknown): string {
  if (isAmount(name)) return value == null ? NONE[name] : amountText(value as StoredLine['claimed'])
  if (name === 'reason') return value == null ? '' : reductionReasonLabels[value as ReductionReason]
  return typeof value === 'string' ? value : ''
}

/** Whether what is stored says what was to be entered. */
function isStored(name: string, wanted: unknown, now: unknown): boolean {
  if (wanted == null || now == null) return (wanted ?? null) === (now ?? null)
  if (!isAmount(name)) return wanted === now
  const given = Object.entries(wanted as Draft).filter(([, value]) => value != null)
  const stored = now as Draft
  const isSum = given.some(([part]) => part === 'amount')
  return isSum === (stored.hours === null) && given.every(([part, value]) => Number(value) === Number(stored[part]))
}

/** What two people entered otherwise into a line: what is left out of one's changes is not among it. */
export function clashesOf(base: StoredLine, input: Input, current: StoredLine): Difference[] {
  return Object.entries(input).flatMap(([name, wanted]): Difference[] => {
    const [before, now] = [base, current].map((line) => (line as Draft)[name])
    if (isSame(before, now) || isStored(name, wanted, now)) return []
    const { label } = lineControls[name as keyof typeof lineControls]
    return [{ name, label, mine: textOf(name, wanted), theirs: textOf(name, now) }]
  })
}

/**
 * Asks whose entries to keep where someone else entered something else into the same cells; what was changed beside
 * them is no matter of it. Undefined where the person goes back.
 */
export async function askWhose(
  ask: ReturnType<typeof useConfirm>['ask'],
  clashes: readonly Difference[],
): Promise<'mine' | 'theirs' | undefined> {
  if (clashes.length === 0) return 'mine'
  return ask({
    title: 'Someone else changed this line',
    text: 'They saved it after you opened it. What you did not change stays as they left it either way.',
    more: <Differences rows={clashes} />,
    answers: [
      { label: 'Take theirs', value: 'theirs' },
      { label: 'Keep mine', value: 'mine', isMain: true },
    ],
  })
}

/** Whether all that was to be entered into a line is there: its answer was lost. */
export const isEnteredAlready = (input: Input, current: StoredLine): boolean =>
  Object.entries(input).every(([name, wanted]) => isStored(name, wanted, (current as Draft)[name]))
