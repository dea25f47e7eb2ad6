import { Text, chakra } from '@chakra-ui/react'
import { field, type InputOf } from '@costdraft/schema/field.ts'
import { text } from '@costdraft/schema/structs.ts'
import { Control } from '../../ui/form/Control.tsx'
import type { Controls } from '../../ui/form/controls.ts'
import { Form } from '../../ui/form/Form.tsx'
import { FormFoot } from '../../ui/form/FormFoot.tsx'
import { QrCode } from './QrCode.tsx'

const fields = { code: field(text(6, 40)) }
const controls: Controls<typeof fields> = { code: { label: 'Code that the app shows', as: 'text' } }
const CodeControl = Control<typeof fields>

export interface NewApp {
  secret: string
  address: string
}
interface Props {
  app: NewApp
  send: (code: string) => Promise<() => void>
  close: () => void
}

/** Shows the secret of a new authenticator app, and asks for the first code of it. */
export const AppCodeForm = ({ app: { secret, address }, send, close }: Props) => (
  <>
    <Text color="muted">Scan this with an authenticator app, then enter the code that it shows.</Text>
    <QrCode name="QR code for the authenticator app" text={address} />
    <Text textStyle="sm" color="muted" mb="4">
      Without a camera, type this key into the app:{' '}
      <chakra.strong fontFamily="mono">{secret.replaceAll(/.{4}(?=.)/g, '$& ')}</chakra.strong>
    </Text>
    <Form
      name="Authenticator app"
      fields={fields}
      controls={controls}
      save={({ code }: InputOf<typeof fields>) => send(code)}
    >
      <CodeControl name="code" />
      <FormFoot submit="Add" close={close} />
    </Form>
  </>
)
