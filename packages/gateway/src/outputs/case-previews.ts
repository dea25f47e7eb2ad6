import type { DocumentsState } from '../generated/resolvers.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseHead } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Cases {
    previews: CasePreviews
  }
}

/** A document that a case would have now, or of the assessment of a complete one, with the latest that was made. */
export interface PreviewRow {
  key: string
  name: string
  extension: string
  state: DocumentsState
  error: string | null
  file: PreviewFileRow | null
}
/** What of a preview is read where it is resolved. */
export interface PreviewFileRow {
  uuid: string
  file_name: string
  size: number
  made_at: string
  is_current: boolean
  warnings: string[]
}
export interface CasePreviews {
  /**
   * Null on a host that makes no previews (addition `document_preview`). Of a complete case they are the documents of
   * its assessment.
   */
  read: (row: CaseHead) => Promise<PreviewRow[] | null>
  /** Asks for the preview of a document by its key. */
  ask: (row: CaseHead, key: string) => Promise<void>
}

const pathOf = ({ uuid }: CaseHead): string => `client/case/${encodeURIComponent(uuid)}/preview`

const ownPreviews = ({ readCase, caseHost }: RequestHosts): CasePreviews => ({
  read: (row) => readCase<PreviewRow[]>(pathOf(row)),
  ask: async (row, key) => {
    await caseHost.call('POST', `${pathOf(row)}/${encodeURIComponent(key)}`, {})
  },
})

export const createCasePreviews = (request: RequestHosts): CasePreviews =>
  picked(request.caseHost, 'document_preview', ownPreviews(request), { read: nothing })
