import { Button, Text } from '@chakra-ui/react'
import { CopyField } from '../ui/CopyField.tsx'
import { FormDialog } from '../ui/form/FormDialog.tsx'
import { FootBar } from '../ui/form/FormFoot.tsx'

/** A new secret, which cannot be read again. */
export interface NewSecret {
  url: string
  secret: string
  /** Whether the webhook had another one before. */
  isRotated: boolean
}

/** Shows the secret of a webhook, once. */
export const WebhookSecret = ({ of: { url, secret, isRotated }, close }: { of: NewSecret; close: () => void }) => (
  <FormDialog open close={close} title={isRotated ? 'The new secret' : 'The webhook has been added'}>
    <Text color="muted" mb="4" overflowWrap="anywhere">
      {`Messages to ${url} are signed with this secret. It is shown this once: copy it now.`}
      {isRotated && ' For 24 hours they are signed with the secret before as well.'}
    </Text>
    <CopyField label="Secret" text={secret} />
    <FootBar>
      <Button variant="solid" onClick={close}>
        Done
      </Button>
    </FootBar>
  </FormDialog>
)
