import { useEffect, useRef } from 'react'
import { useForm } from 'react-final-form'
import { toaster, UNDO_DURATION } from '../../ui/toaster.ts'
import type { Figures } from '../rate-table.ts'
import { AMOUNTS, figureValues } from './edition-form.ts'

/**
 * Replaces all figures of the surrounding form, and says so in a toast with which that can be undone while the form is
 * there.
 */
export function useReplaceFigures(): (figures: Figures, sentence: string) => void {
  const form = useForm()
  const shown = useRef<string>(undefined)
  useEffect(
    () => () => {
      if (shown.current !== undefined) toaster.dismiss(shown.current)
    },
    [],
  )
  return (figures, sentence) => {
    const before: unknown = form.getState().values[AMOUNTS]
    form.change(AMOUNTS, figureValues(figures))
    if (shown.current !== undefined) toaster.dismiss(shown.current)
    shown.current = toaster.create({
      type: 'success',
      title: sentence,
      duration: UNDO_DURATION,
      action: { label: 'Undo', onClick: () => form.change(AMOUNTS, before) },
    })
  }
}
