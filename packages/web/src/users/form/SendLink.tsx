import { useMutation } from '@apollo/client/react'
import { BusyButton } from '../../ui/form/BusyButton.tsx'
import { toastError } from '../../ui/toast-error.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { useGivenLink } from './use-given-link.tsx'
import { SendPasswordLinkDocument } from './user.operations.ts'

const MEANING =
  'They choose a new password with it, which ends their sessions. Until then the present one works. A link that they were given before stops working.'

/** Gives another user a link to choose a password, mailed or to be handed over. It is not kept in the cache. */
export function SendLink({ uuid, name }: { uuid: string; name: string }) {
  const [send, { loading }] = useMutation(SendPasswordLinkDocument, { fetchPolicy: 'no-cache' })
  const { ask, confirmDialog } = useConfirm()
  const { tell, linkDialog } = useGivenLink()
  const sendIt = async (): Promise<void> => {
    const answer = await ask({
      title: `Send ${name} a link?`,
      text: MEANING,
      answers: [
        { label: 'Cancel', value: 'cancel' },
        { label: 'Send a link', value: 'send', isMain: true },
      ],
    })
    if (answer !== 'send') return
    try {
      const { data } = await send({ variables: { userUuid: uuid } })
      if (data) tell({ name, title: 'Link sent.', link: data.sendPasswordLink })
    } catch (error) {
      toastError(error, `${name} could not be sent a link`)
    }
  }
  return (
    <>
      <BusyButton
        type="button"
        aria-haspopup="dialog"
        isBusy={loading}
        onClick={() => {
          if (!loading) void sendIt()
        }}
      >
        Send a link
      </BusyButton>
      {confirmDialog}
      {linkDialog}
    </>
  )
}
