import { Text, chakra } from '@chakra-ui/react'
import { IsoDate } from '@costdraft/schema/structs.ts'
import { useId, useState } from 'react'
import { DateInput } from '../ui/form/DateInput.tsx'
import type { CaseFile } from './case-file.ts'
import { FileForm, FileFormDialog, FormProblem, useFileForm } from './FileFormDialog.tsx'
import type { TreeChanges } from './tree-commands.ts'

interface Props {
  open: boolean
  close: () => void
  file: CaseFile
  save: NonNullable<TreeChanges['date']>
}

/** Asks of which date a file is; an empty field takes the date away. */
function DateForm({ close, file, save }: Omit<Props, 'open'>) {
  const id = useId()
  const [value, setValue] = useState(file.dated ?? '')
  const form = useFileForm(close)
  const dated = value === '' ? null : value
  const isDate = dated === null || IsoDate.is(dated)
  const saved = (): Promise<void> =>
    isDate ? save(file, dated) : Promise.reject(new Error('Enter a date such as 14/01/2025.'))
  return (
    <FileForm form={form} close={close} submit="Save" save={dated === file.dated ? undefined : saved}>
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="500" display="block" mb="1">
        Date of the document
      </chakra.label>
      <DateInput
        id={id}
        value={value}
        aria-invalid={form.problem ? true : undefined}
        aria-describedby={`${id}-hint${form.problem ? ` ${id}-problem` : ''}`}
        change={(next) => {
          setValue(next)
          form.setProblem(undefined)
        }}
      />
      <FormProblem id={`${id}-problem`} problem={form.problem} />
      <Text id={`${id}-hint`} textStyle="sm" color="muted" mt="2">
        The index of papers is in order of these dates. Without one the day of the upload stands.
      </Text>
    </FileForm>
  )
}

export const DateDialog = ({ open, close, ...form }: Props) => (
  <FileFormDialog open={open} close={close} title="Date">
    <DateForm close={close} {...form} />
  </FileFormDialog>
)
