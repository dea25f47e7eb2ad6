import { DateDialog } from './DateDialog.tsx'
import { MoveDialog } from './MoveDialog.tsx'
import { NameDialog } from './NameDialog.tsx'
import type { CaseFile } from './case-file.ts'
import type { TreeChanges } from './tree-commands.ts'
import type { ManagerState } from './use-file-manager.ts'

interface Props {
  manager: Pick<ManagerState, 'dialog' | 'isDialogOpen' | 'closeDialog'>
  commands: Pick<TreeChanges, 'addFolder' | 'rename' | 'date'>
  move: (files: readonly CaseFile[], to: string | null) => void
  nodes: readonly CaseFile[]
}

/** The dialogs of the file manager: new folder, rename, date, move. */
export const FileDialogs = ({ manager: { dialog, isDialogOpen, closeDialog }, commands, move, nodes }: Props) => (
  <>
    {dialog?.kind === 'folder' && (
      <NameDialog
        open={isDialogOpen}
        close={closeDialog}
        title="New folder"
        initial=""
        submit="Add"
        save={(name) => commands.addFolder(dialog.parent, name)}
      />
    )}
    {dialog?.kind === 'rename' && (
      <NameDialog
        open={isDialogOpen}
        close={closeDialog}
        title="Rename"
        initial={dialog.file.name ?? ''}
        submit="Rename"
        save={(name) => commands.rename(dialog.file.id, name, dialog.file.name)}
      />
    )}
    {dialog?.kind === 'date' && commands.date && (
      <DateDialog open={isDialogOpen} close={closeDialog} file={dialog.file} save={commands.date} />
    )}
    {dialog?.kind === 'move' && (
      <MoveDialog
        open={isDialogOpen}
        close={closeDialog}
        files={dialog.files}
        nodes={nodes}
        move={(to) => move(dialog.files, to)}
      />
    )}
  </>
)
