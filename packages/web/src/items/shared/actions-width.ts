import { countOpen } from './comments/comment.ts'
import type { RowHandlers } from './row-handlers.ts'
import type { AnyTab } from './tab-definition.ts'
import type { AnyRow } from './item-row.ts'

/** The text of the link from a row to the item through which it is changed. */
export const parentLabel = ({ name }: { name: string }): string => `Its ${name}`

/** Whether a row shows the button of its documents: where none can be attached, only if it has any. */
export const hasFilesButton = ({ files }: AnyRow, { change }: RowHandlers): boolean =>
  files != null && (change !== undefined || files.length > 0)

/** The width of a number beside an icon, as a CSS length. */
const countWidth = (count: number): string[] => (count > 0 ? ['16px', `${String(count).length}ch`] : [])

const sumOf = (widths: readonly string[]): string => `calc(${widths.join(' + ')})`

/**
 * The widths at the end of the long text of a row, as CSS lengths: of what is always shown there, which the text makes
 * room for, and of all its buttons.
 */
export function actionsWidths(
  tab: Pick<AnyTab, 'parentOf'>,
  row: AnyRow,
  handlers: RowHandlers,
): { shown: string; all: string } {
  const parent = tab.parentOf?.(row)
  // A letter is narrower than the digit that `ch` measures, so the text always fits.
  if (parent) {
    const width = `${parentLabel(parent).length}ch`
    return { shown: width, all: width }
  }
  const documents = row.files?.length ?? 0
  const comments = ['36px', ...countWidth(countOpen(row.comments))]
  const menu = handlers.change ? ['60px'] : []
  const files = hasFilesButton(row, handlers) ? ['34px', ...countWidth(documents)] : []
  const all = sumOf([...comments, ...menu, ...files])
  // The documents come first: what is shown of them keeps the place of every button after them.
  if (documents > 0) return { shown: all, all }
  return { shown: countOpen(row.comments) > 0 ? sumOf(comments) : '0px', all }
}
