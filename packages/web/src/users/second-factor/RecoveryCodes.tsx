import { Button, SimpleGrid, Text, chakra } from '@chakra-ui/react'
import { FootBar } from '../../ui/form/FormFoot.tsx'
import { toaster } from '../../ui/toaster.ts'

/** Shows recovery codes, this once. */
export function RecoveryCodes({ codes, close }: { codes: readonly string[]; close: () => void }) {
  const copy = (): void => {
    navigator.clipboard
      .writeText(codes.join('\n'))
      .then(() => toaster.create({ type: 'success', title: 'Recovery codes copied.' }), console.error)
  }
  return (
    <>
      <Text color="muted">
        Keep these where you find them without your telephone. Each signs you in once in place of the second factor.
        They are not shown again.
      </Text>
      <SimpleGrid as="ul" columns={{ base: 1, sm: 2 }} listStyleType="none" my="4" fontFamily="mono" gap="1">
        {codes.map((code) => (
          <chakra.li key={code}>{code}</chakra.li>
        ))}
      </SimpleGrid>
      <FootBar>
        <Button variant="solid" onClick={close}>
          I have kept them
        </Button>
        <Button onClick={copy}>Copy</Button>
      </FootBar>
    </>
  )
}
