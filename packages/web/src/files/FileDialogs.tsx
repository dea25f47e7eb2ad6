import { Menu, VisuallyHidden } from '@chakra-ui/react'
import { ACCEPTED } from '@costdraft/schema/files/kinds.ts'
import { useRef, type RefObject } from 'react'
import { RowMenu } from '../ui/table/RowMenu.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { NameDialog } from './NameDialog.tsx'
import type { CaseFile } from './send-file.ts'
import { addFiles } from './uploads.ts'
import { openFile, type Arranging } from './use-files.ts'
import type { Asking, ManagerState } from './use-manager.ts'

interface Props {
  manager: ManagerState
  arranging: Arranging
  nodes: readonly CaseFile[]
  caseUuid: string
  mayEdit: boolean
  container: RefObject<HTMLElement | null>
}

/** The one menu of all rows, and what it asks. */
export function FileDialogs({
  manager: {
    menu: { opened, open, setOpen },
    asked,
    isAsking,
    ask,
    answered,
  },
  arranging,
  nodes,
  caseUuid,
  mayEdit,
  container,
}: Props) {
  const input = useRef<HTMLInputElement>(null),
    wanted = useRef<Asking>(undefined),
    row = opened?.row
  const into = row?.isFile ? row.parent : (row?.id ?? null)
  const askWanted = (): void => {
    const asking = wanted.current
    wanted.current = undefined
    if (asking) ask(asking)
  }
  return (
    <>
      <VisuallyHidden asChild>
        <input
          ref={input}
          type="file"
          multiple
          accept={ACCEPTED}
          aria-label="Document files for this folder"
          tabIndex={-1}
          onChange={({ target }) => {
            addFiles(caseUuid, into, [...(target.files ?? [])])
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
          closed={askWanted}
          name={`Actions for ${row.name ?? ''}`}
        >
          {row.isFile && (
            <Menu.Item
              value="download"
              onSelect={() => {
                void openFile(row)
              }}
            >
              Download
            </Menu.Item>
          )}
          {mayEdit && !row.isFile && (
            <Menu.Item value="upload" onSelect={() => input.current?.click()}>
              Upload files here
            </Menu.Item>
          )}
          {mayEdit && !row.isFile && (
            <Menu.Item
              value="folder"
              onSelect={() => {
                wanted.current = { kind: 'folder', parent: row.id }
              }}
            >
              New folder here
            </Menu.Item>
          )}
          {mayEdit && <Menu.Separator />}
          {mayEdit && (
            <Menu.Item
              value="rename"
              onSelect={() => {
                wanted.current = { kind: 'rename', file: row }
              }}
            >
              Rename
            </Menu.Item>
          )}
          {mayEdit && (
            <Menu.Item
              value="move"
              onSelect={() => {
                wanted.current = { kind: 'move', file: row }
              }}
            >
              Move to…
            </Menu.Item>
          )}
          {mayEdit && (
            <Menu.Item value="remove" onSelect={() => arranging.remove(row)}>
              Remove
            </Menu.Item>
          )}
        </RowMenu>
      )}
      {asked?.kind === 'folder' && (
        <NameDialog
          open={isAsking}
          close={answered}
          title="New folder"
          initial=""
          submit="Add"
          save={(name) => arranging.addFolder(asked.parent, name)}
        />
      )}
      {asked?.kind === 'rename' && (
        <NameDialog
          open={isAsking}
          close={answered}
          title="Rename"
          initial={asked.file.name ?? ''}
          submit="Rename"
          save={(name) => arranging.rename(asked.file.id, name)}
        />
      )}
      {asked?.kind === 'move' && (
        <MoveDialog
          open={isAsking}
          close={answered}
          file={asked.file}
          nodes={nodes}
          move={(to) => arranging.move(asked.file.id, to)}
        />
      )}
    </>
  )
}
