import { useMutation } from '@apollo/client/react'
import { AskingButton } from '../../ui/AskingButton.tsx'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { ResetSecondFactorDocument } from './second-factor.operations.ts'

const MEANING =
  'Their authenticator app, passkeys and recovery codes stop working, and their sessions end at once. Be sure that it is they who ask: from then on the password alone signs them in.'

/** Removes the second factors of another user, who has lost them. */
export function ResetSecondFactor({ uuid, name }: { uuid: string; name: string }) {
  const [reset, { loading }] = useMutation(ResetSecondFactorDocument)
  const resetIt = async (): Promise<void> => {
    try {
      await reset({ variables: { userUuid: uuid } })
      toaster.create({ type: 'success', title: `The second factor of ${name} was reset.` })
    } catch (error) {
      toastError(error, `The second factor of ${name} could not be reset`)
    }
  }
  return (
    <AskingButton
      question={{ title: `Reset the second factor of ${name}?`, text: MEANING, answer: 'Reset' }}
      isBusy={loading}
      onConfirmed={resetIt}
    >
      Reset second factor
    </AskingButton>
  )
}
