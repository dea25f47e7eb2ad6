import { Flex, Link as StyledLink } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { IconButton } from '../../ui/IconButton.tsx'
import { CommentsButton } from './comments/CommentsButton.tsx'
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

/** Width of the column of actions. */
export const actionsWidth = ({ change }: RowHandlers): string => (change ? '116px' : '68px')

/** The action buttons of a row. Their space is reserved; they are visible while the row is hovered or focused. */
export function RowActions({ tab, row, tabIndex, handlers: { openComments, change } }: Props) {
  const name = tab.nameOf(row),
    parent = tab.parentOf?.(row)
  if (parent) return <ParentLink {...parent} tabIndex={tabIndex} />
  return (
    <Flex justify="flex-end" gap="0.5">
      <CommentsButton name={name} comments={row.comments} tabIndex={tabIndex} onClick={() => openComments(row)} />
      {change && (
        <Flex data-row-menu gap="0.5">
          <IconButton name={`Edit ${name}`} icon={Pencil} tabIndex={tabIndex} onClick={() => change.edit(row)} />
          <IconButton name={`Delete ${name}`} icon={Trash2} tabIndex={tabIndex} onClick={() => change.remove(row)} />
        </Flex>
      )}
    </Flex>
  )
}

/** Leads to the item through which the row is changed. */
const ParentLink = ({ tab, name, uuid, tabIndex }: { tab: string; name: string; uuid: string; tabIndex: number }) => (
  <Flex justify="flex-end">
    <StyledLink asChild textStyle="sm">
      <Link to={`?${new URLSearchParams({ tab, [ITEM_PARAM]: uuid })}`} replace preventScrollReset tabIndex={tabIndex}>
        {`Its ${name}`}
      </Link>
    </StyledLink>
  </Flex>
)
