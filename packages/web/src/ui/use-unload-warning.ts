import { useEffect } from 'react'

/**
 * Asks before the page is unloaded while rows are not stored. Within the product one may go anywhere: requests go on,
 * and what cannot be stored is kept on this device.
 */
export function useUnloadWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}
