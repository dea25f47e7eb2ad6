import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/** The question of a list as the address asks it, and how to ask another. */
export function useAddress<Q extends { search: string }>(
  read: (address: URLSearchParams) => Q,
  write: (question: Q) => URLSearchParams,
): { question: Q; ask: (change: Partial<Q>) => void } {
  const [address, setAddress] = useSearchParams()
  const { state } = useLocation() as { state: { typed?: boolean } | null }
  const question = useMemo(() => read(address), [address, read])
  const ask = (change: Partial<Q>): void => {
    const typed = change.search !== undefined && change.search !== ''
    // A step of the back button is a question, not each pause in its typing.
    const replace = typed && state?.typed === true
    setAddress(write({ ...question, ...change }), { replace, preventScrollReset: true, state: { typed } })
  }
  return { question, ask }
}
