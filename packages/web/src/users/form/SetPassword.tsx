import { useMutation } from '@apollo/client/react'
import { Button, Text } from '@chakra-ui/react'
import type { InputOf } from '@costdraft/schema/field.ts'
import { useState } from 'react'
import { Control } from '../../ui/form/Control.tsx'
import type { Controls } from '../../ui/form/controls.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { FormFoot } from '../../ui/form/FormFoot.tsx'
import { toaster } from '../../ui/toaster.ts'
import { typedPassword } from '../typed-password.ts'
import { ResetPasswordDocument } from './user.operations.ts'

const fields = { password: typedPassword }
const controls: Controls<typeof fields> = {
  password: { label: 'New password', as: 'password', fill: 'new-password', hint: 'At least 8 characters.' },
}
const PasswordControl = Control<typeof fields>

/**
 * Sets a password for another user, who chooses another one at the next sign-in. The user is not notified; the viewer
 * must pass it on.
 */
export function SetPassword({ uuid, name }: { uuid: string; name: string }) {
  const [open, setOpen] = useState(false)
  const [reset] = useMutation(ResetPasswordDocument)
  const close = (): void => setOpen(false)
  const save = async ({ password }: InputOf<typeof fields>): Promise<() => void> => {
    await reset({ variables: { uuid, password } })
    return () => {
      toaster.create({ type: 'success', title: 'Password set.', description: `Tell ${name}.` })
      close()
    }
  }
  return (
    <>
      <Button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Set a password
      </Button>
      <FormDialog open={open} close={close} title={`Set a password for ${name}`}>
        <Text color="muted" mb="4">
          Their sessions end at once. Nothing is sent to them: tell them the password yourself. They choose another one
          when they sign in with it.
        </Text>
        <Form name="Set a password" fields={fields} controls={controls} save={save}>
          <PasswordControl name="password" />
          <FormFoot submit="Set password" close={close} />
        </Form>
      </FormDialog>
    </>
  )
}
