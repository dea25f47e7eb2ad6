import type { CaseFile } from '../../../files/case-file.ts'

/** A document as the row of an item has it. Nothing but its uuid is known of one that the case does not have. */
export interface AttachedFile extends Pick<CaseFile, 'id' | 'uuid' | 'name' | 'size'> {
  /** The names of its folders, from the root. */
  path: readonly string[]
}

/** The uuids of documents. */
export const uuidsOf = (files: readonly AttachedFile[] | null | undefined): string[] =>
  (files ?? []).flatMap(({ uuid }) => uuid ?? [])

/**
 * One list of documents out of two changes of it: what one person attached or detached since `base`, applied to what is
 * stored by another meanwhile.
 */
export const mergeFiles = (base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] => {
  const added = mine.filter((uuid) => !base.includes(uuid) && !theirs.includes(uuid))
  const removed = base.filter((uuid) => !mine.includes(uuid))
  return [...theirs.filter((uuid) => !removed.includes(uuid)), ...added]
}
