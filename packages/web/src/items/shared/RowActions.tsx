import { Flex } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '../../ui/IconButton.tsx'

interface Props { name: string; tabIndex: number; edit: () => void; remove: () => void }

/** What can be done with a row. It keeps its place and is shown where the hand or the focus is. */
export const RowActions = ({ name, tabIndex, edit, remove }: Props) => (
  <Flex data-row-menu justify="flex-end" gap="0.5">
    <IconButton name={`Edit ${name}`} icon={Pencil} tabIndex={tabIndex} onClick={edit} />
    <IconButton name={`Delete ${name}`} icon={Trash2} tabIndex={tabIndex} onClick={remove} />
  </Flex>
)
