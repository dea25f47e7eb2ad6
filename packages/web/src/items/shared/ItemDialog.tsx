import type { Draft } from '@costdraft/schema/field.ts'
import { useCallback, useRef } from 'react'
import { FormDialog } from '../../ui/form/FormDialog.tsx'
import { useQuestion } from '../../ui/use-question.tsx'
import type { AnyRow, AnyTab } from './definition.ts'
import type { Surroundings } from './ItemFields.tsx'
import { ItemForm, type Saved } from './ItemForm.tsx'

/** What the dialog is open for: a row, or a new one that begins with something. Each `round` is a form of its own. */
export interface Editing {
  row?: AnyRow | undefined
  starts: Draft
  round: number
}
interface Props extends Surroundings {
  tab: AnyTab
  caseUuid: string
  open: boolean
  editing: Editing
  saved: (how: Saved) => void
  close: () => void
}

/** The form of an item over its list. What was entered is not thrown away without a word. */
export function ItemDialog({ tab, open, editing: { row, starts, round }, close, ...rest }: Props) {
  const dirty = useRef(false)
  const told = useCallback((isDirty: boolean): void => {
    dirty.current = isDirty
  }, [])
  const { ask, asking } = useQuestion()
  const leave = async (): Promise<void> => {
    const answers = [
      { label: 'Discard', value: 'discard' },
      { label: 'Go on editing', value: 'stay', isMain: true },
    ] as const
    if (
      !dirty.current ||
      (await ask({ title: 'Discard what you entered?', text: `This ${tab.each} has not been saved.`, answers })) ===
        'discard'
    )
      close()
  }
  const onClose = (): void => {
    void leave()
  }
  return (
    <>
      <FormDialog
        open={open}
        close={onClose}
        title={`${row ? 'Edit' : 'Add'} ${tab.each}`}
        size="lg"
        isNew={row === undefined}
      >
        <ItemForm key={round} tab={tab} row={row} starts={starts} close={onClose} told={told} {...rest} />
      </FormDialog>
      {asking}
    </>
  )
}
