import { Button, Text } from '@chakra-ui/react'
import { formatDateTime } from '../../formats/dates.ts'
import type { SendPasswordLinkMutation } from '../../generated/graphql.ts'
import { CopyField } from '../../ui/CopyField.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { FootBar } from '../../ui/form/FormFoot.tsx'

export type AccountLink = SendPasswordLinkMutation['sendPasswordLink']

/** How long a link can be used, in a sentence. */
export const usableUntil = ({ expiresAt }: AccountLink): string =>
  `It can be used once, until ${formatDateTime(expiresAt)}`

/** A link that is for the viewer to hand over, because no mail is sent. */
export interface HandedLink extends AccountLink {
  /** Of whom it is. */
  name: string
  link: string
}

/** Shows a link, once. */
export const GivenLink = ({ of: given, close }: { of: HandedLink; close: () => void }) => (
  <FormDialog
    open
    close={close}
    title={given.kind === 'invitation' ? `The invitation of ${given.name}` : `The link of ${given.name}`}
  >
    <Text color="muted" mb="4" overflowWrap="anywhere">
      {`No mail is sent from here: hand the link over to ${given.name} yourself, and to nobody else. It opens the account: whoever has it can choose its password. ${usableUntil(given)}, and is not shown again.`}
    </Text>
    <CopyField label="Link" text={given.link} />
    <FootBar>
      <Button variant="solid" onClick={close}>
        Done
      </Button>
    </FootBar>
  </FormDialog>
)
