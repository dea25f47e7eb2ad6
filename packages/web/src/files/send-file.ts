import { cleanName, nameProblem } from '@costdraft/schema/files/tree.ts'
import { apollo } from '../apollo/apollo-client.ts'
import type { CaseFile, FolderStructure } from './case-file.ts'
import { CaseFilesDocument } from './files.operations.ts'
import { messages } from '../ui/messages.ts'
import { sendForm } from './send-form.ts'
import { FileRequestError } from './file-request.ts'
import { entryOf } from './tree-rows.ts'

const PRECONDITION_FAILED = 412
const MAX_ATTEMPTS = 5

const fetchTree = async (uuid: string): Promise<FolderStructure> => {
  const { data } = await apollo.query({ query: CaseFilesDocument, variables: { uuid }, fetchPolicy: 'network-only' })
  if (!data) throw new Error(messages.errorProcessingFiles)
  return data.case.folderStructure
}

/**
 * The `folder_structure` of an upload: the chain of existing folders from the root to `folder`, and the one new file in
 * it.
 */
function uploadTree(nodes: readonly CaseFile[], folder: string | null, name: string): object {
  let child: object = { name, is_file: true, children: [], file_index: 0 }
  for (let at = nodes.find(({ id }) => id === folder); at; at = nodes.find(({ id }) => id === at?.parent))
    child = { name: at.name, is_file: false, uuid: at.uuid, children: [child] }
  return { name: 'root', is_file: false, children: [child] }
}

/** The uuid of a file that lies in the tree as it was sent: under its name, in its folder, with its size. */
const storedIn = (nodes: readonly CaseFile[], folder: string | null, { name, size }: File): string | null | undefined =>
  nodes.find((node) => node.isFile && node.parent === folder && node.name === cleanName(name) && node.size === size)
    ?.uuid
const folderIn = (nodes: readonly CaseFile[], folder: string | null): string | null =>
  nodes.some(({ id, isFile }) => id === folder && !isFile) ? folder : null

/**
 * Reads the tree anew: the uuid of a file whose upload had no answer, if it was stored. The name was free when it was
 * sent.
 */
export async function findSentFile(
  caseUuid: string,
  folder: string | null,
  file: File,
): Promise<string | null | undefined> {
  const { nodes } = await fetchTree(caseUuid)
  return storedIn(nodes, folderIn(nodes, folder), file)
}

interface SendOptions {
  /** The idempotency key of the upload: every attempt uses the same. */
  key: string
  signal: AbortSignal
  /** Reports progress as a fraction from 0 to 1. */
  onProgress: (fraction: number) => void
}

/**
 * Uploads one file into a folder of a case, or into the root if the folder no longer exists. If the tree has changed
 * meanwhile (412), the current tree is fetched and the upload repeated, at most five times. Resolves with the uuid of
 * the file.
 * @throws Error when the name is not allowed in that folder; FileRequestError when the server refuses the file, or when
 * it is stored and the tree could not be read after it, which is as if the answer were lost
 */
export async function sendFile(
  caseUuid: string,
  folder: string | null,
  file: File,
  { key, signal, onProgress }: SendOptions,
): Promise<string | null | undefined> {
  const name = cleanName(file.name)
  for (let left = MAX_ATTEMPTS; ; left--) {
    const { nodes, version } = await fetchTree(caseUuid)
    const into = folderIn(nodes, folder)
    const problem = nameProblem(nodes.map(entryOf), into, name)
    // Nothing was sent: unlike a request without an answer, it is in no doubt.
    if (problem) throw new Error(problem)
    const body = new FormData()
    body.append('folder_structure', JSON.stringify(uploadTree(nodes, into, name)))
    body.append('files', file)
    try {
      await sendForm(`client/case/${caseUuid}/file`, body, {
        signal,
        onProgress,
        headers: { 'idempotency-key': key, ...(version && { 'if-match': `"${version}"` }) },
      })
      const after = await fetchTree(caseUuid).catch(() => {
        throw new FileRequestError(messages.errorProcessingFiles, undefined)
      })
      return after.nodes.find((node) => node.isFile && node.parent === into && node.name === name)?.uuid
    } catch (error) {
      if (!(error instanceof FileRequestError) || error.status !== PRECONDITION_FAILED || left <= 1) throw error
    }
  }
}
