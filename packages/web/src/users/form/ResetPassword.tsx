import { useMutation } from '@apollo/client/react'
import { Button, Text } from '@chakra-ui/react'
import { field, type InputOf } from '@costdraft/schema/field.ts'
import { Password } from '@costdraft/schema/users/users.ts'
import { useState } from 'react'
import { Control } from '../../ui/form/Control.tsx'
import type { Controls } from '../../ui/form/controls.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { FormFoot } from '../../ui/form/FormFoot.tsx'
import { toaster } from '../../ui/toaster.ts'
import { ResetPasswordDocument } from './user.operations.ts'

const fields = { password: field(Password) }
const controls: Controls<typeof fields> = {
  password: { label: 'New password', as: 'password', fill: 'new-password', hint: 'At least 8 characters.' },
}
const PasswordControl = Control<typeof fields>

/** Sets a new password for another user. The user is not notified; the viewer must pass it on. */
export function ResetPassword({ uuid, name }: { uuid: string; name: string }) {
  const [open, setOpen] = useState(false)
  const [reset] = useMutation(ResetPasswordDocument)
  const close = (): void => setOpen(false)
  const save = async ({ password }: InputOf<typeof fields>): Promise<() => void> => {
    await reset({ variables: { uuid, password } })
    return () => {
      toaster.create({ type: 'success', title: 'Password reset.', description: `Tell ${name} the new one.` })
      close()
    }
  }
  return (
    <>
      <Button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Reset password
      </Button>
      <FormDialog open={open} close={close} title={`Reset the password of ${name}`}>
        <Text color="muted" mb="4">
          Their sessions end at once. Nothing is sent to them: tell them the new password yourself.
        </Text>
        <Form name="Reset password" fields={fields} controls={controls} save={save}>
          <PasswordControl name="password" />
          <FormFoot submit="Reset password" close={close} />
        </Form>
      </FormDialog>
    </>
  )
}
