import { Button, Flex, Text } from '@chakra-ui/react'
import { FolderPlus } from 'lucide-react'
import { useId } from 'react'
import { AddFilesButton, FILES_HINT } from './AddFilesButton.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import type { CaseFile } from './send-file.ts'
import { addFiles } from './upload-queue.ts'
import type { ManagerState } from './use-file-manager.ts'

function Toolbar({ caseUuid, addFolder }: { caseUuid: string; addFolder: () => void }) {
  const hint = useId()
  return (
    <Flex gap="2" align="center" mb="3" wrap="wrap">
      <AddFilesButton label="Upload files" hint={hint} onFiles={(files) => addFiles(caseUuid, null, files)} />
      <Button onClick={addFolder}>
        <FolderPlus aria-hidden />
        New folder
      </Button>
      <Text id={hint} textStyle="xs" color="muted">
        {FILES_HINT}. Or drop them here.
      </Text>
    </Flex>
  )
}

interface BarProps {
  caseUuid: string
  mayEdit: boolean
  manager: ManagerState
  nodes: readonly CaseFile[]
}

/** What stands above the tree: what can be done with the chosen files, or what adds files. */
export function ManagerBar({ caseUuid, mayEdit, manager, nodes }: BarProps) {
  const {
      selection: { chosen, choose },
      withRow,
      openDialog,
    } = manager,
    [first] = chosen
  if (first !== undefined)
    return (
      <SelectionBar
        caseUuid={caseUuid}
        nodes={nodes}
        chosen={chosen}
        mayEdit={mayEdit}
        clear={() => choose(new Set())}
        move={() => openDialog({ kind: 'move', files: withRow(first) })}
        remove={() => manager.remove(withRow(first))}
      />
    )
  return mayEdit && <Toolbar caseUuid={caseUuid} addFolder={() => openDialog({ kind: 'folder', parent: null })} />
}
