import { topmostOf } from '@costdraft/schema/files/tree.ts'
import { useCallback, useState } from 'react'
import { useRowMenu } from '../ui/table/use-row-menu.ts'
import type { FileActions } from './FileRow.tsx'
import type { CaseFile } from './case-file.ts'
import { entryOf } from './tree-rows.ts'
import type { TreeChanges } from './tree-commands.ts'
import { useFileSelection } from './use-file-selection.ts'

/**
 * A dialog of the file manager and what it is about: a new folder under `parent`, a file to be renamed or dated, or
 * files to be moved.
 */
export type FileDialog =
  | { kind: 'folder'; parent: string | null }
  | { kind: 'rename'; file: CaseFile }
  | { kind: 'date'; file: CaseFile }
  | { kind: 'move'; files: readonly CaseFile[] }

const withMember = (ids: ReadonlySet<string>, id: string, isMember: boolean): ReadonlySet<string> =>
  new Set(isMember ? [...ids, id] : [...ids].filter((other) => other !== id))

interface Options {
  nodes: readonly CaseFile[] | undefined
  commands: TreeChanges
  mayEdit: boolean
  /** Whether there can be folders: all but a host that takes the documents of a new case without them. Default: yes. */
  hasFolders?: boolean
  /** Opens a file; absent where there is nothing to open it with. */
  show?: (file: CaseFile) => void
  addFiles: FileActions['addFiles']
}

/** What is chosen in the tree, and what is done with all of it, or with one row. */
function useChosenFiles(nodes: readonly CaseFile[] | undefined, commands: TreeChanges) {
  const selection = useFileSelection(nodes)
  const { chosen, choose } = selection
  const all = nodes ?? []
  /** What an action on a row is about: all that is chosen, if the row is. Without what is in a folder among them. */
  const withRow = (id: string): CaseFile[] => {
    const tops = new Set(topmostOf(all.map(entryOf), chosen.has(id) ? [...chosen] : [id]))
    return all.filter((node) => tops.has(node.id))
  }
  /** Once it is done with what was chosen, that is chosen no more; what was chosen meanwhile stays. */
  const clearAfter = async (files: readonly CaseFile[], done: Promise<boolean>): Promise<void> => {
    const isWithChosen = files.some(({ id }) => chosen.has(id))
    if ((await done) && isWithChosen) choose((now) => new Set([...now].filter((id) => !chosen.has(id))))
  }
  const move = (files: readonly CaseFile[], to: string | null): void => {
    const moved = files.filter(({ parent }) => parent !== to)
    if (moved.length === 0) return
    const ids = moved.map(({ id }) => id)
    void clearAfter(files, commands.move(ids, to))
  }
  const remove = (files: readonly CaseFile[]): void => void clearAfter(files, commands.remove(files))
  return { selection, withRow, move, remove }
}

/**
 * The state of the file manager (collapsed folders, what is chosen, the open row menu, the open dialog) and the actions
 * of its rows.
 */
export function useFileManager({ nodes, commands, mayEdit, hasFolders = true, show, addFiles }: Options) {
  const menu = useRowMenu<CaseFile>()
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set())
  const [dialog, setDialog] = useState<FileDialog>()
  const [isDialogOpen, setIsDialogOpen] = useState(false)
  const files = useChosenFiles(nodes, commands)
  const setExpanded = useCallback(
    (id: string, isExpanded: boolean): void => setCollapsed((before) => withMember(before, id, !isExpanded)),
    [],
  )
  const openDialog = useCallback((next: FileDialog): void => {
    setDialog(next)
    setIsDialogOpen(true)
  }, [])
  const actions: FileActions = {
    mayEdit,
    activate: (node) =>
      node.isFile ? show?.(node) : setCollapsed((before) => withMember(before, node.id, !before.has(node.id))),
    move: (id, to) => files.move(files.withRow(id), to),
    openMenu: menu.openAt,
    addFiles,
  }
  return {
    menu,
    menuRowId: menu.open ? menu.opened?.row.id : undefined,
    collapsed,
    setExpanded,
    ...files,
    dialog,
    isDialogOpen,
    openDialog,
    closeDialog: () => setIsDialogOpen(false),
    actions,
    hasFolders,
    hasDates: commands.date !== undefined,
  }
}
export type ManagerState = ReturnType<typeof useFileManager>
