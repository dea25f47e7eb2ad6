import { Link as StyledLink } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'

import { CommentsButton } from './comments/CommentsButton.tsx'
import { countOpen } from './comments/comment.ts'
import { FilesButton } from './files/FilesButton.tsx'
import { RowButton } from './RowButton.tsx'
import type { AnyRow, AnyTab } from './tab-definition.ts'
import { ITEM_PARAM } from './use-linked-row.ts'

/** The actions of a row. `change` is undefined where the page is read-only. */
export interface RowHandlers {
  openFiles: (row: AnyRow) => void
  openComments: (row: AnyRow) => void
  change: { edit: (row: AnyRow) => void; remove: (row: AnyRow) => void } | undefined
}
interface Props {
  tab: AnyTab
  row: AnyRow
  tabIndex: number
  handlers: RowHandlers
}

const parentLabel = ({ name }: { name: string }): string => `Its ${name}`

/** Whether a row shows the button of its documents: where none can be attached, only if it has any. */
const hasFilesButton = ({ files }: AnyRow, { change }: RowHandlers): boolean =>
  files != null && (change !== undefined || files.length > 0)

/** The width of a number beside an icon, as a CSS length. */
const countWidth = (count: number): string[] => (count > 0 ? ['16px', `${String(count).length}ch`] : [])

const sumOf = (widths: readonly string[]): string => `calc(${['0px', ...widths].join(' + ')})`

/**
 * The widths at the end of the long text of a row, as CSS lengths: of what is always shown there, which the text makes room for, and of all
 * its buttons.
 */
export function actionsWidths(tab: AnyTab, row: AnyRow, handlers: RowHandlers): { shown: string; all: string } {
  const parent = tab.parentOf?.(row)
  // A letter is narrower than the digit that `ch` measures, so the text always fits.
  if (parent) {
    const width = `${parentLabel(parent).length}ch`
    return { shown: width, all: width }
  }
  const documents = row.files?.length ?? 0,
    open = countOpen(row.comments),
    counts = [...countWidth(documents), ...countWidth(open)]
  const shownButtons = [documents, open].filter((count) => count > 0).map(() => '34px'),
    allButtons = [handlers.change ? '96px' : '36px', ...(hasFilesButton(row, handlers) ? ['34px'] : [])]
  return {
    // Between the two counts lie the buttons of the menu.
    shown:
      counts.length === 4 || (documents > 0 && handlers.change)
        ? sumOf([...allButtons, ...counts])
        : sumOf([...shownButtons, ...counts]),
    all: sumOf([...allButtons, ...counts]),
  }
}

/** The buttons of a row. They are visible while the row is hovered or focused; the numbers of documents and of open comments are always. */
export function RowActions({ tab, row, tabIndex, handlers }: Props) {
  const { openFiles, openComments, change } = handlers,
    name = tab.nameOf(row),
    parent = tab.parentOf?.(row)
  if (parent) return <ParentLink {...parent} tabIndex={tabIndex} />
  return (
    <>
      {hasFilesButton(row, handlers) && (
        <FilesButton name={name} count={row.files?.length ?? 0} tabIndex={tabIndex} onClick={() => openFiles(row)} />
      )}
      {change && (
        <span data-row-menu>
          <RowButton name={`Edit ${name}`} icon={Pencil} tabIndex={tabIndex} onClick={() => change.edit(row)} />
          <RowButton name={`Delete ${name}`} icon={Trash2} tabIndex={tabIndex} onClick={() => change.remove(row)} />
        </span>
      )}
      <CommentsButton name={name} comments={row.comments} tabIndex={tabIndex} onClick={() => openComments(row)} />
    </>
  )
}

/** Leads to the item through which the row is changed. */
const ParentLink = ({
  tab,
  uuid,
  tabIndex,
  ...parent
}: {
  tab: string
  name: string
  uuid: string
  tabIndex: number
}) => (
  <span>
    <StyledLink asChild textStyle="sm">
      <Link to={`?${new URLSearchParams({ tab, [ITEM_PARAM]: uuid })}`} replace preventScrollReset tabIndex={tabIndex}>
        {parentLabel(parent)}
      </Link>
    </StyledLink>
  </span>
)
