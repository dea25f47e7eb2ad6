import { useState } from 'react'
import { useSearchParams } from 'react-router'

/**
 * A dialog that a button opens, and an address with a parameter. `isLoaded`: it was opened before, so that it is there
 * to close. Closing it removes the parameter.
 */
export function useLinkedDialog(param: string) {
  const [isPressed, setIsPressed] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  const [params, setParams] = useSearchParams()
  const isLinked = params.has(param)
  const press = (): void => {
    setIsLoaded(true)
    setIsPressed(true)
  }
  const close = (): void => {
    setIsPressed(false)
    if (!isLinked) return
    setIsLoaded(true)
    params.delete(param)
    setParams(params, { replace: true, preventScrollReset: true })
  }
  return { open: isPressed || isLinked, isLoaded: isLoaded || isLinked, press, close }
}
