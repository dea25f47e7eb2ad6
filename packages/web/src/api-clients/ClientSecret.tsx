import { Button, Flex, Input, Text, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { FormDialog } from '../ui/form/FormDialog.tsx'
import { toaster } from '../ui/toaster.ts'

/** What a new API client is let in with. */
export interface Made {
  name: string
  id: string
  secret: string
}

const copied = (what: string, text: string): void => {
  navigator.clipboard
    .writeText(text)
    .then(() => toaster.create({ type: 'success', title: `${what} copied.` }), console.error)
}

function Copied({ label, text }: { label: string; text: string }) {
  const id = useId()
  return (
    <div>
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="500">
        {label}
      </chakra.label>
      <Flex gap="2" mt="1" mb="3">
        <Input id={id} readOnly value={text} onFocus={({ target }) => target.select()} />
        <Button onClick={() => copied(label, text)}>Copy</Button>
      </Flex>
    </div>
  )
}

/** The secret, this once. */
export const ClientSecret = ({ made: { name, id, secret }, close }: { made: Made; close: () => void }) => (
  <FormDialog open close={close} title={`${name} is let in`}>
    <Text color="muted" mb="4">
      The secret is shown this once and kept nowhere. Copy it now.
    </Text>
    <Copied label="Client id" text={id} />
    <Copied label="Client secret" text={secret} />
    <Flex justify="flex-end">
      <Button variant="solid" onClick={close}>
        Done
      </Button>
    </Flex>
  </FormDialog>
)
