import { Button, Stack } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'

/** One entry of a list while it is edited. */
interface Entry<T> {
  row: T
  index: number
  update: (part: Partial<T>) => void
  remove: () => void
}
interface Props<T> {
  id: string
  label: string
  rows: readonly T[]
  /** What an entry begins with. */
  empty: T
  addText: string
  isDisabled: boolean
  change: (rows: T[]) => void
  renderEntry: (entry: Entry<T>) => ReactNode
}

/** A list of entries of any length, with a button that adds one. */
export function ListInput<T extends object>(props: Props<T>) {
  const { id, label, rows, empty, addText, isDisabled, change, renderEntry } = props
  return (
    <Stack id={id} role="group" aria-label={label} gap="1.5">
      {rows.map((row, index) => (
        // The index is a safe key: the inputs are controlled, and keep nothing that outlives their value.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {renderEntry({
            row,
            index,
            update: (part) => change(rows.map((one, i) => (i === index ? { ...one, ...part } : one))),
            remove: () => change(rows.filter((_, i) => i !== index)),
          })}
        </Fragment>
      ))}
      <Button
        type="button"
        size="xs"
        variant="ghost"
        ms="-2"
        alignSelf="flex-start"
        disabled={isDisabled}
        onClick={() => change([...rows, empty])}
      >
        <Plus aria-hidden />
        {addText}
      </Button>
    </Stack>
  )
}
