import { Flex } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { CommentsButton } from './comments/CommentsButton.tsx'
import type { AnyRow } from './tab-definition.ts'

/** The actions of a row. `change` is undefined where the page is read-only. */
export interface RowHandlers {
  openComments: (row: AnyRow) => void
  change: { edit: (row: AnyRow) => void; remove: (row: AnyRow) => void } | undefined
}
interface Props {
  name: string
  row: AnyRow
  tabIndex: number
  handlers: RowHandlers
}

/** Width of the column of actions. */
export const actionsWidth = ({ change }: RowHandlers): string => (change ? '116px' : '68px')

/** The action buttons of a row. Their space is reserved; they are visible while the row is hovered or focused. */
export const RowActions = ({ name, row, tabIndex, handlers: { openComments, change } }: Props) => (
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
