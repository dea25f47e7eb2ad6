import DataLoader from 'dataloader'
import { refused } from '../errors/errors.ts'
import { pageOf } from '../upstream/pages.ts'
import type { Call } from '../upstream/http.ts'
import { rowsOf } from '../upstream/list-answer.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type {
  AttentionRow,
  CaseFigureRows,
  CaseRow,
  DocumentsRow,
  HeadRow,
  LineRow,
  OpenCommentRow,
  Page,
  TotalsRow,
} from '../upstream/rows.ts'
import type { SpecifiedItems } from '../items/specified-items.ts'

declare module '../context/context.ts' {
  interface Cases {
    figures: CaseFigures
  }
}

/** What is asked for beside a case, often for each row of a list. */
interface Parts extends Pick<CaseFigureRows, 'totals' | 'attention'> {
  documents: DocumentsRow
}
type Part = keyof Parts
/** A key of the loader: a part of a case. */
interface Key {
  row: CaseRow
  part: Part
}

export interface CaseFigures {
  /** A part of a case: what was read along with the row, or else asked for. */
  load: <P extends Part>(row: CaseRow, part: P) => Promise<Parts[P]>
  /** The unresolved comments in the order of tabs and lists; null on a host that does not list them. */
  openComments: (row: CaseRow) => Promise<OpenCommentRow[] | null>
  /** The lines of a head of the totals. */
  lines: (head: HeadRow, first: number | null | undefined, after: string | null | undefined) => Promise<Page<LineRow>>
}

/** The most cases of one batch request. */
const MAX_BATCH = 200
const LINES = { size: 100, max: 500 }

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

export function createCaseFigures(request: RequestHosts, items: SpecifiedItems): CaseFigures {
  const { call, has } = request.caseHost
  const readDocuments = async ({ uuid }: CaseRow): Promise<DocumentsRow> => {
    const at = `client/case/${encodeURIComponent(uuid)}/output`
    const files = request.readCase<unknown>(at).then(rowsOf<DocumentsRow['files'][number]>)
    if (!(await has('output_state')))
      return { state: (await files).length > 0 ? 'ready' : 'none', error: null, files: await files }
    const [state, all] = await Promise.all([request.readCase<Omit<DocumentsRow, 'files'>>(`${at}/state`), files])
    return { ...state, files: all }
  }
  const one: { [P in Part]: (row: CaseRow) => Promise<Parts[P]> } = {
    totals: async (row) =>
      (await has('totals'))
        ? request.readCase<TotalsRow>(`client/case/${encodeURIComponent(row.uuid)}/totals`)
        : items.totals(row),
    attention: async (row) =>
      (await has('attention'))
        ? request.readCase<AttentionRow[]>(`client/case/${encodeURIComponent(row.uuid)}/attention`)
        : items.attention(row),
    documents: readDocuments,
  }

  const batch = batchOf(call)
  const settled = (read: Promise<unknown>): Promise<unknown> =>
    read.catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))
  const loader = new DataLoader<Key, unknown, string>(
    async (keys) => {
      const areMany = new Set(keys.map(({ row }) => row.uuid)).size > 1
      return (
        areMany && (await has('batch'))
          ? await batch(keys)
          : await Promise.all(keys.map(({ row, part }) => settled(one[part](row))))
      ) as unknown[]
    },
    // What was read before a change does not count after it, so nothing is kept beyond its batch.
    { cache: false },
  )

  return {
    load: async (row, part) =>
      ((row.figures as Partial<Parts> | undefined)?.[part] ?? loader.load({ row, part })) as Promise<never>,
    openComments: async ({ uuid, figures }) =>
      (await has('open_comments'))
        ? (figures?.open_comments ??
          request.readCase<OpenCommentRow[]>(`client/case/${encodeURIComponent(uuid)}/open-comments`))
        : null,
    lines: async ({ case_uuid = '', name, case_part: part, all_lines: lines }, first, after) => {
      if (lines)
        return pageOf(
          lines.map((line, i) => ({ ...line, uuid: String(i) })),
          first,
          after,
          LINES,
        )
      const query = new URLSearchParams({
        first: String(first ?? LINES.size),
        ...(after && { after }),
        ...(part && { case_part: part }),
      })
      return call('GET', `client/case/${encodeURIComponent(case_uuid)}/totals/${name}?${query.toString()}`)
    },
  }
}
