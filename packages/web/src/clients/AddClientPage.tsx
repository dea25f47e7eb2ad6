import { useMutation } from '@apollo/client/react'
import { useNavigate } from 'react-router'
import { ForbiddenPage } from '../access/ForbiddenPage.tsx'
import { Form } from '../ui/form/Form.tsx'
import { FormFoot } from '../ui/form/FormFoot.tsx'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { messages } from '../ui/messages.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { toastAndRethrow } from '../ui/toast-and-rethrow.ts'
import { toaster } from '../ui/toaster.ts'
import { useIdempotencyKey } from '../ui/use-idempotency-key.ts'
import { clientControls, defaultClientType, newClientFields } from './client-form.ts'
import { AddClientDocument } from './client.operations.ts'
import { ownClients, systemClients, type ClientsSection } from './client-paths.ts'
import { ClientFields } from './ClientFields.tsx'
import { ClientsScopeDocument } from './clients.operations.ts'
import { useAskDuplicates } from './merging/use-ask-duplicates.tsx'
import { NewClientRows } from './NewClientRows.tsx'
import { validateNewClient, newClientVariables, type NewClient } from './new-client.ts'
import { useQuery } from '../ui/use-query.ts'

/** Adds a solicitor firm as a client of the viewer's firm. */
export const AddClientPage = () => <AddClient section={ownClients} />
/** Adds a client of any type to the system (administrators). */
export const AddSystemClientPage = () => <AddClient section={systemClients} />

function AddClient({ section }: { section: ClientsSection }) {
  const { data, error } = useQuery(ClientsScopeDocument)
  if (data && !data.viewer.addsClients) return <ForbiddenPage />
  return (
    <>
      <PageHead title="Add client" />
      {/* If the permission could not be loaded, show the form: the server checks it on save. */}
      {data || error ? <AddClientForm section={section} /> : <FormSkeleton title="Client Details" />}
    </>
  )
}

function AddClientForm({ section }: { section: ClientsSection }) {
  const { list, edit, choosesType } = section
  const navigate = useNavigate()
  const { askDuplicates, duplicatesDialog } = useAskDuplicates(section)
  const [addClient] = useMutation(AddClientDocument, {
    update: (cache) => {
      for (const fieldName of ['clients', 'solicitors']) cache.evict({ fieldName })
    },
  })
  const { keyOf } = useIdempotencyKey()
  const save = async (value: NewClient): Promise<(() => void) | undefined> => {
    const variables = newClientVariables(value)
    const asked = askDuplicates(variables.input.solicitorSraNumber, 'create it anyway')
    const decision = await asked.catch(toastAndRethrow())
    if (decision === undefined) return undefined
    if (decision !== 'store') return () => void navigate(edit(decision.open))
    await addClient({ variables: { ...variables, idempotencyKey: keyOf(variables) } }).catch(toastAndRethrow())
    toaster.create({ type: 'success', title: messages.clientAdded })
    return () => {
      void navigate(list)
    }
  }
  return (
    <>
      <Form
        name="Client Details"
        isGuarded
        fields={newClientFields}
        controls={clientControls('none')}
        initial={{ clientType: choosesType ? '' : defaultClientType }}
        validate={validateNewClient}
        save={save}
      >
        <ClientFields hasType={choosesType} />
        <NewClientRows />
        <FormFoot submit="Save" leave={{ to: list }} />
      </Form>
      {duplicatesDialog}
    </>
  )
}
