import { Box, Flex, Grid, Heading, Text } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  /** How it stands, in a sentence. */
  text?: string | undefined
  /** Whether something is to be decided before rows can be taken. */
  isOpenQuestion?: boolean
  /** At the end of the sentence. */
  action?: ReactNode
  children?: ReactNode
}

/** A step of the import: its title at the left, how it stands beside it, and below that what can be chosen. */
export function ImportSection({ title, text, isOpenQuestion = false, action, children }: Props) {
  const id = useId()
  return (
    <Grid
      as="section"
      aria-labelledby={id}
      templateColumns={{ base: 'minmax(0, 1fr)', lg: '176px minmax(0, 1fr)' }}
      columnGap="6"
      rowGap="1"
      py="3"
      borderTopWidth="1px"
      borderColor="line"
    >
      <Heading as="h3" id={id} textStyle="md" fontWeight="600" lineHeight="2rem">
        {title}
      </Heading>
      <Box minW="0">
        <Flex gap="3" align="center" justify="space-between" minH="8" wrap="wrap">
          <Text
            textStyle="sm"
            color={isOpenQuestion ? 'attention.ink' : 'muted'}
            overflowWrap="anywhere"
            flex="1 1 200px"
          >
            {text}
          </Text>
          {action}
        </Flex>
        {children}
      </Box>
    </Grid>
  )
}
