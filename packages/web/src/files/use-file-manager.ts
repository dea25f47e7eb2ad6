import { useCallback, useMemo, useState } from 'react'
import { useRowMenu } from '../ui/table/use-row-menu.ts'
import type { FileActions } from './FileRow.tsx'
import type { CaseFile } from './send-file.ts'
import { addFiles } from './upload-queue.ts'
import { openFile, type TreeCommands } from './use-case-files.ts'

/** A dialog of the file manager and what it is about: a new folder under `parent`, or a file to be renamed or moved. */
export type FileDialog = { kind: 'folder'; parent: string | null } | { kind: 'rename' | 'move'; file: CaseFile }

const withMember = (ids: ReadonlySet<string>, id: string, isMember: boolean): ReadonlySet<string> =>
  new Set(isMember ? [...ids, id] : [...ids].filter((other) => other !== id))

/** The state of the file manager (collapsed folders, the open row menu, the open dialog) and the actions of its rows. */
export function useFileManager(caseUuid: string, commands: TreeCommands, mayEdit: boolean) {
  const menu = useRowMenu<CaseFile>(),
    { openAt } = menu
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const [dialog, setDialog] = useState<FileDialog>(),
    [isDialogOpen, setIsDialogOpen] = useState(false)
  const setExpanded = useCallback(
    (id: string, isExpanded: boolean): void => setCollapsed((before) => withMember(before, id, !isExpanded)),
    [],
  )
  const openDialog = useCallback((next: FileDialog): void => {
    setDialog(next)
    setIsDialogOpen(true)
  }, [])
  const actions = useMemo<FileActions>(
    () => ({
      mayEdit,
      activate: (node) =>
        node.isFile
          ? void openFile(caseUuid, node)
          : setCollapsed((before) => withMember(before, node.id, !before.has(node.id))),
      move: commands.move,
      openMenu: openAt,
      addFiles: (folder, files) => addFiles(caseUuid, folder, files),
    }),
    [caseUuid, commands, mayEdit, openAt],
  )
  return {
    menu,
    menuRowId: menu.open ? menu.opened?.row.id : undefined,
    collapsed,
    setExpanded,
    dialog,
    isDialogOpen,
    openDialog,
    closeDialog: () => setIsDialogOpen(false),
    actions,
  }
}
export type ManagerState = ReturnType<typeof useFileManager>
