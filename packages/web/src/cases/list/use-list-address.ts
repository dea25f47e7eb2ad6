import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { readAddress, writeAddress, type CaseQuestion } from './list-address.ts'

/** The question of the list as the address asks it, and how to ask another. */
export function useListAddress(): { question: CaseQuestion; ask: (change: Partial<CaseQuestion>) => void } {
  const [address, setAddress] = useSearchParams()
  const { state } = useLocation() as { state: { typed?: boolean } | null }
  const question = useMemo(() => readAddress(address), [address])
  const ask = (change: Partial<CaseQuestion>): void => {
    const typed = change.search !== undefined && change.search !== ''
    // A step of the back button is a question, not each pause in its typing.
    const replace = typed && state?.typed === true
    setAddress(writeAddress({ ...question, ...change }), { replace, preventScrollReset: true, state: { typed } })
  }
  return { question, ask }
}
