import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react'
import type { ControlSpec, Option } from '../../../ui/form/controls.ts'
import { choicesOf, isChosen, matchingChoices, namedChoice, type Typed } from './cell-text.ts'

/**
 * What typing does: `move`, the first character replaces the text; `type`, after that, arrows leave the cell; `edit`
 * (F2), arrows move within the text.
 */
export type Mode = 'move' | 'type' | 'edit'

/** The active cell, as the keys of the grid use it. */
export interface EditorHandle {
  mode: () => Mode
  /** What was typed, which is then the grid's; undefined where nothing was. */
  take: () => Typed | undefined
  /** The same, and it goes on being typed. */
  typed: () => Typed | undefined
  edit: () => void
  cancel: () => void
  /** Uses a key itself, where it has a use for it. */
  uses: (event: KeyboardEvent) => boolean
  focus: () => void
}

/** An input or a text area: what they have in common is all that is used. */
export type Field = HTMLInputElement & HTMLTextAreaElement

interface Editing {
  mode: Mode
  typed: string
  /** Whether anything was typed or marked since the editing began. */
  isTouched: boolean
  /** The place of the choice that was marked among those that answer what is typed. */
  marked: number | undefined
}
const AT_REST: Editing = { mode: 'move', typed: '', isTouched: false, marked: undefined }
const LIST_KEYS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * The place of the choice that will be taken: the one that was marked, or the only one that what is typed names. -1 for
 * none.
 */
function takenAt({ typed, marked }: Editing, matches: readonly Option[]): number {
  if (marked !== undefined) return marked
  const named = typed.trim() === '' ? undefined : namedChoice(matches, typed)
  return named ? matches.indexOf(named) : -1
}
/** What was typed, or the choice that it stands for. */
function typedOf(editing: Editing, matches: readonly Option[]): Typed | undefined {
  if (!editing.isTouched) return undefined
  const choice = matches[takenAt(editing, matches)]
  return choice ? { value: choice.value } : { text: editing.typed }
}

/** Editing within the text of a cell. A list of choices that is opened offers all of them. */
function begunOf(last: Editing, text: string, choices: readonly Option[] | undefined): Editing {
  if (last.mode !== 'move') return { ...last, mode: 'edit' }
  if (!choices) return { ...AT_REST, mode: 'edit', typed: text }
  return {
    ...AT_REST,
    mode: 'edit',
    marked: Math.max(
      0,
      choices.findIndex(({ label }) => label === text),
    ),
  }
}

/** Breaks the line at the caret of a text area. */
function breakLine(field: Field | null): void {
  if (field) field.setRangeText('\n', field.selectionStart, field.selectionEnd, 'end')
}

interface Options {
  asked: ControlSpec
  text: string
  isLocked: boolean
  handle: Ref<EditorHandle>
  /** Whether the grid has the focus: a cell that becomes active takes it. */
  hasFocus: RefObject<boolean>
}

/**
 * Puts the text of the cell into its input when the cell becomes active, and when undo, a fill or the server changed
 * it.
 */
function useShownText(field: RefObject<Field | null>, text: string, mode: Mode, hasFocus: RefObject<boolean>): void {
  useLayoutEffect(() => {
    if (hasFocus.current) field.current?.focus({ preventScroll: true })
  }, [field, hasFocus])
  useLayoutEffect(() => {
    if (mode === 'move') field.current?.setRangeText(text, 0, field.current.value.length, 'select')
  }, [field, text, mode])
}

/** Editing the active cell: its text while one types, and the choices that answer it. */
export function useCellEditing({ asked, text, isLocked, handle, hasFocus }: Options) {
  const field = useRef<Field>(null)
  const list = useId()
  const [editing, setEditing] = useState(AT_REST)
  const choices = choicesOf(asked)
  const isChoice = isChosen(asked)
  const matches = isChoice && editing.mode !== 'move' ? matchingChoices(choices, editing.typed) : []
  useShownText(field, text, editing.mode, hasFocus)
  const latest = useRef({ editing, matches })
  useLayoutEffect(() => {
    latest.current = { editing, matches }
  })
  const mark = (marked: number): void => setEditing((last) => ({ ...last, marked, isTouched: true }))
  const edit = (): void => {
    if (isLocked) return
    setEditing((last) => begunOf(last, text, isChoice ? choices : undefined))
    const end = field.current?.value.length ?? 0
    field.current?.setSelectionRange(end, end)
  }
  const onInput = (): void => {
    const typed = field.current?.value ?? ''
    setEditing(({ mode }) => ({ mode: mode === 'edit' ? 'edit' : 'type', typed, isTouched: true, marked: undefined }))
  }
  const uses = ({ key, altKey }: KeyboardEvent): boolean => {
    const { editing, matches } = latest.current
    const step = LIST_KEYS[key]
    if (editing.mode === 'move') return false
    if (key === 'Enter' && altKey && asked.as === 'prose') {
      breakLine(field.current)
      onInput()
      return true
    }
    if (step === undefined || altKey || matches.length === 0) return false
    const at = takenAt(editing, matches)
    mark(at === -1 && step < 0 ? matches.length - 1 : (at + step + matches.length) % matches.length)
    return true
  }
  const focus = (): void => field.current?.focus({ preventScroll: true })
  useImperativeHandle(handle, () => ({
    mode: () => latest.current.editing.mode,
    take: () => {
      const { editing, matches } = latest.current
      if (editing.mode !== 'move') setEditing(AT_REST)
      return typedOf(editing, matches)
    },
    typed: () => typedOf(latest.current.editing, latest.current.matches),
    edit,
    cancel: () => setEditing(AT_REST),
    uses,
    focus,
  }))
  return { field, list, mode: editing.mode, marked: takenAt(editing, matches), isChoice, matches, mark, onInput }
}
