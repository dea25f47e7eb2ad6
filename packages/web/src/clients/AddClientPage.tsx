import { useMutation, useQuery } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useRef } from 'react'
import { Link, useNavigate } from 'react-router'
import { ForbiddenPage } from '../shell/ForbiddenPage.tsx'
import { Form } from '../ui/form/Form.tsx'
import { FormSkeleton } from '../ui/form/FormSkeleton.tsx'
import { FormEnd } from '../ui/form/Section.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { messages } from '../ui/messages.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { tellFailure } from '../ui/tell-failure.ts'
import { toaster } from '../ui/toaster.ts'
import { clientControls, clientFields, usualType } from './client-form.ts'
import { AddClientDocument } from './client.operations.ts'
import { ownClients, systemClients, type ClientsPlace } from './client-paths.ts'
import { ClientFields } from './ClientFields.tsx'
import { ClientsScopeDocument } from './clients.operations.ts'
import { Kept } from './Kept.tsx'
import { judgeNewClient, sentClient, type NewClient } from './new-client.ts'

/** A new client below the viewer's own: a solicitor. */
export const AddClientPage = () => <AddClient place={ownClients} />
/** A new client of the system, of whatever type. */
export const AddSystemClientPage = () => <AddClient place={systemClients} />

function AddClient({ place }: { place: ClientsPlace }) {
  const { data, error } = useQuery(ClientsScopeDocument)
  if (data && !data.viewer.addsClients) return <ForbiddenPage />
  return (
    <>
      <PageHead title="Add client" />
      {/* Where it could not be asked whether the viewer may, the server will say so. */}
      {data || error ? <AddClientForm place={place} /> : <FormSkeleton title="Client Details" />}
    </>
  )
}

function AddClientForm({ place: { list, choosesType } }: { place: ClientsPlace }) {
  const navigate = useNavigate()
  const [addClient] = useMutation(AddClientDocument, {
    update: (cache) => {
      for (const fieldName of ['clients', 'solicitors']) cache.evict({ fieldName })
    },
  })
  // The same client pressed twice is one client; another content is another request.
  const sent = useRef({ body: '', key: '' })
  const save = async (value: NewClient): Promise<() => void> => {
    const variables = sentClient(value),
      body = JSON.stringify(variables)
    if (sent.current.body !== body) sent.current = { body, key: crypto.randomUUID() }
    await addClient({ variables: { ...variables, idempotencyKey: sent.current.key } }).catch(tellFailure())
    toaster.create({ type: 'success', title: messages.clientAdded })
    return () => {
      void navigate(list)
    }
  }
  return (
    <Form
      name="Client Details"
      isGuarded
      fields={clientFields}
      controls={clientControls('none')}
      initial={{ clientType: choosesType ? '' : usualType }}
      judge={judgeNewClient}
      save={save}
    >
      <ClientFields hasType={choosesType} />
      <Kept />
      <FormEnd>
        <SubmitButton label="Save" />
        <Button asChild>
          <Link to={list}>Cancel</Link>
        </Button>
      </FormEnd>
    </Form>
  )
}
