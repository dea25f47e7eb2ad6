import { Box, Input, NativeSelect, Textarea, chakra } from '@chakra-ui/react'
import { useId, useState } from 'react'
import { offeredOptions, type ControlSpec } from '../../../ui/form/controls.ts'
import { cellText, choicesOf, isChosen, type Typed } from './cell-text.ts'
import { writeCells, type GridContext } from './grid-actions.ts'
import type { GridRow } from './grid-rows.ts'

/** What is being typed and is not the row's yet; undefined where nothing is. */
export type Typing = { write: () => void } | undefined

interface Props {
  context: GridContext
  row: GridRow
  /** The places of the row and of the field. */
  at: number
  column: number
  /** Told of what is being typed. */
  setTyping: (typing: Typing) => void
}

const KEYBOARDS: Partial<Record<ControlSpec['as'], 'numeric' | 'decimal'>> = {
  date: 'numeric',
  hours: 'decimal',
  money: 'decimal',
}
/** Large enough to be pressed, and for a phone not to enlarge the page around it. */
const large = { minH: '12', fontSize: '16px', bg: 'surface' } as const

interface FieldProps {
  name: string
  asked: ControlSpec
  id: string
  text: string
  isLocked: boolean
  invalid: { 'aria-invalid'?: true; 'aria-describedby'?: string }
  write: (typed: Typed) => void
}

/** One of several choices, as the phone offers them. */
function Choice({ name, asked, id, text, isLocked, invalid, write }: FieldProps) {
  const all = choicesOf(asked)
  const value = all.find(({ label }) => label === text)?.value ?? text
  const options = offeredOptions(all, [value]).filter(({ isDisabled }) => isDisabled !== true)
  const isKnown = value === '' || options.some((option) => option.value === value)
  return (
    <NativeSelect.Root disabled={isLocked}>
      <NativeSelect.Field
        id={id}
        data-row-field={name}
        {...large}
        {...invalid}
        value={value}
        onChange={({ target }) => write(target.value === '' ? { text: '' } : { value: target.value })}
      >
        <option value="">{asked.placeholder ?? ''}</option>
        {!isKnown && <option value={value}>{text}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  )
}

/** A text, read as the grid reads it once one leaves it. */
function Text({ name, asked, id, text, isLocked, invalid, write, setTyping }: FieldProps & Pick<Props, 'setTyping'>) {
  const [typed, setTyped] = useState<string>()
  const take = (value: string): void => {
    setTyping(undefined)
    setTyped(undefined)
    write({ text: value })
  }
  const shared = {
    id,
    ...large,
    ...invalid,
    'data-row-field': name,
    disabled: isLocked,
    autoComplete: 'off',
    placeholder: asked.placeholder,
    value: typed ?? text,
    onChange: ({ target: { value } }: { target: { value: string } }): void => {
      setTyped(value)
      setTyping({ write: () => take(value) })
    },
    onBlur: (): void => {
      if (typed !== undefined) take(typed)
    },
  }
  if (asked.as === 'prose') return <Textarea {...shared} rows={3} />
  return <Input {...shared} inputMode={KEYBOARDS[asked.as] ?? 'text'} spellCheck={false} enterKeyHint="next" />
}

/** A field of the row that is shown, with what is wrong with it in words. */
export function RowField({ context, row, at, column, setTyping }: Props) {
  const id = useId()
  const name = context.names[column] ?? ''
  const asked = context.controls[name]
  if (!asked) return null
  const problem = row.problems.find(({ path }) => path === name)
  const field: FieldProps = {
    name,
    asked,
    id,
    text: cellText(asked, row.values, name),
    isLocked: context.isLocked(row),
    invalid: problem ? { 'aria-invalid': true, 'aria-describedby': `${id}-problem` } : {},
    write: (typed) => {
      writeCells(context, { top: at, bottom: at, left: column, right: column }, typed)
    },
  }
  return (
    <Box>
      <chakra.label htmlFor={id} display="block" textStyle="sm" fontWeight="500" mb="1">
        {asked.label}
      </chakra.label>
      {isChosen(asked) ? <Choice {...field} /> : <Text {...field} setTyping={setTyping} />}
      {problem && (
        <chakra.p id={`${id}-problem`} textStyle="sm" color="danger.ink" mt="1">
          {problem.message}
        </chakra.p>
      )}
    </Box>
  )
}
