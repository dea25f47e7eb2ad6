import { Button, Flex, Input, NativeSelect } from '@chakra-ui/react'
import { useState } from 'react'
import type { ControlSpec } from '../../../ui/form/controls.ts'
import { besideCell, choicesOf, readTyped, type Typed } from './cell-text.ts'
import { isFixedCell } from './fixed-cells.ts'
import type { GridContext } from './grid-actions.ts'
import type { Range } from './selection.ts'

interface Choice {
  value: string
  label: string
}
const Select = ({
  label,
  value,
  choices,
  choose,
}: {
  label: string
  value: string
  choices: readonly Choice[]
  choose: (value: string) => void
}) => (
  <NativeSelect.Root size="xs" width="36">
    <NativeSelect.Field aria-label={label} value={value} onChange={({ target }) => choose(target.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
)

const typedOf = (asked: ControlSpec, text: string): Typed => (choicesOf(asked).length > 0 ? { value: text } : { text })

/** The fields that are entered in one of the rows of a range. */
const enteredNames = (context: GridContext, { top, bottom }: Range): readonly string[] => {
  const rows = context.store.read().rows.slice(top, bottom + 1)
  return context.names.filter((name) => rows.some((row) => !isFixedCell(context, row, name)))
}

/** Sets one field of the selected rows. It begins with the first field that is chosen rather than typed. */
export function BulkSet({
  context,
  range,
  set,
}: {
  context: GridContext
  range: Range
  set: (name: string, value: unknown) => void
}) {
  const { controls, today, store } = context
  const names = enteredNames(context, range)
  const isChosen = (one: string): boolean => controls[one] !== undefined && choicesOf(controls[one]).length > 0
  const [name, setName] = useState(() => names.find(isChosen) ?? names[0] ?? '')
  const [text, setText] = useState('')
  const asked = controls[name]
  if (!asked) return null
  const choices = choicesOf(asked).filter(({ isDisabled, isGone }) => isDisabled !== true && isGone !== true)
  const apply = (): void => {
    const place = { rows: store.read().rows, at: range.top, today: today() }
    set(name, readTyped(asked, typedOf(asked, text), besideCell(asked, name, place)))
  }
  const chooseField = (field: string): void => {
    setName(field)
    setText('')
  }
  return (
    <Flex align="center" gap="1.5" role="group" aria-label="Set in the selected rows">
      <Select
        label="Field"
        value={name}
        choices={names.map((one) => ({ value: one, label: controls[one]?.label ?? one }))}
        choose={chooseField}
      />
      {choices.length > 0 ? (
        <Select
          label={`New ${asked.label}`}
          value={text}
          choices={[{ value: '', label: 'Choose…' }, ...choices]}
          choose={setText}
        />
      ) : (
        <Input
          size="xs"
          width="36"
          aria-label={`New ${asked.label}`}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && text !== '') apply()
          }}
        />
      )}
      <Button size="xs" disabled={text === ''} onClick={apply}>
        Set
      </Button>
    </Flex>
  )
}
