import { Button, Flex, Text } from '@chakra-ui/react'
import { Copy, Redo2, Trash2, Undo2, type LucideIcon } from 'lucide-react'
import { IconButton } from '../../../ui/IconButton.tsx'
import { again } from './again.ts'
import { BulkSet } from './BulkSet.tsx'
import { deleteRows, duplicateRows, setField } from './grid-actions.ts'
import { takeTyped, type GridFocus } from './grid-moves.ts'
import { isFree } from './grid-rows.ts'
import type { GridState } from './grid-store.ts'
import { saveStatusOf } from './save-status.ts'
import { counted, rangeOf } from './selection.ts'

interface Props {
  focus: GridFocus
  state: GridState
  saveAll: () => void
  nextProblem: () => void
}

/** Whether everything is stored, and what stands in the way. */
function SaveState({ focus, state, saveAll, nextProblem }: Props) {
  const { words, refused, tried } = saveStatusOf(state, focus.context.store.unsaved().length)
  return (
    <Flex align="center" gap="3" ms="auto" textStyle="sm" color="muted">
      <Text role="status">{words}</Text>
      {tried > 1 && (
        <Button size="xs" onClick={saveAll}>
          Save now
        </Button>
      )}
      {refused > 0 && (
        <>
          <Text role="status" color="danger.ink">{`${counted(refused, 'row')} with a problem`}</Text>
          <Button size="xs" onClick={nextProblem} aria-keyshortcuts="F8">
            Next problem
          </Button>
        </>
      )}
    </Flex>
  )
}

interface Action {
  name: string
  icon: LucideIcon
  keys: string
  isOn: boolean
  /** Returns what is said of it, or resolves to that once it is so. */
  run: () => string | Promise<string>
}

/** What the buttons do; the keys do the same. */
function actionsOf({ context, selection }: GridFocus, { rows, history: { done, undone } }: GridState): Action[] {
  const { store } = context
  const range = rangeOf(selection)
  const count = rows.slice(range.top, range.bottom + 1).filter((row) => !isFree(row)).length
  const selected = counted(Math.max(1, count), 'row')
  const last = done.at(-1)
  const next = undone.at(-1)
  return [
    {
      name: last ? `Undo ${last.label}` : 'Nothing to undo',
      icon: Undo2,
      keys: 'Control+Z',
      isOn: last !== undefined,
      run: () => again(store, 'undo'),
    },
    {
      name: next ? `Do again: ${next.label}` : 'Nothing to do again',
      icon: Redo2,
      keys: 'Control+Y',
      isOn: next !== undefined,
      run: () => again(store, 'redo'),
    },
    {
      name: `Duplicate ${selected}`,
      icon: Copy,
      keys: 'Control+Shift+D',
      isOn: count > 0,
      run: () => {
        store.save(duplicateRows(context, range))
        return 'Copied.'
      },
    },
    {
      name: `Delete ${selected}`,
      icon: Trash2,
      keys: 'Control+Delete',
      isOn: count > 0,
      run: () => `${counted(deleteRows(context, range), 'row')} deleted.`,
    },
  ]
}

/** What is done with the selected rows, and whether everything is stored. */
export function GridBar(props: Props) {
  const { focus, state } = props
  const { context, editor, selection, say } = focus
  const range = rangeOf(selection)
  /** Does something, and returns the focus to the grid. */
  const run = (work: Action['run']): void => {
    takeTyped(focus)
    const said = work()
    if (typeof said === 'string') say(said)
    else void said.then(say)
    editor.current?.focus()
  }
  const set = (name: string, value: unknown): void =>
    run(() => {
      const ids = setField(context, range, name, value)
      context.store.save(ids)
      return `Set in ${counted(ids.length, 'row')}.`
    })
  return (
    <Flex align="center" wrap="wrap" columnGap="1" rowGap="1" mb="2" minH="8" role="toolbar" aria-label="Grid">
      {actionsOf(focus, state).map(({ name, icon, keys, isOn, run: work }) => (
        <IconButton
          key={keys}
          name={name}
          icon={icon}
          aria-keyshortcuts={keys}
          disabled={!isOn}
          onClick={() => run(work)}
        />
      ))}
      {range.bottom > range.top && (
        <>
          <Text textStyle="sm" color="muted" ms="2" me="1">
            {`${counted(range.bottom - range.top + 1, 'row')} selected`}
          </Text>
          <BulkSet context={context} set={set} />
        </>
      )}
      <SaveState {...props} />
    </Flex>
  )
}
