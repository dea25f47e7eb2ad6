import { Button, Flex, Link, Text } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router'
import { saveFile } from '../files/save-file.ts'
import { Section } from '../ui/form/Section.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { toastError } from '../ui/toast-error.ts'
import { servedText } from './signed-fetch.ts'

async function download(name: string): Promise<void> {
  try {
    saveFile(new Blob([await servedText(`/${name}`)]), name)
  } catch (error) {
    toastError(error, `${name} could not be downloaded`)
  }
}

const Download = ({ name }: { name: string }) => <Button onClick={() => void download(name)}>{name}</Button>

/** Where what programs need to know is: the public pages, the reference, the explorer, and what generators read. */
export const DevelopersPage = () => (
  <>
    <PageHead title="Developers" />
    <Section title="API documentation" text="How programs sign in, read, write and are told. Anybody may read it.">
      <Link href="/docs">Open the documentation</Link>
    </Section>
    <Section title="Reference and explorer" text="Every field that there is, and a place to try operations.">
      <Flex gap="2" wrap="wrap">
        <Button asChild>
          <RouterLink to="/developers/reference">Reference</RouterLink>
        </Button>
        <Button asChild>
          <RouterLink to="/developers/explorer">Explorer</RouterLink>
        </Button>
      </Flex>
    </Section>
    <Section title="For generators" text="The GraphQL schema, and the REST API as OpenAPI 3.1.">
      <Flex gap="2" wrap="wrap">
        <Download name="schema.graphql" />
        <Download name="openapi.json" />
      </Flex>
      <Text textStyle="sm" color="muted" mt="2">
        A program fetches them at the same names, with a token.
      </Text>
    </Section>
  </>
)
