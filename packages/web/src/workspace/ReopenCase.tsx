import { Button, VisuallyHidden } from '@chakra-ui/react'
import { screensOf } from '../areas/index.ts'
import { useMoveCase } from '../cases/list/use-move-case.ts'
import { useReopen } from '../cases/list/use-reopen.ts'
import type { MovableCase } from '../cases/moves/use-move-from.ts'

interface Props {
  record: MovableCase & { areaOfWork: string | null }
  may: boolean
}

/**
 * Reopens a complete case as a draft, after a confirmation that its documents will be deleted. In some areas this is
 * called marking it incomplete.
 */
export function ReopenCase({ record, may }: Props) {
  const { move, confirmDialog, announcement } = useMoveCase()
  const isMarked = screensOf(record.areaOfWork).area.canBeMarkedIncomplete === true
  const reopen = useReopen(move, isMarked ? ({ caseName }) => `Mark ${caseName} incomplete` : undefined)
  // The update is optimistic: the button disappears before the server answers, so the dialog and the live region stay
  // mounted.
  return (
    <>
      {may && <Button onClick={() => reopen(record)}>{isMarked ? 'MARK INCOMPLETE' : 'Reopen Case'}</Button>}
      {confirmDialog}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
