import type { Draft } from '@costdraft/schema/field.ts'
import { optionsOf, type AnyControls, type ControlSpec, type Option } from '../../../ui/form/controls.ts'

/**
 * Controls that also offer what stored rows refer to: a fee earner who has left is no longer in the list of the firm.
 */
export function withRowsOf(controls: AnyControls, rows: readonly Draft[]): AnyControls {
  const filled = Object.entries(controls).map(([name, asked]): [string, ControlSpec] => {
    if (asked.as !== 'ref') return [name, asked]
    const known = new Map(optionsOf(asked).map((option) => [option.value, option]))
    for (const row of rows) {
      const option = referredOption(row[name])
      if (option && !known.has(option.value)) known.set(option.value, option)
    }
    return [name, { ...asked, choices: [...known.values()] }]
  })
  return Object.fromEntries(filled)
}
/** What a row refers to, as a choice that cannot be made anew. */
function referredOption(value: unknown): Option | undefined {
  if (typeof value !== 'object' || value === null || !('uuid' in value)) return undefined
  const { uuid, name, firstname, surname } = value as Readonly<Record<string, unknown>>
  const label = [name, firstname, surname].filter((part) => typeof part === 'string' && part !== '').join(' ')
  return typeof uuid === 'string' ? { value: uuid, label: label || 'Without a name', isDisabled: true } : undefined
}
