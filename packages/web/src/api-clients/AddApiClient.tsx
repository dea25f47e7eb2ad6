import { useMutation } from '@apollo/client/react'
import { scopes } from '@costdraft/schema/access/scopes.ts'
import { apiClient } from '@costdraft/schema/api-clients/api-clients.ts'
import type { InputOf } from '@costdraft/schema/field.ts'
import { useAddition } from '../access/viewer.ts'
import { choicesControl } from '../ui/form/choices-control.ts'
import { Control } from '../ui/form/Control.tsx'
import type { Controls } from '../ui/form/controls.ts'
import { EntryDialog } from '../ui/form/EntryDialog.tsx'
import { useIdempotencyKey } from '../ui/use-idempotency-key.ts'
import { roleOptions } from '../access/role-options.ts'
import { AddApiClientDocument } from './api-clients.operations.ts'
import type { ApiClientCredentials } from './ClientSecret.tsx'

const controls: Controls<typeof apiClient> = {
  name: { label: 'Name', as: 'text', hint: 'What the audit calls it.' },
  clientRole: { label: 'Role', as: 'choice', choices: roleOptions },
  readOnly: { label: 'Read only', as: 'flag' },
  scopes: {
    label: 'What it may ask for',
    as: 'own',
    own: choicesControl(scopes),
    hint: 'Beside what its role allows. Where nothing is ticked: everything but provisioning, or all that reads.',
  },
  expiresAt: { label: 'Expires', as: 'date', hint: 'Without a day, it stays until it is revoked.' },
}
const ApiClientControl = Control<typeof apiClient>

/** Adds an API client. `onAdded` receives its credentials once the form has closed; they are not kept in the cache. */
export function AddApiClient({
  firm,
  close,
  onAdded,
}: {
  firm: string
  close: () => void
  onAdded: (credentials: ApiClientCredentials) => void
}) {
  const [add] = useMutation(AddApiClientDocument, { fetchPolicy: 'no-cache' })
  const { keyOf } = useIdempotencyKey()
  const hasScopes = useAddition('scopes')
  const save = async (input: InputOf<typeof apiClient>): Promise<() => void> => {
    const { data } = await add({ variables: { clientUuid: firm, input, idempotencyKey: keyOf(input) } })
    return () => {
      if (data)
        onAdded({
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
      {hasScopes && <ApiClientControl name="scopes" />}
      <ApiClientControl name="expiresAt" />
    </EntryDialog>
  )
}
