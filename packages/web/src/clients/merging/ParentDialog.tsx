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

/** Puts a client below another one, or below none, with what ends by it. */
export function ParentDialog({ client, close, done }: Props) {
  const [isNone, setIsNone] = useState(false)
  const [chosen, setChosen] = useState<OtherClient>()
  const isChosen = isNone || chosen !== undefined
  const parentUuid = isNone ? null : (chosen?.uuid ?? null)
  const { data, error } = useQuery(ClientParentPreviewDocument, {
    variables: { uuid: client.uuid, parentUuid },
    fetchPolicy: 'network-only',
    skip: !isChosen,
  })
  const [set, { loading }] = useMutation(SetClientParentDocument)
  const preview = isChosen ? data?.clientParentPreview : undefined
  const isReady = preview != null && !error && !loading
  const save = (): void => {
    if (!isReady) return
    set({ variables: { uuid: client.uuid, parentUuid, version: client.version } }).then(
      () => {
        toaster.create({ type: 'success', title: 'Parent changed.', description: client.name })
        done()
      },
      (failure: unknown) => toastError(failure, 'The parent was not changed'),
    )
  }
  const foot = (
    <>
      <BusyButton
        variant="solid"
        isBusy={loading}
        aria-disabled={!isReady}
        _disabled={{ opacity: '0.6' }}
        onClick={save}
      >
        {isNone ? `Put ${client.name} below no client` : `Put ${client.name} below ${chosen?.name ?? 'this client'}`}
      </BusyButton>
      <CancelButton close={close} />
    </>
  )
  return (
    <DialogRoot open close={close} size="lg" scrollBehavior="inside">
      <DialogFrame title={`The client above ${client.name}`} foot={foot}>
        <Text mb="3">
          {client.parent ? `It stands below ${client.parent.name}.` : 'It stands below no client.'} Only firms of costs
          draftsmen have clients of their own.
        </Text>
        {client.parent && (
          <Box mb="3">
            <RadioChoice
              id="parent-none"
              name="parent"
              label="No client"
              isChosen={isNone}
              choose={() => {
                setIsNone(true)
                setChosen(undefined)
              }}
            />
          </Box>
        )}
        <ChooseClient
          label="The client above"
          chosen={chosen}
          choose={(other) => {
            setIsNone(false)
            setChosen(other)
          }}
          isOffered={({ uuid }) => uuid !== client.uuid && uuid !== client.parent?.uuid}
          clientTypes={['costs_draftsman']}
        />
        <Box role="status" mt="3">
          {preview && parentSentences(client.name, preview).map((sentence) => <Text key={sentence}>{sentence}</Text>)}
        </Box>
        {error && isChosen && (
          <Text role="alert" color="danger.ink">
            {readError(error).message}
          </Text>
        )}
      </DialogFrame>
    </DialogRoot>
  )
}
