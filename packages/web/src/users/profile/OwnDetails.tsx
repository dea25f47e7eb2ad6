import { useApolloClient, useMutation } from '@apollo/client/react'
import { Flex, Text } from '@chakra-ui/react'
import type { InputOf } from '@costdraft/schema/field.ts'
import { profile } from '@costdraft/schema/users/users.ts'
import { useState } from 'react'
import type { ProfileQuery } from '../../generated/graphql.ts'
import { useAddition } from '../../access/viewer.ts'
import { fullName } from '../../ui/full-name.ts'
import { Control } from '../../ui/form/Control.tsx'
import type { Controls } from '../../ui/form/controls.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormMessage } from '../../ui/form/FormMessage.tsx'
import { Section } from '../../ui/form/Section.tsx'
import { SubmitButton } from '../../ui/form/SubmitButton.tsx'
import { toaster } from '../../ui/toaster.ts'
import { refetchUsers } from '../refetch-users.ts'
import { EditProfileDocument } from './profile.operations.ts'

const controls: Controls<typeof profile> = {
  name: { label: 'Name', as: 'text', hint: 'First name and surname.' },
  emailAddress: { label: 'Email', as: 'email', hint: 'You sign in with it.' },
}
const lockedControls: Controls<typeof profile> = {
  name: { ...controls.name, isLocked: true },
  emailAddress: { ...controls.emailAddress, isLocked: true },
}
const ProfileControl = Control<typeof profile>

/** The viewer's own name and e-mail; the role is shown and cannot be changed here. */
export function OwnDetails({
  viewer: { email, firstname, surname, role, client: firm },
}: {
  viewer: ProfileQuery['viewer']
}) {
  const client = useApolloClient()
  const isOffered = useAddition('profile')
  const [edit] = useMutation(EditProfileDocument)
  // Incremented after each save: the form is remounted with the saved values as its initial values.
  const [round, setRound] = useState(0)
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
      fields={profile}
      controls={isOffered ? controls : lockedControls}
      initial={{ name: fullName({ firstname, surname }), emailAddress: email ?? '' }}
      save={save}
    >
      <Section title="Your details" text={[role, firm?.name].filter(Boolean).join(', ')}>
        <ProfileControl name="name" />
        <ProfileControl name="emailAddress" />
        <Flex gap="2" align="flex-start">
          {isOffered ? <SubmitButton label="Save" /> : <Text color="muted">Your details are kept by your firm.</Text>}
          <FormMessage />
        </Flex>
      </Section>
    </Form>
  )
}
