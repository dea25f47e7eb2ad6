import { Box, Flex, Input, NativeSelect, Textarea, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { optionsOf, type Asked } from './controls.ts'
import { Days } from './Days.tsx'
import { readHours } from './hours.ts'
import { PasswordInput } from './PasswordInput.tsx'

interface Attributes {
  id: string
  name: string
  disabled: boolean
  onBlur: () => void
  onFocus: () => void
  'aria-invalid': boolean | undefined
  'aria-required': boolean | undefined
  'aria-describedby': string | undefined
}
export interface FieldInputProps {
  asked: Asked
  id: string
  name: string
  isRequired: boolean
  value: unknown
  change: (value: unknown) => void
  attributes: Attributes
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const Line = ({
  value,
  change,
  attributes,
  ...rest
}: FieldInputProps & {
  type?: string
  inputMode?: 'decimal' | 'email' | 'numeric' | 'text'
  maxW?: string
  ps?: string
  textAlign?: 'end'
  placeholder?: string
}) => {
  const { asked: _asked, id: _id, name: _name, isRequired: _isRequired, ...look } = rest
  return (
    <Input
      autoComplete="off"
      value={textOf(value)}
      onChange={(event) => change(event.target.value)}
      {...look}
      {...attributes}
    />
  )
}
const Area = ({ value, change, attributes, asked }: FieldInputProps) => (
  <Textarea
    rows={3}
    autoComplete="off"
    spellCheck={asked.as === 'prose'}
    resize="vertical"
    value={textOf(value)}
    onChange={(event) => change(event.target.value)}
    {...attributes}
  />
)

const Select = ({
  value,
  change,
  attributes,
  asked,
  isRequired,
  isAlways = false,
}: FieldInputProps & { isAlways?: boolean }) => {
  const { disabled, ...rest } = attributes
  return (
    <NativeSelect.Root disabled={disabled}>
      <NativeSelect.Field value={textOf(value)} onChange={(event) => change(event.target.value)} {...rest}>
        {!isAlways && <option value="">{isRequired ? 'Choose…' : 'None'}</option>}
        {optionsOf(asked).map(({ value, label, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  )
}
const Tick = ({ value, change, attributes }: FieldInputProps) => (
  <chakra.input
    type="checkbox"
    boxSize="4"
    flexShrink="0"
    cursor="pointer"
    accentColor="accent"
    focusVisibleRing="outside"
    checked={value === true}
    onChange={(event) => change(event.target.checked)}
    {...attributes}
  />
)

/** A tick that stands for one word of the field. */
const Toggle = ({ asked, value, change, ...drawn }: FieldInputProps) => {
  const on = asked.as === 'toggle' ? asked.on : ''
  return <Tick {...drawn} asked={asked} value={value === on} change={(ticked) => change(ticked === true ? on : '')} />
}

/** Time in the ways people write it; it becomes hours when they go on. */
const Hours = (drawn: FieldInputProps) => {
  const settle = (): void => {
    if (typeof drawn.value === 'string') drawn.change(readHours(drawn.value))
  }
  return (
    <Line
      {...drawn}
      maxW="24"
      inputMode="text"
      attributes={{
        ...drawn.attributes,
        onBlur: () => {
          settle()
          drawn.attributes.onBlur()
        },
      }}
    />
  )
}

const vat = [
  { value: '20', label: '20' },
  { value: '0', label: '0' },
]
/** The rate of VAT: the contract only knows whether there is none. */
const Vat = ({ value, change, ...drawn }: FieldInputProps) => (
  <Select
    {...drawn}
    asked={{ label: '', as: 'choice', choices: vat }}
    isRequired
    value={value === true ? '0' : '20'}
    change={(rate) => change(rate === '0')}
    isAlways
  />
)

/** A whole percent, by keys or arrows; a wheel that passes over it changes nothing. */
const Percent = ({ asked, value, change, attributes }: FieldInputProps) => (
  <Flex align="center" gap="2">
    <Input
      type="number"
      inputMode="numeric"
      min={0}
      max={asked.as === 'percent' ? asked.most : undefined}
      step={1}
      maxW="24"
      textAlign="end"
      autoComplete="off"
      value={textOf(value)}
      onChange={(event) => change(event.target.value)}
      onWheel={(event) => event.currentTarget.blur()}
      {...attributes}
    />
    <chakra.span textStyle="sm" color="muted" aria-hidden>
      %
    </chakra.span>
  </Flex>
)

/** A sign that belongs to the figure and is not typed. */
const Signed = ({ sign, children }: { sign: string; children: ReactNode }) => (
  <Box position="relative">
    <chakra.span position="absolute" insetStart="2.5" top="1.5" zIndex="1" textStyle="sm" color="muted" aria-hidden>
      {sign}
    </chakra.span>
    {children}
  </Box>
)

const inputs: Record<Asked['as'], (drawn: FieldInputProps) => ReactNode> = {
  choice: Select,
  clock: (drawn) => <Line {...drawn} type="time" maxW="32" />,
  count: (drawn) => <Line {...drawn} inputMode="numeric" maxW="24" />,
  date: (drawn) => <Line {...drawn} type="date" maxW="44" />,
  flag: Tick,
  days: (drawn) => <Days {...drawn} />,
  email: (drawn) => <Line {...drawn} type="email" inputMode="email" />,
  hours: Hours,
  lines: Area,
  password: (drawn) => <PasswordInput {...drawn} />,
  money: (drawn) => (
    <Signed sign="£">
      <Line {...drawn} inputMode="decimal" maxW="36" ps="6" />
    </Signed>
  ),
  percent: Percent,
  prose: Area,
  ref: Select,
  text: Line,
  toggle: Toggle,
  vat: Vat,
}

/** What the person writes into, by the kind of the field. */
export function FieldInput(drawn: FieldInputProps) {
  const As = inputs[drawn.asked.as]
  return <As {...drawn} />
}
