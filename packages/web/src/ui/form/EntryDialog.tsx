import type { Draft, Fields, InputOf } from '@costdraft/schema/field.ts'
import { useCallback, useRef, type ReactNode } from 'react'
import { useQuestion } from '../use-question.tsx'
import type { Controls } from './controls.ts'
import { Form } from './Form.tsx'
import { FormDialog, FormDialogEnd } from './FormDialog.tsx'
import { DirtyReporter } from './DirtyReporter.tsx'

interface Props<F extends Fields> {
  open: boolean
  close: () => void
  title: string
  fields: F
  controls: Controls<F>
  initial: Draft
  save: (value: InputOf<F>) => Promise<(() => void) | undefined>
  children: ReactNode
}

/** One record over the page. What was entered is not thrown away without a word. */
export function EntryDialog<F extends Fields>({ open, close, title, children, ...form }: Props<F>) {
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
      (await ask({ title: 'Discard what you entered?', text: 'It has not been saved.', answers })) === 'discard'
    )
      close()
  }
  const onClose = (): void => {
    void leave()
  }
  return (
    <>
      <FormDialog open={open} close={onClose} title={title}>
        <Form name={title} {...form}>
          <DirtyReporter told={told} />
          {children}
          <FormDialogEnd submit="Save" close={onClose} />
        </Form>
      </FormDialog>
      {asking}
    </>
  )
}
