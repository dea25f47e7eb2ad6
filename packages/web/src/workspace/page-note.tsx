import { Link as StyledLink } from '@chakra-ui/react'
import { unknownStage } from '@costdraft/schema/cases/host-words.ts'
import { casePaths } from '@costdraft/schema/cases/case-paths.ts'
import type { AllowedActions, PageMode } from '@costdraft/schema/cases/stage.ts'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { screensOf } from '../areas/index.ts'
import { stageColours } from '../cases/list/board/board-styles.ts'
import type { WorkspaceQuery } from '../generated/graphql.ts'
import { useOpenComments } from '../items/shared/comments/open-comments.tsx'
import { isBlocked, stageNote } from './badge.ts'

type Case = WorkspaceQuery['case']
interface Note {
  text: ReactNode
  colour: string
}

/** What blocks the case, with a link to the first open comment where the host lists them. */
function UnresolvedNote({ count }: { count: number }) {
  const { first, goToFirst } = useOpenComments()
  const fact = `${count} ${count === 1 ? 'comment is' : 'comments are'} not resolved`
  return (
    <>
      {first ? (
        <StyledLink asChild>
          <Link
            to={first}
            replace
            preventScrollReset
            title="Show the first"
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) return
              event.preventDefault()
              goToFirst?.()
            }}
          >
            {fact}
          </Link>
        </StyledLink>
      ) : (
        fact
      )}
      {`. The case can be completed once ${count === 1 ? 'it is' : 'they are'}.`}
    </>
  )
}

/** What is said once the last open comment of a case is resolved: that none is left, and where to go on. */
export function afterLastComment(mode: PageMode, can: AllowedActions): string {
  const none = 'No comment is left unresolved.'
  if (mode === 'review' && can.complete) return `${none} The case can be completed: MARK AS COMPLETE, above.`
  return can.sendForReview ? `${none} The case can go on: SEND FOR REVIEW, above.` : none
}

/** A link to another page of the case at the tab that is open. */
function SameTab({ to, children }: { to: string; children: string }) {
  const [params] = useSearchParams()
  const tab = params.get('tab')
  return (
    <StyledLink asChild>
      <Link to={tab === null ? to : `${to}?${new URLSearchParams({ tab }).toString()}`}>{children}</Link>
    </StyledLink>
  )
}

const draftNote = (uuid: string): ReactNode => (
  <>
    Items are read here and changed in <SameTab to={casePaths.editDraft(uuid)}>the draft</SameTab>.
  </>
)
/** Why nothing can be changed on a read-only page, or what blocks completion. */
function readOnlyNote(mode: PageMode, record: Case): Note {
  if (record.stage === null) return { text: unknownStage(record.stageWord), colour: 'line' }
  if (record.stage === 'complete')
    return {
      text: `This case is complete, so nothing that its bill is made of can be added, edited or deleted. ${
        screensOf(record.areaOfWork).area.canBeMarkedIncomplete ? 'Mark it incomplete' : 'Reopen it'
      } to change it.`,
      colour: 'stage.complete',
    }
  if (isBlocked(mode, record))
    return { text: <UnresolvedNote count={record.unresolvedComments ?? 0} />, colour: 'stage.blocked' }
  return {
    text:
      mode === 'completed' ? 'This case is not complete. Its documents are made once it is.' : draftNote(record.uuid),
    colour: 'stage.inReview',
  }
}

const editedNote = (mode: PageMode, { stage, uuid }: Case): Note | undefined =>
  mode === 'edit' && stage === 'in_review'
    ? { text: <SameTab to={casePaths.reviewDraft(uuid)}>Open its review</SameTab>, colour: stageColours.in_review }
    : undefined

/**
 * The note of a page, with the colour of the stage: which stage that is, where the badge does not say; on a read-only
 * page also why nothing can be changed, or what blocks completion.
 */
export function noteOf(mode: PageMode, record: Case, isEdited: boolean): Note | undefined {
  const stage = stageNote(mode, record)
  const further = isEdited ? editedNote(mode, record) : readOnlyNote(mode, record)
  if (stage === undefined) return further
  const colour = record.stage === null ? 'line' : stageColours[record.stage]
  if (!further) return { text: stage, colour }
  return {
    text: (
      <>
        {stage} {further.text}
      </>
    ),
    colour: isBlocked(mode, record) ? further.colour : colour,
  }
}
