import { Flex } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { CommentsButton } from './comments/CommentsButton.tsx'
import type { AnyRow } from './definition.ts'

/** What is done with a row: talking of it on every page, changing it where the page lets one. */
export interface RowDoing {
  talk: (row: AnyRow) => void
  change: { edit: (row: AnyRow) => void; remove: (row: AnyRow) => void } | undefined
}
interface Props {
  name: string
  row: AnyRow
  tabIndex: number
  doing: RowDoing
}

/** How wide their column is. */
export const actionsWidth = ({ change }: RowDoing): string => (change ? '116px' : '68px')

/** What can be done with a row. It keeps its place and is shown where the hand or the focus is. */
export const RowActions = ({ name, row, tabIndex, doing: { talk, change } }: Props) => (
  <Flex justify="flex-end" gap="0.5">
    <CommentsButton name={name} comments={row.comments} tabIndex={tabIndex} onClick={() => talk(row)} />
    {change && (
      <Flex data-row-menu gap="0.5">
        <IconButton name={`Edit ${name}`} icon={Pencil} tabIndex={tabIndex} onClick={() => change.edit(row)} />
        <IconButton name={`Delete ${name}`} icon={Trash2} tabIndex={tabIndex} onClick={() => change.remove(row)} />
      </Flex>
    )}
  </Flex>
)
