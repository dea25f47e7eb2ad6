import { Box, Button, Flex, Text } from '@chakra-ui/react'
import { ChevronDown, Copy, Redo2, Search, Trash2, Undo2, type LucideIcon } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { AnyTab } from '../tab-definition.ts'
import { againInGrid } from './again.ts'
import { BulkSet } from './BulkSet.tsx'
import { MoveButtons } from './MoveButtons.tsx'
import { addsRows } from './fixed-cells.ts'
import { deleteRows, duplicateRows, enteredIn, setField } from './grid-actions.ts'
import { takeTyped, type GridFocus } from './grid-moves.ts'
import type { GridState } from './grid-store.ts'
import { saveStatusOf } from './save-status.ts'
import { nextOther } from './other-steps.ts'
import { counted, rangeOf } from './selection.ts'

interface StateProps {
  state: GridState
  /** How many rows are not stored as they stand, those included that are still to be deleted. */
  unsaved: number
  saveAll: () => void
  nextProblem: () => void
}
interface Props extends Omit<StateProps, 'unsaved'> {
  focus: GridFocus
  /** The tab whose rows are divided and moved here; undefined where none are. */
  movedTab: AnyTab | undefined
}

/** Whether everything is stored, and what stands in the way. */
export function SaveState({ state, unsaved, saveAll, nextProblem }: StateProps) {
  const { words, refused, tried } = saveStatusOf(state, unsaved)
  return (
    <Flex align="center" gap="2" ms="auto" textStyle="sm" color="muted" whiteSpace="nowrap">
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

/** What is done to whole rows. */
function rowActionsOf({ context, selection }: GridFocus, state: GridState): Action[] {
  if (!addsRows(context)) return []
  const range = rangeOf(selection)
  const count = enteredIn(state.rows, range)
  const selected = counted(Math.max(1, count), 'row')
  return [
    {
      name: `Duplicate ${selected}`,
      icon: Copy,
      keys: 'Control+Shift+D',
      isOn: count > 0,
      run: () => {
        context.store.save(duplicateRows(context, range))
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

/** What the buttons do; the keys do the same. */
function actionsOf(focus: GridFocus, state: GridState): Action[] {
  const { history } = state
  const last = nextOther(focus.others, history) ?? history.done.at(-1)
  const next = history.undone.at(-1)
  return [
    {
      name: last ? `Undo ${last.label}` : 'Nothing to undo',
      icon: Undo2,
      keys: 'Control+Z',
      isOn: last !== undefined,
      run: () => againInGrid(focus, 'undo'),
    },
    {
      name: next ? `Do again: ${next.label}` : 'Nothing to do again',
      icon: Redo2,
      keys: 'Control+Y',
      isOn: next !== undefined,
      run: () => againInGrid(focus, 'redo'),
    },
    ...rowActionsOf(focus, state),
    {
      name: 'Find and replace',
      icon: Search,
      keys: 'Control+F',
      isOn: true,
      run: () => {
        focus.find.current?.open('find')
        return ''
      },
    },
  ]
}

/** What is set in the selected rows, below its button while that is pressed. */
function SetPanel({ rows, children }: { rows: number; children: (close: () => void) => ReactNode }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Box
      position="relative"
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return
        event.stopPropagation()
        setIsOpen(false)
        document.getElementById(`${id}-button`)?.focus()
      }}
    >
      <Button
        id={`${id}-button`}
        size="xs"
        ms="1"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        {`Set in ${counted(rows, 'row')}…`}
        <ChevronDown strokeWidth={1.75} aria-hidden />
      </Button>
      {isOpen && (
        <Box
          id={id}
          data-floats
          position="absolute"
          top="calc(100% + 4px)"
          insetStart="0"
          zIndex="popover"
          p="2"
          bg="raised"
          borderWidth="1px"
          borderColor="line"
          borderRadius="l2"
          boxShadow="floating"
        >
          {children(() => setIsOpen(false))}
        </Box>
      )}
    </Box>
  )
}

/** What is done with the selected rows, and whether everything is stored. */
export function GridBar(props: Props) {
  const { focus, state, movedTab } = props
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
    <Flex flex="1" align="center" wrap="wrap" columnGap="1" rowGap="1" minH="8" role="toolbar" aria-label="Grid">
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
        <SetPanel rows={range.bottom - range.top + 1}>
          {(close) => (
            <BulkSet
              context={context}
              range={range}
              set={(name, value) => {
                set(name, value)
                close()
              }}
            />
          )}
        </SetPanel>
      )}
      {movedTab && <MoveButtons focus={focus} rows={state.rows} tab={movedTab} />}
      <SaveState {...props} unsaved={context.store.unsaved().length} />
    </Flex>
  )
}
