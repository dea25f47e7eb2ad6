import type { CreateToasterReturn } from '@chakra-ui/react'

type ToastStore = Pick<CreateToasterReturn, 'create' | 'update' | 'dismiss' | 'isVisible'>
type ToastOptions = Parameters<ToastStore['create']>[0]

/** How long a toast with an Undo button stays, in milliseconds: enough to read it and reach the button. */
export const UNDO_DURATION = 12_000

/**
 * The application-wide toast queue. The toast region is loaded after the first screen; until then what it is to show
 * waits here.
 */
export function toastQueue() {
  let region: ToastStore | undefined
  let count = 0
  const waiting: ((region: ToastStore) => void)[] = []
  const waitingIds = new Set<string>()
  const send = (call: (region: ToastStore) => void): void => {
    if (region) call(region)
    else waiting.push(call)
  }
  return {
    /** Shows a toast; returns its id. */
    create(options: ToastOptions): string {
      const id = options.id ?? `toast-${++count}`
      if (!region) waitingIds.add(id)
      send((region) => region.create({ ...options, id }))
      return id
    },
    update: (id: string, options: ToastOptions): void => send((region) => region.update(id, options)),
    dismiss(id: string): void {
      waitingIds.delete(id)
      send((region) => region.dismiss(id))
    },
    /** Whether a toast is shown, or waits for the region. */
    isVisible: (id: string): boolean => (region ? region.isVisible(id) : waitingIds.has(id)),
    /** Hands over to the region, as soon as it is there. */
    connect(store: ToastStore): void {
      region = store
      for (const call of waiting.splice(0)) call(store)
    },
  }
}

export const toaster = toastQueue()
