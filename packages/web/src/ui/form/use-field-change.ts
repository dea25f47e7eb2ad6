import { useEffect, useRef } from 'react'
import { useField } from 'react-final-form'

const identity = (value: unknown): unknown => value

/** Calls back when the value of a form field changes, but not with its initial value. */
export function useFieldChange(name: string, onChange: (value: unknown) => void): void {
  const {
    input: { value },
  } = useField<unknown>(name, { subscription: { value: true }, format: identity, parse: identity })
  const last = useRef(value)
  const callback = useRef(onChange)
  useEffect(() => {
    callback.current = onChange
  })
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    callback.current(value)
  }, [value])
}
