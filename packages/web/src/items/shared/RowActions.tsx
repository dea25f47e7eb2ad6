import { Link as StyledLink } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'

import { hasFilesButton, parentLabel } from './actions-width.ts'
import { CommentsButton } from './comments/CommentsButton.tsx'
import { FilesButton } from './files/FilesButton.tsx'
import type { RowHandlers } from './row-handlers.ts'
import { RowButton } from './RowButton.tsx'
import type { AnyTab } from './tab-definition.ts'
import type { AnyRow } from './item-row.ts'
import { ITEM_PARAM } from '../../navigation/link-params.ts'

interface Props {
  tab: AnyTab
  row: AnyRow
  tabIndex: number
  handlers: RowHandlers
}

/**
 * The buttons of a row. They are visible while the row is hovered or focused; the numbers of documents and of open
 * comments are always.
 */
export function RowActions({ tab, row, tabIndex, handlers }: Props) {
  const { openFiles, openComments, change } = handlers
  const name = tab.nameOf(row)
  const parent = tab.parentOf?.(row)
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
