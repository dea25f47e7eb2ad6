import DataLoader from 'dataloader'
import type { SpecifiedItems } from '../items/specified-items.ts'
import { picked } from '../upstream/host-call.ts'
import { pageOf } from '../upstream/pages.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseFigures, FigureReads, Key, Parts } from './case-figures.ts'
import { ownFigures } from './own.ts'
import { specifiedFigures } from './specified.ts'

export const LINES = { size: 100, max: 500 }

const settled = (read: Promise<unknown>): Promise<unknown> =>
  read.catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))

/** How this request reads each figure of its host. */
function readsOf(request: RequestHosts, items: SpecifiedItems): FigureReads & { oneByOne: FigureReads['many'] } {
  const { caseHost } = request
  const own = ownFigures(request)
  const specified = specifiedFigures(request, items)
  const one = {
    totals: picked(caseHost, 'totals', own, { totals: specified.totals }).totals,
    attention: picked(caseHost, 'attention', own, { attention: specified.attention }).attention,
    documents: picked(caseHost, 'output_state', own, { documents: specified.documents }).documents,
    next_deadline: picked(caseHost, 'deadlines', own, { next_deadline: specified.next_deadline }).next_deadline,
  }
  const oneByOne: FigureReads['many'] = (keys) => Promise.all(keys.map(({ row, part }) => settled(one[part](row))))
  return {
    ...one,
    oneByOne,
    many: picked(caseHost, 'batch', own, { many: oneByOne }).many,
    openComments: picked(caseHost, 'open_comments', own, { openComments: specified.openComments }).openComments,
  }
}

export function createCaseFigures(request: RequestHosts, items: SpecifiedItems): CaseFigures {
  const { many, oneByOne, openComments } = readsOf(request, items)
  const loader = new DataLoader<Key, unknown, string>(
    async (keys) => {
      const areMany = new Set(keys.map(({ row }) => row.uuid)).size > 1
      return (await (areMany ? many : oneByOne)(keys)) as unknown[]
    },
    // What was read before a change does not count after it, so nothing is kept beyond its batch.
    { cache: false },
  )

  return {
    openComments,
    load: async (row, part) =>
      ((row.figures as Partial<Parts> | undefined)?.[part] ?? loader.load({ row, part })) as Promise<never>,
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
      return request.caseHost.call(
        'GET',
        `client/case/${encodeURIComponent(case_uuid)}/totals/${name}?${query.toString()}`,
      )
    },
  }
}
