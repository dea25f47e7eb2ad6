import { Box, Heading } from '@chakra-ui/react'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { reasons } from '../cases/texts/text-kinds.ts'
import { TextScreen } from '../cases/texts/TextScreen.tsx'
import { Percentages } from './Percentages.tsx'

interface Props {
  caseUuid: string
  facts: CaseFacts
  mayEdit: boolean
}

/** By how much the time of a case is enhanced, and why. */
export const EnhancementScreen = ({ caseUuid, facts, mayEdit }: Props) => (
  <Box maxW="840px">
    <Percentages caseUuid={caseUuid} facts={facts} mayEdit={mayEdit} />
    <Box mt="6">
      {!mayEdit && (
        <Heading as="h2" textStyle="sm" fontWeight="500" mb="2">
          {reasons.label}
        </Heading>
      )}
      <TextScreen kind={reasons} caseUuid={caseUuid} mayEdit={mayEdit} />
    </Box>
  </Box>
)
