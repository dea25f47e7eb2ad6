import { labelOf } from '@costdraft/schema/labels.ts'
import { ChoicesInput } from './ChoicesInput.tsx'
import type { FieldInputProps, OwnControl } from './controls.ts'

const wordsOf = (text: unknown): string[] => (typeof text === 'string' && text !== '' ? text.split('\n') : [])

/**
 * Several of a few words, each with a box to tick. A form keeps them as text, one a line in the order of the choices,
 * so that ticking and unticking is no change.
 */
export const choicesControl = (choices: readonly string[]): OwnControl => {
  const textOf = (value: unknown): string =>
    Array.isArray(value) ? choices.filter((choice) => value.includes(choice)).join('\n') : wordsOf(value).join('\n')
  return {
    Input: (props: FieldInputProps) =>
      ChoicesInput({
        ...props,
        choices,
        chosen: wordsOf(props.value),
        choose: (chosen) => props.change(textOf(chosen)),
      }),
    formValue: textOf,
    // Nothing ticked is no answer, which a required field refuses.
    parsed: (text) => (text === '' ? '' : wordsOf(text)),
    display: (value) => wordsOf(textOf(value)).map(labelOf).join(', '),
  }
}
