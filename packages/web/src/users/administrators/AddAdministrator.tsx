import { useMutation } from '@apollo/client/react'
import { Text } from '@chakra-ui/react'
import type { InputOf } from '@costdraft/schema/field.ts'
import { administratorForm } from '@costdraft/schema/users/users.ts'
import { config } from '../../access/config.ts'
import { useAddition } from '../../access/viewer.ts'
import { Control } from '../../ui/form/Control.tsx'
import type { Controls } from '../../ui/form/controls.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { FormFoot } from '../../ui/form/FormFoot.tsx'
import { toaster } from '../../ui/toaster.ts'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import type { AccountLink } from '../form/GivenLink.tsx'
import { newUserFields } from '../form/new-user-fields.ts'
import { newUserControls } from '../form/user-form.ts'
import { AddAdministratorDocument, InviteAdministratorDocument } from './administrators.operations.ts'

const fields = { ...administratorForm, wayIn: newUserFields.wayIn, password: newUserFields.password }
const { name, emailAddress, wayIn, password } = newUserControls([])
const controls: Controls<typeof fields> = { name, emailAddress, wayIn, password }
const AdministratorControl = Control<typeof fields>
type Value = InputOf<typeof fields>

/** What was added, and the link that it made, if it was an invitation. */
export interface Added {
  name: string
  link: AccountLink | null
}

interface Props {
  close: () => void
  /** After the dialog is closed. */
  added: (added: Added) => void
}

/** Adds a system administrator, by an invitation where people sign in at CostDraft itself, or with a password. */
export function AddAdministrator({ close, added }: Props) {
  const isInviting = useAddition('account_links') && config.auth.isOwn
  const [add] = useMutation(AddAdministratorDocument)
  const [invite] = useMutation(InviteAdministratorDocument, { fetchPolicy: 'no-cache' })
  const { keyOf } = useIdempotencyKey()
  const store = async ({ wayIn: way, password: typed, ...input }: Value): Promise<AccountLink | null> => {
    if (way === 'invitation') {
      const { data } = await invite({ variables: { input, idempotencyKey: keyOf({ way, input }) } })
      return data?.inviteAdministrator.invitation ?? null
    }
    const given = { ...input, password: typed ?? '' }
    await add({ variables: { input: given, idempotencyKey: keyOf({ way, input: given }) } })
    return null
  }
  const save = async (value: Value): Promise<() => void> => {
    const link = await store(value)
    return () => {
      close()
      if (!link) toaster.create({ type: 'success', title: 'Administrator added.', description: value.name })
      added({ name: value.name, link })
    }
  }
  return (
    <FormDialog open close={close} title="Add a system administrator">
      <Text color="muted" mb="4">
        They see and change every client and every user, and no cases.
      </Text>
      <Form
        name="Add a system administrator"
        fields={fields}
        controls={controls}
        initial={{ wayIn: isInviting ? 'invitation' : 'password' }}
        save={save}
      >
        <AdministratorControl name="name" />
        <AdministratorControl name="emailAddress" />
        <AdministratorControl name={isInviting ? 'wayIn' : 'password'} />
        <FormFoot submit="Save" close={close} />
      </Form>
    </FormDialog>
  )
}
