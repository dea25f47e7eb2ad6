import { Button, Flex, Input, Text, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { FormDialog } from '../ui/form/FormDialog.tsx'
import { FootBar } from '../ui/form/FormFoot.tsx'
import { toaster } from '../ui/toaster.ts'

/** The credentials of a new API client; `secret` cannot be read again. */
export interface ApiClientCredentials {
  name: string
  id: string
  secret: string
}

const copyToClipboard = (label: string, text: string): void => {
  navigator.clipboard
    .writeText(text)
    .then(() => toaster.create({ type: 'success', title: `${label} copied.` }), console.error)
}

function CopyField({ label, text }: { label: string; text: string }) {
  const id = useId()
  return (
    <div>
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="500">
        {label}
      </chakra.label>
      <Flex gap="2" mt="1" mb="3">
        <Input id={id} readOnly value={text} onFocus={({ target }) => target.select()} />
        <Button onClick={() => copyToClipboard(label, text)}>Copy</Button>
      </Flex>
    </div>
  )
}

/** Shows the credentials of a new API client, once. */
export const ClientSecret = ({
  credentials: { name, id, secret },
  close,
}: {
  credentials: ApiClientCredentials
  close: () => void
}) => (
  <FormDialog open close={close} title={`${name} is let in`}>
    <Text color="muted" mb="4">
      The secret is shown this once and kept nowhere. Copy it now.
    </Text>
    <CopyField label="Client id" text={id} />
    <CopyField label="Client secret" text={secret} />
    <FootBar>
      <Button variant="solid" onClick={close}>
        Done
      </Button>
    </FootBar>
  </FormDialog>
)
