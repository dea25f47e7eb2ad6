import type { Draft } from '@costdraft/schema/field.ts'
import { useEffect, useRef } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { screensOf } from '../areas/index.ts'
import { firstArea } from './case-form.ts'
import { valuesAfterSwitch } from './switch-area.ts'

/**
 * Keeps fields registered while they are not on the page: react-final-form sets a field that is mounted again to its
 * initial value, so that what was typed into it would be lost.
 */
function useKeepFields(names: readonly string[]): void {
  const form = useForm()
  useEffect(() => {
    const unregister = names.map((name) => form.registerField(name, () => undefined, {}))
    return () => unregister.forEach((stop) => stop())
  }, [form, names])
}
const firstFields = Object.keys(screensOf(firstArea).fields)

/**
 * Gives the fields of another area of work their values when it is chosen; those that changed with it stay, as in a
 * draft that is restored. Renders nothing.
 */
export function SwitchArea({ onChange }: { onChange: (area: string) => void }) {
  // Only these have initial values.
  useKeepFields(firstFields)
  const form = useForm()
  const { values } = useFormState({ subscription: { values: true } })
  const last = useRef<Draft>(values)
  const replaced = useRef<Record<string, Draft>>({})
  useEffect(() => {
    const before = last.current
    const from = String(before.areaOfWork)
    const to = String(values.areaOfWork)
    last.current = values
    if (from === to) return
    const changes = Object.entries(
      valuesAfterSwitch(screensOf(from), screensOf(to), values, replaced.current[to] ?? {}),
    ).filter(([name]) => before[name] === values[name])
    replaced.current[from] = Object.fromEntries(
      changes.flatMap(([name]) => (values[name] === undefined ? [] : [[name, values[name] as unknown]])),
    )
    form.batch(() => {
      for (const [name, value] of changes) form.change(name, value)
    })
    onChange(to)
  }, [values, form, onChange])
  return null
}
