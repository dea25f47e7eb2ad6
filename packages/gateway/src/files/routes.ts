import { readFolderTree } from './files.ts'
import { areas } from '@costdraft/schema/areas/index.ts'
import { flattenTree } from '@costdraft/schema/files/wire-tree.ts'
import { assertMay } from '../viewer/assert-may.ts'
import type { Context } from '../context/context.ts'
import type { Permission } from '@costdraft/schema/access/roles.ts'
import { scopeOf } from '@costdraft/schema/access/scopes.ts'
import { assertMayChange, assertScope } from '../access/read-only.ts'
import { refused } from '../errors/errors.ts'
import { readCase, readCaseToChange } from '../cases/cases.ts'
import { assertOffered } from '../upstream/host-call.ts'
import type { CaseRow, OutputRow } from '../upstream/rows.ts'

/** What a file route transfers, into a record, out of it, or one part of it. */
interface FileRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Groups: the case or client, then what the route names in it. */
  path: RegExp
  /** The API to which it goes, if not that of cases. */
  host?: 'admin'
  /** The path at that API. */
  upstream: (owner: string, named: string) => string
  /** Throws NOT_FOUND or FORBIDDEN unless the viewer may make the transfer; returns the uuid of the case or client. */
  authorize: (context: Context, owner: string, named: string) => Promise<string>
  /** A POST without an effect, which an API client that may only read may make. */
  isRead?: boolean
}
export interface Transfer {
  method: FileRoute['method']
  host: 'case' | 'admin'
  path: string
}

const UUID = '([\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12})'
const inCase = (rest: string): RegExp => new RegExp(`^client/case/${UUID}/${rest}$`, 'i')

/** Hosts write the letters of a uuid in either case, and a path is passed on as it came. */
const isSame = (a: string | null | undefined, b: string): boolean => a?.toLowerCase() === b.toLowerCase()
const holdsFile = async (row: CaseRow, uuid: string, context: Context): Promise<boolean> =>
  flattenTree(await readFolderTree(row, context)).some(({ isFile, node }) => isFile && isSame(node.uuid, uuid))
const holdsOutput = async (row: CaseRow, uuid: string, { caseApi }: Context): Promise<boolean> =>
  (await caseApi<OutputRow[]>('GET', `client/case/${row.uuid}/output`)).some((output) => isSame(output.uuid, uuid))

/**
 * The reading of the case asks the evaluator about its client; then the record must be found in the case. Hosts are not
 * relied on for either.
 */
const ofCase =
  (holds?: typeof holdsFile): FileRoute['authorize'] =>
  async (context, caseUuid, uuid) => {
    const row = await readCase(context, caseUuid)
    if (holds && !(await holds(row, uuid, context))) throw refused('NOT_FOUND', 'Not found.')
    return row.uuid
  }
const intoCase: FileRoute['authorize'] = async (context, caseUuid) => (await readCaseToChange(context, caseUuid)).uuid
const importRoute = (method: FileRoute['method'], rest: '' | '/preview' | '/failed'): FileRoute => ({
  method,
  path: inCase(`time-recording/import${rest}`),
  upstream: (caseUuid) => `client/case/${caseUuid}/time-recording/import${rest}`,
  authorize: ofCase(),
})
/** Of a client, for whom its own host answers that the viewer holds a permission. */
const ofClient =
  (permission: Permission): FileRoute['authorize'] =>
  async (context, client) => {
    await assertMay(context, permission, client)
    return client
  }
/** The import of people: whoever adds users there and edits those that are there. */
const ofPeople: FileRoute['authorize'] = async (context, client) => {
  await assertMay(context, 'user:create', client)
  await assertMay(context, 'client:edit_users', client)
  return client
}
const peopleRoute = (method: FileRoute['method'], rest: '' | '/preview' | '/failed'): FileRoute => ({
  method,
  host: 'admin',
  path: new RegExp(`^users/clients/${UUID}/import${rest}$`, 'i'),
  upstream: (client) => `users/clients/${client}/import${rest}`,
  authorize: ofPeople,
})
/** The creation of a case with its documents, in one form. */
const creationPath = new RegExp(
  `^client/${UUID}/case/(${Object.values(areas)
    .map(({ createPath }) => createPath)
    .join('|')})$`,
  'i',
)
const ratesPath = new RegExp(`^client/${UUID}/rates/([a-z\\d_]{1,50})/csv$`, 'i')
const ratesUpstream: FileRoute['upstream'] = (client, table) => `client/${client}/rates/${table}/csv`

