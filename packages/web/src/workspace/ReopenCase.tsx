import { Button, VisuallyHidden } from '@chakra-ui/react'
import { useMoveCase, type Moved } from '../cases/list/use-move-case.ts'
import { useReopen } from '../cases/list/use-reopen.ts'

/** Makes a complete case a draft again, once the person has agreed to what that deletes. */
export function ReopenCase({ record, may }: { record: Moved; may: boolean }) {
  const { move, asking, said } = useMoveCase()
  const reopen = useReopen(move)
  // The case is reopened on the screen before the server answers: the button goes, and what waits for the answer stays.
  return (
    <>
      {may && <Button onClick={() => reopen(record)}>Reopen Case</Button>}
      {asking}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
