import { EMPTY, kindOf, LARGEST_FILE, NOT_A_KIND, TOO_LARGE } from '@costdraft/schema/files/kinds.ts'
import { cleanName, nameProblem } from '@costdraft/schema/files/tree.ts'
import { apollo } from '../apollo.ts'
import type { CaseFilesQuery } from '../generated/graphql.ts'
import { CaseFilesDocument } from './files.operations.ts'
import { sendForm } from './send-form.ts'
import { TransferRefused } from './transfer.ts'

export type FolderStructure = CaseFilesQuery['case']['folderStructure']
export type CaseFile = FolderStructure['nodes'][number]

const STALE = 412,
  TRIES = 5

/** Why a file cannot be added anywhere: told before a byte of it is sent. */
export const fileProblem = ({ name, type, size }: File): string | undefined =>
  kindOf(name, type) ? (size > LARGEST_FILE ? TOO_LARGE : size === 0 ? EMPTY : undefined) : NOT_A_KIND

/** A node as the rules of the tree know it. */
export const entryOf = ({ id, parent, name, isFile }: CaseFile) => ({ id, parent, name: name ?? '', isFile })

const treeNow = async (uuid: string): Promise<FolderStructure> => {
  const { data } = await apollo.query({ query: CaseFilesDocument, variables: { uuid }, fetchPolicy: 'network-only' })
  if (!data) throw new TransferRefused('', undefined)
  return data.case.folderStructure
}

/** The tree of an upload: the folders on the way, as they are, and the one new file. A folder that is gone leaves it in the root. */
function treeWith(nodes: readonly CaseFile[], folder: string | null, name: string): object {
  let child: object = { name, is_file: true, children: [], file_index: 0 }
  for (let at = nodes.find(({ id }) => id === folder); at; at = nodes.find(({ id }) => id === at?.parent))
    child = { name: at.name, is_file: false, uuid: at.uuid, children: [child] }
  return { name: 'root', is_file: false, children: [child] }
}

interface Way {
  key: string
  signal: AbortSignal
  sent: (part: number) => void
}

/** Sends one file into a folder of a case; whoever else changes the tree meanwhile is not overwritten: it is sent again onto theirs. */
export async function sendFile(
  caseUuid: string,
  folder: string | null,
  file: File,
  { key, signal, sent }: Way,
): Promise<void> {
  const name = cleanName(file.name)
  for (let left = TRIES; ; left--) {
    const { nodes, version } = await treeNow(caseUuid)
    const into = nodes.some(({ id, isFile }) => id === folder && !isFile) ? folder : null
    const problem = nameProblem(nodes.map(entryOf), into, name)
    if (problem) throw new TransferRefused(problem, undefined)
    const body = new FormData()
    body.append('folder_structure', JSON.stringify(treeWith(nodes, into, name)))
    body.append('files', file)
    try {
      await sendForm(`client/case/${caseUuid}/file`, body, {
        signal,
        sent,
        headers: { 'idempotency-key': key, ...(version && { 'if-match': `"${version}"` }) },
      })
      await treeNow(caseUuid)
      return
    } catch (error) {
      if (!(error instanceof TransferRefused) || error.status !== STALE || left <= 1) throw error
    }
  }
}
