import { useEffect, useRef } from 'react'
import { useFormState } from 'react-final-form'

/** What the buttons outside the form of the header depend on. */
export interface HeaderFormState {
  isChanged: boolean
  isSaving: boolean
  hasProblems: boolean
}
interface Props {
  onState: (state: HeaderFormState) => void
  /** Called where the server refused the form. */
  onRefused: () => void
}

/**
 * Reports the state of the surrounding form to the header, and that of an untouched one when the form unmounts. Renders
 * nothing.
 */
export function HeaderFormReporter({ onState, onRefused }: Props) {
  const {
    dirty: isChanged = false,
    submitting: isSaving = false,
    hasValidationErrors: hasProblems = false,
    hasSubmitErrors = false,
  } = useFormState({
    subscription: { dirty: true, submitting: true, hasValidationErrors: true, hasSubmitErrors: true },
  })
  const wasSaving = useRef(false)
  useEffect(() => {
    onState({ isChanged, isSaving, hasProblems })
  }, [onState, isChanged, isSaving, hasProblems])
  useEffect(() => () => onState({ isChanged: false, isSaving: false, hasProblems: false }), [onState])
  useEffect(() => {
    if (wasSaving.current && !isSaving && hasSubmitErrors) onRefused()
    wasSaving.current = isSaving
  }, [isSaving, hasSubmitErrors, onRefused])
  return null
}
