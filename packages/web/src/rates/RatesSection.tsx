import { Button, Flex } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useAddition, useViewer } from '../access/viewer.ts'
import { Section } from '../ui/form/Section.tsx'
import { BILL_LISTS, RATE_CARDS, RATES } from './rate-paths.ts'

/** The ways from the settings to the rates, for viewers who may edit them; otherwise nothing. */
export function RatesSection() {
  const { editsRates } = useViewer()
  const hasTables = useAddition('rates')
  const hasCards = useAddition('rate_cards')
  const hasLists = useAddition('bill_lists')
  return (
    editsRates &&
    (hasTables || hasCards || hasLists) && (
      <Section
        title="Rates"
        text="The tables from which cases are priced, a firm’s own editions of them, what it charges an hour, and the lists of the Court of Protection’s bill."
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
          {hasLists && (
            <Button asChild>
              <Link to={BILL_LISTS}>Lists of the Court of Protection</Link>
            </Button>
          )}
        </Flex>
      </Section>
    )
  )
}
