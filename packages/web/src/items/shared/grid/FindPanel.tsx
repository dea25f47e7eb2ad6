import { Box, Button, Flex, Input, NativeSelect, Text, chakra } from '@chakra-ui/react'
import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useRef, type KeyboardEvent, type RefObject } from 'react'
import { Checkbox } from '../../../ui/Checkbox.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { GridFocus } from './grid-moves.ts'
import type { GridRow } from './grid-rows.ts'
import { planInWords } from './find-cells.ts'
import { ReplacePreview } from './ReplacePreview.tsx'
import { counted } from './selection.ts'
import { UnloadedRows } from './UnloadedRows.tsx'
import { useFind } from './use-find.ts'

interface Props {
  focus: GridFocus
  rows: readonly GridRow[]
  /** How many rows are not loaded, and therefore not searched. */
  unloaded: number
  loadMore: ((first: number) => Promise<unknown>) | undefined
  /** The focus goes from the grid to the search: a cell that is found does not take it back. */
  onAside: () => void
}
type Find = ReturnType<typeof useFind>

const Label = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '2', textStyle: 'sm', flexShrink: '0' },
})

const statusOf = ({ query, found, at, done }: Find): string => {
  if (done !== '') return done
  if (query.text === '') return ''
  if (found.length === 0) return 'No cell has this text.'
  return at > 0 ? `${at} of ${found.length}` : `${found.length} found`
}

/** Where it is looked for, and how. */
const Options = ({ find, focus: { context } }: { find: Find; focus: GridFocus }) => (
  <Flex align="center" wrap="wrap" columnGap="4" rowGap="1">
    <Checkbox name="Whole cell" checked={find.query.isWholeCell} change={(isWholeCell) => find.ask({ isWholeCell })} />
    <Checkbox
      name="Match case"
      checked={find.query.isCaseMatched}
      change={(isCaseMatched) => find.ask({ isCaseMatched })}
    />
    <Checkbox
      name="Only the selection"
      checked={find.query.within !== undefined}
      disabled={find.query.within === undefined && find.within === undefined}
      change={(isOn) => find.ask({ within: isOn ? find.within : undefined })}
    />
    <NativeSelect.Root size="xs" width="36">
      <NativeSelect.Field
        aria-label="Column"
        value={find.query.column}
        onChange={({ target }) => find.ask({ column: target.value })}
      >
        <option value="">All columns</option>
        {context.names.map((name) => (
          <option key={name} value={name}>
            {context.controls[name]?.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Flex>
)

/** The text that replaces what is found, and what that would do. */
function Replacing({ find, focus }: { find: Find; focus: GridFocus }) {
  const { plan } = find
  const button = useRef<HTMLButtonElement>(null)
  if (!plan) return null
  const count = plan.changes.length
  return (
    <>
      <Flex align="center" wrap="wrap" columnGap="3" rowGap="1" mt="2">
        <Label>
          <chakra.span w="10">With</chakra.span>
          <Input
            size="xs"
            width="56"
            aria-label="Replace with"
            value={find.by}
            onChange={({ target }) => find.replaceBy(target.value)}
            onKeyDown={({ key }) => {
              if (key === 'Enter') button.current?.focus()
            }}
          />
        </Label>
        <Button ref={button} size="xs" variant="solid" disabled={count === 0} onClick={find.replace}>
          {count > 0 ? `Replace ${counted(count, 'cell')}` : 'Replace'}
        </Button>
        <Text role="status" textStyle="sm" color="muted">
          {find.found.length > 0 && planInWords(plan)}
        </Text>
      </Flex>
      <ReplacePreview plan={plan} context={focus.context} />
    </>
  )
}

/** The keys of the panel: those that it uses are not for the page. */
function keysOf(find: Find, event: KeyboardEvent, isField: boolean): (() => void) | undefined {
  const { key, shiftKey, ctrlKey, metaKey } = event
  if (key === 'Escape') return find.close
  if (key === 'F3' || (key === 'Enter' && isField)) return () => find.step(shiftKey ? -1 : 1)
  if (!ctrlKey && !metaKey) return undefined
  if (key.toLowerCase() === 'f') return () => find.open('find')
  return key.toLowerCase() === 'h' ? () => find.open('replace') : undefined
}

interface LineProps {
  find: Find
  focus: GridFocus
  field: RefObject<HTMLInputElement | null>
}
/** The text that is looked for, the way to the next cell that has it, and where it is looked for. */
const FindLine = ({ find, focus, field }: LineProps) => (
  <Flex align="center" wrap="wrap" columnGap="3" rowGap="1">
    <Label>
      <chakra.span w="10">Find</chakra.span>
      <Input
        ref={field}
        size="xs"
        width="56"
        aria-label="Find"
        autoComplete="off"
        spellCheck={false}
        value={find.query.text}
        onChange={({ target }) => find.ask({ text: target.value })}
      />
    </Label>
    <Flex>
      <IconButton name="Previous place" icon={ChevronUp} aria-keyshortcuts="Shift+F3" onClick={() => find.step(-1)} />
      <IconButton name="Next place" icon={ChevronDown} aria-keyshortcuts="F3" onClick={() => find.step(1)} />
    </Flex>
    <Text role="status" textStyle="sm" color="muted" minW="20">
      {statusOf(find)}
    </Text>
    <Options find={find} focus={focus} />
    {find.mode === 'find' && (
      <Button size="xs" aria-keyshortcuts="Control+H" onClick={() => find.open('replace')}>
        Replace…
      </Button>
    )}
    <IconButton name="Close the search" icon={X} position="absolute" top="2" insetEnd="2" onClick={find.close} />
  </Flex>
)

/** Finding in the cells of the grid and replacing there, above it: what would be replaced is shown before it is. */
export function FindPanel({ focus, rows, unloaded, loadMore, onAside }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const find = useFind(focus, rows, field)
  if (!find.mode) return null
  const onKeyDown = (event: KeyboardEvent): void => {
    const act = keysOf(find, event, event.target === field.current)
    if (!act) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    <Box
      role="search"
      aria-label="Find in the grid"
      data-grid-tool
      position="relative"
      mb="2"
      ps="3"
      pe="12"
      py="2"
      bg="surface"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l2"
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        event.stopPropagation()
        onAside()
      }}
    >
      <FindLine find={find} focus={focus} field={field} />
      <Replacing find={find} focus={focus} />
      <UnloadedRows unloaded={unloaded} loadMore={loadMore} />
    </Box>
  )
}
