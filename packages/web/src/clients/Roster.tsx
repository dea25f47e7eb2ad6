import { Box, Button, Flex, Heading, Skeleton, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  text?: string
  add: string
  onAdd?: (() => void) | undefined
  /** Why nothing can be added yet. */
  waits?: string | undefined
  none: string
  /** Whether there are rows; not known while they are being fetched. */
  has: boolean | undefined
  failed?: { text: string; again: () => void } | undefined
  children: ReactNode
}

const quiet = {
  textStyle: 'sm',
  color: 'muted',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'l2',
  bg: 'surface',
  px: '4',
  py: '3',
} as const

/** A list that belongs to a form: over the whole width, as it is a table. */
export function Roster({ title, text, add, onAdd, waits, none, has, failed, children }: Props) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" borderColor="line" pt="5" pb="6">
      <Flex align="center" justify="space-between" gap="4" mb="3" minH="8">
        <Box>
          <Heading as="h2" id={id} textStyle="lg">
            {title}
          </Heading>
          {text && (
            <Text textStyle="sm" color="muted">
              {text}
            </Text>
          )}
        </Box>
        {onAdd && (
          <Button
            type="button"
            aria-haspopup="dialog"
            flexShrink="0"
            disabled={waits !== undefined}
            title={waits}
            onClick={onAdd}
          >
            <Plus aria-hidden />
            {add}
          </Button>
        )}
      </Flex>
      {failed && (
        <Flex css={quiet} align="center" gap="3">
          <Text flex="1" color="danger.ink">
            {failed.text}
          </Text>
          <Button type="button" size="xs" onClick={failed.again}>
            Try again
          </Button>
        </Flex>
      )}
      {!failed && has === undefined && <Skeleton height="16" aria-hidden />}
      {!failed && has === false && <Text css={quiet}>{waits && onAdd ? waits : none}</Text>}
      {!failed && has && children}
    </Box>
  )
}
