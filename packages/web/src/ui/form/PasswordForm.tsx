import { Text } from '@chakra-ui/react'
import { field, type InputOf } from '@costdraft/schema/field.ts'
import { text } from '@costdraft/schema/structs.ts'
import { Control } from './Control.tsx'
import type { Controls } from './controls.ts'
import { Form } from './Form.tsx'
import { FormFoot } from './FormFoot.tsx'

const fields = { currentPassword: field(text(1, 200)) }
const controls: Controls<typeof fields> = {
  currentPassword: { label: 'Current password', as: 'password', fill: 'current-password' },
}
const PasswordControl = Control<typeof fields>

interface Props {
  meaning: string
  submit: string
  /** Sends what is asked, with the password, and answers what to do next. */
  send: (currentPassword: string) => Promise<() => void>
  close: () => void
}

/** Asks for the present password: whoever sits at a borrowed screen does not know it. */
export const PasswordForm = ({ meaning, submit, send, close }: Props) => (
  <>
    <Text color="muted" mb="4">
      {meaning}
    </Text>
    <Form
      name={submit}
      fields={fields}
      controls={controls}
      save={({ currentPassword }: InputOf<typeof fields>) => send(currentPassword)}
    >
      <PasswordControl name="currentPassword" />
      <FormFoot submit={submit} close={close} />
    </Form>
  </>
)
