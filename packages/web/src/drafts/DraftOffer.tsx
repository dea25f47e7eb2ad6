import { Button, Flex, Text } from '@chakra-ui/react'
import { formatDateTime } from '../formats/dates.ts'
import type { Draft } from './draft-store.ts'

interface Props {
  draft: Draft
  /** Whether the stored record has another version than the one that the draft changes. */
  isOutdated?: boolean
  /** Names the draft, where the place does not say what it is. */
  isNamed?: boolean
  onRestore: () => void
  onDiscard: () => void
}

/** Offers a draft that was kept on this device. */
export function DraftOffer({ draft: { label, at }, isOutdated = false, isNamed = false, onRestore, onDiscard }: Props) {
  const sentence = `${isNamed ? `${label}: what` : 'What'} you typed on ${formatDateTime(new Date(at).toISOString())} is kept on this device and may not have been saved.`
  return (
    <Flex
      role="group"
      aria-label={`Kept on this device: ${label}`}
      align="center"
      wrap="wrap"
      columnGap="3"
      rowGap="2"
      borderInlineStartWidth="3px"
      borderColor="attention.edge"
      ps="3"
      mb="4"
    >
      <Text textStyle="sm" flex="1 1 240px">
        {sentence}
        {isOutdated && ' It has been changed since then: check before you save.'}
      </Text>
      <Button type="button" size="xs" variant="solid" onClick={onRestore}>
        Restore what you typed
      </Button>
      <Button type="button" size="xs" onClick={onDiscard}>
        Discard
      </Button>
    </Flex>
  )
}
