import { Button, VisuallyHidden } from '@chakra-ui/react'
import { useMoveCase, type MovableCase } from '../cases/list/use-move-case.ts'
import { useReopen } from '../cases/list/use-reopen.ts'

/** Reopens a complete case as a draft, after a confirmation that its documents will be deleted. */
export function ReopenCase({ record, may }: { record: MovableCase; may: boolean }) {
  const { move, confirmDialog, announcement } = useMoveCase()
  const reopen = useReopen(move)
  // The update is optimistic: the button disappears before the server answers, so the dialog and the live region stay mounted.
  return (
    <>
      {may && <Button onClick={() => reopen(record)}>Reopen Case</Button>}
      {confirmDialog}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}
