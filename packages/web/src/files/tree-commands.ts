import type { ApolloClient } from '@apollo/client'
import { messages } from '../ui/messages.ts'
import { readError } from '../ui/read-error.ts'
import { toastError } from '../ui/toast-error.ts'
import { UNDO_DURATION, toaster } from '../ui/toaster.ts'
import {
  AddFolderDocument,
  CaseFilesDocument,
  MoveFilesDocument,
  RemoveFilesDocument,
  RenameFileDocument,
  RestoreFilesDocument,
} from './files.operations.ts'
import { countOf } from './selection.ts'
import type { CaseFile } from './case-file.ts'

/** What changes a tree of documents, of a case or of one that is to be created. */
export interface TreeChanges {
  /** Rejects with a sentence, which the dialog shows beside the name. */
  addFolder: (parent: string | null, name: string) => Promise<unknown>
  /** Rejects alike; `shown` is the name that the person saw. */
  rename: (id: string, name: string, shown: string | null) => Promise<void>
  /** Moves all or none, or shows why not. Resolves with whether they were moved. */
  move: (ids: readonly string[], to: string | null) => Promise<boolean>
  /**
   * Removes all or none, or shows why not. Resolves with whether they were removed; one undo brings all of them back.
   */
  remove: (files: readonly CaseFile[]) => Promise<boolean>
  /** Restores what was removed last. */
  undo: () => void
}

/** What one removal took: the uuids that bring it back, and the toast that offers to. */
interface Removal {
  uuids: readonly string[]
  toast: string
}

/** How many are restored with one request, at most. */
const MAX_RESTORED = 200

/** Shows a toast with the server's reason, or with the default message if it gave none. */
function toastFailure(error: unknown): false {
  const { code } = readError(error)
  toastError(code && code !== 'INTERNAL' ? error : new Error(messages.errorProcessingFiles, { cause: error }))
  return false
}

/** How often a rename is sent again because something else in the tree changed. */
const MAX_ATTEMPTS = 3

/**
 * Renames a file or folder. Where someone else renamed it since, rejects with a sentence that says both names; sent
 * again, the name of the person stands.
 */
function renaming(client: ApolloClient, caseUuid: string) {
  const seen = new Map<string, string | null>()
  return async (id: string, name: string, shown: string | null): Promise<void> => {
    for (let attempt = 1; ; attempt++) {
      const { data } = await client.query({
        query: CaseFilesDocument,
        variables: { uuid: caseUuid },
        fetchPolicy: 'network-only',
      })
      const tree = data?.case.folderStructure
      const now = tree?.nodes.find((node) => node.id === id)
      if (now && now.name !== name && now.name !== (seen.get(id) ?? shown)) {
        seen.set(id, now.name)
        throw new Error(`Someone else renamed it to “${now.name ?? ''}” meanwhile. Rename again to call it “${name}”.`)
      }
      try {
        await client.mutate({
          mutation: RenameFileDocument,
          variables: { caseUuid, id, name, version: tree?.version },
        })
        seen.delete(id)
        return
      } catch (error) {
        if (attempt >= MAX_ATTEMPTS || !readError(error).current) throw error
      }
    }
  }
}

interface Options {
  /** Whether the host restores what was removed. */
  canRestore: boolean
  /** Reads the tree again. */
  reload: () => void
}

/** The commands that change the file tree of a case. */
export function treeCommands(client: ApolloClient, caseUuid: string, { canRestore, reload }: Options): TreeChanges {
  let last: Removal | undefined
  const restore = async ({ uuids, toast }: Removal): Promise<void> => {
    if (last?.toast === toast) last = undefined
    toaster.dismiss(toast)
    try {
      for (let i = 0; i < uuids.length; i += MAX_RESTORED)
        await client.mutate({
          mutation: RestoreFilesDocument,
          variables: { caseUuid, uuids: uuids.slice(i, i + MAX_RESTORED) },
        })
    } catch (error) {
      toastFailure(error)
      // Some may have come back.
      reload()
    }
  }
  return {
    addFolder: (parent: string | null, name: string) =>
      client.mutate({ mutation: AddFolderDocument, variables: { caseUuid, parent, name } }),
    rename: renaming(client, caseUuid),
    move: (ids: readonly string[], to: string | null): Promise<boolean> =>
      client
        .mutate({ mutation: MoveFilesDocument, variables: { caseUuid, ids: [...ids], to } })
        .then(() => true, toastFailure),
    remove: async (files: readonly CaseFile[]): Promise<boolean> => {
      const ids = files.map(({ id }) => id)
      const uuids = canRestore ? files.flatMap(({ uuid }) => uuid ?? []) : []
      try {
        await client.mutate({ mutation: RemoveFilesDocument, variables: { caseUuid, ids } })
      } catch (error) {
        return toastFailure(error)
      }
      const removal: Removal = { uuids, toast: crypto.randomUUID() }
      last = uuids.length > 0 ? removal : undefined
      toaster.create({
        id: removal.toast,
        title: `Removed: ${files.length === 1 ? (files[0]?.name ?? '') : countOf(files)}`,
        duration: UNDO_DURATION,
        ...(last && { action: { label: 'Undo', onClick: () => void restore(removal) } }),
      })
      return true
    },
    undo: (): void => {
      if (last) void restore(last)
    },
  }
}
