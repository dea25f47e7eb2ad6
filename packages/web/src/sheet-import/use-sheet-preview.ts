import { useCallback, useEffect, useRef, useState } from 'react'
import { readError } from '../ui/read-error.ts'
import type { ChosenSheet } from './open-sheet.ts'
import type { Transfer } from './requests.ts'

export interface Reading<Preview> {
  /** The last preview that arrived: it stays while another is on its way. */
  preview: Preview | undefined
  isReading: boolean
  /** How much of the file is sent. */
  percent: number
  /** Why the last question has no answer. */
  problem: string | undefined
}
const nothing = { preview: undefined, isReading: false, percent: 0, problem: undefined }

/**
 * Asks what an import would do. A question that is asked while another is under way takes its place: the earlier one
 * has no answer, as one that failed.
 */
export function useSheetPreview<Choices, Preview>(
  read: (sheet: ChosenSheet<Choices>, transfer: Transfer) => Promise<Preview>,
) {
  const [reading, setReading] = useState<Reading<Preview>>(nothing)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const ask = useCallback(
    async (sheet: ChosenSheet<Choices>): Promise<Preview | undefined> => {
      running.current?.abort()
      const mine = new AbortController()
      const { signal } = mine
      running.current = mine
      const change = (changes: Partial<Reading<Preview>>): void => {
        if (!signal.aborted) setReading((before) => ({ ...before, ...changes }))
      }
      change({ isReading: true, percent: 0, problem: undefined })
      try {
        const onProgress = (fraction: number): void => change({ percent: Math.floor(fraction * 100) })
        const preview = await read(sheet, { signal, onProgress })
        change({ preview, isReading: false })
        return signal.aborted ? undefined : preview
      } catch (error) {
        if (!signal.aborted) console.error(error)
        change({ isReading: false, problem: readError(error).message })
        return undefined
      }
    },
    [read],
  )
  const forget = useCallback((problem?: string) => {
    running.current?.abort()
    setReading({ ...nothing, problem })
  }, [])
  return { ...reading, ask, forget }
}
