import { Box, Flex, Text, Textarea, chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef } from 'react'

interface Props {
  label: string
  labelled?: boolean
  maxLength: number
  value: string
  change: (value: string) => void
  problem: string
  submit: () => void
  cancel?: () => void
  focused?: boolean
  readOnly?: boolean
}

const count = new Intl.NumberFormat('en-GB')

/**
 * Text area for a note or a comment: grows with the text, counts its characters, and reserves a line for the validation
 * message.
 */
export function ComposerBox({
  label,
  labelled = false,
  maxLength,
  value,
  change,
  problem,
  submit,
  cancel,
  focused = false,
  readOnly = false,
}: Props) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (!focused || !box.current) return
    box.current.focus()
    box.current.setSelectionRange(box.current.value.length, box.current.value.length)
  }, [focused])
  return (
    <Box>
      <chakra.label
        htmlFor={id}
        textStyle="caption"
        color="muted"
        {...(labelled ? { display: 'block', mb: '1' } : { srOnly: true })}
      >
        {label}
      </chakra.label>
      <Textarea
        id={id}
        ref={box}
        autoresize
        minH="16"
        maxH="96"
        value={value}
        {...(readOnly && { readOnly, 'data-disabled': '' })}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={`${id}-problem`}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault()
            submit()
          }
          if (event.key === 'Escape') cancel?.()
        }}
      />
      <Flex justify="space-between" gap="4" mt="1" minH="4" textStyle="xs">
        <Text id={`${id}-problem`} role="alert" color="danger.ink">
          {problem}
        </Text>
        <Text
          color={value.length > maxLength ? 'danger.ink' : 'muted'}
          flexShrink="0"
        >{`${count.format(value.length)} of ${count.format(maxLength)} characters`}</Text>
      </Flex>
    </Box>
  )
}
