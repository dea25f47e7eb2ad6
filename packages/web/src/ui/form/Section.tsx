import { Box, Grid, Heading, SimpleGrid, Text } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

const columns = { base: '1fr', lg: '176px minmax(0, 560px)' }
const wideColumns = { base: '1fr', lg: '176px minmax(0, 760px)' }
const stackedColumns = 'minmax(0, 1fr)'

const templateOf = (isWide: boolean, isStacked: boolean) => {
  if (isStacked) return stackedColumns
  return isWide ? wideColumns : columns
}

/**
 * A section of a form: title on the left on wide screens, fields in one column. `isWide` makes room for a table; with
 * `isStacked` the title stands above the fields, without a rule.
 */
export function Section({
  title,
  text,
  isWide = false,
  isStacked = false,
  children,
}: {
  title: string
  text?: string
  isWide?: boolean
  isStacked?: boolean
  children: ReactNode
}) {
  const id = useId()
  return (
    <Grid
      as="section"
      aria-labelledby={id}
      templateColumns={templateOf(isWide, isStacked)}
      alignContent="start"
      columnGap="6"
      rowGap="3"
      {...(!isStacked && { borderTopWidth: '1px', borderColor: 'line', pt: '5', pb: '3' })}
    >
      <Box>
        <Heading as="h2" id={id} textStyle="lg">
          {title}
        </Heading>
        {text && (
          <Text textStyle="sm" color="muted" mt="1">
            {text}
          </Text>
        )}
      </Box>
      <Box minW="0" maxW={isWide ? '760px' : '560px'}>
        {children}
      </Box>
    </Grid>
  )
}

/** Two fields side by side. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <SimpleGrid columns={{ base: 1, sm: 2 }} columnGap="4">
    {children}
  </SimpleGrid>
)
