import { useMutation } from '@apollo/client/react'
import { Button, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { BusyButton } from '../../ui/form/BusyButton.tsx'
import { CancelButton } from '../../ui/form/CancelButton.tsx'
import { DialogFrame } from '../../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../../ui/overlay/OverlayRoot.tsx'
import { PanelState } from '../../ui/PanelState.tsx'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import { useQuery } from '../../ui/use-query.ts'
import { ChooseClient, type OtherClient } from './ChooseClient.tsx'
import type { Choices, Whose } from './Collisions.tsx'
import { MergeClientsDocument, MergePreviewDocument } from './merging.operations.ts'
import { MergePreview } from './MergePreview.tsx'

interface Client {
  uuid: string
  name: string
}
interface Props {
  client: Client & { clientType: string }
  close: () => void
  /** After the merge: the client that everything is of now. */
  done: (kept: Client) => void
}

/** Merges a client into another one: which, then what becomes of both, then the merge. */
export function MergeDialog({ client, close, done }: Props) {
  const [chosen, setChosen] = useState<OtherClient>()
  const [kept, setKept] = useState<OtherClient>()
  if (kept) return <AgreeToMerge kept={kept} merged={client} close={close} done={done} />
  const foot = (
    <>
      <Button variant="solid" aria-disabled={!chosen} onClick={() => setKept(chosen)}>
        See what happens
      </Button>
      <CancelButton close={close} />
    </>
  )
  return (
    <DialogRoot open close={close} size="lg" scrollBehavior="inside">
      <DialogFrame title={`Merge ${client.name} into another client`} foot={foot}>
        <Text mb="3">{`Everything of ${client.name} goes to the client that you choose. Nothing is changed yet.`}</Text>
        <ChooseClient
          label="The client that is kept"
          chosen={chosen}
          choose={setChosen}
          isOffered={({ uuid, isMergeable }) => isMergeable && uuid !== client.uuid}
          clientTypes={[client.clientType === 'costs_draftsman' ? 'costs_draftsman' : 'solicitor']}
        />
      </DialogFrame>
    </DialogRoot>
  )
}

/** The preview for some choices, and the merge that agrees to it. */
function useMerge(kept: Client, merged: Client, done: (kept: Client) => void) {
  const [choices, setChoices] = useState<Choices>({})
  const sent = useMemo(() => Object.entries(choices).map(([key, whose]) => ({ key, whose })), [choices])
  const asked = { clientUuid: kept.uuid, mergedUuid: merged.uuid, choices: sent }
  const { data, previousData, error, loading, refetch } = useQuery(MergePreviewDocument, {
    variables: asked,
    fetchPolicy: 'network-only',
  })
  const [merge, { loading: isMerging }] = useMutation(MergeClientsDocument, {
    update: (cache) => {
      for (const fieldName of ['clients', 'solicitors', 'cases', 'users', 'client']) cache.evict({ fieldName })
    },
  })
  const { keyOf } = useIdempotencyKey()
  const current = data?.mergePreview
  const run = async (): Promise<void> => {
    if (!current || isMerging) return
    const variables = { ...asked, stamp: current.stamp }
    try {
      await merge({ variables: { ...variables, idempotencyKey: keyOf(variables) } })
      toaster.create({ type: 'success', title: 'Clients merged.', description: `${merged.name} is now ${kept.name}.` })
      done(kept)
    } catch (failure) {
      toastError(failure, 'The clients were not merged')
      refetch().catch(console.error)
    }
  }
  const choose = (key: string, whose: Whose): void => setChoices((before) => ({ ...before, [key]: whose }))
  return {
    choices,
    sent,
    choose,
    current,
    shown: current ?? previousData?.mergePreview,
    error,
    loading,
    refetch,
    run,
    isMerging,
  }
}

function AgreeToMerge({ kept, merged, close, done }: { kept: Client; merged: Client } & Pick<Props, 'close' | 'done'>) {
  const { choices, sent, choose, current, shown, error, loading, refetch, run, isMerging } = useMerge(
    kept,
    merged,
    done,
  )
  const [isSettled, setIsSettled] = useState(false)
  const open = (current?.collisions ?? []).filter(({ key, kept: ours }) => ours !== null && choices[key] === undefined)
  const isBlocked = current?.collisions.some(({ blocks }) => blocks) ?? false
  const isReady = current != null && isSettled && open.length === 0 && !isBlocked
  const foot = (
    <>
      <BusyButton
        variant="solid"
        isBusy={isMerging}
        aria-disabled={!isReady || isMerging}
        _disabled={{ opacity: '0.6' }}
        title={open.length > 0 ? 'Choose what holds first' : undefined}
        onClick={() => {
          if (isReady) void run()
        }}
      >
        {`Merge ${merged.name} into ${kept.name}`}
      </BusyButton>
      <CancelButton close={close} />
    </>
  )
  return (
    <DialogRoot open close={close} size="lg" scrollBehavior="inside" closeOnInteractOutside={false}>
      <DialogFrame title={`Merge ${merged.name} into ${kept.name}`} foot={foot}>
        {!shown && <PanelState what="preview" error={error} loading={loading} retry={refetch} />}
        {shown && (
          <MergePreview
            kept={kept}
            merged={merged}
            preview={shown}
            choices={choices}
            sent={sent}
            choose={choose}
            onSettled={setIsSettled}
          />
        )}
        {open.length > 0 && (
          <Text role="status" mt="2">
            {`${open.length === 1 ? '1 choice is' : `${open.length} choices are`} still open.`}
          </Text>
        )}
        {isMerging && (
          <Text role="status" mt="2">
            Merging the two clients. Everything of them is moved at once; this may take a minute.
          </Text>
        )}
      </DialogFrame>
    </DialogRoot>
  )
}
