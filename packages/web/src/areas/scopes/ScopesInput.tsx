import { Box, Flex, Input, chakra } from '@chakra-ui/react'
import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import type { FieldInputProps } from '../../ui/form/controls.ts'
import { onLeavingGroup } from '../../ui/form/group-focus.ts'
import { ScopeList } from './ScopeList.tsx'
import { isFound, scopeGroupsOf } from './scope-groups.ts'
import { wordsOfText } from './scope-words.ts'
import { useScopeWordings } from './use-scope-wordings.ts'

/** Moves the focus among the boxes in view with the arrow keys; up from the first one, back to the search. */
function moveFocus(event: KeyboardEvent<HTMLElement>, search: HTMLInputElement | null): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  const boxes = [...event.currentTarget.querySelectorAll<HTMLInputElement>('input[type=checkbox]:enabled')]
  const at = boxes.findIndex((box) => box === event.target)
  if (at === -1) return
  event.preventDefault()
  const next = boxes[at + step]
  if (next) next.focus()
  else if (step === -1) search?.focus()
}

interface SearchProps {
  text: string
  setText: (text: string) => void
  input: RefObject<HTMLInputElement | null>
  /** How many are found and chosen. */
  children: ReactNode
}
/** The search among the scopes; Enter and the down arrow go on to the first that is found, Escape clears it. */
const ScopeSearch = ({ text, setText, input, children }: SearchProps) => (
  <Flex align="center" wrap="wrap" columnGap="3" rowGap="1" mb="2">
    <Input
      ref={input}
      type="search"
      autoComplete="off"
      maxW="400px"
      flex="1 1 200px"
      aria-label="Search the scopes"
      placeholder="Search by code, name or wording"
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === 'ArrowDown') {
          // Enter would send the form.
          event.preventDefault()
          event.currentTarget.closest('[role=group]')?.querySelector<HTMLInputElement>('input[type=checkbox]')?.focus()
        }
        if (event.key === 'Escape' && text) {
          event.preventDefault()
          event.stopPropagation()
          setText('')
        }
      }}
    />
    <chakra.span role="status" textStyle="xs" color="muted">
      {children}
    </chakra.span>
  </Flex>
)

/**
 * Where the focus is among the boxes. The field is left when the focus leaves all of it, not at each step from box to
 * box.
 */
function useGroupFocus({ id, onBlur, onFocus }: FieldInputProps['attributes']) {
  const [current, setCurrent] = useState<string>()
  const search = useRef<HTMLInputElement>(null)
  const handlers = {
    onBlur: onLeavingGroup(onBlur),
    onFocus: ({ target }: FocusEvent): void => {
      onFocus()
      if (target.id.startsWith(`${id}-`)) setCurrent(target.id.slice(id.length + 1))
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>): void => moveFocus(event, search.current),
  }
  return { current, search, handlers }
}

/**
 * The scopes of a certificate: a search by code, name and printed wording above lists of checkboxes, one for each part
 * where the case has parts. What is chosen for another type of case is kept, not shown. Where nothing can be changed,
 * only what is chosen is shown.
 */
export function ScopesInput({ asked, facts, value, change, attributes }: FieldInputProps) {
  const [text, setText] = useState('')
  const { current, search, handlers } = useGroupFocus(attributes)
  const wordings = useScopeWordings()
  const chosen = wordsOfText(value)
  const isLocked = attributes.disabled
  const lists = scopeGroupsOf(facts, chosen).map((group) => ({
    group,
    found: group.choices.filter((choice) =>
      isLocked ? chosen.includes(choice.word) : isFound(choice, wordings[choice.code], text.trim()),
    ),
  }))
  const order = lists.flatMap(({ group }) => group.choices.map(({ word }) => word))
  const foundCount = lists.reduce((sum, { found }) => sum + found.length, 0)
  const toggle = (word: string): void => {
    const next = new Set(chosen)
    if (!next.delete(word)) next.add(word)
    change([...order.filter((one) => next.has(one)), ...[...next].filter((one) => !order.includes(one))].join('\n'))
  }
  const leaveOut = (word: string): void => {
    toggle(word)
    // The button goes with what it stood for.
    search.current?.focus()
  }
  return (
    <Box
      role="group"
      id={attributes.id}
      aria-label={asked.label}
      aria-describedby={attributes['aria-describedby']}
      {...handlers}
    >
      {!isLocked && (
        <ScopeSearch {...{ text, setText }} input={search}>
          {text.trim() && `${foundCount} of ${order.length} found, `}
          {order.filter((word) => chosen.includes(word)).length} chosen
        </ScopeSearch>
      )}
      {lists.map(({ group, found }) => (
        <ScopeList
          key={group.part}
          {...{ group, found, wordings, chosen, toggle, leaveOut, current }}
          input={{ value, facts, attributes }}
        />
      ))}
    </Box>
  )
}
