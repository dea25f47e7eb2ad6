import { Link as StyledLink } from '@chakra-ui/react'
import { unknownStage } from '@costdraft/schema/cases/host-words.ts'
import type { PageMode } from '@costdraft/schema/cases/stage.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
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

/** Why nothing can be changed on a read-only page, or what blocks completion. */
function readOnlyNote(mode: PageMode, record: Case): Note {
  if (record.stage === null) return { text: unknownStage(record.stageWord), colour: 'line' }
  if (record.stage === 'complete')
    return {
      text: `This case is complete, so nothing in it can be added, edited or deleted. ${
        screensOf(record.areaOfWork).area.canBeMarkedIncomplete ? 'Mark it incomplete' : 'Reopen it'
      } to change it.`,
      colour: 'stage.complete',
    }
  if (isBlocked(mode, record))
    return { text: <UnresolvedNote count={record.unresolvedComments ?? 0} />, colour: 'stage.blocked' }
  return {
    text:
      mode === 'completed'
        ? 'This case is not complete. Its documents are made once it is.'
        : 'Items are read here and changed in the draft.',
    colour: 'stage.inReview',
  }
}

/**
 * The note of a page, with the colour of the stage: which stage that is, where the badge does not say; on a read-only
 * page also why nothing can be changed, or what blocks completion.
 */
export function noteOf(mode: PageMode, record: Case, isEdited: boolean): Note | undefined {
  const stage = stageNote(mode, record)
  const further = isEdited ? undefined : readOnlyNote(mode, record)
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
