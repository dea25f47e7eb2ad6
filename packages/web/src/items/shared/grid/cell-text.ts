import { valueOfNew, type Draft } from '@costdraft/schema/field.ts'
import type { DateContext } from '@costdraft/schema/notation/read-date.ts'
import { IsoDate } from '@costdraft/schema/structs.ts'
import { vatExempt } from '@costdraft/schema/items/vat-exempt.ts'
import { displayValue, optionsOf, type ControlSpec, type Option } from '../../../ui/form/controls.ts'
import { typedDate, typedHours, typedMoney } from '../../../ui/form/typed-text.ts'

const VAT: readonly Option[] = [
  { value: 'false', label: '20' },
  { value: 'true', label: '0' },
]

/** What can be chosen in a cell; none where text is typed. */
export const choicesOf = (asked: ControlSpec): readonly Option[] => (asked.as === 'vat' ? VAT : optionsOf(asked))

/** Whether a cell takes one of several choices. */
export const isChosen = ({ as }: ControlSpec): boolean => as === 'choice' || as === 'ref' || as === 'vat'

/** Whether the texts of a control stand at the end of their cells, as figures do. */
export const isEnd = ({ as }: ControlSpec): boolean => as === 'hours' || as === 'money' || as === 'vat'

/**
 * The text of the cell of a field: what is shown, what typing replaces, and what is copied. The VAT of a new row that
 * nobody has touched is that of its type.
 */
export const cellText = (asked: ControlSpec, values: Draft, name: string): string =>
  displayValue(asked, asked.as === 'vat' ? valueOfNew({ [name]: vatExempt }, name, values) : values[name])

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const initialsOf = (label: string): string =>
  wordsOf(label)
    .map(([first]) => first)
    .join('')

/** How well a choice answers what was typed, the best first; undefined where it does not. */
function rankOf(label: string, typed: string): number | undefined {
  const text = label.toLowerCase()
  const rank = [
    text === typed,
    // As in "Priya Shah (PS)".
    text.endsWith(`(${typed})`),
    text.startsWith(typed),
    initialsOf(label) === typed,
    wordsOf(label).some((word) => word.startsWith(typed)),
    text.includes(typed),
  ].indexOf(true)
  return rank === -1 ? undefined : rank
}

/**
 * The choices that answer what was typed, the best first: by name, by the beginning of a word, by initials. All of them
 * for no text.
 */
export function matchingChoices(choices: readonly Option[], text: string): readonly Option[] {
  const typed = text.trim().toLowerCase()
  const enabled = choices.filter(({ isDisabled, isGone }) => isDisabled !== true && isGone !== true)
  if (typed === '') return enabled
  return enabled
    .flatMap((option) => {
      const rank = rankOf(option.label, typed)
      return rank === undefined ? [] : [{ option, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ option }) => option)
}

/**
 * The choice that a text names: the only one that answers it best. Undefined where none or several do: it is not for us
 * to choose.
 */
export function namedChoice(choices: readonly Option[], text: string): Option | undefined {
  const [first, second] = matchingChoices(choices, text)
  const typed = text.trim().toLowerCase()
  if (!first || !second) return first
  return rankOf(first.label, typed) === rankOf(second.label, typed) ? undefined : first
}

/**
 * The form value of the text of a cell: dates, hours and amounts in any notation that the forms take, choices by what
 * names them. A text that names none stays, for validation to reject. `beside` gives a date without a year its year:
 * that of the row above, else today's.
 */
export function readCell(asked: ControlSpec, text: string, beside: DateContext): unknown {
  if (asked.as === 'date') return typedDate(text, beside)
  if (asked.as === 'hours') return typedHours(text)
  if (asked.as === 'money') return typedMoney(text.trim())
  // An emptied cell goes back to what the row starts with.
  if (asked.as === 'vat') return text.trim() === '' ? '' : namedChoice(VAT, text.replace('%', ''))?.value === 'true'
  if (asked.as !== 'choice' && asked.as !== 'ref') return text
  return text.trim() === '' ? '' : (namedChoice(choicesOf(asked), text)?.value ?? text)
}

/** The cell of a field in a grid: `rows` are those of the grid, `at` is the place of its own among them. */
interface Place {
  rows: readonly { values: Draft }[]
  at: number
  /** `yyyy-mm-dd` */
  today: string
}

/** What a short date in a cell is read beside: the nearest row above that has a date, and today. */
export function besideCell({ as }: ControlSpec, name: string, { rows, at, today }: Place): DateContext {
  if (as !== 'date') return { today }
  for (let i = at - 1; i >= 0; i--) {
    const near = rows[i]?.values[name]
    if (IsoDate.is(near)) return { today, near }
  }
  return { today }
}

/** What was typed into a cell: text, or the choice that was marked. */
export type Typed = { text: string } | { value: string }

/** The form value of what was typed. */
export function readTyped(asked: ControlSpec, typed: Typed, beside: DateContext): unknown {
  if ('text' in typed) return readCell(asked, typed.text, beside)
  return asked.as === 'vat' ? typed.value === 'true' : typed.value
}
