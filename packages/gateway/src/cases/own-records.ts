import { fieldsWithCertificate, type AnyArea } from '@costdraft/schema/areas/area.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { isRow } from '../upstream/answered-values.ts'
import { shown } from '../upstream/failures.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { CaseAsked, CaseRow, Row } from '../upstream/rows.ts'
import type { CaseRecords, ChangeForm, SendMove } from './case-records.ts'
import { caseOf, pathOf, wholeCaseOf } from './case-rows.ts'

type Read = CaseRecords['read']

/** The figures that came with `case_figures`; the others have an addition of their own. */
const FIRST_FIGURES: readonly string[] = ['totals', 'attention']
const withFigures = (figures: readonly string[]): string[] => (figures.length > 0 ? [`with=${figures.join(',')}`] : [])

/** What is asked for of a case as a query, empty for the case alone: of a host with `case_figures`. */
export const figuresQuery = ({ figures }: CaseAsked): string =>
  withFigures(figures.filter((figure) => FIRST_FIGURES.includes(figure))).join('&')
/** Likewise of a host with `case_parts` and `deadlines` as well. */
export const datesQuery = ({ figures, sums, columns }: CaseAsked): string =>
  [
    ...(columns ? [`columns=${columns.join(',')}`] : []),
    ...withFigures(figures),
    ...(sums.length > 0 ? [`sums=${sums.join(',')}`] : []),
  ].join('&')

/** Likewise of a host with `case_parts` alone. */
export const partsQuery = ({ figures, ...asked }: CaseAsked): string =>
  datesQuery({ ...asked, figures: figures.filter((figure) => figure !== 'next_deadline') })

/** Reads one case with what is asked for beside it. */
export function ownRead({ readCase }: RequestHosts, queryOf: (asked: CaseAsked) => string): { read: Read } {
  /** The paths of whole cases that were read with figures: asked for again without any, they are not read once more. */
  const readWithFigures = new Map<string, string>()
  return {
    read: async (uuid, asked = { figures: [], sums: [] }) => {
      const query = queryOf(asked)
      const path = query ? `${pathOf({ uuid })}?${query}` : (readWithFigures.get(uuid) ?? pathOf({ uuid }))
      if (query && !asked.columns) readWithFigures.set(uuid, path)
      const answer = await readCase<Partial<CaseRow>>(path)
      return { ...wholeCaseOf(answer), figures: path.includes('?') ? answer.figures : undefined }
    },
  }
}

export const ownHead = ({ readCase }: RequestHosts): Pick<CaseRecords, 'readHead'> => ({
  readHead: async (uuid) => caseOf(await readCase(`${pathOf({ uuid })}?columns=uuid,client`)),
})

export const ownVersions = (read: Read): Pick<CaseRecords, 'readVersion'> => ({
  readVersion: async (uuid, name) => (await read(uuid))[name]?.toString() ?? null,
})

/**
 * The bodies for the case and for its certificate, where both change: what can, goes with the certificate, so that one
 * request does all or nothing.
 */
function splitForCertificate(area: AnyArea, body: Row, certificateBody: Row): [Row, Row] {
  if (Object.keys(certificateBody).length === 0) return [body, certificateBody]
  const entries = Object.entries(body)
  const accepted = new Set(fieldsWithCertificate(area).map(snakeName))
  const goesAlong = ([name]: [string, unknown]): boolean => accepted.has(name)
  return [
    Object.fromEntries(entries.filter((entry) => !goesAlong(entry))),
    { ...Object.fromEntries(entries.filter(goesAlong)), ...certificateBody },
  ]
}

/** Changes as our own API takes and answers them. */
export const ownForm = (read: Read): ChangeForm => ({
  changed: async (uuid, answer) =>
    isRow(answer) && answer.uuid === uuid && 'case_name' in answer ? caseOf(answer) : shown(() => read(uuid)),
  // The one entry that changes.
  claims: async (_row, entry) => [entry],
  enhancements: async (_row, wanted) => wanted,
  // Our own API judges the area of the case itself, and the case and its certificate together, such as a type and its
  // scopes.
  bodies: async (area, _before, body, certificate) => splitForCertificate(area, body, certificate),
})

/** Our own API judges itself where the case is. */
export const ownMove = (send: SendMove): Pick<CaseRecords, 'move'> => ({
  move: (row, move) => send(row, move, move.from ? { from: move.from } : {}),
})
