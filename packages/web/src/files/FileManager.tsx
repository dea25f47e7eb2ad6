import { Flex } from '@chakra-ui/react'
import { useCallback, useEffect, useMemo, useRef, type RefObject } from 'react'
import { DialogFrame } from '../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../ui/overlay/OverlayRoot.tsx'
import { FileDialogs } from './FileDialogs.tsx'
import { FileMenu } from './FileMenu.tsx'
import { FileTree } from './FileTree.tsx'
import { ManagerBar } from './ManagerBar.tsx'
import { NoFiles } from './NoFiles.tsx'
import { filesInOrder } from './preview/preview-order.ts'
import { usePreview } from './preview/use-preview.tsx'
import type { CaseFile } from './case-file.ts'
import { UploadList } from './UploadList.tsx'
import { useDroppedFiles } from './use-dropped-files.ts'
import { openFile, useCaseFiles } from './use-case-files.ts'
import { useFileManager } from './use-file-manager.ts'
import type { FileSelection } from './use-file-selection.ts'
import { addFiles, useUploads } from './upload-queue.ts'

const NO_FILES: readonly CaseFile[] = []

interface BodyProps {
  caseUuid: string
  mayEdit: boolean
  container: RefObject<HTMLElement | null>
  /** Sets what Escape does instead of closing the dialog. */
  setEscape: (run: (() => void) | undefined) => void
}

/**
 * Lets Escape drop the choice, and focuses the tree where what had the focus is gone with it, such as a button of what
 * was chosen.
 */
function useEndOfChoice(
  tree: RefObject<HTMLElement | null>,
  { chosen, choose }: FileSelection,
  setEscape: BodyProps['setEscape'],
): void {
  const before = useRef(0)
  useEffect(() => {
    const isOver = chosen.size === 0 && before.current > 0
    before.current = chosen.size
    setEscape(chosen.size > 0 ? () => choose(new Set()) : undefined)
    if (!isOver || document.activeElement !== document.body) return
    const first = (selector: string) => tree.current?.querySelector<HTMLElement>(selector)
    // Where the tree is empty now, the button that adds files.
    const target = first('tr[tabindex="0"]') ?? first('button')
    target?.focus()
  }, [tree, chosen, choose, setEscape])
}

/** The body of the file manager: toolbar, upload queue, and the file tree or the error that replaces it. */
function ManagerBody({ caseUuid, mayEdit, container, setEscape }: BodyProps) {
  const dropZone = useRef<HTMLDivElement>(null)
  const { nodes, error, retry, commands } = useCaseFiles(caseUuid)
  const uploads = useUploads(caseUuid)
  const { show, preview } = usePreview(
    caseUuid,
    useMemo(() => filesInOrder(nodes ?? []), [nodes]),
  )
  const add = (folder: string | null, files: readonly File[]): void => addFiles(caseUuid, folder, files)
  const manager = useFileManager({ nodes, commands, mayEdit, show, addFiles: add })
  const isDragOver = useDroppedFiles(dropZone, mayEdit, (files) => add(null, files))
  useEndOfChoice(dropZone, manager.selection, setEscape)
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
      <ManagerBar caseUuid={caseUuid} manager={manager} nodes={nodes ?? NO_FILES} />
      <UploadList uploads={uploads} />
      {nodes && nodes.length > 0 ? (
        <FileTree nodes={nodes} manager={manager} undo={commands.undo} />
      ) : (
        <NoFiles
          text={mayEdit ? 'No documents yet. Upload files, or drop them here.' : 'This case has no documents.'}
          isLoaded={nodes !== undefined}
          error={error}
          retry={retry}
        />
      )}
      {nodes && (
        <>
          <FileMenu
            manager={manager}
            stored={{ show, download: (file) => void openFile(caseUuid, file) }}
            container={container}
          />
          {preview}
          <FileDialogs manager={manager} commands={commands} move={manager.move} nodes={nodes} />
        </>
      )}
    </Flex>
  )
}

/**
 * The dialog that manages the documents of a case: upload, file into folders, move by drag or by menu, rename, remove.
 */
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
  const escape = useRef<() => void>(undefined)
  const setEscape = useCallback((run: (() => void) | undefined): void => {
    escape.current = run
  }, [])
  return (
    <DialogRoot
      open={open}
      close={close}
      size="xl"
      scrollBehavior="inside"
      closeOnInteractOutside={false}
      onEscapeKeyDown={(event) => {
        if (!escape.current) return
        event.preventDefault()
        escape.current()
      }}
    >
      <DialogFrame title="Case Documents" content={content} body={{ pb: '5' }}>
        <ManagerBody {...rest} container={content} setEscape={setEscape} />
      </DialogFrame>
    </DialogRoot>
  )
}
