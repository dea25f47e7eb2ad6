import { Box, Flex, Input, NativeSelect, Textarea, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { offeredOptions, optionsOf, type ControlSpec, type FieldInputProps, type Option } from './controls.ts'
import { ClockInput } from './ClockInput.tsx'
import { DateInput } from './DateInput.tsx'
import { DaysInput } from './DaysInput.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { typedHours, typedMoney } from './typed-text.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const TextInput = ({
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
}) => {
  const { asked, id: _id, name: _name, isRequired: _isRequired, facts: _facts, ...presentation } = rest
  return (
    <Input
      autoComplete="off"
      value={textOf(value)}
      placeholder={asked.placeholder}
      onChange={(event) => change(event.target.value)}
      {...presentation}
      {...attributes}
    />
  )
}
const TextArea = ({ value, change, attributes, asked }: FieldInputProps) => (
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

const SelectOption = ({ value, label, isDisabled }: Option) => (
  <option value={value} disabled={isDisabled}>
    {label}
  </option>
)
/** Options in their order, those of a group under its heading. */
const SelectOptions = ({ options }: { options: readonly Option[] }) =>
  [...Map.groupBy(options, ({ group = '' }) => group)].map(([group, grouped]) => {
    const list = grouped.map((option) => <SelectOption key={option.value} {...option} />)
    if (group === '') return list
    return (
      <optgroup key={group} label={group}>
        {list}
      </optgroup>
    )
  })

const LOADING = 'Loading…'
const emptyOption = ({ isLoading, placeholder = 'None' }: ControlSpec, isRequired: boolean): string => {
  if (isLoading) return LOADING
  return isRequired ? 'Choose…' : placeholder
}

const SelectInput = ({
  value,
  change,
  attributes,
  asked,
  isRequired,
  hasNoEmptyOption = false,
}: FieldInputProps & { hasNoEmptyOption?: boolean }) => {
  const { disabled, ...rest } = attributes
  // What the record has can be gone back to.
  const [first] = useState(textOf(value))
  return (
    <NativeSelect.Root disabled={disabled}>
      <NativeSelect.Field value={textOf(value)} onChange={(event) => change(event.target.value)} {...rest}>
        {!hasNoEmptyOption && <option value="">{emptyOption(asked, isRequired)}</option>}
        <SelectOptions options={offeredOptions(optionsOf(asked), [textOf(value), first])} />
        {asked.isLoading && textOf(value) !== '' && <option disabled>{LOADING}</option>}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  )
}
const CheckboxInput = ({ value, change, attributes }: FieldInputProps) => (
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

/** A checkbox for a text field: checked, it stores the one word `on`; unchecked, the empty text. */
const ToggleInput = ({ asked, value, change, ...props }: FieldInputProps) => {
  const on = asked.as === 'toggle' ? asked.on : ''
  return (
    <CheckboxInput
      {...props}
      asked={asked}
      value={value === on}
      change={(ticked) => change(ticked === true ? on : '')}
    />
  )
}

/** A text that is shown as it was understood once the field loses focus. */
const ReadInput = ({ read, ...props }: ComponentProps<typeof TextInput> & { read: (text: string) => string }) => (
  <TextInput
    {...props}
    attributes={{
      ...props.attributes,
      onBlur: () => {
        if (typeof props.value === 'string') props.change(read(props.value))
        props.attributes.onBlur()
      },
    }}
  />
)

const vatRates = [
  { value: '20', label: '20' },
  { value: '0', label: '0' },
]
/** The rate of VAT. The API stores only a boolean: `true` means no VAT. */
const VatInput = ({ value, change, ...props }: FieldInputProps) => (
  <SelectInput
    {...props}
    asked={{ label: '', as: 'choice', choices: vatRates }}
    isRequired
    value={value === true ? '0' : '20'}
    change={(rate) => change(rate === '0')}
    hasNoEmptyOption
  />
)

/** What a number input holds; what the browser shows but cannot read as a number must not count as empty. */
const numberTyped = ({ value, validity }: HTMLInputElement): string => (validity.badInput ? 'NaN' : value)

/** An integer percentage. The mouse wheel blurs it, so that scrolling the page cannot change the value. */
const PercentInput = ({ asked, value, change, attributes }: FieldInputProps) => (
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
      // A value that is no number leaves in the input what was typed.
      value={value === 'NaN' ? '' : textOf(value)}
      onChange={(event) => change(numberTyped(event.target))}
      // To React, a sign typed into the empty input changes nothing.
      onInput={({ currentTarget }) => {
        if (currentTarget.validity.badInput) change(numberTyped(currentTarget))
      }}
      onWheel={(event) => event.currentTarget.blur()}
      {...attributes}
    />
    <chakra.span textStyle="sm" color="muted" aria-hidden>
      %
    </chakra.span>
  </Flex>
)

/** Shows a fixed prefix, such as a currency sign, inside the input. */
const Prefixed = ({ prefix, children }: { prefix: string; children: ReactNode }) => (
  <Box position="relative">
    <chakra.span position="absolute" insetStart="2.5" top="1.5" zIndex="1" textStyle="sm" color="muted" aria-hidden>
      {prefix}
    </chakra.span>
    {children}
  </Box>
)

const OwnInput = (props: FieldInputProps) => props.asked.as === 'own' && <props.asked.own.Input {...props} />

const inputs: Record<ControlSpec['as'], (props: FieldInputProps) => ReactNode> = {
  choice: SelectInput,
  clock: (props) => <ClockInput {...props} />,
  count: (props) => <TextInput {...props} inputMode="numeric" maxW="24" />,
  decimal: (props) => <TextInput {...props} inputMode="decimal" maxW="24" />,
  date: ({ value, change, attributes }) => <DateInput value={textOf(value)} change={change} {...attributes} />,
  flag: CheckboxInput,
  days: (props) => <DaysInput {...props} />,
  email: (props) => <TextInput {...props} type="email" inputMode="email" />,
  hours: (props) => <ReadInput {...props} read={typedHours} maxW="24" inputMode="text" />,
  lines: TextArea,
  own: OwnInput,
  password: (props) => <PasswordInput {...props} />,
  money: (props) => (
    <Prefixed prefix="£">
      <ReadInput {...props} read={typedMoney} inputMode="decimal" maxW="36" ps="6" />
    </Prefixed>
  ),
  percent: PercentInput,
  prose: TextArea,
  ref: SelectInput,
  text: TextInput,
  toggle: ToggleInput,
  vat: VatInput,
}

/** The input element of a field, chosen by the kind of its control. */
export function FieldInput(props: FieldInputProps) {
  const Component = inputs[props.asked.as]
  return <Component {...props} />
}
