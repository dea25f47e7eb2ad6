import { VisuallyHidden } from '@chakra-ui/react'
import { NextDate } from '../../../deadlines/NextDate.tsx'
import { labelOf } from '@costdraft/schema/labels.ts'
import { MessageSquare } from 'lucide-react'
import { caseTypeText } from '../../../areas/case-type-words.ts'
import { valueText } from '../case-value.ts'
import { unresolvedText } from '../unresolved-text.ts'
import { earnerName } from '../../../formats/earner-name.ts'
import { Unavailable } from '../../../ui/Unavailable.tsx'
import { formatAge, formatDateTime, formatDay } from '../../../formats/dates.ts'
import type { CaseRow } from '../case-row.ts'
import type { SharedFacts } from './shared-facts.ts'

const Unresolved = ({ count }: { count: number }) => (
  <span data-unresolved title={unresolvedText(count)}>
    <MessageSquare size={12} strokeWidth={2} aria-hidden />
    <span aria-hidden>{count}</span>
    <VisuallyHidden>{unresolvedText(count)}</VisuallyHidden>
  </span>
)

/** What a card says of the kind of its case: as much of it as the cards that are shown do not share. */
const kindOf = (row: CaseRow, shared: SharedFacts): string =>
  [!shared.area && labelOf(row.areaOfWork), !shared.type && caseTypeText(row)].filter(Boolean).join(' · ')

/**
 * When a case was changed, by which the cards of a column are ordered; its tooltip has the time in the stage as well.
 */
function Updated({ row: { updatedAt, stageSince } }: { row: CaseRow }) {
  if (updatedAt === null) return <Unavailable />
  const since = stageSince && `In this stage since ${formatDay(stageSince)}`
  return (
    <time dateTime={updatedAt} title={[`Updated ${formatDateTime(updatedAt)}`, since].filter(Boolean).join('\n')}>
      <VisuallyHidden>Updated </VisuallyHidden>
      {formatAge(updatedAt)}
      <span data-ago> ago</span>
    </time>
  )
}

/**
 * The facts on a card below its name: a stage that is the host's own, reference, type, unresolved comments, fee earner,
 * last update and value.
 */
export function CardFacts({ row, shared }: { row: CaseRow; shared: SharedFacts }) {
  const { solicitorsCaseReference, stageWord, feeEarner, unresolvedComments } = row
  const kind = kindOf(row, shared)
  return (
    <>
      <div data-reference>
        <span data-line data-cuttable>
          {[stageWord, solicitorsCaseReference, kind].filter(Boolean).join(' · ')}
        </span>
        {unresolvedComments !== null && unresolvedComments > 0 && <Unresolved count={unresolvedComments} />}
      </div>
      {row.nextDeadline && (
        <div data-reference>
          <NextDate deadline={row.nextDeadline} />
        </div>
      )}
      <div data-facts>
        <span data-earner title={earnerName(feeEarner)}>
          {feeEarner.initials ?? <Unavailable />}
        </span>
        <Updated row={row} />
        <span data-value>{valueText(row) ?? <Unavailable />}</span>
      </div>
    </>
  )
}
