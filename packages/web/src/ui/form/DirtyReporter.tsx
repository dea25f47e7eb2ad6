import { useEffect } from 'react'
import { useFormState } from 'react-final-form'

/** Reports whether the surrounding form has unsaved changes; reports `false` when the form unmounts. */
export function DirtyReporter({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const { dirty: isDirty = false } = useFormState({ subscription: { dirty: true } })
  useEffect(() => {
    onChange(isDirty)
    return () => onChange(false)
  }, [onChange, isDirty])
  return null
}
