import { Button, Flex } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useAddition, useViewer } from '../access/viewer.ts'
import { Section } from '../ui/form/Section.tsx'
import { RATE_CARDS, RATES } from './rate-paths.ts'

/** The ways from the settings to the rates, for viewers who may edit them; otherwise nothing. */
export function RatesSection() {
  const { editsRates } = useViewer()
  const hasTables = useAddition('rates')
  const hasCards = useAddition('rate_cards')
  return (
    editsRates &&
    (hasTables || hasCards) && (
      <Section
        title="Rates"
        text="The tables from which cases are priced, a firm’s own editions of them, and what it charges an hour."
      >
        <Flex gap="2" wrap="wrap">
          {hasTables && (
            <Button asChild>
              <Link to={RATES}>Open the rates</Link>
            </Button>
          )}
          {hasCards && (
            <Button asChild>
              <Link to={RATE_CARDS}>Rate cards</Link>
            </Button>
          )}
        </Flex>
      </Section>
    )
  )
}
