import { Box, Grid, Text } from '@chakra-ui/react'
import type { Fields } from '@costdraft/schema/field.ts'
import { X } from 'lucide-react'
import { useEffect, useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react'
import { useForm, useFormState } from 'react-final-form'
import { Control } from '../../../ui/form/Control.tsx'
import type { AnyControls } from '../../../ui/form/controls.ts'
import { firstField } from '../../../ui/form/first-field.ts'
import { FormPart } from '../../../ui/form/FormPart.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { isTextField } from '../../../ui/is-text-field.ts'
import { arrangeRows, begunRows, withoutRow, type RowSource, type SeveralRows } from './several-rows.ts'
import type { RowsHandle } from './use-store-rows.ts'

/** A column of the table: its field, and its width as a grid track. */
export interface SeveralColumn {
  name: string
  width: string
}
interface Props {
  source: RowSource
  columns: readonly SeveralColumn[]
  handle: Ref<RowsHandle>
  onBegun: (count: number) => void
}

const ROW = '[data-several-row]'

/** Enter goes on to the next row, at its first empty field; in a list of choices, too. */
function onEnter(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event
  if (key !== 'Enter' || ctrlKey || metaKey || altKey || shiftKey || !isTextField(target)) return
  event.preventDefault()
  const next = (target as HTMLElement).closest(ROW)?.nextElementSibling
  if (next instanceof HTMLElement && next.matches(ROW)) firstField(next, true)?.focus()
}

// Where the rows are a table its head names the columns; the labels are still read out. A text grows with what is
// typed.
const rowStyle = {
  '& textarea': { minH: '8', h: 'auto', maxH: '40', fieldSizing: 'content', resize: 'none' },
  lg: {
    '& label': { srOnly: true },
    '& p': { minH: '0' },
  },
} as const

/** The rows of several new items: inputs in columns where there is room, else each row as a small form. */
export function SeveralTable({ source, columns, handle, onBegun }: Props) {
  const table = useRef<HTMLDivElement>(null)
  const { state, remove, progress } = useRows(source, handle)
  const begun = begunRows(state)
  useEffect(() => onBegun(begun.length), [onBegun, begun.length])
  const removeByHand = (id: string): void => {
    const at = Object.keys(state.rows).indexOf(id)
    remove(id)
    requestAnimationFrame(() => {
      const row = table.current?.querySelectorAll<HTMLElement>(ROW)[at]
      if (row) firstField(row, true)?.focus()
    })
  }
  const template = { base: 'repeat(2, minmax(0, 1fr))', lg: `${columns.map(({ width }) => width).join(' ')} 28px` }
  const hints = columns.flatMap(({ name }) => source.controls[name]?.hint ?? [])
  return (
    <Box ref={table} onKeyDown={onEnter}>
      <Grid templateColumns={template} columnGap="2" mb="1" hideBelow="lg" aria-hidden>
        {columns.map(({ name }) => (
          <Text key={name} textStyle="caption" color="muted">
            {source.controls[name]?.label}
          </Text>
        ))}
      </Grid>
      {Object.keys(state.rows).map((id, i) => (
        <SeveralRow
          key={id}
          id={id}
          number={i + 1}
          source={source}
          columns={columns}
          template={template}
          remove={begun.some((one) => one.id === id) ? () => removeByHand(id) : undefined}
        />
      ))}
      <Text role="status" textStyle="sm" color="muted" minH="5" pb="1">
        {progress ?? hints.join(' ')}
      </Text>
    </Box>
  )
}

interface RowProps extends Pick<Props, 'source' | 'columns'> {
  id: string
  number: number
  template: Record<string, string>
  /** Absent where nothing was typed: such a row is not stored. */
  remove: (() => void) | undefined
}

const withoutHints = (controls: AnyControls): AnyControls =>
  Object.fromEntries(
    Object.entries(controls).map(([name, { hint: _hint, Hint: _Hint, ...control }]) => [name, control]),
  )

function SeveralRow({ id, number, source: { tab, controls }, columns, template, remove }: RowProps) {
  return (
    <Grid
      data-several-row
      role="group"
      aria-label={`Row ${number}`}
      templateColumns={template}
      columnGap="2"
      alignItems="start"
      position="relative"
      css={rowStyle}
      borderTopWidth={{ base: number > 1 ? '1px' : '0', lg: '0' }}
      borderColor="line"
      pt={{ base: '3', lg: '0' }}
    >
      <FormPart at={`rows.${id}`} fields={tab.kind.fields as Fields} controls={withoutHints(controls)} areErrorsLate>
        {columns.map(({ name }) => (
          <Box
            key={name}
            minW="0"
            gridColumn={controls[name]?.as === 'prose' ? { base: '1 / -1', lg: 'auto' } : undefined}
          >
            <Control name={name} />
          </Box>
        ))}
      </FormPart>
      <IconButton
        type="button"
        mt={{ base: '0', lg: '0.5' }}
        position={{ base: 'absolute', lg: 'static' }}
        top="1.5"
        insetEnd="0"
        name={`Remove row ${number}`}
        icon={X}
        visibility={remove ? 'visible' : 'hidden'}
        onClick={remove}
      />
    </Grid>
  )
}

/** The rows of the surrounding form, kept in order after each change, and what storing them does to them. */
function useRows(source: RowSource, handle: Ref<RowsHandle>) {
  const form = useForm()
  const { values } = useFormState({ subscription: { values: true } })
  const { submitting = false } = useFormState({ subscription: { submitting: true } })
  const [progress, setProgress] = useState('')
  const state = values as unknown as SeveralRows
  const read = (): SeveralRows => form.getState().values as unknown as SeveralRows
  const write = (next: SeveralRows): void =>
    form.batch(() => {
      for (const name of ['rows', 'starts', 'requests'] as const) form.change(name, next[name])
    })
  const { rows } = state
  useEffect(() => {
    const now = read()
    const arranged = arrangeRows(source, now)
    if (arranged !== now && !submitting) write(arranged)
    // The source changes with every answer of the server; what is typed does not change with it.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rows, submitting])
  const removeAll = (ids: readonly string[]): void => write(ids.reduce(withoutRow, read()))
  const remove = (id: string): void => removeAll([id])
  useImperativeHandle(handle, () => ({
    requestOf: (id) => read().requests[id],
    keepRequests: (requests) => write({ ...read(), requests: { ...read().requests, ...requests } }),
    remove: removeAll,
    report: (stored, all) => setProgress(`${stored} of ${all} stored…`),
  }))
  return { state, remove, progress: submitting ? progress : undefined }
}
