import { useCallback, useMemo, useState } from 'react'
import { useRowMenu } from '../ui/table/use-row-menu.ts'
import type { FileDoing } from './FileRow.tsx'
import type { CaseFile } from './send-file.ts'
import { addFiles } from './uploads.ts'
import { openFile, type Arranging } from './use-files.ts'

/** What the manager asks in a dialog of its own: for the name of a new folder, for another name, for another place. */
export type Asking = { kind: 'folder'; parent: string | null } | { kind: 'rename' | 'move'; file: CaseFile }

/** What is open in the manager: folders, a row's menu, a dialog; and what its rows do. */
export function useManager(caseUuid: string, arranging: Arranging, mayEdit: boolean) {
  const menu = useRowMenu<CaseFile>(),
    { openAt } = menu
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<Asking>(),
    [isAsking, setIsAsking] = useState(false)
  const toggle = useCallback(
    (id: string, open: boolean): void =>
      setClosed((before) => new Set(open ? [...before].filter((other) => other !== id) : [...before, id])),
    [],
  )
  const ask = useCallback((asking: Asking): void => {
    setAsked(asking)
    setIsAsking(true)
  }, [])
  const doing = useMemo<FileDoing>(
    () => ({
      mayEdit,
      press: (node) =>
        node.isFile
          ? void openFile(node)
          : setClosed((before) =>
              before.has(node.id) ? new Set([...before].filter((id) => id !== node.id)) : new Set([...before, node.id]),
            ),
      move: arranging.move,
      openMenu: openAt,
      addFiles: (folder, files) => addFiles(caseUuid, folder, files),
    }),
    [caseUuid, arranging, mayEdit, openAt],
  )
  return {
    menu,
    opened: menu.open ? menu.opened?.row.id : undefined,
    closed,
    toggle,
    asked,
    isAsking,
    ask,
    answered: () => setIsAsking(false),
    doing,
  }
}
export type ManagerState = ReturnType<typeof useManager>
