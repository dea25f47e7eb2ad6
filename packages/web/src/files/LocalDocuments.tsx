import { Box, Text } from '@chakra-ui/react'
import { useRef, type KeyboardEvent } from 'react'
import { FileDialogs } from './FileDialogs.tsx'
import { FileMenu } from './FileMenu.tsx'
import { FileTree } from './FileTree.tsx'
import type { LocalFile, RejectedFile } from './local-tree.ts'
import { ManagerBar } from './ManagerBar.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useFileManager } from './use-file-manager.ts'
import { useLocalFiles } from './use-local-files.ts'

const RejectedFiles = ({ files }: { files: readonly RejectedFile[] }) => (
  <Box role="alert" mt="3" textStyle="sm" color="danger.ink">
    {files.map(({ name, problem }) => (
      <Text key={name} overflowWrap="anywhere">{`${name}: ${problem}`}</Text>
    ))}
  </Box>
)

/**
 * Keeps the keys of the tree and of its dialogs from the form around them: Enter in a checkbox would submit the form,
 * and Ctrl+Enter in a dialog, which React passes on to where the dialog was opened, too.
 */
const keepFromForm = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'Enter') return
  const isWithin = event.currentTarget.contains(event.target as Node)
  if (!isWithin) event.stopPropagation()
  else if (event.target instanceof HTMLInputElement) event.preventDefault()
}

interface Props {
  nodes: readonly LocalFile[]
  set: (nodes: LocalFile[]) => void
  /** Whether the service takes the documents of a new case in folders. */
  hasFolders: boolean
}

/** The file manager over documents that are not in a case yet: filed by drag, by menu and by keyboard as there. */
export function LocalDocuments({ nodes, set, hasFolders }: Props) {
  const dropZone = useRef<HTMLDivElement>(null)
  const { commands, rejected, addFiles } = useLocalFiles(nodes, set)
  const manager = useFileManager({ nodes, commands, mayEdit: true, hasFolders, addFiles })
  const isOver = useDroppedFiles(dropZone, true, (files) => addFiles(null, files))
  return (
    <Box
      ref={dropZone}
      onKeyDown={keepFromForm}
      borderWidth="1px"
      borderStyle="dashed"
      borderColor={isOver ? 'accent' : 'strongLine'}
      bg={isOver ? 'accent.ground' : undefined}
      borderRadius="l2"
      px="4"
      pt="4"
      pb={nodes.length > 0 ? '2' : '1'}
    >
      <ManagerBar manager={manager} nodes={nodes} addLabel="Add documents" />
      {nodes.length > 0 && <FileTree nodes={nodes} manager={manager} undo={commands.undo} isStored={false} />}
      <FileMenu manager={manager} />
      <FileDialogs manager={manager} commands={commands} move={manager.move} nodes={nodes} />
      {rejected.length > 0 && <RejectedFiles files={rejected} />}
    </Box>
  )
}
