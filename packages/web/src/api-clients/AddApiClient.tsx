import { useMutation } from '@apollo/client/react'
import { apiClient } from '@costdraft/schema/users/users.ts'
import type { InputOf } from '@costdraft/schema/field.ts'
import { Control } from '../ui/form/Control.tsx'
import type { Controls } from '../ui/form/controls.ts'
import { EntryDialog } from '../ui/form/EntryDialog.tsx'
import { roleOptions } from '../users/roles.ts'
import { AddApiClientDocument } from './api-clients.operations.ts'
import type { Made } from './ClientSecret.tsx'

const controls: Controls<typeof apiClient> = {
  name: { label: 'Name', as: 'text', hint: 'What the audit calls it.' },
  clientRole: { label: 'Role', as: 'choice', choices: roleOptions },
  readOnly: { label: 'Read only', as: 'flag' },
  expiresAt: { label: 'Expires', as: 'date', hint: 'Without a day, it stays until it is revoked.' },
}
const ApiClientControl = Control<typeof apiClient>

/** Lets a program in. Its secret is shown once, when this has closed. */
export function AddApiClient({ firm, close, made }: { firm: string; close: () => void; made: (made: Made) => void }) {
  const [add] = useMutation(AddApiClientDocument, { fetchPolicy: 'no-cache' })
  const save = async (input: InputOf<typeof apiClient>): Promise<() => void> => {
    const { data } = await add({ variables: { clientUuid: firm, input } })
    return () => {
      if (data)
        made({
          name: data.addApiClient.apiClient.name,
          id: data.addApiClient.apiClient.uuid,
          secret: data.addApiClient.clientSecret,
        })
    }
  }
  return (
    <EntryDialog
      open
      close={close}
      title="Add API client"
      fields={apiClient}
      controls={controls}
      initial={{ readOnly: true }}
      save={save}
    >
      <ApiClientControl name="name" />
      <ApiClientControl name="clientRole" />
      <ApiClientControl name="readOnly" />
      <ApiClientControl name="expiresAt" />
    </EntryDialog>
  )
}
