import { readFolderTree } from './files.ts'
import { flattenTree } from '@costdraft/schema/files/wire-tree.ts'
import type { Context } from '../context.ts'
import { refused } from '../errors.ts'
import { readCase } from '../cases/cases.ts'
import type { CaseRow, OutputRow } from '../upstream/rows.ts'

/** What a file route transfers: into a case, out of it, or one record of it. */
interface FileRoute {
  method: 'GET' | 'POST'
  /** Groups: the case, then the record if the route names one. */
  path: RegExp
  /** The path at the case API. */
  upstream: (caseUuid: string, uuid: string) => string
  /** Whether the record belongs to the case; absent for routes that name the case alone. */
  holds?: (row: CaseRow, uuid: string, context: Context) => Promise<boolean>
}
export interface Transfer {
  method: FileRoute['method']
  path: string
}

const UUID = '([\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12})'
const inCase = (rest: string): RegExp => new RegExp(`^client/case/${UUID}/${rest}$`, 'i')

const holdsFile = async (row: CaseRow, uuid: string, context: Context): Promise<boolean> =>
  flattenTree(await readFolderTree(row, context)).some(({ isFile, node }) => isFile && node.uuid === uuid)
const holdsOutput = async (row: CaseRow, uuid: string, { caseApi }: Context): Promise<boolean> =>
  (await caseApi<OutputRow[]>('GET', `client/case/${row.uuid}/output`)).some((output) => output.uuid === uuid)

/** The allow-list: only these routes of the case API are passed through. */
const fileRoutes: readonly FileRoute[] = [
  {
    method: 'POST',
    path: inCase('time-recording/upload'),
    upstream: (caseUuid) => `client/case/${caseUuid}/time-recording/upload`,
  },
  {
    method: 'GET',
    path: inCase('time-recording/estimated'),
    upstream: (caseUuid) => `client/case/${caseUuid}/time-recording/estimated`,
  },
  { method: 'POST', path: inCase('file'), upstream: (caseUuid) => `client/case/${caseUuid}/file` },
  {
    method: 'GET',
    path: inCase(`file/${UUID}`),
    upstream: (_case, uuid) => `client/case/file/${uuid}`,
    holds: holdsFile,
  },
  {
    method: 'GET',
    path: inCase(`output/${UUID}`),
    upstream: (_case, uuid) => `client/case/output/${uuid}`,
    holds: holdsOutput,
  },
]

/** The file route of a request with what it names; undefined if there is none. */
export function fileRouteOf(method: string, path: string) {
  for (const route of fileRoutes) {
    const [, caseUuid, uuid = ''] = (route.method === method && route.path.exec(path.toLowerCase())) || []
    if (caseUuid) return { route, caseUuid, uuid }
  }
  return undefined
}

/**
 * Whether the viewer may make this transfer: reads the case, asks the evaluator about its client, and looks the record up in the case. Hosts
 * are not relied on to do so. Throws NOT_FOUND or FORBIDDEN. Nothing has been transferred by then.
 */
export async function authorizeTransfer(
  context: Context,
  { route, caseUuid, uuid }: NonNullable<ReturnType<typeof fileRouteOf>>,
): Promise<Transfer> {
  const row = await readCase(context, caseUuid),
    viewer = await context.viewer()
  if (route.method === 'POST' && viewer.read_only) throw refused('FORBIDDEN', 'This API client may only read.')
  if (route.holds && !(await route.holds(row, uuid, context))) throw refused('NOT_FOUND', 'Not found.')
  return { method: route.method, path: route.upstream(row.uuid, uuid) }
}
