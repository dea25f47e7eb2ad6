import { Button, Flex, Text } from '@chakra-ui/react'
import { FolderPlus } from 'lucide-react'
import { useId } from 'react'
import { AddFilesButton, FILES_HINT } from './AddFilesButton.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import type { CaseFile } from './case-file.ts'
import type { ManagerState } from './use-file-manager.ts'

interface ToolbarProps {
  label: string
  addFiles: (files: File[]) => void
  addFolder: (() => void) | undefined
}
function Toolbar({ label, addFiles, addFolder }: ToolbarProps) {
  const hint = useId()
  return (
    <Flex gap="2" align="center" mb="3" wrap="wrap">
      <AddFilesButton label={label} hint={hint} onFiles={addFiles} />
      {addFolder && (
        <Button type="button" onClick={addFolder}>
          <FolderPlus aria-hidden />
          New folder
        </Button>
      )}
      <Text id={hint} textStyle="xs" color="muted">
        {FILES_HINT}. Or drop them here.
      </Text>
    </Flex>
  )
}

interface BarProps {
  /** Absent where there is no case yet. */
  caseUuid?: string
  manager: ManagerState
  nodes: readonly CaseFile[]
  /** What the button that adds files says. */
  addLabel?: string
}

/** What stands above the tree: what can be done with the chosen files, or what adds files. */
export function ManagerBar({ caseUuid, manager, nodes, addLabel = 'Upload files' }: BarProps) {
  const {
    selection: { chosen, choose },
    actions: { mayEdit, addFiles },
    hasFolders,
    withRow,
    openDialog,
  } = manager
  const [first] = chosen
  if (first !== undefined)
    return (
      <SelectionBar
        caseUuid={caseUuid}
        nodes={nodes}
        chosen={chosen}
        mayEdit={mayEdit}
        clear={() => choose(new Set())}
        move={hasFolders ? () => openDialog({ kind: 'move', files: withRow(first) }) : undefined}
        remove={() => manager.remove(withRow(first))}
      />
    )
  const addFolder = (): void => openDialog({ kind: 'folder', parent: null })
  return (
    mayEdit && (
      <Toolbar
        label={addLabel}
        addFiles={(files) => addFiles(null, files)}
        addFolder={hasFolders ? addFolder : undefined}
      />
    )
  )
}
