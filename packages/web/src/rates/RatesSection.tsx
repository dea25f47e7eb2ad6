import { Button } from '@chakra-ui/react'
import { Link } from 'react-router'
import { useAddition, useViewer } from '../access/viewer.ts'
import { Section } from '../ui/form/Section.tsx'
import { RATES } from './rate-paths.ts'

/** The way from the settings to the rates, for viewers who may edit them; otherwise nothing. */
export function RatesSection() {
  const { editsRates } = useViewer(),
    isOffered = useAddition('rates')
  return (
    editsRates &&
    isOffered && (
      <Section title="Rates" text="The tables from which cases are priced, and a firm’s own editions of them.">
        <Button asChild>
          <Link to={RATES}>Open the rates</Link>
        </Button>
      </Section>
    )
  )
}
