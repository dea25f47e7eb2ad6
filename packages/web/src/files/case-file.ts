import type { CaseFilesQuery } from '../generated/graphql.ts'

/** The documents of a case as a tree, with its version. */
export type FolderStructure = CaseFilesQuery['case']['folderStructure']
/** A document or a folder of that tree. */
export type CaseFile = FolderStructure['nodes'][number]
