import { refused } from '../errors/errors.ts'
import type { Call } from '../upstream/http.ts'
import { rowsOf } from '../upstream/list-answer.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { AttentionRow, DocumentsRow, OpenCommentRow, TotalsRow } from '../upstream/rows.ts'
import type { DeadlinesRow } from '../upstream/deadline-rows.ts'
import type { FigureReads, Key, Parts } from './case-figures.ts'

const segment = encodeURIComponent
/** The most cases of one batch request. */
const MAX_BATCH = 200

/** Parts of up to 200 cases in one request; a case that the viewer may not read is null in the answer. */
const batchOf =
  (call: Call) =>
  async (keys: readonly Key[]): Promise<unknown[]> => {
    const uuids = [...new Set(keys.map(({ row }) => row.uuid))]
    const parts = [...new Set(keys.map(({ part }) => part))]
    const found = new Map<string, Partial<Parts>>()
    for (let from = 0; from < uuids.length; from += MAX_BATCH) {
      const cases = uuids.slice(from, from + MAX_BATCH)
      const answer = await call<{ cases: (Partial<Parts> | null)[] }>('POST', 'client/case/batch', { cases, parts })
      cases.forEach((uuid, i) => found.set(uuid, answer.cases[i] ?? {}))
    }
    return keys.map(({ row, part }) => found.get(row.uuid)?.[part] ?? refused('NOT_FOUND', 'Not found.'))
  }

/** The figures that our own hosts work out themselves. */
export function ownFigures({ caseHost: { call }, readCase }: RequestHosts): FigureReads {
  return {
    totals: ({ uuid }) => readCase<TotalsRow>(`client/case/${segment(uuid)}/totals`),
    attention: ({ uuid }) => readCase<AttentionRow[]>(`client/case/${segment(uuid)}/attention`),
    documents: async ({ uuid }) => {
      const at = `client/case/${segment(uuid)}/output`
      const [files, state] = await Promise.all([
        readCase<unknown>(at).then(rowsOf<DocumentsRow['files'][number]>),
        readCase<Omit<DocumentsRow, 'files'>>(`${at}/state`),
      ])
      return { ...state, files }
    },
    next_deadline: async ({ uuid }) => {
      const { deadlines } = await readCase<DeadlinesRow>(`client/case/${segment(uuid)}/deadline`)
      const open = deadlines.filter(({ date, done }) => date !== null && done === null)
      return { deadline: open.toSorted((a, b) => (a.days ?? 0) - (b.days ?? 0))[0] ?? null }
    },
    openComments: async ({ uuid, figures }) =>
      figures?.open_comments ?? readCase<OpenCommentRow[]>(`client/case/${segment(uuid)}/open-comments`),
    many: batchOf(call),
  }
}
