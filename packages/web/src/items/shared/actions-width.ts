import { countOpen } from './comments/comment.ts'
import type { RowHandlers } from './row-handlers.ts'
import type { AnyTab } from './tab-definition.ts'
import type { AnyRow } from './item-row.ts'

/** The text of the link from a row to the item through which it is changed. */
export const parentLabel = ({ name }: { name: string }): string => `Its ${name}`

/** Whether a row shows the button of its documents: where none can be attached, only if it has any. */
export const hasFilesButton = ({ files }: AnyRow, { change }: RowHandlers): boolean =>
  files != null && (change !== undefined || files.length > 0)

/** A button, and the space before those that belong together. */
const BUTTON = 24
const GAP = 2
/** No letter of the table is wider on average. */
const LETTER = 8

/** What a number beside an icon adds to its button. */
const countWidth = (count: number): number => (count > 0 ? 2 + LETTER * String(count).length : 0)

/** The pixels that the buttons of a row take at the end of its long text, which keeps them free. */
export function actionsWidth(tab: Pick<AnyTab, 'parentOf'>, row: AnyRow, handlers: RowHandlers): number {
  const parent = tab.parentOf?.(row)
  if (parent) return GAP + LETTER * parentLabel(parent).length
  const comments = GAP + BUTTON + countWidth(countOpen(row.comments))
  const menu = handlers.change ? GAP + 2 * BUTTON : 0
  const files = hasFilesButton(row, handlers) ? GAP + BUTTON + countWidth(row.files?.length ?? 0) : 0
  return comments + menu + files
}
