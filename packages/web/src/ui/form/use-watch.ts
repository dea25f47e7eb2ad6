import { useEffect, useRef } from 'react'
import { useField } from 'react-final-form'

/** Tells when a field of the form has come to another value than the one it had. */
export function useWatch(name: string, changed: (value: unknown) => void): void {
  const {
    input: { value },
  } = useField<unknown>(name, { subscription: { value: true }, format: (v: unknown) => v, parse: (v: unknown) => v })
  const last = useRef(value),
    tell = useRef(changed)
  useEffect(() => {
    tell.current = changed
  })
  useEffect(() => {
    if (last.current === value) return
    last.current = value
    tell.current(value)
  }, [value])
}
