import { Box, Input, chakra } from '@chakra-ui/react'
import { useId, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useField } from 'react-final-form'
import { tidyFigure } from '../grid/figure-text.ts'
import type { RateRow } from '../rate-table.ts'
import { figurePath } from './edition-form.ts'

interface Props {
  row: RateRow
  /** The labels of its values, for its accessible name. */
  name: string
  onPaste: (event: ClipboardEvent) => void
  /** Moves the focus to the figure below (1) or above (−1). */
  move: (by: 1 | -1) => void
}
const identity = (value: unknown): unknown => value

const directionOf = ({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): 1 | -1 | undefined => {
  if (ctrlKey || metaKey || altKey) return undefined
  if (key === 'Enter') return shiftKey ? -1 : 1
  if (key === 'ArrowDown') return 1
  return key === 'ArrowUp' ? -1 : undefined
}

/** The field of a figure in the form, and what is wrong with it once it has been visited. */
function useFigure({ key, unit }: RateRow) {
  const { input, meta } = useField<unknown>(figurePath(key), { format: identity, parse: identity })
  const value = typeof input.value === 'string' ? input.value : ''
  const serverError: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError
  const error: unknown = meta.touched ? (meta.error ?? serverError) : undefined
  const onBlur = (): void => {
    const tidy = tidyFigure(unit, value)
    if (tidy !== value) input.onChange(tidy)
    input.onBlur()
  }
  return { value, change: input.onChange, onFocus: () => input.onFocus(), onBlur, error }
}

/**
 * One figure of an edition. Enter and the arrow keys go down and up its column; what is wrong with it stands below it.
 */
export function FigureInput({ row, name, onPaste, move }: Props) {
  const id = useId()
  const { value, change, onFocus, onBlur, error } = useFigure(row)
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = directionOf(event)
    if (by === undefined) return
    event.preventDefault()
    move(by)
  }
  return (
    <Box ms="auto" width="var(--figure-width)">
      <Input
        id={figurePath(row.key)}
        name={figurePath(row.key)}
        aria-label={name}
        inputMode={row.unit === 'percent' ? 'numeric' : 'decimal'}
        autoComplete="off"
        textAlign="end"
        px="2"
        placeholder="not held"
        _placeholder={{ color: 'attention.ink' }}
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={({ target }) => change(target.value)}
        onFocus={({ target }) => {
          onFocus()
          target.select()
        }}
        onBlur={onBlur}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {typeof error === 'string' && (
        <chakra.p id={`${id}-error`} textStyle="xs" color="danger.ink" mt="0.5" textAlign="start">
          {error}
        </chakra.p>
      )}
    </Box>
  )
}
