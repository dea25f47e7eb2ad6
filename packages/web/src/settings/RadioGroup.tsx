import { Stack, chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { RadioChoice } from '../ui/form/RadioChoice.tsx'

interface Option<V extends string> {
  value: V
  label: string
  hint?: string
}
interface Props<V extends string> {
  name: string
  options: readonly Option<V>[]
  value: V
  choose: (value: V) => void
}

/** A group of radio buttons with hints. A choice takes effect at once, without a save button. */
export function RadioGroup<V extends string>({ name, options, value, choose }: Props<V>) {
  const id = useId()
  return (
    <chakra.fieldset border="0" p="0" m="0" mb="3">
      <chakra.legend textStyle="sm" fontWeight="500" mb="2">
        {name}
      </chakra.legend>
      <Stack gap="2">
        {options.map(({ value: option, label, hint }) => (
          <RadioChoice
            key={option}
            id={`${id}-${option}`}
            name={id}
            label={label}
            isChosen={option === value}
            choose={() => choose(option)}
            describedBy={hint && `${id}-${option}-hint`}
          >
            {hint && (
              <chakra.p id={`${id}-${option}-hint`} textStyle="xs" color="muted">
                {hint}
              </chakra.p>
            )}
          </RadioChoice>
        ))}
      </Stack>
    </chakra.fieldset>
  )
}
