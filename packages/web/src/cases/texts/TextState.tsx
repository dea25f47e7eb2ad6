import { Button, Flex, Text } from '@chakra-ui/react'
import { clockOf } from '../../ui/dates.ts'
import type { Written } from './autosave.ts'

interface Props {
  id: string
  these: string
  written: Written
  again: () => void
  choose: () => void
}

/** Beside the text: whether it is saved. Only what needs the person is read out to those who do not see it. */
export function TextState({ id, these, written: { state, savedAt, problem }, again, choose }: Props) {
  const saved = savedAt ? `Saved ${clockOf(savedAt)}` : ''
  const needs =
    state === 'failed'
      ? `Not saved: ${problem ?? ''}`
      : state === 'disputed'
        ? `Not saved: someone else changed ${these}.`
        : ''
  return (
    <Flex id={id} align="center" gap="3" minH="7" textStyle="sm">
      {needs && (
        <Text role="alert" color="danger.ink" overflowWrap="anywhere">
          {needs}
        </Text>
      )}
      {state === 'failed' && (
        <Button size="xs" onClick={again}>
          Try again
        </Button>
      )}
      {state === 'disputed' && (
        <Button size="xs" onClick={choose}>
          Choose whose stands
        </Button>
      )}
      {!needs && (
        <Text color="muted">{state === 'saving' ? 'Saving…' : state === 'changed' ? 'Not saved yet' : saved}</Text>
      )}
    </Flex>
  )
}
