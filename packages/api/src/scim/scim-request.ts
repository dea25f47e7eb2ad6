import { can } from '@costdraft/schema/access/can.ts'
import { lacksScope, namesProvisioning } from '@costdraft/schema/access/scopes.ts'
import { SCIM_PATH } from '@costdraft/schema/scim/names.ts'
import type { Request, RequestHandler } from 'express'
import { Forbidden, StaleVersion } from '../errors/errors.ts'
import { StreamedResponse, type RequestContext, type RequestHandlers } from '../http/request.ts'

/** A request of a directory: the firm of its API client, and where the resources of the firm are. */
export interface ScimContext extends RequestContext {
  client: string
  /** The address of SCIM as the directory calls it. */
  base: string
}

/** The firm that an API client provisions. Throws 403 for a person, and for a role that administers no users. */
function provisionedClient({ viewer }: RequestContext): string {
  if (!namesProvisioning(viewer.scopes)) throw new Forbidden(lacksScope('scim'))
  const { client_uuid } = viewer
  if (client_uuid === null) throw new Forbidden()
  for (const permission of ['user:read', 'user:create', 'client:edit_users'])
    if (!can(viewer, permission, { client_uuid })) throw new Forbidden()
  return client_uuid
}

const baseOf = (req: Request): string => `${req.protocol}://${req.get('host') ?? 'localhost'}${SCIM_PATH}`

export type ScimHandlers = (
  answer: (asked: ScimContext) => Promise<unknown>,
  options?: Parameters<RequestHandlers>[1],
) => RequestHandler

/** Makes the function that answers requests of directories. */
export const askScim =
  (ask: RequestHandlers): ScimHandlers =>
  (answer, options) =>
    ask(async (asked) => answer({ ...asked, client: provisionedClient(asked), base: baseOf(asked.req) }), options)

/** The version of a resource (RFC 7644 section 3.14): weak, since what it shows of other resources has none. */
export const versionOf = ({ version }: { version: number }): string => `W/"${version}"`

const tagsIn = (header: string): string[] => header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
const names = (header: string | undefined, { version }: { version: number }): boolean =>
  header !== undefined && tagsIn(header).some((tag) => tag === '*' || tag === `"${version}"`)

/** Throws 412 if a request is based on another version of a resource. */
export function assertMatch({ req }: RequestContext, row: { version: number }): void {
  const header = req.headers['if-match']
  if (header !== undefined && header !== '' && !names(header, row)) throw new StaleVersion(undefined)
}

const NOT_MODIFIED = new StreamedResponse(async (res) => void res.status(304).end())

/** A resource as the answer to a GET: nothing but its version where the directory has that already. */
export function withVersion<T>(
  { req, res }: RequestContext,
  row: { version: number },
  resource: T,
): T | StreamedResponse {
  res.set('etag', versionOf(row))
  return req.method === 'GET' && names(req.headers['if-none-match'], row) ? NOT_MODIFIED : resource
}
