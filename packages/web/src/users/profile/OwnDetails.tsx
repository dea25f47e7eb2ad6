import { useApolloClient, useMutation } from '@apollo/client/react'
import type { InputOf } from '@costdraft/schema/field.ts'
import { profile, profileOf } from '@costdraft/schema/users/users.ts'
import { useMemo, useState } from 'react'
import type { ProfileQuery } from '../../generated/graphql.ts'
import { config } from '../../access/config.ts'
import { fullName } from '../../formats/full-name.ts'
import { Control } from '../../ui/form/Control.tsx'
import type { Controls } from '../../ui/form/controls.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormFoot } from '../../ui/form/FormFoot.tsx'
import { Section } from '../../ui/form/Section.tsx'
import { toaster } from '../../ui/toaster.ts'
import { refetchUsers } from '../../apollo/refetch-users.ts'
import { EditProfileDocument } from './profile.operations.ts'

const controls: Controls<typeof profile> = {
  name: { label: 'Name', as: 'text', hint: 'First name and surname.' },
  emailAddress: { label: 'Email', as: 'email', hint: 'You sign in with it.' },
  currentPassword: {
    label: 'Your password',
    as: 'password',
    fill: 'current-password',
    hint: 'Another e-mail address wants your present password.',
  },
}
const ProfileControl = Control<typeof profile>

/** The viewer's own name and e-mail; the role is shown and cannot be changed here. */
export function OwnDetails({
  viewer: { email, firstname, surname, role, client: firm },
}: {
  viewer: ProfileQuery['viewer']
}) {
  const client = useApolloClient()
  const [edit] = useMutation(EditProfileDocument)
  // Incremented after each save: the form is remounted with the saved values as its initial values.
  const [round, setRound] = useState(0)
  const fields = useMemo(() => (config.auth.isOwn ? profileOf(email ?? '') : profile), [email])
  const save = async (input: InputOf<typeof profile>): Promise<() => void> => {
    await edit({ variables: { input } })
    refetchUsers(client)
    return () => {
      toaster.create({ type: 'success', title: 'Profile saved.' })
      setRound(round + 1)
    }
  }
  return (
    <Form
      key={round}
      name="Your details"
      isGuarded
      fields={fields}
      controls={controls}
      initial={{ name: fullName({ firstname, surname }), emailAddress: email ?? '' }}
      save={save}
    >
      <Section title="Your details" text={[role, firm?.name].filter(Boolean).join(', ')}>
        <ProfileControl name="name" />
        <ProfileControl name="emailAddress" />
        {config.auth.isOwn && <ProfileControl name="currentPassword" />}
      </Section>
      <FormFoot submit="Save" />
    </Form>
  )
}
