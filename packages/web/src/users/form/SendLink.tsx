import { useMutation } from '@apollo/client/react'
import { AskingButton } from '../../ui/AskingButton.tsx'
import { toastError } from '../../ui/toast-error.ts'
import { useGivenLink } from './use-given-link.tsx'
import { SendPasswordLinkDocument } from './user.operations.ts'

const MEANING =
  'They choose a new password with it, which ends their sessions. Until then the present one works. A link that they were given before stops working.'

/** Gives another user a link to choose a password, mailed or to be handed over. It is not kept in the cache. */
export function SendLink({ uuid, name, ...button }: { uuid: string; name: string; 'aria-label'?: string }) {
  const [send, { loading }] = useMutation(SendPasswordLinkDocument, { fetchPolicy: 'no-cache' })
  const { tell, linkDialog } = useGivenLink()
  const sendIt = async (): Promise<void> => {
    try {
      const { data } = await send({ variables: { userUuid: uuid } })
      if (data) tell({ name, title: 'Link sent.', link: data.sendPasswordLink })
    } catch (error) {
      toastError(error, `${name} could not be sent a link`)
    }
  }
  return (
    <>
      <AskingButton
        question={{ title: `Send ${name} a link?`, text: MEANING, answer: 'Send a link' }}
        isBusy={loading}
        onConfirmed={sendIt}
        {...button}
      >
        Send a link
      </AskingButton>
      {linkDialog}
    </>
  )
}
