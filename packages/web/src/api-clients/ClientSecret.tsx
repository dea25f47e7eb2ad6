import { Button, Text } from '@chakra-ui/react'
import { CopyField } from '../ui/CopyField.tsx'
import { FormDialog } from '../ui/form/FormDialog.tsx'
import { FootBar } from '../ui/form/FormFoot.tsx'

/** The credentials of a new API client; `secret` cannot be read again. */
export interface ApiClientCredentials {
  name: string
  id: string
  secret: string
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
