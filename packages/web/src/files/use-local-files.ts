import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { toastError } from '../ui/toast-error.ts'
import { UNDO_DURATION, toaster } from '../ui/toaster.ts'
import type { TreeChanges } from './tree-commands.ts'
import {
  withFiles,
  withFolder,
  withMoved,
  withName,
  withoutEntries,
  withRestored,
  type LocalFile,
  type RejectedFile,
} from './local-tree.ts'
import { countOf } from './selection.ts'

interface LocalFiles {
  commands: TreeChanges
  /** The files that could not be added last, each with the reason. */
  rejected: readonly RejectedFile[]
  addFiles: (folder: string | null, files: readonly File[]) => void
}

/** The tree as it is when a command is called, such as by the undo of a toast. */
interface Held {
  nodes: readonly LocalFile[]
  set: (nodes: LocalFile[]) => void
}

const titleOf = (files: readonly { name: string | null; isFile: boolean }[]): string =>
  `Removed: ${files.length === 1 ? (files[0]?.name ?? '') : countOf(files)}`

function localCommands(held: RefObject<Held>): TreeChanges & { dismiss: () => void } {
  let last: { removed: LocalFile[]; toast: string } | undefined
  const change = (after: LocalFile[] | string): void => {
    if (typeof after === 'string') throw new Error(after)
    held.current.nodes = after
    held.current.set(after)
  }
  const dismiss = (): void => {
    if (last) toaster.dismiss(last.toast)
  }
  const undo = (): void => {
    dismiss()
    if (last) change(withRestored(held.current.nodes, last.removed))
    last = undefined
  }
  return {
    addFolder: async (parent, name) => change(withFolder(held.current.nodes, parent, name)),
    rename: async (id, name) => change(withName(held.current.nodes, id, name)),
    move: async (ids, to) => {
      const moved = withMoved(held.current.nodes, ids, to)
      if (typeof moved === 'string') toastError(new Error(moved))
      else change(moved)
      return typeof moved !== 'string'
    },
    remove: async (files) => {
      const ids = files.map(({ id }) => id),
        { nodes, removed } = withoutEntries(held.current.nodes, ids)
      last = { removed, toast: crypto.randomUUID() }
      change(nodes)
      const action = { label: 'Undo', onClick: undo }
      toaster.create({ id: last.toast, title: titleOf(files), duration: UNDO_DURATION, action })
      return true
    },
    undo,
    dismiss,
  }
}

/** The commands that change a tree of documents before there is a case; `set` keeps the tree. */
export function useLocalFiles(nodes: readonly LocalFile[], set: (nodes: LocalFile[]) => void): LocalFiles {
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([])
  const held = useRef<Held>({ nodes, set })
  useLayoutEffect(() => {
    held.current = { nodes, set }
  }, [nodes, set])
  const commands = useMemo(() => localCommands(held), [])
  // What is undone later would change a tree that nobody sees.
  useEffect(() => commands.dismiss, [commands])
  const addFiles = useCallback((folder: string | null, files: readonly File[]): void => {
    const { nodes: before, set: keep } = held.current,
      added = withFiles(before, folder, files)
    setRejected(added.rejected)
    if (added.nodes.length > before.length) keep(added.nodes)
  }, [])
  return { commands, rejected, addFiles }
}
