import { useCallback, useRef, useState, type ReactNode } from 'react'
import { readError } from '../ui/read-error.ts'
import { ReviewDialog, type ReviewOptions } from './ReviewDialog.tsx'

/** A change that is refused is not reviewed: its problems belong to the fields that were filled in. */
const isRefusal = (error: unknown): boolean => readError(error).problems.length > 0

/**
 * The review of a change as a promise: `await review(…)` shows which cases it changes, and resolves with whether to
 * make it. It rejects with the problems of a change that the server refuses. The caller must render `reviewDialog`.
 */
export function useReview(): { review: (options: ReviewOptions) => Promise<boolean>; reviewDialog: ReactNode } {
  const [asked, setAsked] = useState<ReviewOptions & { nth: number }>()
  const [open, setOpen] = useState(false)
  const [isRefused, setIsRefused] = useState(false)
  const resolveAnswer = useRef<(isMade: boolean) => void>(undefined)
  const review = useCallback(
    ({ load, ...options }: ReviewOptions) =>
      new Promise<boolean>((resolve, reject) => {
        resolveAnswer.current = resolve
        const loadOrRefuse =
          load &&
          ((after: string | null) =>
            load(after).catch((error: unknown) => {
              if (!isRefusal(error)) throw error
              setIsRefused(true)
              setOpen(false)
              reject(error as Error)
              // The closing dialog has nothing more to say.
              return new Promise<never>(() => undefined)
            }))
        // Each review prices the cases anew.
        setAsked((before) => ({ ...options, load: loadOrRefuse, nth: (before?.nth ?? 0) + 1 }))
        setIsRefused(false)
        setOpen(true)
      }),
    [],
  )
  const onAnswer = (isMade: boolean): void => {
    setOpen(false)
    resolveAnswer.current?.(isMade)
  }
  return {
    review,
    reviewDialog: asked && (
      <ReviewDialog key={asked.nth} {...asked} open={open} isRefused={isRefused} onAnswer={onAnswer} />
    ),
  }
}
