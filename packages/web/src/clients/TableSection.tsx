import { Box, Button, Flex, Heading, Skeleton, Text } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  add: string
  onAdd?: (() => void) | undefined
  /** Why nothing can be added yet. */
  blockedReason?: string | undefined
  emptyText: string
  /** Whether there are rows; `undefined` while they are loading. */
  hasRows: boolean | undefined
  failure?: { text: string; retry: () => void } | undefined
  children: ReactNode
}

const placeholder = {
  textStyle: 'sm',
  color: 'muted',
  borderWidth: '1px',
  borderColor: 'line',
  borderRadius: 'l2',
  bg: 'surface',
  px: '4',
  py: '3',
} as const

/** A form section with a table instead of fields: full width, with an Add button, loading, empty and error states. */
export function TableSection({ title, add, onAdd, blockedReason, emptyText, hasRows, failure, children }: Props) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} borderTopWidth="1px" borderColor="line" pt="5" pb="6">
      <Flex align="center" justify="space-between" gap="4" mb="3" minH="8">
        <Box>
          <Heading as="h2" id={id} textStyle="lg">
            {title}
          </Heading>
        </Box>
        {onAdd && (
          <Button
            type="button"
            aria-haspopup="dialog"
            flexShrink="0"
            disabled={blockedReason !== undefined}
            title={blockedReason}
            onClick={onAdd}
          >
            <Plus aria-hidden />
            {add}
          </Button>
        )}
      </Flex>
      {failure && (
        <Flex css={placeholder} align="center" gap="3">
          <Text flex="1" color="danger.ink">
            {failure.text}
          </Text>
          <Button type="button" size="xs" onClick={failure.retry}>
            Try again
          </Button>
        </Flex>
      )}
      {!failure && hasRows === undefined && <Skeleton height="16" aria-hidden />}
      {!failure && hasRows === false && (
        <Text css={placeholder}>{blockedReason && onAdd ? blockedReason : emptyText}</Text>
      )}
      {!failure && hasRows && children}
    </Box>
  )
}
