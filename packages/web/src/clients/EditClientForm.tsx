import { useMutation } from '@apollo/client/react'
import { Box, Link as Styled } from '@chakra-ui/react'
import { check, type Draft } from '@costdraft/schema/field.ts'
import { useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { ClientDetailsQuery } from '../generated/graphql.ts'
import { useAddition } from '../access/viewer.ts'
import { changesOf } from '../ui/form/changes-of.ts'
import { Form } from '../ui/form/Form.tsx'
import { FormFoot } from '../ui/form/FormFoot.tsx'
import { saveWithConflict } from '../ui/save-with-conflict.tsx'
import { messages } from '../ui/messages.ts'
import { toastAndRethrow } from '../ui/toast-and-rethrow.ts'
import { toaster } from '../ui/toaster.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { editableClientFields, clientControls, clientFields, type ClientValue, type SiteRow } from './client-form.ts'
import { EditClientDocument } from './client.operations.ts'
import { archivedClients, type ClientsSection } from './client-paths.ts'
import { ClientFields } from './ClientFields.tsx'
import { FeeEarners } from './FeeEarners.tsx'
import { Locations } from './Locations.tsx'
import { useAskDuplicates } from './merging/use-ask-duplicates.tsx'
import { headquartersProblems } from './new-client.ts'
import { useClientRows } from './use-client-rows.ts'
import { useChangePeriods } from './periods/use-change-periods.tsx'
import { useRetirement } from './retirement/use-retirement.tsx'
import { RemovedOfClient } from './RemovedOfClient.tsx'
import { useRowRemoval } from './use-row-removal.tsx'
import { useSaveFeeEarner } from './use-save-fee-earner.tsx'
import { useSaveSite } from './use-save-site.tsx'

const note = { textStyle: 'sm', borderInlineStartWidth: '3px', borderColor: 'strongLine', ps: '3', mb: '4' } as const
type Client = ClientDetailsQuery['client']
interface Props {
  record: Client
  section: ClientsSection
  reload: () => void
}

/** Saves the client's own fields; resolves with what to do next (see `Form`). */
function useSaveClient(
  loaded: Client,
  controls: ReturnType<typeof clientControls>,
  { section, toList, reload }: { section: ClientsSection; toList: () => void; reload: () => void },
) {
  const { ask, confirmDialog } = useConfirm()
  const { askDuplicates, duplicatesDialog } = useAskDuplicates(section)
  const navigate = useNavigate()
  const [edit] = useMutation(EditClientDocument)
  const save = async (value: ClientValue): Promise<(() => void) | undefined> => {
    const { uuid, version: loadedVersion } = loaded
    const changes = changesOf(editableClientFields, loaded, value)
    if (Object.keys(changes).length === 0) return toList
    if (changes.solicitorSraNumber) {
      const asked = askDuplicates(changes.solicitorSraNumber, 'save it anyway', uuid)
      const decision = await asked.catch(toastAndRethrow(messages.errorUpdatingClient))
      if (decision === undefined) return undefined
      if (decision !== 'store') return () => void navigate(section.edit(decision.open))
    }
    const whose = await saveWithConflict({ ask, what: 'client', controls, changes }, loadedVersion, (version) =>
      edit({ variables: { uuid, input: changes, version } }),
    ).catch(toastAndRethrow(messages.errorUpdatingClient))
    if (whose !== 'mine') return whose && reload
    toaster.create({ type: 'success', title: messages.clientUpdated })
    return toList
  }
  return {
    save,
    dialogs: (
      <>
        {confirmDialog}
        {duplicatesDialog}
      </>
    ),
  }
}

interface NotesProps {
  isArchived: boolean
  mayEdit: boolean
  mergedInto: Client['mergedInto']
  section: ClientsSection
}
/** Explains why the form is read-only. */
const ReadOnlyNotes = ({ isArchived, mayEdit, mergedInto, section }: NotesProps) => (
  <>
    {mergedInto && (
      <Box css={note} role="note">
        This client was merged into{' '}
        <Styled asChild>
          <Link to={section.edit(mergedInto.uuid)}>{mergedInto.name}</Link>
        </Styled>
        . Everything of it is there.
      </Box>
    )}
    {isArchived && !mergedInto && (
      <Box css={note} role="note">
        This client is archived: it and its cases can only be read. It can be restored from the{' '}
        <Styled asChild>
          <Link to={archivedClients}>archived clients</Link>
        </Styled>
        .
      </Box>
    )}
    {!mayEdit && (
      <Box css={note} role="note">
        You can read this client, but not change it. If you need to, ask whoever manages access at your firm.
      </Box>
    )}
  </>
)

/** Validates the client's own fields and that there is a headquarters among its locations, once these are loaded. */
const validateClient = (draft: Draft, sites: readonly SiteRow[] | undefined) => {
  const { value, problems = [] } = check(clientFields, draft)
  const allProblems = [...problems, ...(sites ? headquartersProblems(sites) : [])]
  return value && allProblems.length === 0 ? { value } : { problems: allProblems }
}

/** What retires fee earners, and removes them and locations, with its dialogs; each where the host offers it. */
function useLeaving(uuid: string, isEditable: boolean, refetch: () => Promise<unknown>) {
  const retirement = useRetirement(refetch)
  const { remover, removalDialog } = useRowRemoval(uuid, isEditable)
  const canRetire = useAddition('retirement') && isEditable
  return {
    retirement: canRetire ? retirement : undefined,
    remover,
    dialogs: (
      <>
        {retirement.retireDialog}
        {removalDialog}
      </>
    ),
  }
}

/** The locations and fee earners of a client, and what changes them, with the dialogs that ask. */
function useRowsOfClient(uuid: string, isEditable: boolean) {
  const rows = useClientRows(uuid, isEditable)
  const { sites, feeEarners, people } = rows
  const siteOptions = useMemo(
    () => (sites.rows ?? []).map(({ uuid: value, siteName: label }) => ({ value, label })),
    [sites.rows],
  )
  const site = useSaveSite(uuid, sites.refetch)
  const earner = useSaveFeeEarner(uuid, { sites: siteOptions, people }, feeEarners.refetch)
  const periods = useChangePeriods(uuid, siteOptions, feeEarners.refetch)
  const leaving = useLeaving(uuid, isEditable, feeEarners.refetch)
  return {
    ...rows,
    ...{ site, earner, periods, leaving },
    dialogs: (
      <>
        {site.confirmDialog}
        {earner.confirmDialog}
        {periods.dialogs}
        {leaving.dialogs}
      </>
    ),
  }
}

/**
 * The form of an existing client. Its own fields are saved together; changes of locations and fee earners are saved
 * immediately.
 */
export function EditClientForm({ record, section, reload }: Props) {
  const { list, choosesType } = section
  // The record as first loaded: a newer version in the Apollo cache must not replace the version that this form is
  // based on.
  const [loaded] = useState(record)
  const { uuid } = loaded
  const isArchived = loaded.archivedAt !== null
  const isEditable = loaded.isEditable && !isArchived
  const navigate = useNavigate()
  const controls = useMemo(() => clientControls(isEditable ? 'type' : 'all'), [isEditable])
  const { save, dialogs: saveDialogs } = useSaveClient(loaded, controls, {
    section,
    toList: () => void navigate(list),
    reload,
  })
  const { sites, feeEarners, people, site, earner, periods, leaving, dialogs } = useRowsOfClient(uuid, isEditable)
  const { retirement, remover } = leaving
  return (
    <>
      <ReadOnlyNotes
        isArchived={isArchived}
        mayEdit={loaded.isEditable}
        mergedInto={loaded.mergedInto}
        section={section}
      />
      <Form
        name="Client Details"
        isGuarded
        fields={clientFields}
        controls={controls}
        initial={loaded}
        save={save}
        validate={(draft) => validateClient(draft, sites.rows)}
      >
        <ClientFields hasType={choosesType} storedType={loaded.clientType} />
        <Locations
          rows={sites.rows}
          failure={sites.failure}
          save={isEditable ? site.save : undefined}
          remover={remover?.site}
        />
        <FeeEarners
          rows={feeEarners.rows}
          sites={sites.rows ?? noSites}
          people={people}
          failure={feeEarners.failure}
          save={isEditable && sites.rows ? earner.save : undefined}
          periodChanges={isEditable ? periods : undefined}
          retirement={retirement}
          remover={remover?.feeEarner}
        />
        <RemovedOfClient clientUuid={uuid} />
        <FormFoot
          submit={isEditable ? 'Save' : undefined}
          leave={{ to: isArchived ? archivedClients : list, text: isEditable ? 'Cancel' : 'Back to the list' }}
        />
      </Form>
      {saveDialogs}
      {dialogs}
    </>
  )
}
const noSites: never[] = []
