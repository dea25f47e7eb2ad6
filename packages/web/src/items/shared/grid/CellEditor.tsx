import { chakra, type SystemStyleObject } from '@chakra-ui/react'
import { flushSync } from 'react-dom'
import { useLayoutEffect, type Ref, type RefObject } from 'react'
import type { ControlSpec } from '../../../ui/form/controls.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { useCellEditing, type EditorHandle } from './use-cell-editing.ts'

interface Props {
  asked: ControlSpec
  text: string
  /** What a screen reader calls the cell. */
  name: string
  hasProblem: boolean
  describedBy: string | undefined
  isLocked: boolean
  handle: Ref<EditorHandle>
  hasFocus: RefObject<boolean>
  /** A choice was pressed in the list. */
  onChosen: () => void
}

const style: SystemStyleObject = {
  position: 'absolute',
  inset: '0',
  w: 'full',
  h: 'full',
  px: '2',
  py: '0',
  lineHeight: 'var(--row-height)',
  bg: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'inherit',
  textOverflow: 'ellipsis',
  resize: 'none',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  outline: '2px solid var(--chakra-colors-accent)',
  outlineOffset: '-2px',
  cursor: 'cell',
  '&[aria-invalid=true]': { outlineColor: 'danger.ink' },
  '&[data-mode=move]': { caretColor: 'transparent', '&::selection': { bg: 'transparent', color: 'inherit' } },
  '&:not([data-mode=move])': { bg: 'surface', cursor: 'text', zIndex: '2' },
  // A description shows whole, over the cells beside and below it: the rows stay where they are.
  '&:is(textarea)': {
    inset: 'auto',
    top: '0',
    insetInlineEnd: '0',
    w: 'auto',
    minW: 'full',
    h: 'auto',
    minH: 'full',
    maxH: '128px',
    py: '3.5px',
    lineHeight: '20px',
    overflow: 'auto',
    whiteSpace: 'pre-wrap',
    fieldSizing: 'content',
    bg: 'surface',
    zIndex: '2',
    '&[data-up]': { top: 'auto', bottom: '0' },
    '&[data-large]': { minW: 'max(100%, min(320px, 60vw))', boxShadow: 'floating' },
  },
}
const Input = chakra('input', { base: style })
const Area = chakra('textarea', { base: style }, { defaultProps: { rows: 1 } })

/** Lets a text area grow where its text has no room in one line: to the side, and upwards where the grid ends. */
function useGrowth(field: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const area = field.current
    const cell = area?.parentElement
    const box = area?.closest('[role=grid]')?.parentElement
    if (!(area instanceof HTMLTextAreaElement) || !cell || !box) return
    const { top, bottom, height } = cell.getBoundingClientRect()
    const { top: first, bottom: last } = box.getBoundingClientRect()
    area.removeAttribute('data-large')
    area.toggleAttribute('data-large', area.offsetHeight > height)
    const needed = area.offsetHeight
    area.toggleAttribute('data-up', top + needed > last && bottom - needed > first)
  })
}

/** The input of the active cell. It always has the focus of the grid, so that no key is lost however fast one types. */
export function CellEditor({ name, hasProblem, describedBy, onChosen, ...options }: Props) {
  const { asked, text, isLocked } = options
  const { field, list, mode, marked, isChoice, matches, mark, onInput } = useCellEditing(options)
  useGrowth(field)
  const Box = asked.as === 'prose' ? Area : Input
  const isOpen = matches.length > 0
  return (
    <>
      <Box
        ref={field}
        data-mode={mode}
        data-grid-editor
        aria-label={name}
        aria-invalid={hasProblem || undefined}
        aria-describedby={describedBy}
        readOnly={isLocked}
        placeholder={asked.placeholder}
        defaultValue={text}
        autoComplete="off"
        spellCheck={mode !== 'move' && asked.as === 'prose'}
        {...(isChoice && {
          role: 'combobox',
          'aria-expanded': isOpen,
          'aria-autocomplete': 'list',
          ...(isOpen && { 'aria-controls': list }),
          ...(isOpen && marked !== -1 && { 'aria-activedescendant': `${list}-${marked}` }),
        })}
        onInput={onInput}
      />
      {isOpen && (
        <ChoiceList
          id={list}
          anchor={field}
          options={matches}
          marked={marked}
          choose={(index) => {
            flushSync(() => mark(index))
            onChosen()
          }}
        />
      )}
    </>
  )
}
