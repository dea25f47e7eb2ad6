import { Button, Flex, Skeleton, Text } from '@chakra-ui/react'
import { FolderPlus } from 'lucide-react'
import { useId, useRef, type RefObject } from 'react'
import { delayedFadeIn } from '../ui/delayed-fade-in.ts'
import { DialogFrame } from '../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../ui/overlay/OverlayRoot.tsx'
import { readError } from '../ui/read-error.ts'
import { AddFilesButton, FILES_HINT } from './AddFilesButton.tsx'
import { FileDialogs } from './FileDialogs.tsx'
import { FileMenu } from './FileMenu.tsx'
import { FileTree } from './FileTree.tsx'
import { UploadList } from './UploadList.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useCaseFiles } from './use-case-files.ts'
import { useFileManager } from './use-file-manager.ts'
import { addFiles, useUploads } from './upload-queue.ts'

/** The body of the file manager: toolbar, upload queue, and the file tree or the error that replaces it. */
function ManagerBody({
  caseUuid,
  mayEdit,
  container,
}: {
  caseUuid: string
  mayEdit: boolean
  container: RefObject<HTMLElement | null>
}) {
  const dropZone = useRef<HTMLDivElement>(null)
  const { nodes, error, retry, commands } = useCaseFiles(caseUuid),
    uploads = useUploads(caseUuid)
  const manager = useFileManager(caseUuid, commands, mayEdit),
    isDragOver = useDroppedFiles(dropZone, mayEdit, (files) => addFiles(caseUuid, null, files))
  return (
    <Flex
      ref={dropZone}
      direction="column"
      minH="72"
      borderRadius="l2"
      outline={isDragOver ? '2px dashed' : undefined}
      outlineColor="accent"
      outlineOffset="4px"
    >
      {mayEdit && (
        <Toolbar caseUuid={caseUuid} addFolder={() => manager.openDialog({ kind: 'folder', parent: null })} />
      )}
      <UploadList uploads={uploads} />
      {nodes && nodes.length > 0 && (
        <FileTree
          nodes={nodes}
          collapsed={manager.collapsed}
          setExpanded={manager.setExpanded}
          menuRowId={manager.menuRowId}
          actions={manager.actions}
          rename={(file) => manager.openDialog({ kind: 'rename', file })}
          remove={commands.remove}
          undo={commands.undo}
        />
      )}
      {(!nodes || nodes.length === 0) && (
        <NoFiles isLoaded={nodes !== undefined} mayEdit={mayEdit} error={error} retry={retry} />
      )}
      {nodes && (
        <>
          <FileMenu
            manager={manager}
            remove={commands.remove}
            caseUuid={caseUuid}
            mayEdit={mayEdit}
            container={container}
          />
          <FileDialogs manager={manager} commands={commands} nodes={nodes} />
        </>
      )}
    </Flex>
  )
}

interface NoFilesProps {
  isLoaded: boolean
  mayEdit: boolean
  error: unknown
  retry: () => void
}

/** Stands in for the tree: the case has no documents, or they are loading, or could not be loaded. */
function NoFiles({ isLoaded, mayEdit, error, retry }: NoFilesProps) {
  if (isLoaded)
    return (
      <Text color="muted" textAlign="center" py="12">
        {mayEdit ? 'No documents yet. Upload files, or drop them here.' : 'This case has no documents.'}
      </Text>
    )
  if (!error) return <Skeleton height="32" css={delayedFadeIn} />
  return (
    <Flex role="alert" direction="column" align="center" gap="3" py="12">
      <Text color="muted">{`The documents could not be loaded. ${readError(error).message}`}</Text>
      <Button onClick={retry}>Try again</Button>
    </Flex>
  )
}

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

/** The dialog that manages the documents of a case: upload, file into folders, move by drag or by menu, rename, remove. */
export function FileManager({
  open,
  close,
  ...rest
}: {
  caseUuid: string
  mayEdit: boolean
  open: boolean
  close: () => void
}) {
  const content = useRef<HTMLDivElement>(null)
  return (
    <DialogRoot open={open} close={close} size="xl" scrollBehavior="inside" closeOnInteractOutside={false}>
      <DialogFrame title="Case Documents" content={content} body={{ pb: '5' }}>
        <ManagerBody {...rest} container={content} />
      </DialogFrame>
    </DialogRoot>
  )
}
