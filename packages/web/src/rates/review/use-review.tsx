import { useCallback, useRef, useState, type ReactNode } from 'react'
import { ReviewDialog, type ReviewOptions } from './ReviewDialog.tsx'

/**
 * The review of a change as a promise: `await review(…)` shows which cases it changes, and resolves with whether to
 * make it. The caller must render `reviewDialog`.
 */
export function useReview(): { review: (options: ReviewOptions) => Promise<boolean>; reviewDialog: ReactNode } {
  const [asked, setAsked] = useState<ReviewOptions & { nth: number }>(),
    [open, setOpen] = useState(false)
  const resolveAnswer = useRef<(isMade: boolean) => void>(undefined)
  const review = useCallback(
    (options: ReviewOptions) =>
      new Promise<boolean>((resolve) => {
        resolveAnswer.current = resolve
        // Each review prices the cases anew.
        setAsked((before) => ({ ...options, nth: (before?.nth ?? 0) + 1 }))
        setOpen(true)
      }),
    [],
  )
  const onAnswer = (isMade: boolean): void => {
    setOpen(false)
    resolveAnswer.current?.(isMade)
  }
  return { review, reviewDialog: asked && <ReviewDialog key={asked.nth} {...asked} open={open} onAnswer={onAnswer} /> }
}
