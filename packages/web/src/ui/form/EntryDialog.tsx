import type { Fields, InputOf } from '@costdraft/schema/field.ts'
import { Form, type FormProps } from './Form.tsx'
import { FormDialog } from './FormDialog.tsx'
import { FormFoot } from './FormFoot.tsx'
import { DirtyReporter } from './DirtyReporter.tsx'
import { useDiscardQuestion } from './use-discard-question.tsx'

interface Props<F extends Fields, V> extends Pick<
  FormProps<F, V>,
  'fields' | 'controls' | 'initial' | 'parts' | 'validate' | 'save' | 'children'
> {
  open: boolean
  close: () => void
  title: string
  size?: 'md' | 'lg'
}

/** A dialog with the form of one record. Closing it with unsaved changes asks for confirmation. */
export function EntryDialog<F extends Fields, V = InputOf<F>>({
  open,
  close,
  title,
  size = 'md',
  children,
  ...form
}: Props<F, V>) {
  const { onDirtyChange, onClose, confirmDialog } = useDiscardQuestion({ text: 'It has not been saved.', close })
  return (
    <>
      <FormDialog open={open} close={onClose} title={title} size={size}>
        <Form name={title} {...form}>
          <DirtyReporter onChange={onDirtyChange} />
          {children}
          <FormFoot submit="Save" close={onClose} />
        </Form>
      </FormDialog>
      {confirmDialog}
    </>
  )
}
