import { Button, Flex, Text } from '@chakra-ui/react'
import { Download, FolderInput, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { filesIn } from './pick-tree.ts'
import { countOf } from './selection.ts'
import type { CaseFile } from './send-file.ts'
import { openFile } from './use-case-files.ts'

interface Props {
  caseUuid: string
  nodes: readonly CaseFile[]
  chosen: ReadonlySet<string>
  mayEdit: boolean
  clear: () => void
  move: () => void
  remove: () => void
}

/** Downloads files one after the other; says how many have been. */
function useDownloads(caseUuid: string) {
  const [progress, setProgress] = useState<string>()
  const download = async (files: readonly CaseFile[]): Promise<void> => {
    for (const [i, file] of files.entries()) {
      setProgress(`Downloading ${i + 1} of ${files.length}`)
      await openFile(caseUuid, file)
    }
    setProgress(undefined)
  }
  return { progress, download }
}

/** What can be done with the chosen files and folders; it takes the place of the toolbar. */
export function SelectionBar({ caseUuid, nodes, chosen, mayEdit, clear, move, remove }: Props) {
  const { progress, download } = useDownloads(caseUuid),
    rows = nodes.filter(({ id }) => chosen.has(id))
  // A folder stands for all files in it.
  const uuids = new Set(rows.flatMap((row) => filesIn(nodes, row))),
    files = nodes.filter(({ uuid, isFile }) => isFile && uuid !== null && uuids.has(uuid))
  return (
    <Flex role="group" aria-label="Chosen documents" gap="2" align="center" mb="3" wrap="wrap">
      <Button
        loading={progress !== undefined}
        loadingText={progress}
        disabled={files.length === 0}
        onClick={() => void download(files)}
      >
        <Download aria-hidden />
        Download
      </Button>
      {mayEdit && (
        <>
          <Button onClick={move}>
            <FolderInput aria-hidden />
            Move to…
          </Button>
          <Button onClick={remove}>
            <Trash2 aria-hidden />
            Remove
          </Button>
        </>
      )}
      <Text role="status" textStyle="sm" color="muted">{`${countOf(rows)} chosen`}</Text>
      <IconButton name="Choose none" icon={X} onClick={clear} />
    </Flex>
  )
}
