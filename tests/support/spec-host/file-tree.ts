import { newUuid } from './chance.ts'
import { Refusal } from './call.ts'
import type { StoredFile, TreeNode } from './records.ts'
import type { State } from './state.ts'

/** Keeps the bytes of a file and answers its node. */
function keep(state: State, name: string, file: StoredFile): TreeNode {
  const uuid = newUuid()
  state.blobs.set(uuid, { ...file, name })
  return { name, is_file: true, children: [], uuid, size: file.bytes.length }
}

/**
 * A tree as it is kept: each `file_index` of the sent one becomes the uuid and size of that file; files it does not
 * place go to the root.
 */
export function plant(state: State, sent: unknown, files: StoredFile[]): TreeNode {
  const placed = new Set<number>()
  const place = (node: Partial<TreeNode>): TreeNode => {
    const name = String(node.name ?? '')
    if (node.is_file !== true) return { name, is_file: false, children: (node.children ?? []).map(place) }
    if (node.uuid !== undefined) {
      const blob = state.blobs.get(node.uuid)
      if (!blob) throw new Refusal(422, `There is no file ${node.uuid}.`)
      return { name, is_file: true, children: [], uuid: node.uuid, size: blob.bytes.length }
    }
    const index = Number(node.file_index)
    const file = files[index]
    if (!file) throw new Refusal(422, `The tree names file ${index}, which was not sent.`)
    placed.add(index)
    return keep(state, name, file)
  }
  const root = place((sent ?? { name: 'root', is_file: false, children: [] }) as TreeNode)
  const rest = files.filter((_, index) => !placed.has(index)).map((file) => keep(state, file.name, file))
  return { ...root, name: 'root', children: [...root.children, ...rest] }
}
