import { Button, Flex, Text } from '@chakra-ui/react'
import { Download, FolderInput, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { messages } from '../ui/messages.ts'
import { toastError } from '../ui/toast-error.ts'
import { fileRequest } from './file-request.ts'
import { saveZip, type ZipEntry } from './save-zip.ts'
import { filesIn } from './pick-tree.ts'
import { countOf } from './selection.ts'
import type { CaseFile } from './case-file.ts'
import { openFile } from './use-case-files.ts'

interface Props {
  /** Where the files are downloaded from; undefined where there is no case yet. */
  caseUuid: string | undefined
  nodes: readonly CaseFile[]
  chosen: ReadonlySet<string>
  mayEdit: boolean
  clear: () => void
  /** Undefined where there are no folders. */
  move: (() => void) | undefined
  remove: () => void
}

/** Downloads files: one as it is, several as a zip. */
function useDownload(caseUuid: string, nodes: readonly CaseFile[]) {
  const [isBusy, setIsBusy] = useState(false)
  const download = async (files: readonly CaseFile[]): Promise<void> => {
    const [first, ...others] = files
    setIsBusy(true)
    if (first && others.length === 0) await openFile(caseUuid, first)
    else
      await saveZip(
        ZIP_NAME,
        files.map((file) => zipEntryOf(caseUuid, nodes, file)),
      ).catch(toastError)
    setIsBusy(false)
  }
  return { isBusy, download }
}
const ZIP_NAME = 'Case documents.zip'
/** The names of the folders that a file is in, the outermost first. */
function foldersOf(nodes: readonly CaseFile[], { parent }: CaseFile): string[] {
  const folder = parent === null ? undefined : nodes.find(({ id }) => id === parent)
  return folder ? [...foldersOf(nodes, folder), folder.name ?? ''] : []
}
/** A document in a zip, in its folders. */
const zipEntryOf = (caseUuid: string, nodes: readonly CaseFile[], file: CaseFile): ZipEntry => ({
  folders: foldersOf(nodes, file),
  name: file.name ?? '',
  fetch: () => fileRequest(`client/case/${caseUuid}/file/${file.uuid ?? ''}`, messages.failedToOpenFile),
})

interface DownloadProps {
  caseUuid: string
  nodes: readonly CaseFile[]
  rows: readonly CaseFile[]
}
/** Downloads the files among some rows; a folder stands for all files in it. */
function DownloadButton({ caseUuid, nodes, rows }: DownloadProps) {
  const { isBusy, download } = useDownload(caseUuid, nodes)
  const uuids = new Set(rows.flatMap((row) => filesIn(nodes, row)))
  const files = nodes.filter(({ uuid, isFile }) => isFile && uuid !== null && uuids.has(uuid))
  return (
    <Button
      loading={isBusy}
      loadingText="Downloading"
      disabled={files.length === 0}
      onClick={() => void download(files)}
    >
      <Download aria-hidden />
      Download
    </Button>
  )
}

/** What can be done with the chosen files and folders; it takes the place of the toolbar. */
export function SelectionBar({ caseUuid, nodes, chosen, mayEdit, clear, move, remove }: Props) {
  const rows = nodes.filter(({ id }) => chosen.has(id))
  return (
    <Flex role="group" aria-label="Chosen documents" gap="2" align="center" mb="3" wrap="wrap">
      {caseUuid !== undefined && <DownloadButton caseUuid={caseUuid} nodes={nodes} rows={rows} />}
      {mayEdit && move && (
        <Button type="button" onClick={move}>
          <FolderInput aria-hidden />
          Move to…
        </Button>
      )}
      {mayEdit && (
        <Button type="button" onClick={remove}>
          <Trash2 aria-hidden />
          Remove
        </Button>
      )}
      <Text role="status" textStyle="sm" color="muted">{`${countOf(rows)} chosen`}</Text>
      <IconButton type="button" name="Choose none" icon={X} onClick={clear} />
    </Flex>
  )
}
