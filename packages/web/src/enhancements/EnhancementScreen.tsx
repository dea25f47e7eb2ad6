import { Box, Heading } from '@chakra-ui/react'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { reasons } from '../cases/texts/text-kinds.ts'
import { TextScreen } from '../cases/texts/TextScreen.tsx'
import { EnhancementPanel } from './EnhancementPanel.tsx'

interface Props {
  caseUuid: string
  facts: CaseFacts
  mayEdit: boolean
}

/** The Enhancement tab: the percentages by activity and the reasons for them. */
export const EnhancementScreen = ({ caseUuid, facts, mayEdit }: Props) => (
  <Box maxW="840px">
    <EnhancementPanel caseUuid={caseUuid} facts={facts} mayEdit={mayEdit} />
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
