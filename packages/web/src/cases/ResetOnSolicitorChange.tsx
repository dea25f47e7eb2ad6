import { useForm } from 'react-final-form'
import { useFieldChange } from '../ui/form/use-field-change.ts'

/** Clears the fee earner, site and staff member when the solicitor changes, because they belong to the previous one. Renders nothing. */
export function ResetOnSolicitorChange({ onChange }: { onChange: (uuid: string) => void }) {
  const form = useForm()
  useFieldChange('solicitor', (uuid) => {
    form.batch(() => {
      for (const name of ['feeEarner', 'site', 'staffMember']) form.change(name, '')
    })
    onChange(typeof uuid === 'string' ? uuid : '')
  })
  return null
}
