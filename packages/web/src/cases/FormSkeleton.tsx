import { Box, Skeleton, VisuallyHidden } from '@chakra-ui/react'
import { Section } from '../ui/form/Section.tsx'
import { late } from '../ui/late.ts'

const lines = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6']

/** The form of a case while it is being fetched. */
export const FormSkeleton = () => (
  <Box css={late} aria-busy>
    <VisuallyHidden role="status">Loading the form</VisuallyHidden>
    <Section title="Case details">
      {lines.map((line) => <Box key={line} mb="6"><Skeleton height="3" width="28" mb="2.5" /><Skeleton height="8" /></Box>)}
    </Section>
  </Box>
)
