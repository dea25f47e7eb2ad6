import type { Permission } from '../access/roles.ts'
import type { ValueSchema } from './value-schema.ts'

/** Under which heading a description of the API lists a route. */
export const restTags = [
  'Cases',
  'Rows of a case',
  'Comments and notes',
  'Totals and filing',
  'Documents and files',
  'Time ledgers',
  'Clients',
  'Users',
  'API clients',
  'SCIM',
  'Rates',
  'Reports',
  'Changes',
  'Webhooks',
  'Notifications and search',
  'Service',
] as const
export type RestTag = (typeof restTags)[number]

/** What a route answers when it does not refuse. */
export type RestAnswer = ValueSchema | 'nothing' | 'file'

/** What a description of the API says of a route beside its method and path. */
export interface RestRoute {
  tag: RestTag
  /** What it does, in a few words. */
  summary: string
  /** What else a caller has to know. */
  text?: string
  /** The parameters of its query, by name (`parameters.ts`). */
  query?: readonly string[]
  /** Its JSON body. */
  body?: ValueSchema
  /** Its multipart body, part by part; `format: binary` for a file. */
  form?: Readonly<Record<string, ValueSchema>>
  /** The media types of its body, where it is a picture. */
  picture?: readonly string[]
  answer?: RestAnswer
  /** The status of that answer, if not 200, or 204 for nothing; 202 for work that goes on. */
  status?: 201 | 202
  /** Whether it only reads, although it is no GET: a client that is read-only may use it. */
  isRead?: boolean
  /** Whether it takes an `Idempotency-Key`. */
  isKeyed?: boolean
  /** Whether it answers the version of the record as `ETag`, and takes `If-Match`. */
  isVersioned?: boolean
  /** The permission that it needs for the client of the record. */
  needs?: Permission
  /** The media type of its body and its answer, if not JSON. */
  media?: string
  /** What it refuses with, if not as all do. */
  refusal?: string
  /** Whether it needs no token. */
  isPublic?: boolean
}

/** Routes by method and path, as the router has them: `GET /client/case/:uuid`. */
export type RestRoutes = Readonly<Record<string, RestRoute>>
