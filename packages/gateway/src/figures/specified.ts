import type { SpecifiedItems } from '../items/specified-items.ts'
import { rowsOf } from '../upstream/list-answer.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { DocumentsRow } from '../upstream/rows.ts'
import type { FigureReads } from './case-figures.ts'

/** The figures that are made of the lists of a case. */
export const specifiedFigures = (
  { readCase }: RequestHosts,
  { totals, attention }: SpecifiedItems,
): Omit<FigureReads, 'many'> => ({
  totals,
  attention,
  // Without a state, documents are ready when there are any.
  documents: async ({ uuid }) => {
    const answer = await readCase<unknown>(`client/case/${encodeURIComponent(uuid)}/output`)
    const files = rowsOf<DocumentsRow['files'][number]>(answer)
    return { state: files.length > 0 ? 'ready' : 'none', error: null, files }
  },
  next_deadline: async () => ({ deadline: null }),
  openComments: async () => null,
})
