import { useMutation } from '@apollo/client/react'
import { BusyButton } from '../../ui/form/BusyButton.tsx'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { ResetSecondFactorDocument } from './second-factor.operations.ts'

/** Removes the second factors of another user, who has lost them. */
export function ResetSecondFactor({ uuid, name }: { uuid: string; name: string }) {
  const [reset, { loading }] = useMutation(ResetSecondFactorDocument)
  const { ask, confirmDialog } = useConfirm()
  const resetIt = async (): Promise<void> => {
    const answer = await ask({
      title: `Reset the second factor of ${name}?`,
      text: 'Their authenticator app, passkeys and recovery codes stop working, and their sessions end at once. Be sure that it is they who ask: from then on the password alone signs them in.',
      answers: [
        { label: 'Cancel', value: 'cancel' },
        { label: 'Reset', value: 'reset', isMain: true },
      ],
    })
    if (answer !== 'reset') return
    try {
      await reset({ variables: { userUuid: uuid } })
      toaster.create({ type: 'success', title: `The second factor of ${name} was reset.` })
    } catch (error) {
      toastError(error, `The second factor of ${name} could not be reset`)
    }
  }
  return (
    <>
      <BusyButton
        type="button"
        aria-haspopup="dialog"
        isBusy={loading}
        onClick={() => {
          if (!loading) void resetIt()
        }}
      >
        Reset second factor
      </BusyButton>
      {confirmDialog}
    </>
  )
}
