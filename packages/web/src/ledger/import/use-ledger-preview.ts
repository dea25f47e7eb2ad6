import type { LedgerPreview } from '@costdraft/schema/ledger/ledger-import.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { readError } from '../../ui/read-error.ts'
import { previewLedger, type ChosenLedger } from './import-requests.ts'

export interface Reading {
  /** The last preview that arrived: it stays while another is on its way. */
  preview: LedgerPreview | undefined
  isReading: boolean
  /** How much of the file is sent. */
  percent: number
  /** Why the last question has no answer. */
  problem: string | undefined
}
const nothing: Reading = { preview: undefined, isReading: false, percent: 0, problem: undefined }

/**
 * Asks what an import would do. A question that is asked while another is under way takes its place: the earlier one
 * has no answer, as one that failed.
 */
export function useLedgerPreview(caseUuid: string) {
  const [reading, setReading] = useState(nothing)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const ask = useCallback(
    async (ledger: ChosenLedger): Promise<LedgerPreview | undefined> => {
      running.current?.abort()
      const mine = new AbortController()
      const { signal } = mine
      running.current = mine
      const change = (changes: Partial<Reading>): void => {
        if (!signal.aborted) setReading((before) => ({ ...before, ...changes }))
      }
      change({ isReading: true, percent: 0, problem: undefined })
      try {
        const onProgress = (fraction: number): void => change({ percent: Math.floor(fraction * 100) })
        const preview = await previewLedger(caseUuid, ledger, { signal, onProgress })
        change({ preview, isReading: false })
        return signal.aborted ? undefined : preview
      } catch (error) {
        if (!signal.aborted) console.error(error)
        change({ isReading: false, problem: readError(error).message })
        return undefined
      }
    },
    [caseUuid],
  )
  const forget = useCallback((problem?: string) => {
    running.current?.abort()
    setReading({ ...nothing, problem })
  }, [])
  return { ...reading, ask, forget }
}
