import type { CaseFilter } from '../generated/resolvers.ts'
import type { CaseRow, Page, StageRow } from '../upstream/rows.ts'
import type { CaseQuery } from './case-list.ts'

declare module '../context/context.ts' {
  // oxlint-disable-next-line typescript/no-empty-interface
  interface Cases extends CaseLists {}
}

/** A person or fee earner that cases name, as hosts answer them. */
interface NamedRow {
  uuid: string
  firstname?: string | null
  surname?: string | null
  initials?: string | null
}
/** What the cases of one firm can be filtered by. */
export interface FirmChoicesRow {
  client: string
  types: string[]
  fee_earners: NamedRow[]
  staff: NamedRow[]
}

/**
 * Lists of cases: from the host where it has them, else cut from all cases of the viewer's clients. Their rows are the
 * viewer's own.
 */
export interface CaseLists {
  /** A page; `withStages` where the stages of all matching cases are asked for as well. */
  list: (query: CaseQuery, columns?: readonly string[], withStages?: boolean) => Promise<Page<CaseRow>>
  /**
   * All matching cases in the order of the query, page by page; `first` and `after` are not heeded. Throws `tooMany`
   * for more than `most`.
   */
  all: (query: CaseQuery, columns: readonly string[], most: number, tooMany: () => Error) => Promise<CaseRow[]>
  /** Of all matching cases; `isListed` where a page of them is asked for as well. */
  stages: (query: CaseQuery, isListed?: boolean) => Promise<StageRow[]>
  choices: (filter: Pick<CaseFilter, 'stages' | 'clients'>) => Promise<FirmChoicesRow[]>
}
