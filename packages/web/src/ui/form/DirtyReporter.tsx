import { useEffect } from 'react'
import { useFormState } from 'react-final-form'

/** Tells whoever holds a form whether something in it has not been saved; a form that goes has nothing any more. */
export function DirtyReporter({ told }: { told: (isDirty: boolean) => void }) {
  const { dirty: isDirty = false } = useFormState({ subscription: { dirty: true } })
  useEffect(() => {
    told(isDirty)
    return () => told(false)
  }, [told, isDirty])
  return null
}
