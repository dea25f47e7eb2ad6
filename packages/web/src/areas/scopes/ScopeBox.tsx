import { Box, chakra } from '@chakra-ui/react'
import type { FieldInputProps } from '../../ui/form/controls.ts'
import type { ScopeChoice } from './scope-groups.ts'

interface Props {
  choice: ScopeChoice
  /** What the certificate prints; undefined until it is loaded, and for a code of another host. */
  wording: string | undefined
  isChosen: boolean
  toggle: () => void
  /** Whether the Tab key stops here: at one box of a list, from which the arrow keys go on. */
  isTabStop: boolean
  attributes: FieldInputProps['attributes']
}

/** One scope: its name and code, and below them what the certificate prints. */
export function ScopeBox({ choice, wording, isChosen, toggle, isTabStop, attributes }: Props) {
  const { word, code, meaning } = choice
  const id = `${attributes.id}-${word}`
  return (
    <chakra.label
      display="flex"
      alignItems="flex-start"
      gap="2"
      px="2.5"
      py="1.5"
      cursor={attributes.disabled ? undefined : 'pointer'}
    >
      <chakra.input
        type="checkbox"
        id={id}
        boxSize="4"
        flexShrink="0"
        mt="0.5"
        accentColor="accent"
        focusVisibleRing="outside"
        checked={isChosen}
        onChange={toggle}
        disabled={attributes.disabled}
        tabIndex={isTabStop ? 0 : -1}
        aria-invalid={attributes['aria-invalid']}
        aria-labelledby={`${id}-name`}
        aria-describedby={wording ? `${id}-wording` : undefined}
      />
      <Box minW="0">
        <Box id={`${id}-name`} textStyle="sm">
          {meaning}{' '}
          <chakra.span color="muted" whiteSpace="nowrap">
            {code}
          </chakra.span>
        </Box>
        {wording && (
          <Box id={`${id}-wording`} textStyle="xs" color="muted">
            {wording}
          </Box>
        )}
      </Box>
    </chakra.label>
  )
}
