import type { Draft } from '@costdraft/schema/field.ts'
import { useEffect, useRef } from 'react'
import { useForm } from 'react-final-form'
import { formValues } from './controls.ts'
import { useFormContext } from './form-context.ts'

/**
 * Has the form begin anew with a record that was changed elsewhere while it is open. What is typed into other fields
 * stays.
 */
export function FollowRecord({ record }: { record: Draft }) {
  const form = useForm()
  const { controls } = useFormContext()
  const followed = useRef(record)
  useEffect(() => {
    if (followed.current === record) return
    followed.current = record
    form.setConfig('keepDirtyOnReinitialize', true)
    form.initialize(formValues(controls, record))
    form.setConfig('keepDirtyOnReinitialize', false)
  }, [form, controls, record])
  return null
}
