import type { CaseFile } from '../case-file.ts'
import { visibleRows } from '../tree-rows.ts'
import { isPreviewable } from './preview-type.ts'

/** A file as a preview needs it: one of the tree, or one that an item has attached. */
export type PreviewFile = Pick<CaseFile, 'id' | 'uuid' | 'name' | 'size'> & {
  /** Whether it is a plain text of ours: shown as it stands, whatever is in it. */
  isText?: boolean
}

/** The files of a tree from top to bottom, as it shows them with all folders open. */
export const filesInOrder = (nodes: readonly CaseFile[]): CaseFile[] =>
  visibleRows(nodes, () => true).flatMap(({ node }) => (node.isFile ? [node] : []))

/**
 * Where a file is among those that can be shown: its place from 1 (undefined if it cannot be shown), their number, and
 * its neighbours.
 */
export interface PreviewPlace {
  position: number | undefined
  count: number
  previous: PreviewFile | undefined
  next: PreviewFile | undefined
}

/** The place of a file among the files, which are in the order of their list. */
export function placeOf(files: readonly PreviewFile[], { id }: PreviewFile): PreviewPlace {
  const at = files.findIndex((file) => file.id === id)
  const isShown = ({ uuid, name }: PreviewFile): boolean => uuid !== null && isPreviewable(name)
  const shown = files.filter(isShown)
  const position = shown.findIndex((file) => file.id === id)
  return {
    position: position === -1 ? undefined : position + 1,
    count: shown.length,
    previous: files.slice(0, Math.max(at, 0)).findLast(isShown),
    next: at === -1 ? undefined : files.slice(at + 1).find(isShown),
  }
}
