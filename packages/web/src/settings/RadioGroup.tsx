import { Flex, Stack, chakra } from '@chakra-ui/react'
import { useId } from 'react'

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
          <Flex key={option} gap="2" align="flex-start">
            <chakra.input
              id={`${id}-${option}`}
              type="radio"
              name={id}
              mt="0.5"
              boxSize="4"
              flexShrink="0"
              cursor="pointer"
              accentColor="accent"
              focusVisibleRing="outside"
              checked={option === value}
              aria-describedby={hint && `${id}-${option}-hint`}
              onChange={() => choose(option)}
            />
            <div>
              <chakra.label htmlFor={`${id}-${option}`} textStyle="sm" cursor="pointer" display="block">
                {label}
              </chakra.label>
              {hint && (
                <chakra.p id={`${id}-${option}-hint`} textStyle="xs" color="muted">
                  {hint}
                </chakra.p>
              )}
            </div>
          </Flex>
        ))}
      </Stack>
    </chakra.fieldset>
  )
}
