import { useMutation } from '@apollo/client/react'
import { Box, Button, Link as Styled } from '@chakra-ui/react'
import { check } from '@costdraft/schema/field.ts'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ClientDetailsQuery } from '../generated/graphql.ts'
import { changesOf } from '../ui/form/changes-of.ts'
import { nowhere } from '../ui/form/controls.ts'
import { Form } from '../ui/form/Form.tsx'
import { FormEnd } from '../ui/form/Section.tsx'
import { SubmitButton } from '../ui/form/SubmitButton.tsx'
import { saveWithConflict } from '../ui/save-with-conflict.tsx'
import { messages } from '../ui/messages.ts'
import { tellFailure } from '../ui/tell-failure.ts'
import { toaster } from '../ui/toaster.ts'
import { useQuestion } from '../ui/use-question.tsx'
import { changeable, clientControls, clientFields, type ClientValue } from './client-form.ts'
import { EditClientDocument } from './client.operations.ts'
import { archivedClients, type ClientsPlace } from './client-paths.ts'
import { ClientFields } from './ClientFields.tsx'
import { FeeEarners } from './FeeEarners.tsx'
import { Locations } from './Locations.tsx'
import { headquartersOf } from './new-client.ts'
import { useRosters } from './use-rosters.ts'
import { useSaveFeeEarner, useSaveSite } from './use-save-roster.ts'

const note = { textStyle: 'sm', borderInlineStartWidth: '3px', borderColor: 'strongLine', ps: '3', mb: '4' } as const
interface Props {
  record: ClientDetailsQuery['client']
  place: ClientsPlace
  reload: () => void
}

/** A client that is there: its own details are saved together, what hangs under it at once. */
export function EditClientForm({ record, place: { list, choosesType }, reload }: Props) {
  // The client as it was when it was opened: the shared cache moves on, and a newer version is not this form's.
  const [loaded] = useState(record)
  const { uuid } = loaded,
    isArchived = loaded.archivedAt !== null,
    isEditable = loaded.isEditable && !isArchived
  const navigate = useNavigate()
  const { ask, asking } = useQuestion()
  const [edit] = useMutation(EditClientDocument)
  const { sites, feeEarners, people } = useRosters(uuid, isEditable)
  const offices = useMemo(
    () => (sites.rows ?? []).map(({ uuid: value, siteName: label }) => ({ value, label })),
    [sites.rows],
  )
  const site = useSaveSite(uuid, sites.again),
    earner = useSaveFeeEarner(uuid, { sites: offices, people }, feeEarners.again)
  const controls = useMemo(() => clientControls(isEditable ? 'type' : 'all'), [isEditable])

  const save = async (value: ClientValue): Promise<(() => void) | undefined> => {
    const changes = changesOf(changeable, loaded, value),
      toList = (): void => {
        void navigate(list)
      }
    if (Object.keys(changes).length === 0) return toList
    const whose = await saveWithConflict({ ask, what: 'client', controls, changes }, loaded.version, (version) =>
      edit({ variables: { uuid, input: changes, version } }),
    ).catch(tellFailure(messages.errorUpdatingClient))
    if (whose !== 'mine') return whose && reload
    toaster.create({ type: 'success', title: messages.clientUpdated })
    return toList
  }
  return (
    <>
      {isArchived && (
        <Box css={note} role="note">
          This client is archived: it and its cases can only be read. It can be restored from the{' '}
          <Styled asChild>
            <Link to={archivedClients}>archived clients</Link>
          </Styled>
          .
        </Box>
      )}
      {!loaded.isEditable && (
        <Box css={note} role="note">
          You can read this client, but not change it. If you need to, ask whoever manages access at your firm.
        </Box>
      )}
      <Form
        name="Client Details"
        isGuarded
        fields={clientFields}
        controls={controls}
        initial={loaded}
        save={save}
        judge={(draft) => {
          const { value, problems = [] } = check(clientFields, draft, nowhere()),
            wrong = [...problems, ...(sites.rows ? headquartersOf(sites.rows) : [])]
          return value && wrong.length === 0 ? { value } : { problems: wrong }
        }}
      >
        <ClientFields hasType={choosesType} />
        <Locations rows={sites.rows} failed={sites.failed} save={isEditable ? site.save : undefined} />
        <FeeEarners
          rows={feeEarners.rows}
          sites={sites.rows ?? none}
          people={people}
          failed={feeEarners.failed}
          save={isEditable && sites.rows ? earner.save : undefined}
        />
        <FormEnd>
          {isEditable && <SubmitButton label="Save" />}
          <Button asChild>
            <Link to={isArchived ? archivedClients : list}>{isEditable ? 'Cancel' : 'Back to the list'}</Link>
          </Button>
        </FormEnd>
      </Form>
      {asking}
      {site.asking}
      {earner.asking}
    </>
  )
}
const none: never[] = []
