import { messages } from '../ui/messages.ts'
import { readError } from '../ui/read-error.ts'
import { toastError } from '../ui/toast-error.ts'
import { UNDO_DURATION, toaster } from '../ui/toaster.ts'

/** Shows a toast with the server's reason, or with the default message if it gave none. */
export function toastFailure(error: unknown): false {
  const { code } = readError(error)
  toastError(code && code !== 'INTERNAL' ? error : new Error(messages.errorProcessingFiles, { cause: error }))
  return false
}

/** A change that can be taken back, and the toast that offers to. */
interface Undoable {
  takeBack: () => Promise<void>
  toast: string
}

/** The toasts that say what was done with files and offer to take it back; `reload` reads the files again. */
export function undoToasts(reload: () => void) {
  let last: Undoable | undefined
  const undo = async ({ takeBack, toast }: Undoable): Promise<void> => {
    if (last?.toast === toast) last = undefined
    toaster.dismiss(toast)
    try {
      await takeBack()
    } catch (error) {
      toastFailure(error)
      // Some of it may have been taken back.
      reload()
    }
  }
  return {
    /** Says what was done; without `takeBack` it cannot be undone. */
    offer: (title: string, takeBack: (() => Promise<void>) | undefined): void => {
      const done = takeBack && { takeBack, toast: crypto.randomUUID() }
      last = done
      toaster.create({
        ...(done && { id: done.toast, action: { label: 'Undo', onClick: () => void undo(done) } }),
        title,
        duration: UNDO_DURATION,
      })
    },
    /** Takes back what was done last. */
    last: (): void => {
      if (last) void undo(last)
    },
  }
}
