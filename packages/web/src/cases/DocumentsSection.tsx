import { Box, Button, Text } from '@chakra-ui/react'
import { Section } from '../ui/form/Section.tsx'

/** Where the case's papers will be; what stands here is what is true today. */
export const DocumentsSection = () => (
  <Section title="Case documents">
    <Box borderWidth="1px" borderStyle="dashed" borderColor="strongLine" borderRadius="l2" px="4" py="5" textAlign="center">
      <Button type="button" disabled aria-describedby="documents-line">Add documents</Button>
      <Text id="documents-line" textStyle="sm" color="muted" mt="3">This version does not store documents. In a later version they are added to the case once it has been created.</Text>
    </Box>
  </Section>
)
