import { Box, Flex, chakra } from '@chakra-ui/react'
import type { Draft, Fields } from '@costdraft/schema/field.ts'
import { getIn } from 'final-form'
import { useId, type ReactNode } from 'react'
import { useField, useFormState } from 'react-final-form'
import { useFormTable } from './form-table.ts'
import { FieldInput, type FieldInputProps } from './FieldInput.tsx'

interface Props<F extends Fields> {
  name: keyof F & string
  beside?: ReactNode
}
const untouched = (value: unknown): unknown => value
const nothing: Draft = {}

/** One field of the form: its label above, what is wrong or worth knowing in a line kept free below. */
export function Control<F extends Fields>({ name, beside }: Props<F>) {
  const id = useId()
  const { fields, controls, facts, at, isBare = false } = useFormTable()
  const field = fields[name],
    asked = controls[name]
  if (!field || !asked) throw new Error(`This form has no field "${name}".`)
  const { values } = useFormState({ subscription: { values: true } })
  const path = at === undefined ? name : `${at}.${name}`
  const { input, meta } = useField<unknown>(path, { format: untouched, parse: untouched })

  const applies = field.applies(
    at === undefined ? values : ((getIn(values, at) as Draft | undefined) ?? nothing),
    facts(values),
  )
  if (!applies && asked.otherwise !== 'disabled') return null
  const refused: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError
  const wrong = applies && meta.touched ? (meta.error ?? refused) : undefined
  const note = typeof wrong === 'string' ? wrong : asked.hint
  const line = `${id}-line`
  const drawn: FieldInputProps = {
    asked,
    id,
    name: path,
    isRequired: field.required,
    value: applies ? input.value : '',
    change: input.onChange,
    attributes: {
      id,
      name: path,
      onBlur: () => input.onBlur(),
      onFocus: () => input.onFocus(),
      disabled: !applies || asked.isLocked === true,
      'aria-invalid': wrong !== undefined || undefined,
      'aria-required': field.required || undefined,
      'aria-describedby': note ? line : undefined,
    },
  }
  const below = (
    <chakra.p
      id={line}
      textStyle="xs"
      mt="0.5"
      minH={isBare ? '0' : '4'}
      mb="1.5"
      color={wrong === undefined ? 'muted' : 'danger.ink'}
    >
      {note}
    </chakra.p>
  )
  if (asked.as === 'flag' || asked.as === 'toggle') {
    return (
      <Box>
        <Flex align="center" gap="2" minH="6">
          <FieldInput {...drawn} />
          <chakra.label htmlFor={id} textStyle="sm" cursor="pointer">
            {asked.label}
          </chakra.label>
        </Flex>
        {note && <Box ps="6">{below}</Box>}
      </Box>
    )
  }
  return (
    <Box minW="0" flex="1">
      <chakra.label htmlFor={id} display="block" textStyle="sm" fontWeight="500" mb="1" srOnly={isBare}>
        {asked.label}
        {!field.required && !isBare && asked.as !== 'vat' && (
          <chakra.span color="muted" fontWeight="400">
            {' '}
            (optional)
          </chakra.span>
        )}
      </chakra.label>
      <Flex gap="2">
        <Box flex="1" minW="0">
          <FieldInput {...drawn} />
        </Box>
        {beside}
      </Flex>
      {below}
    </Box>
  )
}
