import { useEffect, useRef } from 'react'
import { useForm, useFormState } from 'react-final-form'

const dependentNames = ['feeEarner', 'site', 'staffMember']

/**
 * Clears the fee earner, site and staff member when the solicitor changes, because they belong to the previous one;
 * those that changed with it stay. Renders nothing.
 */
export function ResetOnSolicitorChange({ onChange }: { onChange: (uuid: string) => void }) {
  const form = useForm()
  const { values } = useFormState({ subscription: { values: true } })
  const last = useRef(values)
  useEffect(() => {
    const before = last.current
    last.current = values
    if (before.solicitor === values.solicitor) return
    form.batch(() => {
      for (const name of dependentNames) if (before[name] === values[name]) form.change(name, '')
    })
    onChange(typeof values.solicitor === 'string' ? values.solicitor : '')
  }, [values, form, onChange])
  return null
}
