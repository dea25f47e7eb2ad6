import { Button, Flex, Text } from '@chakra-ui/react'
import { formatClock } from '../../formats/dates.ts'
import type { TextSnapshot } from './autosave.ts'

interface Props {
  id: string
  /** The text as named within a sentence. */
  object: string
  snapshot: TextSnapshot
  retry: () => void
  resolveConflict: () => void
}

/** Why the text is not saved; undefined where there is no problem. */
function problemText({ state, problem }: TextSnapshot, object: string): string | undefined {
  if (state === 'failed') return `Not saved: ${problem ?? ''}`
  return state === 'conflict' ? `Not saved: someone else changed ${object}.` : undefined
}

function statusText({ state, savedAt }: TextSnapshot): string {
  if (state === 'saving') return 'Saving…'
  if (state === 'changed') return 'Not saved yet'
  return savedAt ? `Saved ${formatClock(savedAt)}` : ''
}

/** Save status beside the text. Only problems are announced to assistive technology. */
export function SaveStatus({ id, object, snapshot, retry, resolveConflict }: Props) {
  const { state } = snapshot
  const problem = problemText(snapshot, object)
  return (
    <Flex id={id} align="center" gap="3" minH="7" textStyle="sm">
      {problem && (
        <Text role="alert" color="danger.ink" overflowWrap="anywhere">
          {problem}
        </Text>
      )}
      {state === 'failed' && (
        <Button size="xs" onClick={retry}>
          Try again
        </Button>
      )}
      {state === 'conflict' && (
        <Button size="xs" onClick={resolveConflict}>
          Choose whose stands
        </Button>
      )}
      {state === 'failed' && <Text color="muted">Kept on this device.</Text>}
      {!problem && <Text color="muted">{statusText(snapshot)}</Text>}
    </Flex>
  )
}
