import { useMutation } from '@apollo/client/react'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { EndSessionDocument, EndSessionsDocument } from './sessions.operations.ts'

interface EndSessions {
  end: (uuid: string) => void
  /** Ends all but the session of this browser. */
  endAll: () => void
  isBusy: boolean
}

/**
 * Ends sessions of a user, of the viewer without one, and has them read again. What became of it is said in a toast.
 */
export function useEndSessions(userUuid: string | undefined, refresh: () => Promise<unknown>): EndSessions {
  const [sendOne, one] = useMutation(EndSessionDocument)
  const [sendAll, all] = useMutation(EndSessionsDocument)
  const after = (sent: Promise<unknown>, done: string, failed: string): void => {
    sent
      .then(refresh)
      .then(() => toaster.create({ type: 'success', title: done }))
      .catch((error: unknown) => toastError(error, failed))
  }
  return {
    end: (uuid) =>
      after(sendOne({ variables: { uuid, userUuid } }), 'Session ended.', 'The session could not be ended'),
    endAll: () => after(sendAll({ variables: { userUuid } }), 'Sessions ended.', 'The sessions could not be ended'),
    isBusy: one.loading || all.loading,
  }
}
