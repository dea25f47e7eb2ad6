import { VisuallyHidden } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import { MessageSquare } from 'lucide-react'
import { valueText } from '../case-value.ts'
import { fullName } from '../../../ui/full-name.ts'
import { Unavailable } from '../../../ui/Unavailable.tsx'
import { formatAge, formatLongDay } from '../../../ui/dates.ts'
import type { CaseRow } from '../case-columns.tsx'

const Unresolved = ({ count }: { count: number }) => {
  const label = `unresolved ${count === 1 ? 'comment' : 'comments'}`
  return (
    <span data-unresolved title={`${count} ${label}`}>
      <MessageSquare size={12} strokeWidth={2} aria-hidden />
      {count}
      <VisuallyHidden>{` ${label}`}</VisuallyHidden>
    </span>
  )
}

/** The facts on a card below its name: reference, unresolved comments, type, fee earner, time in the stage and value. */
export function CardFacts({ row }: { row: CaseRow }) {
  const { solicitorsCaseReference, areaOfWork, caseType, feeEarner, stageSince, unresolvedComments } = row
  const kind = `${labelOf(areaOfWork)} · ${labelOf(caseType)}`
  return (
    <>
      <div data-reference>
        <span data-line title={solicitorsCaseReference}>
          {solicitorsCaseReference}
        </span>
        {unresolvedComments !== null && unresolvedComments > 0 && <Unresolved count={unresolvedComments} />}
      </div>
      <span data-line title={kind}>
        {kind}
      </span>
      <div data-facts>
        <span data-earner title={fullName(feeEarner)}>
          {feeEarner.initials ?? <Unavailable />}
        </span>
        {stageSince ? (
          <time dateTime={stageSince} title={`In this stage since ${formatLongDay(stageSince)}`}>
            {formatAge(stageSince)}
          </time>
        ) : (
          <Unavailable />
        )}
        <span data-value>{valueText(row) ?? <Unavailable />}</span>
      </div>
    </>
  )
}
