import { useMutation } from '@apollo/client/react'
import type { InputOf } from '@costdraft/schema/field.ts'
import { passwordChange } from '@costdraft/schema/users/users.ts'
import { useState } from 'react'
import { Control } from '../../ui/form/Control.tsx'
import type { Controls } from '../../ui/form/controls.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormFoot } from '../../ui/form/FormFoot.tsx'
import { Section } from '../../ui/form/Section.tsx'
import { toaster } from '../../ui/toaster.ts'
import { typedPassword } from '../typed-password.ts'
import { ChangePasswordDocument } from './profile.operations.ts'

const fields = { ...passwordChange, password: typedPassword }
const controls: Controls<typeof fields> = {
  currentPassword: { label: 'Current password', as: 'password', fill: 'current-password' },
  password: { label: 'New password', as: 'password', fill: 'new-password', hint: 'At least 8 characters.' },
}
const PasswordControl = Control<typeof fields>

/** Changes the viewer's password; the server ends all other sessions of the viewer. */
export function ChangePassword({ onChanged }: { onChanged: () => Promise<unknown> }) {
  const [change] = useMutation(ChangePasswordDocument)
  const [round, setRound] = useState(0)
  const save = async (variables: InputOf<typeof fields>): Promise<() => void> => {
    await change({ variables })
    void onChanged()
    return () => {
      toaster.create({ type: 'success', title: 'Password changed.', description: 'Your other sessions have ended.' })
      setRound(round + 1)
    }
  }
  return (
    <Form key={round} name="Password" fields={fields} controls={controls} save={save}>
      <Section title="Password" text="Changing it ends your other sessions.">
        <PasswordControl name="currentPassword" />
        <PasswordControl name="password" />
      </Section>
      <FormFoot submit="Change password" />
    </Form>
  )
}