/** The mark of a client. */
const markRoute = (method: 'GET' | 'PUT'): FileRoute => ({
  method,
  host: 'admin',
  path: new RegExp(`^clients/${UUID}/mark$`, 'i'),
  upstream: (client) => `clients/${client}/mark`,
  authorize: ofClient(method === 'GET' ? 'client:read' : 'client:edit'),
})

/** The allow-list: only these routes of the hosts are passed through. */
const fileRoutes: readonly FileRoute[] = [
  {
    method: 'POST',
    path: inCase('time-recording/upload'),
    upstream: (caseUuid) => `client/case/${caseUuid}/time-recording/upload`,
    authorize: intoCase,
  },
  {
    method: 'GET',
    path: inCase('time-recording/estimated'),
    upstream: (caseUuid) => `client/case/${caseUuid}/time-recording/estimated`,
    authorize: ofCase(),
  },
  importRoute('POST', '/preview'),
  importRoute('POST', '/failed'),
  importRoute('POST', ''),
  importRoute('GET', ''),
  {
    method: 'DELETE',
    path: inCase(`time-recording/import/${UUID}`),
    upstream: (caseUuid, uuid) => `client/case/${caseUuid}/time-recording/import/${uuid}`,
    authorize: ofCase(),
  },
  // What is entered of a completed bill is no change of the case: whoever may read it may enter.
  {
    method: 'POST',
    path: inCase('assessment/upload'),
    upstream: (caseUuid) => `client/case/${caseUuid}/assessment/upload`,
    authorize: ofCase(),
  },
  {
    method: 'POST',
    path: inCase('file'),
    upstream: (caseUuid) => `client/case/${caseUuid}/file`,
    authorize: intoCase,
  },
  {
    method: 'GET',
    path: inCase(`file/${UUID}`),
    upstream: (_case, uuid) => `client/case/file/${uuid}`,
    authorize: ofCase(holdsFile),
  },
  {
    method: 'GET',
    path: inCase(`output/${UUID}`),
    upstream: (_case, uuid) => `client/case/output/${uuid}`,
    authorize: ofCase(holdsOutput),
  },
  {
    method: 'GET',
    path: inCase('preview/([a-z_]{1,50})/content'),
    upstream: (caseUuid, key) => `client/case/${caseUuid}/preview/${key}/content`,
    authorize: ofCase(),
  },
  {
    method: 'POST',
    path: creationPath,
    upstream: (client, area) => `client/${client}/case/${area.toLowerCase()}`,
    authorize: ofClient('case:create'),
  },
  peopleRoute('POST', '/preview'),
  peopleRoute('POST', '/failed'),
  peopleRoute('POST', ''),
  peopleRoute('GET', ''),
  {
    method: 'DELETE',
    host: 'admin',
    path: new RegExp(`^users/clients/${UUID}/import/${UUID}$`, 'i'),
    upstream: (client, uuid) => `users/clients/${client}/import/${uuid}`,
    authorize: ofPeople,
  },
  {
    host: 'admin',
    method: 'GET',
    path: new RegExp(`^clients/${UUID}/firm-archive/${UUID}/file$`, 'i'),
    upstream: (client, uuid) => `clients/${client}/firm-archive/${uuid}/file`,
    authorize: ofClient('client:export'),
  },
  markRoute('GET'),
  markRoute('PUT'),
  { method: 'GET', path: ratesPath, upstream: ratesUpstream, authorize: ofClient('rates:edit') },
  { method: 'POST', path: ratesPath, upstream: ratesUpstream, authorize: ofClient('rates:edit'), isRead: true },
]

/** The file route of a request with what it names; undefined if there is none. */
export function fileRouteOf(method: string, path: string) {
  for (const route of fileRoutes) {
    const [, owner, named = ''] = (route.method === method && route.path.exec(path)) || []
    if (owner) return { route, owner, named }
  }
  return undefined
}

/**
 * Whether the viewer may make this transfer. Throws NOT_FOUND or FORBIDDEN, and NOT_FOUND for an addition that the host
 * lacks. Nothing has been transferred by then.
 */
export async function authorizeTransfer(
  context: Context,
  { route, owner, named }: NonNullable<ReturnType<typeof fileRouteOf>>,
): Promise<Transfer> {
  const path = route.upstream(await route.authorize(context, owner, named), named)
  const { host = 'case' } = route
  await assertOffered(context[`${host}Host`], route.method, path)
  const viewer = await context.viewer()
  const isRead = route.method === 'GET' || route.isRead === true
  if (!isRead) assertMayChange(viewer)
  assertScope(viewer, scopeOf(host === 'admin' || route.path === ratesPath ? 'admin' : 'cases', isRead))
  return { method: route.method, host, path }
}
