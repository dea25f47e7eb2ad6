import { Button, CloseButton, Dialog, Flex, Portal, Skeleton, Text } from '@chakra-ui/react'
import { FolderPlus } from 'lucide-react'
import { useId, useRef, type RefObject } from 'react'
import { delayedFadeIn } from '../ui/delayed-fade-in.ts'
import { readError } from '../ui/read-error.ts'
import { AddFilesButton, FILES_HINT } from './AddFilesButton.tsx'
import { FileDialogs } from './FileDialogs.tsx'
import { FileTree } from './FileTree.tsx'
import { UploadList } from './UploadList.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'
import { useFiles } from './use-files.ts'
import { useManager } from './use-manager.ts'
import { addFiles, useUploads } from './uploads.ts'

/** Everything within the manager: what is on its way, and the tree, or why there is none. */
function Manager({
  caseUuid,
  mayEdit,
  container,
}: {
  caseUuid: string
  mayEdit: boolean
  container: RefObject<HTMLElement | null>
}) {
  const hint = useId(),
    ground = useRef<HTMLDivElement>(null)
  const { nodes, error, again, arranging } = useFiles(caseUuid),
    uploads = useUploads(caseUuid)
  const manager = useManager(caseUuid, arranging, mayEdit),
    { doing, closed, toggle, opened, ask } = manager
  const over = useDroppedFiles(ground, mayEdit, (files) => addFiles(caseUuid, null, files))
  return (
    <Flex
      ref={ground}
      direction="column"
      minH="72"
      borderRadius="l2"
      outline={over ? '2px dashed' : undefined}
      outlineColor="accent"
      outlineOffset="4px"
    >
      {mayEdit && (
        <Flex gap="2" align="center" mb="3" wrap="wrap">
          <AddFilesButton label="Upload files" hint={hint} onFiles={(files) => addFiles(caseUuid, null, files)} />
          <Button onClick={() => ask({ kind: 'folder', parent: null })}>
            <FolderPlus aria-hidden />
            New folder
          </Button>
          <Text id={hint} textStyle="xs" color="muted">
            {FILES_HINT}. Or drop them here.
          </Text>
        </Flex>
      )}
      <UploadList uploads={uploads} />
      {nodes && nodes.length > 0 && (
        <FileTree
          nodes={nodes}
          closed={closed}
          toggle={toggle}
          menuOf={opened}
          doing={doing}
          rename={(file) => ask({ kind: 'rename', file })}
          remove={arranging.remove}
          undo={arranging.undo}
        />
      )}
      {nodes?.length === 0 && (
        <Text color="muted" textAlign="center" py="12">
          {mayEdit ? 'No documents yet. Upload files, or drop them here.' : 'This case has no documents.'}
        </Text>
      )}
      {!nodes && !error && <Skeleton height="32" css={delayedFadeIn} />}
      {!nodes && error && (
        <Flex role="alert" direction="column" align="center" gap="3" py="12">
          <Text color="muted">{`The documents could not be loaded. ${readError(error).message}`}</Text>
          <Button onClick={again}>Try again</Button>
        </Flex>
      )}
      {nodes && (
        <FileDialogs
          manager={manager}
          arranging={arranging}
          nodes={nodes}
          caseUuid={caseUuid}
          mayEdit={mayEdit}
          container={container}
        />
      )}
    </Flex>
  )
}

/** The documents of a case: filed in folders, added from the desktop, moved by hand or by their menus, and taken away. */
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
    <Dialog.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) close()
      }}
      size="xl"
      scrollBehavior="inside"
      closeOnInteractOutside={false}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content ref={content}>
            <Dialog.Header>
              <Dialog.Title>Case Documents</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="5">
              <Manager {...rest} container={content} />
            </Dialog.Body>
            <Dialog.CloseTrigger asChild>
              <CloseButton size="xs" aria-label="Close" variant="ghost" />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}
