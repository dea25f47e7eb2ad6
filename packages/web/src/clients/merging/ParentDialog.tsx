import { useMutation } from '@apollo/client/react'
import { Box, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { BusyButton } from '../../ui/form/BusyButton.tsx'
import { CancelButton } from '../../ui/form/CancelButton.tsx'
import { RadioChoice } from '../../ui/form/RadioChoice.tsx'
import { DialogFrame } from '../../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../../ui/overlay/OverlayRoot.tsx'
import { readError } from '../../ui/read-error.ts'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { useQuery } from '../../ui/use-query.ts'
import { ChooseClient, type OtherClient } from './ChooseClient.tsx'
import { ClientParentPreviewDocument, SetClientParentDocument } from './merging.operations.ts'
import { parentSentences } from './parent-sentences.ts'

interface Props {
  client: { uuid: string; name: string; version: string | null; parent: { uuid: string; name: string } | null }
  close: () => void
  /** After the change. */
  done: () => void
}

/** Which client is chosen: none (null), or not yet any (undefined). */
type Chosen = OtherClient | null | undefined

/** What another client above ends, and the change. */
function useParent({ client, done }: Props, chosen: Chosen) {
  const parentUuid = chosen?.uuid ?? null
  const { data, error } = useQuery(ClientParentPreviewDocument, {
    variables: { uuid: client.uuid, parentUuid },
    fetchPolicy: 'network-only',
    skip: chosen === undefined,
  })
  const [set, { loading }] = useMutation(SetClientParentDocument)
  const preview = chosen === undefined || error ? undefined : data?.clientParentPreview
  const save = async (): Promise<void> => {
    if (!preview || loading) return
    try {
      await set({ variables: { uuid: client.uuid, parentUuid, version: client.version } })
      toaster.create({ type: 'success', title: 'Parent changed.', description: client.name })
      done()
    } catch (failure) {
      toastError(failure, 'The parent was not changed')
    }
  }
  return { preview, error: chosen === undefined ? undefined : error, loading, save }
}

const actionText = (name: string, chosen: Chosen): string =>
  chosen === null ? `Put ${name} below no client` : `Put ${name} below ${chosen?.name ?? 'this client'}`

/** Puts a client below another one, or below none, with what ends by it. */
export function ParentDialog(props: Props) {
  const { client, close } = props
  const [chosen, setChosen] = useState<Chosen>()
  const { preview, error, loading, save } = useParent(props, chosen)
  const { name, parent } = client
  const foot = (
    <>
      <BusyButton
        variant="solid"
        isBusy={loading}
        aria-disabled={!preview || loading}
        _disabled={{ opacity: '0.6' }}
        onClick={() => void save()}
      >
        {actionText(name, chosen)}
      </BusyButton>
      <CancelButton close={close} />
    </>
  )
  return (
    <DialogRoot open close={close} size="lg" scrollBehavior="inside">
      <DialogFrame title={`The client above ${name}`} foot={foot}>
        <Text mb="3">
          {parent ? `It stands below ${parent.name}.` : 'It stands below no client.'} Only firms of costs draftsmen have
          clients of their own.
        </Text>
        {parent && (
          <Box mb="3">
            <RadioChoice
              id="parent-none"
              name="parent"
              label="No client"
              isChosen={chosen === null}
              choose={() => setChosen(null)}
            />
          </Box>
        )}
        <ChooseClient
          label="The client above"
          chosen={chosen ?? undefined}
          choose={setChosen}
          isOffered={({ uuid }) => uuid !== client.uuid && uuid !== parent?.uuid}
          clientTypes={['costs_draftsman']}
        />
        <Box role="status" mt="3">
          {preview && parentSentences(name, preview).map((sentence) => <Text key={sentence}>{sentence}</Text>)}
        </Box>
        {error && (
          <Text role="alert" color="danger.ink">
            {readError(error).message}
          </Text>
        )}
      </DialogFrame>
    </DialogRoot>
  )
}
