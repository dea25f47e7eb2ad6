import { Box, Input, NativeSelect, Textarea, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { optionsOf, type Asked } from './controls.ts'

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
export interface Drawn { asked: Asked; id: string; name: string; isRequired: boolean; value: unknown; change: (value: unknown) => void; attributes: Attributes }

const textOf = (value: unknown): string => typeof value === 'string' ? value : ''

const Line = ({ value, change, attributes, ...rest }: Drawn & { type?: string; inputMode?: 'decimal' | 'numeric'; width?: string; ps?: string }) => {
  const { asked: _asked, id: _id, name: _name, isRequired: _isRequired, ...look } = rest
  return <Input autoComplete="off" value={textOf(value)} onChange={(event) => change(event.target.value)} {...look} {...attributes} />
}
const Area = ({ value, change, attributes, asked }: Drawn) =>
  <Textarea rows={asked.as === 'lines' ? 3 : 5} autoComplete="off" spellCheck={asked.as === 'prose'} resize="vertical" value={textOf(value)} onChange={(event) => change(event.target.value)} {...attributes} />

const Select = ({ value, change, attributes, asked, isRequired }: Drawn) => {
  const { disabled, ...rest } = attributes
  return (
    <NativeSelect.Root disabled={disabled}>
      <NativeSelect.Field value={textOf(value)} onChange={(event) => change(event.target.value)} {...rest}>
        <option value="">{isRequired ? 'Choose…' : 'None'}</option>
        {optionsOf(asked).map(({ value, label, isDisabled }) => <option key={value} value={value} disabled={isDisabled}>{label}</option>)}
      </NativeSelect.Field>
      <NativeSelect.Indicator><ChevronDown size={16} strokeWidth={1.75} aria-hidden /></NativeSelect.Indicator>
    </NativeSelect.Root>
  )
}
const Tick = ({ value, change, attributes }: Drawn) =>
  <chakra.input type="checkbox" boxSize="4" flexShrink="0" cursor="pointer" accentColor="accent" focusVisibleRing="outside" checked={value === true} onChange={(event) => change(event.target.checked)} {...attributes} />

/** A sign that belongs to the figure and is not typed. */
const Signed = ({ sign, children }: { sign: string; children: ReactNode }) =>
  <Box position="relative"><chakra.span position="absolute" insetStart="2.5" top="1.5" textStyle="sm" color="muted" aria-hidden>{sign}</chakra.span>{children}</Box>

const hands: Record<Asked['as'], (drawn: Drawn) => ReactNode> = {
  choice: Select,
  clock: (drawn) => <Line {...drawn} type="time" width="32" />,
  count: (drawn) => <Line {...drawn} inputMode="numeric" width="24" />,
  date: (drawn) => <Line {...drawn} type="date" width="44" />,
  flag: Tick,
  hours: (drawn) => <Line {...drawn} inputMode="decimal" width="24" />,
  lines: Area,
  money: (drawn) => <Signed sign="£"><Line {...drawn} inputMode="decimal" width="36" ps="6" /></Signed>,
  prose: Area,
  ref: Select,
  text: Line,
}

/** What the person writes into, by the kind of the field. */
export function Hand(drawn: Drawn) {
  const As = hands[drawn.asked.as]
  return <As {...drawn} />
}
