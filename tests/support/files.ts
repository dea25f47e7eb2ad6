import type { FileNode, FileTree } from '@costdraft/schema/files/wire-tree.ts'
import { as, BOUNDARY, type Caller } from './instance.ts'

export interface Upload {
  name: string
  bytes: Buffer | string
  type?: string
}
/** A PDF header followed by the given text. */
export const pdf = (text = ''): Buffer => Buffer.from(`%PDF-1.7\n%\u00e2\u00e3\n${text}`, 'latin1')

/** A multipart form as the web app sends it: the tree, then the files. */
export function filesForm(tree: unknown, files: readonly Upload[]): Buffer {
  const part = (head: string, body: Buffer | string): Buffer =>
    Buffer.concat([Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), Buffer.from(body), Buffer.from('\r\n')])
  return Buffer.concat([
    ...(tree === undefined
      ? []
      : [
          part(
            'Content-Disposition: form-data; name="folder_structure"',
            typeof tree === 'string' ? tree : JSON.stringify(tree),
          ),
        ]),
    ...files.map(({ name, bytes, type = 'application/octet-stream' }) =>
      part(`Content-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: ${type}`, bytes),
    ),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
}

export const folder = (name: string, children: FileNode[] = [], uuid?: string): FileNode => ({
  name,
  is_file: false,
  children,
  ...(uuid && { uuid }),
})
export const newFile = (name: string, file_index: number): FileNode => ({
  name,
  is_file: true,
  children: [],
  file_index,
})
export const storedFile = (name: string, uuid: string): FileNode => ({ name, is_file: true, children: [], uuid })
export const root = (...children: FileNode[]): FileNode => folder('root', children)

type Tree = FileTree & { message?: string; details?: Record<string, string>; current?: unknown }
/** Calls the file routes of a case. */
export const filesOf = ({ rest }: Caller, caseUuid: string) => ({
  tree: async (): Promise<FileTree> =>
    (await rest<{ uploaded_files: FileTree }>('GET', `client/case/${caseUuid}`)).body.uploaded_files,
  send: (tree: unknown, files: readonly Upload[], headers: Record<string, string> = {}) =>
    rest<Tree>('POST', `client/case/${caseUuid}/file`, filesForm(tree, files), headers),
  arrange: (tree: unknown, headers: Record<string, string> = {}) =>
    rest<Tree>('PATCH', `client/case/${caseUuid}/folder-structure`, { folder_structure: tree }, headers),
  restore: (uuid: string) => rest<Tree>('POST', `client/case/${caseUuid}/file/${uuid}/restore`, {}),
})

/** A tree as nested names: a file as its name, a folder as its name and contents. */
export const outline = ({ children }: FileNode): unknown[] =>
  children.map((node) => (node.is_file ? node.name : { [node.name ?? '']: outline(node) }))

/** The node at a path of names. */
export function at(tree: FileNode, ...path: string[]): FileNode & { uuid: string } {
  const node = path.reduce<FileNode | undefined>(
    (found, name) => found?.children.find((child) => child.name === name),
    tree,
  )
  if (!node?.uuid) throw new Error(`There is no ${path.join('/')} in ${JSON.stringify(outline(tree))}.`)
  return node as FileNode & { uuid: string }
}

/** Uploads one PDF to a case in a new folder; returns the uuids of both. */
export async function makeFile(
  email: string,
  caseUuid: string,
  folderName: string,
  name: string,
): Promise<{ file: string; folder: string }> {
  const { status, body } = await filesOf(as(email), caseUuid).send(
    root(folder(folderName, [newFile(`${name}.pdf`, 0)])),
    [{ name: 'a.pdf', bytes: pdf(name) }],
  )
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return { file: at(body, folderName, `${name}.pdf`).uuid, folder: at(body, folderName).uuid }
}
