import { useCallback, useEffect, useId, useState } from 'react'
import { readDraft } from '../../drafts/draft-store.ts'
import { focusFirstInvalid } from '../../ui/form/FocusFirstInvalid.tsx'
import type { HeaderFormState } from './HeaderFormState.tsx'

/** Where what is typed into the header of a case is kept on this device. */
export const headerDraftKey = (caseUuid: string): string => `case/${caseUuid}/header`

const untouched: HeaderFormState = { isChanged: false, isSaving: false, hasProblems: false }

/** What the buttons of the header and the form below it know of each other. */
export interface HeaderForm {
  formId: string
  detailsId: string
  isOpen: boolean
  toggle: () => void
  /** Whether the form is there: from the first opening on, also while it is closed. */
  isWanted: boolean
  state: HeaderFormState
  onState: (state: HeaderFormState) => void
  /** The value of the submit button that was pressed last. */
  saving: string
  onSaving: (pressed: string) => void
  /** Opens the form where it holds something that will be refused. */
  showProblems: () => void
  onRefused: () => void
  isAddingEarner: boolean
  addEarner: () => void
  closeEarner: () => void
}

/** The state of the header's form. It opens by itself where an earlier page kept something for it. */
export function useHeaderForm(caseUuid: string, mayEdit: boolean): HeaderForm {
  const formId = useId()
  const detailsId = useId()
  const [isOpen, setIsOpen] = useState(() => mayEdit && readDraft(headerDraftKey(caseUuid)) !== undefined)
  const [isWanted, setIsWanted] = useState(isOpen)
  const [state, setState] = useState(untouched)
  const [saving, setSaving] = useState('')
  const [refusals, setRefusals] = useState(0)
  const [isAddingEarner, setIsAddingEarner] = useState(false)
  const open = useCallback((): void => {
    setIsOpen(true)
    setIsWanted(true)
  }, [])
  const onRefused = useCallback((): void => {
    open()
    setRefusals((count) => count + 1)
  }, [open])
  // A field takes the focus only once it is shown.
  useEffect(() => {
    if (refusals > 0) focusFirstInvalid(document.getElementById(formId))
  }, [refusals, formId])
  return {
    formId,
    detailsId,
    isOpen,
    toggle: () => (isOpen ? setIsOpen(false) : open()),
    isWanted,
    state,
    onState: setState,
    saving,
    onSaving: setSaving,
    showProblems: () => {
      if (state.hasProblems) open()
    },
    onRefused,
    isAddingEarner,
    addEarner: () => {
      open()
      setIsAddingEarner(true)
    },
    closeEarner: () => setIsAddingEarner(false),
  }
}
