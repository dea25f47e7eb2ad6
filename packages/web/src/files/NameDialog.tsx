import { Input, chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { FileForm, FileFormDialog, FormProblem, useFileForm } from './FileFormDialog.tsx'

interface Props {
  open: boolean
  close: () => void
  title: string
  initial: string
  submit: string
  save: (name: string) => Promise<unknown>
}

/**
 * Asks for the name of a folder or a file. An empty or unchanged name saves nothing; a refused name stays in the field,
 * with the reason.
 */
function NameForm({ close, initial, submit, save }: Omit<Props, 'open' | 'title'>) {
  const id = useId()
  const [name, setName] = useState(initial)
  const form = useFileForm(close)
  const newName = name.trim()
  const isNew = newName !== '' && newName !== initial
  return (
    <FileForm form={form} close={close} submit={submit} save={isNew ? () => save(newName) : undefined}>
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="500">
        Name
      </chakra.label>
      <Input
        id={id}
        mt="1"
        autoComplete="off"
        maxLength={250}
        value={name}
        aria-invalid={form.problem ? true : undefined}
        aria-describedby={form.problem && `${id}-problem`}
        onChange={({ target }) => {
          setName(target.value)
          form.setProblem(undefined)
        }}
      />
      <FormProblem id={`${id}-problem`} problem={form.problem} />
    </FileForm>
  )
}

export const NameDialog = ({ open, close, title, ...form }: Props) => (
  <FileFormDialog open={open} close={close} title={title}>
    <NameForm close={close} {...form} />
  </FileFormDialog>
)
