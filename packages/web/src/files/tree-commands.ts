import type { ApolloClient } from '@apollo/client'
import { readError } from '../ui/read-error.ts'
import {
  AddFolderDocument,
  CaseFilesDocument,
  DateFileDocument,
  MoveFilesDocument,
  RemoveFilesDocument,
  RenameFileDocument,
  RestoreFilesDocument,
} from './files.operations.ts'
import { displayDate } from '../ui/form/typed-text.ts'
import { countOf } from './selection.ts'
import type { CaseFile } from './case-file.ts'
import { toastFailure, undoToasts } from './undo-toasts.ts'

/** What changes a tree of documents, of a case or of one that is to be created. */
export interface TreeChanges {
  /** Rejects with a sentence, which the dialog shows beside the name. */
  addFolder: (parent: string | null, name: string) => Promise<unknown>
  /** Rejects alike; `shown` is the name that the person saw. */
  rename: (id: string, name: string, shown: string | null) => Promise<void>
  /**
   * Says of which date a file is, or with null that the day of its upload stands; rejects alike. Absent where the host
   * keeps no dates, and of files that are in no case yet.
   */
  date?: (file: CaseFile, dated: string | null) => Promise<void>
  /** Moves all or none, or shows why not. Resolves with whether they were moved. */
  move: (ids: readonly string[], to: string | null) => Promise<boolean>
  /**
   * Removes all or none, or shows why not. Resolves with whether they were removed; one undo brings all of them back.
   */
  remove: (files: readonly CaseFile[]) => Promise<boolean>
  /** Takes back what was removed or dated last. */
  undo: () => void
}

/** How many are restored with one request, at most. */
const MAX_RESTORED = 200

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
  /** Whether the host keeps the dates of files. */
  canDate: boolean
  /** Reads the tree again. */
  reload: () => void
}

/** The commands that change the file tree of a case. */
export function treeCommands(
  client: ApolloClient,
  caseUuid: string,
  { canRestore, canDate, reload }: Options,
): TreeChanges {
  const undo = undoToasts(reload)
  const restore = async (uuids: readonly string[]): Promise<void> => {
    for (let i = 0; i < uuids.length; i += MAX_RESTORED)
      await client.mutate({
        mutation: RestoreFilesDocument,
        variables: { caseUuid, uuids: uuids.slice(i, i + MAX_RESTORED) },
      })
  }
  const setDate = async (id: string, dated: string | null): Promise<void> => {
    await client.mutate({ mutation: DateFileDocument, variables: { caseUuid, id, dated } })
  }
  return {
    addFolder: (parent: string | null, name: string) =>
      client.mutate({ mutation: AddFolderDocument, variables: { caseUuid, parent, name } }),
    rename: renaming(client, caseUuid),
    ...(canDate && {
      date: async (file: CaseFile, dated: string | null): Promise<void> => {
        await setDate(file.id, dated)
        const name = file.name ?? ''
        undo.offer(dated === null ? `Without a date: ${name}` : `Dated ${displayDate(dated)}: ${name}`, () =>
          setDate(file.id, file.dated),
        )
      },
    }),
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
      undo.offer(
        `Removed: ${files.length === 1 ? (files[0]?.name ?? '') : countOf(files)}`,
        uuids.length > 0 ? () => restore(uuids) : undefined,
      )
      return true
    },
    undo: undo.last,
  }
}
