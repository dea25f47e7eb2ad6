import type { AnyArea } from '@costdraft/schema/areas/area.ts'
import type { EnhancementRow, ReadEnhancement } from '@costdraft/schema/enhancements/enhancement.ts'
import type { TextName } from '@costdraft/schema/cases/texts.ts'
import type { Stage } from '../generated/resolvers.ts'
import type { CaseAsked, CaseHead, CaseRow, ExceptionalRow, Row } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  // oxlint-disable-next-line typescript/no-empty-interface
  interface Cases extends CaseRecords {}
}

/** A key or version that a client may send with a change. */
export type Optional = string | null | undefined

/** The versions that a case has beside its own. */
export type VersionName =
  | 'narrative_version'
  | 'enhancement_version'
  | 'enhancements_version'
  | 'value_of_assets_version'

/** Cases on a host: records and their changes. Permissions are asked by the resolvers. */
export interface CaseRecords {
  /** A case; with what the operation shows beside it, where the host answers that along with it. */
  read: (uuid: string, asked?: CaseAsked) => Promise<CaseRow>
  /** What a change needs to know of its case, which costs a host much less than the case itself. */
  readHead: (uuid: string) => Promise<CaseHead>
  /** A case whose rows are to be changed: a host that answers changed rows itself needs no more than its head. */
  readOfRows: (uuid: string) => Promise<CaseRow>
  /** A version beside that of the case; null where the host has none. */
  readVersion: (uuid: string, name: VersionName) => Promise<string | null>
  /** Creates a case with its certificate; `body` has wire names. */
  create: (area: AnyArea, solicitorUuid: string, body: Row, key: Optional) => Promise<CaseRow>
  /** Changes the fields of a case, then those of its certificate; either may be empty. */
  edit: (area: AnyArea, before: CaseRow, body: Row, certificate: Row, version: Optional) => Promise<CaseRow>
  /** What is sent of a change to the path of the case and to that of its certificate. */
  bodiesOfEdit: (area: AnyArea, before: CaseRow, body: Row, certificate: Row) => Promise<[Row, Row]>
  editText: (row: CaseHead, name: TextName, text: string, version: Optional) => Promise<CaseRow>
  setExceptional: (row: CaseRow, entry: ExceptionalRow) => Promise<CaseRow>
  enhancements: (row: CaseRow) => Promise<ReadEnhancement[]>
  setEnhancements: (row: CaseHead, enhancements: readonly EnhancementRow[], version: Optional) => Promise<CaseRow>
  move: (row: CaseHead, move: CaseMove) => Promise<CaseRow>
}

/** A move to a stage; with `from`, of a case that is in that stage. */
export interface CaseMove {
  to: Stage
  from: Stage | null | undefined
  key: Optional
  version?: Optional
}

/** How a change of a case is sent to a host, and how its answer is read. */
export interface ChangeForm {
  /** The case as it is after a change. */
  changed: (uuid: string, answer: unknown) => Promise<CaseRow>
  /** The claims that are sent to change one of them. */
  claims: (row: CaseRow, entry: ExceptionalRow) => Promise<unknown[]>
  /** The enhancements that are sent so that these are all. */
  enhancements: (row: CaseHead, wanted: readonly EnhancementRow[]) => Promise<readonly unknown[]>
  /** The bodies for the case and then for its certificate. */
  bodies: (area: AnyArea, before: CaseRow, body: Row, certificate: Row) => Promise<[Row, Row]>
}

/** Sends the move of a case to a stage, and answers the case as it is then. */
export type SendMove = (row: CaseHead, move: CaseMove, body: Row) => Promise<CaseRow>
