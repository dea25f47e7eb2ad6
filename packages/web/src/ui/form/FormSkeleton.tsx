import { Box, Skeleton, VisuallyHidden } from '@chakra-ui/react'
import { delayedFadeIn } from '../delayed-fade-in.ts'
import { Section } from './Section.tsx'

const lines = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6']

/** Placeholder while a form loads, with the title of its first section. */
export const FormSkeleton = ({ title }: { title: string }) => (
  <Box css={delayedFadeIn} aria-busy>
    <VisuallyHidden role="status">Loading the form</VisuallyHidden>
    <Section title={title}>
      {lines.map((line) => (
        <Box key={line} mb="6">
          <Skeleton height="3" width="28" mb="2.5" />
          <Skeleton height="8" />
        </Box>
      ))}
    </Section>
  </Box>
)
