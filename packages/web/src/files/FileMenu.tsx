import { Menu, VisuallyHidden } from '@chakra-ui/react'
import { ACCEPTED_FILE_TYPES } from '@costdraft/schema/files/file-types.ts'
import { useRef, type Ref, type RefObject } from 'react'
import { RowMenu } from '../ui/table/RowMenu.tsx'
import type { CaseFile } from './case-file.ts'
import type { FileDialog, ManagerState } from './use-file-manager.ts'

interface Props {
  manager: ManagerState
  /** What is done with a file that is in a case: where there is none yet, neither is offered. */
  stored?: { show: (file: CaseFile) => void; download: (file: CaseFile) => void }
  container?: RefObject<HTMLElement | null>
}

/** The context menu shared by all rows of the file tree. */
export function FileMenu({
  manager: {
    menu: { opened, open, setOpen },
    actions: { mayEdit, addFiles },
    hasFolders,
    hasDates,
    openDialog,
    remove,
  },
  stored,
  container,
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  const pending = useRef<() => void>(undefined)
  const row = opened?.row
  const folder = row?.isFile ? row.parent : (row?.id ?? null)
  // A dialog opens only after the menu has closed: see `closed` of RowMenu.
  const openPending = (): void => {
    const run = pending.current
    pending.current = undefined
    run?.()
  }
  return (
    <>
      <FolderFilesInput ref={input} onFiles={(files) => addFiles(folder, files)} />
      {row && (
        <RowMenu
          open={open}
          setOpen={setOpen}
          triggerId={opened.triggerId}
          point={opened.point}
          {...(container && { container })}
          closed={openPending}
          name={`Actions for ${row.name ?? ''}`}
        >
          <FileMenuItems
            row={row}
            mayEdit={mayEdit}
            hasFolders={hasFolders}
            hasDates={hasDates}
            open={
              stored &&
              (() => {
                pending.current = () => stored.show(row)
              })
            }
            download={stored && (() => stored.download(row))}
            chooseFiles={() => input.current?.click()}
            requestDialog={(dialog) => {
              pending.current = () => openDialog(dialog)
            }}
            remove={() => remove([row])}
          />
        </RowMenu>
      )}
    </>
  )
}

/** The hidden file input of the item that uploads into a folder. */
const FolderFilesInput = ({ ref, onFiles }: { ref: Ref<HTMLInputElement>; onFiles: (files: File[]) => void }) => (
  <VisuallyHidden asChild>
    <input
      ref={ref}
      type="file"
      multiple
      accept={ACCEPTED_FILE_TYPES}
      aria-label="Document files for this folder"
      tabIndex={-1}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])])
        target.value = ''
      }}
    />
  </VisuallyHidden>
)

interface ItemsProps {
  row: CaseFile
  mayEdit: boolean
  hasFolders: boolean
  hasDates: boolean
  open: (() => void) | undefined
  download: (() => void) | undefined
  chooseFiles: () => void
  requestDialog: (dialog: FileDialog) => void
  remove: () => void
}

const FileMenuItems = ({
  row,
  mayEdit,
  hasFolders,
  hasDates,
  open,
  download,
  chooseFiles,
  requestDialog,
  remove,
}: ItemsProps) => (
  <>
    {row.isFile && open && download && (
      <>
        <Menu.Item value="open" onSelect={open}>
          Open
        </Menu.Item>
        <Menu.Item value="download" onSelect={download}>
          Download
        </Menu.Item>
      </>
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
        {(!row.isFile || open) && <Menu.Separator />}
        <Menu.Item value="rename" onSelect={() => requestDialog({ kind: 'rename', file: row })}>
          Rename
        </Menu.Item>
        {hasDates && row.isFile && (
          <Menu.Item value="date" onSelect={() => requestDialog({ kind: 'date', file: row })}>
            Date…
          </Menu.Item>
        )}
        {hasFolders && (
          <Menu.Item value="move" onSelect={() => requestDialog({ kind: 'move', files: [row] })}>
            Move to…
          </Menu.Item>
        )}
        <Menu.Item value="remove" onSelect={remove}>
          Remove
        </Menu.Item>
      </>
    )}
  </>
)
