import { Link as StyledLink } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { IconButton } from '../../ui/IconButton.tsx'
import { CommentsButton } from './comments/CommentsButton.tsx'
import { countOpen } from './comments/comment.ts'
import type { AnyRow, AnyTab } from './tab-definition.ts'
import { ITEM_PARAM } from './use-linked-row.ts'

/** The actions of a row. `change` is undefined where the page is read-only. */
export interface RowHandlers {
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

/** The width that the buttons of a row take up at the end of its long text, as a CSS length. */
export function actionsWidth(tab: AnyTab, row: AnyRow, { change }: RowHandlers): string {
  const parent = tab.parentOf?.(row)
  // A letter is narrower than the digit that `ch` measures, so the text always fits.
  if (parent) return `${parentLabel(parent).length}ch`
  const open = countOpen(row.comments),
    buttons = change ? '96px' : '36px'
  return open > 0 ? `calc(${buttons} + 16px + ${String(open).length}ch)` : buttons
}

/** The buttons of a row. They are visible while the row is hovered or focused; the number of open comments is always. */
export function RowActions({ tab, row, tabIndex, handlers: { openComments, change } }: Props) {
  const name = tab.nameOf(row),
    parent = tab.parentOf?.(row)
  if (parent) return <ParentLink {...parent} tabIndex={tabIndex} />
  return (
    <>
      {change && (
        <span data-row-menu>
          <IconButton name={`Edit ${name}`} icon={Pencil} tabIndex={tabIndex} onClick={() => change.edit(row)} />
          <IconButton name={`Delete ${name}`} icon={Trash2} tabIndex={tabIndex} onClick={() => change.remove(row)} />
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
