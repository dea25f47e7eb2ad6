import { GraphQLError } from 'graphql'
import { withPaths } from '../errors/errors.ts'
import type {
  AssessmentFilter,
  AssessmentInput,
  AssessmentLineChange,
  AssessmentRulingInput,
  ReductionGroup,
} from '../generated/resolvers.ts'
import type {
  AssessedLinePage,
  AssessmentRow,
  PastReductionsRow,
  ReductionRow,
  RuledAssessmentRow,
} from '../upstream/assessment-rows.ts'
import { ifMatchHeader } from '../upstream/headers.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseHead } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Cases {
    assessment: CaseAssessment
  }
}

type Optional<T> = T | null | undefined
type Named = Pick<CaseHead, 'uuid'>
type Version = Optional<string>
interface Page {
  first?: Optional<number>
  after?: Optional<string>
  filter?: Optional<AssessmentFilter>
}

/** The assessment of completed bills on a host that has it (addition `assessment`): null on any other. */
export interface CaseAssessment {
  /** Null while the case is not complete. */
  of: (row: CaseHead) => Promise<AssessmentRow | null>
  lines: (row: Named, page: Page) => Promise<AssessedLinePage>
  reductions: (row: Named, by: ReductionGroup) => Promise<ReductionRow[]>
  /** What the bill of a case has that others were reduced for. */
  past: (row: Named) => Promise<PastReductionsRow | null>
  save: (row: Named, changes: readonly AssessmentLineChange[], version: Version) => Promise<AssessmentRow>
  edit: (row: Named, input: AssessmentInput, version: Version) => Promise<AssessmentRow>
  rule: (
    row: Named,
    wanted: { filter: Optional<AssessmentFilter>; ruling: AssessmentRulingInput },
    version: Version,
  ) => Promise<RuledAssessmentRow>
  /** Enters a workbook that was previewed. */
  take: (row: Named, workbook: string) => Promise<RuledAssessmentRow>
  undo: (row: Named, ruling: string) => Promise<RuledAssessmentRow>
  remove: (row: Named, version: Version) => Promise<AssessmentRow>
  restore: (row: Named) => Promise<AssessmentRow>
}

const at = encodeURIComponent
const pathOf = ({ uuid }: Named): string => `client/case/${at(uuid)}/assessment`

/** The fields of a filter by the names that hosts have for them. */
const FILTER: Readonly<Record<keyof AssessmentFilter, string>> = {
  text: 'text',
  heads: 'head',
  part: 'part',
  states: 'state',
  reasons: 'reason',
  feeEarners: 'fee_earner',
  from: 'from',
  to: 'to',
  uuids: 'line',
}
const filterEntries = (filter: Optional<AssessmentFilter>): [name: string, value: string | readonly string[]][] =>
  Object.entries(filter ?? {}).flatMap(([name, value]: [string, Optional<string | readonly string[]>]) =>
    value == null ? [] : [[FILTER[name as keyof AssessmentFilter], value]],
  )

function queryOf({ first, after, filter }: Page): string {
  return new URLSearchParams({
    ...(first != null && { first: String(first) }),
    ...(after && { after }),
    ...Object.fromEntries(filterEntries(filter).map(([name, value]) => [name, [value].flat().join(',')])),
  }).toString()
}

/** The paths of a filter as GraphQL has them: hosts name its fields otherwise. */
const filterPaths = new Map([
  ...['head', 'state', 'reason'].map((name) => [name, `${name}s`] as const),
  ['feeEarner', 'feeEarners'],
  ['line', 'uuids'],
])
const pathOfFilter = (path: string): string => `filter.${filterPaths.get(path) ?? path}`
const rethrowWith =
  (pathInOurs: (path: string) => string) =>
  (error: unknown): never => {
    throw withPaths(error, pathInOurs)
  }

/** Null for what is refused because the case is in another stage: it was moved in the meantime. */
function nullIfNotComplete(error: unknown): null {
  if (error instanceof GraphQLError && error.extensions.code === 'CONFLICT') return null
  throw error
}

/** Null on a host with assessments that remembers none; a case that is not there was refused before. */
function nullIfNotThere(error: unknown): null {
  if (error instanceof GraphQLError && error.extensions.code === 'NOT_FOUND') return null
  throw error
}

/** A change as hosts take it: the empty version of a host that has none stands for any. */
const changeBody = ({ version, ...change }: AssessmentLineChange) => ({ ...change, ...(version && { version }) })
const headerBody = ({ generalPoints, ...more }: AssessmentInput) => ({
  ...(generalPoints !== undefined && { general_points: generalPoints }),
  ...more,
})
const rulingBody = ({ emptyOnly, ...more }: AssessmentRulingInput) => ({
  ...more,
  ...(emptyOnly != null && { empty_only: emptyOnly }),
})

export const createCaseAssessment = ({ caseHost, readCase }: RequestHosts): CaseAssessment => {
  const { call } = caseHost
  const own: CaseAssessment = {
    of: async (row) =>
      row.stage != null && row.stage !== 'complete'
        ? null
        : readCase<AssessmentRow>(pathOf(row)).catch(nullIfNotComplete),
    lines: (row, page) =>
      readCase<AssessedLinePage>(`${pathOf(row)}/line?${queryOf(page)}`).catch(
        rethrowWith((path) => (path === 'first' || path === 'after' ? path : pathOfFilter(path))),
      ),
    reductions: (row, by) => readCase(`${pathOf(row)}/reductions?by=${at(by)}`),
    past: (row) => readCase<PastReductionsRow>(`client/case/${at(row.uuid)}/past-reductions`).catch(nullIfNotThere),
    save: (row, changes, version) =>
      call('PATCH', `${pathOf(row)}/line`, { changes: changes.map(changeBody) }, ifMatchHeader(version)),
    edit: (row, input, version) => call('PATCH', pathOf(row), headerBody(input), ifMatchHeader(version)),
    rule: (row, { filter, ruling }, version) =>
      call<RuledAssessmentRow>(
        'POST',
        `${pathOf(row)}/line/rule`,
        { filter: Object.fromEntries(filterEntries(filter)), ruling: rulingBody(ruling) },
        ifMatchHeader(version),
      ).catch(rethrowWith((path) => (path.startsWith('filter.') ? pathOfFilter(path.slice('filter.'.length)) : path))),
    take: (row, workbook) => call('POST', `${pathOf(row)}/import/${at(workbook)}`, {}),
    undo: (row, ruling) => call('POST', `${pathOf(row)}/ruling/${at(ruling)}/undo`, {}),
    remove: (row, version) => call('DELETE', pathOf(row), undefined, ifMatchHeader(version)),
    restore: (row) => call('POST', `${pathOf(row)}/restore`, {}),
  }
  return picked(caseHost, 'assessment', own, { of: nothing, past: nothing })
}
