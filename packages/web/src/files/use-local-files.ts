import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
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

/** The commands over a tree that is kept elsewhere. */
interface LocalTree extends TreeChanges {
  /** Says which tree is changed from now on. */
  hold: (held: Held) => void
  /** Adds what can be added, and answers the rest. */
  addFiles: (folder: string | null, files: readonly File[]) => readonly RejectedFile[]
  dismiss: () => void
}
function createLocalTree(first: Held): LocalTree {
  let held = first
  let last: { removed: LocalFile[]; toast: string } | undefined
  const change = (after: LocalFile[] | string): void => {
    if (typeof after === 'string') throw new Error(after)
    held = { ...held, nodes: after }
    held.set(after)
  }
  const dismiss = (): void => {
    if (last) toaster.dismiss(last.toast)
  }
  const undo = (): void => {
    dismiss()
    if (last) change(withRestored(held.nodes, last.removed))
    last = undefined
  }
  return {
    addFolder: async (parent, name) => change(withFolder(held.nodes, parent, name)),
    rename: async (id, name) => change(withName(held.nodes, id, name)),
    move: async (ids, to) => {
      const moved = withMoved(held.nodes, ids, to)
      if (typeof moved === 'string') toastError(new Error(moved))
      else change(moved)
      return typeof moved !== 'string'
    },
    remove: async (files) => {
      const ids = files.map(({ id }) => id)
      const { nodes, removed } = withoutEntries(held.nodes, ids)
      last = { removed, toast: crypto.randomUUID() }
      change(nodes)
      const action = { label: 'Undo', onClick: undo }
      toaster.create({ id: last.toast, title: titleOf(files), duration: UNDO_DURATION, action })
      return true
    },
    undo,
    dismiss,
    hold: (next) => {
      held = next
    },
    addFiles: (folder, files) => {
      const { nodes, rejected } = withFiles(held.nodes, folder, files)
      if (nodes.length > held.nodes.length) change(nodes)
      return rejected
    },
  }
}

/** The commands that change a tree of documents before there is a case; `set` keeps the tree. */
export function useLocalFiles(nodes: readonly LocalFile[], set: (nodes: LocalFile[]) => void): LocalFiles {
  const [rejected, setRejected] = useState<readonly RejectedFile[]>([])
  const [tree] = useState(() => createLocalTree({ nodes, set }))
  useLayoutEffect(() => tree.hold({ nodes, set }), [tree, nodes, set])
  // What is undone later would change a tree that nobody sees.
  useEffect(() => tree.dismiss, [tree])
  const addFiles = useCallback(
    (folder: string | null, files: readonly File[]): void => setRejected(tree.addFiles(folder, files)),
    [tree],
  )
  return { commands: tree, rejected, addFiles }
}
