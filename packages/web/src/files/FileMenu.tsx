import { Menu, VisuallyHidden } from '@chakra-ui/react'
import { ACCEPTED_FILE_TYPES } from '@costdraft/schema/files/file-types.ts'
import { useRef, type RefObject } from 'react'
import { RowMenu } from '../ui/table/RowMenu.tsx'
import type { CaseFile } from './send-file.ts'
import { addFiles } from './upload-queue.ts'
import { openFile } from './use-case-files.ts'
import type { FileDialog, ManagerState } from './use-file-manager.ts'

interface Props {
  manager: ManagerState
  remove: (file: CaseFile) => void
  caseUuid: string
  mayEdit: boolean
  container: RefObject<HTMLElement | null>
}

/** The context menu shared by all rows of the file tree. */
export function FileMenu({
  manager: {
    menu: { opened, open, setOpen },
    openDialog,
  },
  remove,
  caseUuid,
  mayEdit,
  container,
}: Props) {
  const input = useRef<HTMLInputElement>(null),
    pendingDialog = useRef<FileDialog>(undefined),
    row = opened?.row
  const folder = row?.isFile ? row.parent : (row?.id ?? null)
  // A dialog opens only after the menu has closed: see `closed` of RowMenu.
  const openPendingDialog = (): void => {
    const dialog = pendingDialog.current
    pendingDialog.current = undefined
    if (dialog) openDialog(dialog)
  }
  return (
    <>
      <VisuallyHidden asChild>
        <input
          ref={input}
          type="file"
          multiple
          accept={ACCEPTED_FILE_TYPES}
          aria-label="Document files for this folder"
          tabIndex={-1}
          onChange={({ target }) => {
            addFiles(caseUuid, folder, [...(target.files ?? [])])
            target.value = ''
          }}
        />
      </VisuallyHidden>
      {row && (
        <RowMenu
          open={open}
          setOpen={setOpen}
          triggerId={opened.triggerId}
          point={opened.point}
          container={container}
          closed={openPendingDialog}
          name={`Actions for ${row.name ?? ''}`}
        >
          <FileMenuItems
            row={row}
            mayEdit={mayEdit}
            download={() => void openFile(caseUuid, row)}
            chooseFiles={() => input.current?.click()}
            requestDialog={(dialog) => {
              pendingDialog.current = dialog
            }}
            remove={remove}
          />
        </RowMenu>
      )}
    </>
  )
}

interface ItemsProps {
  row: CaseFile
  mayEdit: boolean
  download: () => void
  chooseFiles: () => void
  requestDialog: (dialog: FileDialog) => void
  remove: (file: CaseFile) => void
}

const FileMenuItems = ({ row, mayEdit, download, chooseFiles, requestDialog, remove }: ItemsProps) => (
  <>
    {row.isFile && (
      <Menu.Item value="download" onSelect={download}>
        Download
      </Menu.Item>
    )}
    {mayEdit && !row.isFile && (
      <>
        <Menu.Item value="upload" onSelect={chooseFiles}>
          Upload files here
        </Menu.Item>
        <Menu.Item value="folder" onSelect={() => requestDialog({ kind: 'folder', parent: row.id })}>
          New folder here
        </Menu.Item>
      </>
    )}
    {mayEdit && (
      <>
        <Menu.Separator />
        <Menu.Item value="rename" onSelect={() => requestDialog({ kind: 'rename', file: row })}>
          Rename
        </Menu.Item>
        <Menu.Item value="move" onSelect={() => requestDialog({ kind: 'move', file: row })}>
          Move to…
        </Menu.Item>
        <Menu.Item value="remove" onSelect={() => remove(row)}>
          Remove
        </Menu.Item>
      </>
    )}
  </>
)
