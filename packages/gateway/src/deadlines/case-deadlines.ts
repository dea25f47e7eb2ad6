import type { CaseFigures } from '../figures/case-figures.ts'
import type { DeadlineChange, DeadlineFilter, DeadlineStartInput } from '../generated/resolvers.ts'
import { ifMatchHeader } from '../upstream/headers.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseHead, CaseRow, Page } from '../upstream/rows.ts'
import type { CaseDeadlineRow, DeadlineRow, DeadlinesRow } from '../upstream/deadline-rows.ts'

declare module '../context/context.ts' {
  interface Cases {
    deadlines: Deadlines
  }
}

type Optional<T> = T | null | undefined
interface Asked {
  first?: Optional<number>
  after?: Optional<string>
  filter?: Optional<DeadlineFilter>
}
interface Wanted {
  starts?: Optional<readonly DeadlineStartInput[]>
  deadlines?: Optional<readonly DeadlineChange[]>
  version?: Optional<string>
}

/** The dates that run in cases on a host that has them (addition `deadlines`): null on any other. */
export interface Deadlines {
  of: (row: Pick<CaseHead, 'uuid'>) => Promise<DeadlinesRow | null>
  /** The next date of a case that is not done. */
  next: (row: CaseRow) => Promise<DeadlineRow | null>
  list: (asked: Asked) => Promise<Page<CaseDeadlineRow> | null>
  save: (row: CaseHead, wanted: Wanted) => Promise<DeadlinesRow>
}

const pathOf = ({ uuid }: Pick<CaseHead, 'uuid'>): string => `client/case/${encodeURIComponent(uuid)}/deadline`

function queryOf({ first, after, filter }: Asked): string {
  const { from, to, staff, clients, done } = filter ?? {}
  return new URLSearchParams({
    ...(first != null && { first: String(first) }),
    ...(after && { after }),
    ...(from && { from }),
    ...(to && { to }),
    ...(staff && { staff: staff.join(',') }),
    ...(clients && { client: clients.join(',') }),
    ...(done && { done: 'true' }),
  }).toString()
}

/** The body of a change; what is left out stays. */
const bodyOf = ({ starts, deadlines }: Wanted) => ({
  ...(starts && { starts: Object.fromEntries(starts.map(({ start, date }) => [start, date ?? null])) }),
  ...(deadlines && {
    deadlines: deadlines.map(({ rule, entered, done }) => ({
      rule,
      ...(entered !== undefined && { entered_on: entered }),
      ...(done != null && { done }),
    })),
  }),
})

export const createDeadlines = (request: RequestHosts, figures: CaseFigures): Deadlines => {
  const { caseHost, readCase } = request
  const own: Deadlines = {
    of: (row) => readCase(pathOf(row)),
    next: async (row) => (await figures.load(row, 'next_deadline')).deadline,
    list: (asked) => readCase(`client/deadline?${queryOf(asked)}`),
    save: (row, wanted) => caseHost.call('PATCH', pathOf(row), bodyOf(wanted), ifMatchHeader(wanted.version)),
  }
  return picked(caseHost, 'deadlines', own, { of: nothing, next: nothing, list: nothing })
}
